/** The value of a cell; undefined if it is empty. */
export type CsvCell = string | number | undefined;

/** Marks the file as UTF-8; without it Excel reads names as Latin-1. */
const BYTE_ORDER_MARK = '\ufeff';

/** Formats a table as CSV by RFC 4180. Formulas become plain text. */
export const csvFile = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

function csvCell(cell: CsvCell): string {
  if (typeof cell !== 'string') return `${cell ?? ''}`;
  const text = withoutFormulas(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Matches each run of blanks once: a lookahead at each blank would take quadratic time. */
const BLANKS = /([\s"';]+)([=+\-@＝＋－＠])?/g;

/**
 * Puts apostrophes before `=`, `+`, `-` and `@`, which start a formula. Many European spreadsheets
 * split cells at `;` even within quotes, so a sign after `;` also needs one. Source: OWASP, "CSV
 * Injection".
 */
const withoutFormulas = (text: string): string =>
  text
    .replace(BLANKS, (found, blanks: string, sign: string | undefined) => {
      if (!sign) return found;
      const cell = Math.max(blanks.lastIndexOf(';'), 0);
      return blanks.slice(0, cell) + blanks.slice(cell).replace(/[;\t\r\n]/g, "$&'") + sign;
    })
    .replace(/^(?=[\t\r\n]|\s*[=+\-@＝＋－＠])/, "'");
