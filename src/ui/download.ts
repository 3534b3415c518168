import { MINUTE } from '#domain/raid/time';

export function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Safari reads the file a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), MINUTE);
}
