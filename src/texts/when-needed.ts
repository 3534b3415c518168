/** Makes a format when it is first needed: a page's first one takes a slow phone a tenth of a second. */
export function whenNeeded<Format>(make: () => Format): () => Format {
  let format: Format | undefined;
  return () => {
    format ??= make();
    return format;
  };
}
