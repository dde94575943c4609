import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { CallError } from '@sampan/contract/call-error'
import { CATALOGUE_LIMITS } from '@sampan/contract/rules'
import { parseMoney } from '@sampan/contract/typed-number'
import type { WriteInput } from '@sampan/front/calls'
import { amountFault, parseStockChange } from '../../../forms/input-values.ts'
import { isSteep, type PriceJump } from '../price-jumps.tsx'

/** Editable columns: the price of a SKU, the earlier price of a product, pieces added to or removed from a SKU. */
export type CellColumn = 'price' | 'was' | 'change'

/** An edited cell that is not saved yet. */
export type Cell = {
  column: CellColumn
  /** Id of the SKU or, for an earlier price, of the product. */
  id: string
  product_id: string
  text: string
  /** The stored price when the cell was edited, and its revision; null for an adjustment of stock. */
  stored: { cents: number | null; revision: string } | null
  fault?: string | undefined
}
export type Cells = Readonly<Record<string, Cell>>

export const cellName = (column: CellColumn, id: string) => `${column}.${id}`
const nameOf = ({ column, id }: Cell) => cellName(column, id)

const isAmount = (input: string) => {
  const cents = parseMoney(input)
  return cents !== null && cents > 0 && cents <= CATALOGUE_LIMITS.price_cents
}

/** Validates a cell before it is sent. */
export function faultOf({ column, text }: Cell, i18n: I18n): string | undefined {
  if (column === 'change')
    return parseStockChange(text) === undefined ? t(i18n)`Enter a whole number, such as +5 or -2` : undefined
  if (column === 'was' && text.trim() === '') return undefined
  return isAmount(text) ? undefined : (amountFault(text, i18n) ?? t(i18n)`Enter a price such as 12.50`)
}

/** Prices that fall or rise by more than half. */
export const jumpsOf = (cells: Cells): PriceJump[] =>
  Object.values(cells).flatMap(({ column, id, text, stored }) => {
    const to_cents = column === 'price' ? parseMoney(text) : null
    const from_cents = stored?.cents ?? null
    const jump = to_cents !== null && from_cents !== null && { sku_id: id, from_cents, to_cents }
    return jump && isSteep(jump) ? [jump] : []
  })

type Sent = WriteInput<'POST /api/admin/sku/edit'>
export type Batch = { cells: readonly Cell[]; body: Sent }

/**
 * Maximum number of SKUs per batch. All cells of a product are in one batch, because its prices are compared with each
 * other.
 */
const SKUS = 200
const PRODUCTS = 100

/** Groups the edited cells into as few batches as the call allows. */
export function batchesOf(cells: Cells): Batch[] {
  const batches: { cells: Cell[]; skus: number; products: number }[] = []
  for (const [, own] of Map.groupBy(Object.values(cells), ({ product_id }) => product_id)) {
    const skus = new Set(own.map(({ id }) => id)).size
    const last = batches.at(-1)
    if (last && last.skus + skus <= SKUS && last.products < PRODUCTS) {
      last.cells.push(...own)
      last.skus += skus
      last.products++
    } else batches.push({ cells: [...own], skus, products: 1 })
  }
  return batches.map((batch) => ({ cells: batch.cells, body: bodyOf(batch.cells) }))
}

function bodyOf(cells: readonly Cell[]): Sent {
  const of_skus = Map.groupBy(
    cells.filter(({ column }) => column !== 'was'),
    ({ id }) => id,
  )
  const edits = [...of_skus].map(([sku_id, own]) => {
    const price = own.find(({ column }) => column === 'price')
    const change = own.find(({ column }) => column === 'change')
    return {
      sku_id,
      ...(price?.stored && { price: { revision: price.stored.revision, price_cents: parseMoney(price.text) ?? 0 } }),
      ...(change && { stock_change: parseStockChange(change.text) ?? 0 }),
    }
  })
  const earlier = cells.flatMap(({ column, id, text, stored }) =>
    column === 'was' && stored ? [{ product_id: id, revision: stored.revision, was_cents: parseMoney(text) }] : [],
  )
  return { edits, ...(earlier.length > 0 && { earlier }) }
}

/** The cell that a refusal refers to; undefined if the refusal names none of the cells. */
export function cellOfError(error: CallError, cells: readonly Cell[]): string | undefined {
  const { field } = error.details
  const is_stale = error.reason === 'changed_meanwhile'
  const own = cells.filter(({ id }) => id === field)
  const columns: readonly CellColumn[] = is_stale ? ['price', 'was'] : ['change', 'was', 'price']
  const ownCell = columns.flatMap((column) => own.find((cell) => cell.column === column) ?? [])[0]
  // If an earlier price has become too low, the refusal names the product, although the price of a SKU was edited.
  const cell = ownCell ?? cells.find(({ product_id, column }) => product_id === field && column === 'price')
  return cell && nameOf(cell)
}
