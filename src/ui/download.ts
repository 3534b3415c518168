const last = { address: '' };

/** The file stays readable until the next one: a browser may prompt first, and read it later. */
export function download(file: File): void {
  if (last.address) URL.revokeObjectURL(last.address);
  last.address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = last.address;
  link.download = file.name;
  link.click();
}
