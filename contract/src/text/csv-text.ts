/** -11200 → "-112.00": a number to every spreadsheet. */
export function dollars(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Spreadsheets run a cell that begins with one of these signs as a formula. Chinese, Japanese and Korean keyboards type
 * full-width signs, which count too. Blanks, apostrophes and quotation marks may stand before the sign.
 */
const SIGN = String.raw`=+\-@\uFF1D\uFF0B\uFF0D\uFF20`
const FORMULA = new RegExp(String.raw`^[\s'"]*[\t\r\n${SIGN}]`)
const BEGINS_WITH_SIGN = new RegExp(`^[${SIGN}]`)
const NUMBER = /^-?\d+(\.\d+)?$/

/** Everything that may stand between the end of a piece of a cell and the sign that begins the next piece. */
const BETWEEN = /[\s'";]+/g
/**
 * Where a spreadsheet may split a cell although it is quoted: one that splits at semicolons or tabs finds the quotation
 * mark inside a cell, where it does not count.
 */
const END_OF_PIECE = /[;\t\r\n]/g

/**
 * RFC 4180, after the mark by which Excel knows UTF-8. An apostrophe stands before each cell, and piece of a cell, that a
 * spreadsheet would run as a formula; cells that are numbers stay as they are.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`

function csvCell(text: string): string {
  const safe = NUMBER.test(text) ? text : withApostrophes(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Changes the parts of a cell after which a sign follows. */
const beforeSigns = (cell: string, change: (between: string) => string): string =>
  cell.replace(BETWEEN, (between: string, at: number) =>
    BEGINS_WITH_SIGN.test(cell.slice(at + between.length, at + between.length + 1)) ? change(between) : between,
  )

function withApostrophes(text: string): string {
  const inside = beforeSigns(text, (between) => between.replace(END_OF_PIECE, "$&'"))
  return FORMULA.test(inside) ? `'${inside}` : inside
}

/** A cell of a file that `csvOf` wrote, without the apostrophes that made it harmless. */
export function withoutApostrophes(cell: string): string {
  const bare = cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
  return beforeSigns(bare, (between) => between.replace(/([;\t\r\n])'/g, '$1'))
}
