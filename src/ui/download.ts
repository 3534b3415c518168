import { MINUTE } from '#domain/raid/time';

/** Gives a file to the browser's downloads. */
export function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The click has taken the file by then; Safari takes it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), MINUTE);
}
