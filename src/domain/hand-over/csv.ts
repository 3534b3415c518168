/** A cell of the table: nothing is an empty cell. */
export type Cell = string | number | undefined;

/** Tells a spreadsheet that the file is UTF-8; without it, Excel reads names as Latin-1. */
const BYTE_ORDER_MARK = '\ufeff';

/** A table as a CSV file, by RFC 4180. Text that a spreadsheet would run as a formula is shown, not run. */
export const csvFile = (rows: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

function csvCell(cell: Cell): string {
  if (typeof cell !== 'string') return `${cell ?? ''}`;
  const text = defused(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Source: OWASP, "CSV Injection": a formula begins with `=`, `+`, `-` or `@`; an apostrophe before it makes it text.
 *
 * Spreadsheets in most of Europe divide cells at `;`, and do not see our quotes in the middle of such a cell. Each
 * place where they would begin a cell or a row needs its apostrophe too.
 */
const defused = (text: string): string =>
  text
    .replace(/([;\t\r\n])(?=[\s"']*[=+\-@＝＋－＠])/g, "$1'")
    .replace(/^(?=[\t\r\n]|\s*[=+\-@＝＋－＠])/, "'");
