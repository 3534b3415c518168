let last: string | undefined;

/** Downloads a file. Its address is valid until the next download because a prompt may delay it. */
export function download(file: File): void {
  if (last) URL.revokeObjectURL(last);
  last = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = last;
  link.download = file.name;
  link.click();
}
