import type { CsvRow } from '../../../../csv/csv-rows.ts'
import { decimalSignIn, minorUnitsIn } from './statement-amount.ts'
import type { Columns } from './statement-columns.ts'
import { dayIn, orderOf } from './statement-day.ts'

/** Files without headings have few columns. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** An amount has decimals or a sign. Other numbers may be those of accounts or cheques. */
const AMOUNT = /\p{Nd}[.,]\p{Nd}{2}\)?$|^[-+(]/u

/** The heading of a file without headings: the letters of a spreadsheet, so that columns can be chosen by hand. */
export const letteredHeading = (rows: readonly CsvRow[]): CsvRow => ({
  line: 0,
  cells: [...LETTERS].slice(0, rows[0]?.cells.length ?? 0),
})

/**
 * The columns of a file without headings by their contents, as letters: one column of dates and one of amounts with both
 * directions or a sign, which may be followed by one of balances. Undefined if the contents leave a doubt.
 */
export function columnsByContents(rows: readonly CsvRow[]): Columns | undefined {
  const width = rows[0]?.cells.length ?? 0
  if (width < 3 || width > LETTERS.length || rows.some(({ cells }) => cells.length !== width)) return undefined
  const columns = [...LETTERS.slice(0, width)].map((letter, at) => ({
    letter,
    cells: rows.map(({ cells }) => (cells[at] ?? '').trim()),
  }))
  const [day, ...other_days] = columns.filter(({ cells }) => areDays(cells))
  const [amount, balance, ...other_amounts] = columns.filter(({ cells }) => areAmounts(cells))
  if (!day || !amount || other_days.length + other_amounts.length > 0) return undefined
  if (!amount.cells.some((cell) => /^[-+(]/.test(cell))) return undefined
  const texts = columns.filter((column) => ![day, amount, balance].includes(column))
  const text = texts.toSorted((one, other) => lettersIn(other.cells) - lettersIn(one.cells))[0]
  return {
    ...{ day: day.letter, amount: amount.letter },
    ...(text && { text: text.letter }),
    ...(balance && { balance: balance.letter }),
  }
}

const lettersIn = (cells: readonly string[]) => cells.join('').replace(/\P{L}/gu, '').length

function areDays(cells: readonly string[]): boolean {
  const order = orderOf(cells) ?? 'dmy'
  return cells.every((cell) => dayIn(cell, order) !== undefined)
}

function areAmounts(cells: readonly string[]): boolean {
  const sign = decimalSignIn(cells)
  return cells.every((cell) => AMOUNT.test(cell) && minorUnitsIn(cell, 'USD', sign) !== undefined)
}
