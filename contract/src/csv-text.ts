/** -11200 → "-112.00": a number to every spreadsheet. */
export function dollars(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Spreadsheets run a cell that begins with one of these signs as a formula. Chinese, Japanese and Korean keyboards type
 * full-width signs, which count too. Blanks and apostrophes may stand before the sign.
 */
const FORMULA = /^[\s']*[\t\r\n=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/
const NUMBER = /^-?\d+(\.\d+)?$/

/**
 * RFC 4180, after the mark by which Excel knows UTF-8. A spreadsheet runs text that begins like a formula: such a cell
 * gets an apostrophe before it, but for numbers.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`

function csvCell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A cell of a file that `csvOf` wrote, without the apostrophe that made it harmless. */
export const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
