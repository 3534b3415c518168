let last: string | undefined;

/** The file stays readable until the next one: a browser may prompt first, and read it later. */
export function download(file: File): void {
  if (last) URL.revokeObjectURL(last);
  last = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = last;
  link.download = file.name;
  link.click();
}
