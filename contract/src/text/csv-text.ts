/** -11200 → "-112.00", which every spreadsheet reads as a number. */
export function dollars(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Spreadsheets run a cell that begins with one of these signs as a formula. The full-width signs of Chinese, Japanese
 * and Korean keyboards count too. Spaces, apostrophes and quotation marks may precede the sign.
 */
const SIGN = String.raw`=+\-@\uFF1D\uFF0B\uFF0D\uFF20`
const FORMULA = new RegExp(String.raw`^[\s'"]*[\t\r\n${SIGN}]`)
const BEGINS_WITH_SIGN = new RegExp(`^[${SIGN}]`)
/** Finds a cell that may need apostrophes. Most need none, and this is several times as fast as writing them. */
const MAY_BE_FORMULA = new RegExp(String.raw`(?:^|[\s'";])[${SIGN}]|[\t\r\n]`)
const NUMBER = /^-?\d+(\.\d+)?$/

/** Characters that may occur between the end of a part of a cell and the sign that begins the next part. */
const BETWEEN = /[\s'";]+/g
/**
 * Characters where a spreadsheet may split a cell although it is quoted: a spreadsheet that splits at semicolons or
 * tabs treats a quotation mark inside a cell as literal text.
 */
const END_OF_PIECE = /[;\t\r\n]/g

/**
 * CSV (RFC 4180) with a byte order mark, from which Excel recognises UTF-8. Cells, and parts of cells, that a
 * spreadsheet would run as a formula are prefixed with an apostrophe; numeric cells are unchanged.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`

function csvCell(text: string): string {
  const safe = MAY_BE_FORMULA.test(text) && !NUMBER.test(text) ? withApostrophes(text) : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Applies `change` to the characters of a cell between the end of a part and a sign (BETWEEN). */
const beforeSigns = (cell: string, change: (between: string) => string): string =>
  cell.replace(BETWEEN, (between: string, at: number) =>
    BEGINS_WITH_SIGN.test(cell.slice(at + between.length, at + between.length + 1)) ? change(between) : between,
  )

function withApostrophes(text: string): string {
  const inside = beforeSigns(text, (between) => between.replace(END_OF_PIECE, "$&'"))
  return FORMULA.test(inside) ? `'${inside}` : inside
}

/** A cell of a file written by `csvOf`, without the protective apostrophes. */
export function withoutApostrophes(cell: string): string {
  const bare = cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
  return beforeSigns(bare, (between) => between.replace(/([;\t\r\n])'/g, '$1'))
}
