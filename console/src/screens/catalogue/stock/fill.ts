import { moneyText } from '@sampan/contract/money-text'
import { parseMoney, readDecimal } from '@sampan/contract/typed-number'
import { moneyInputValue, parseStockChange } from '../../../forms/input-values.ts'
import { type Cell, type CellColumn, tagsIn } from './cell-edits.ts'
import type { Stored } from './stock-rows.tsx'

const PER_CENT = 10_000

/**
 * A price after a change such as `-10%`, `+2.50` or `12.50`; undefined if it cannot be read. A percentage is rounded half
 * up to the cent.
 */
function priceAfter(from: string, change: string): string | undefined {
  const [, sign, amount = ''] = /^\s*([+\-−]?)\s*(.+?)\s*$/.exec(change) ?? []
  const cents = parseMoney(from)
  const percent = /^(.+?)\s*[%％]$/.exec(amount)?.[1]
  const by = percent === undefined ? parseMoney(amount) : percentOf(cents, percent)
  if (by === null || by === undefined) return undefined
  if (sign === '') return percent === undefined ? moneyInputValue(by) : undefined
  if (cents === null) return undefined
  const after = sign === '+' ? cents + by : cents - by
  return after > 0 ? moneyInputValue(after) : moneyText(after)
}

function percentOf(cents: number | null, input: string): number | undefined {
  const reading = readDecimal(input, 2)
  return cents === null || reading.state !== 'read' ? undefined : Math.round((cents * reading.value) / PER_CENT)
}

/** Tags after a change: `+new` adds, `-old` removes, other text replaces all. */
function tagsAfter(from: string, change: string): string {
  const [, sign, tags = ''] = /^\s*([+\-−]?)(.*)$/s.exec(change) ?? []
  const [before, named] = [tagsIn(from), tagsIn(tags)]
  if (sign === '') return named.join(', ')
  const after = sign === '+' ? [...before, ...named] : before.filter((tag) => !named.includes(tag))
  return [...new Set(after)].join(', ')
}

/** The text of a cell after a change for many cells; undefined if the change does not fit the column. */
export function textAfter(column: CellColumn, from: string, change: string): string | undefined {
  if (column === 'price' || column === 'was') return priceAfter(from, change)
  if (column === 'tags') return tagsAfter(from, change)
  if (column === 'change') return parseStockChange(change) === undefined ? undefined : change.trim()
  return change.trim()
}

/** The cells with the values that they had before a save. */
export const formerTexts = (saved: readonly Cell[], storedOf: (cell: Cell) => Stored | undefined) =>
  saved.flatMap((cell) => {
    const now = storedOf(cell)
    const text = cell.column === 'change' ? opposite(cell.text) : cell.before
    return now && text !== undefined && text !== now.text ? [{ text: now.text, cell: { ...now.cell, text } }] : []
  })

const opposite = (change: string) => {
  const pieces = parseStockChange(change) ?? 0
  return pieces > 0 ? `-${pieces}` : `+${-pieces}`
}
