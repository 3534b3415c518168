/** Undefined is an empty cell. */
export type Cell = string | number | undefined;

/** Marks the file as UTF-8; without it Excel reads names as Latin-1. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Formats a table as CSV by RFC 4180. Text that a spreadsheet would run as a formula is made plain.
 */
export const csvFile = (rows: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

function csvCell(cell: Cell): string {
  if (typeof cell !== 'string') return `${cell ?? ''}`;
  const text = defused(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Source: OWASP, "CSV Injection": a formula begins with `=`, `+`, `-` or `@`, and an apostrophe
 * before it makes it text. Many European spreadsheets split cells at `;` and ignore our quotes
 * there, so each place where they would start a cell or row needs one too.
 */
const defused = (text: string): string =>
  text
    .replace(/([;\t\r\n])(?=[\s"']*[=+\-@＝＋－＠])/g, "$1'")
    .replace(/^(?=[\t\r\n]|\s*[=+\-@＝＋－＠])/, "'");
