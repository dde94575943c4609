import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { CallError } from '@sampan/contract/call-error'
import { CATALOGUE_LIMITS, readContent, TAX_CLASSES, type TaxClass } from '@sampan/contract/rules'
import { parseMoney } from '@sampan/contract/typed-number'
import type { WriteInput } from '@sampan/front/calls'
import { CLASS_TEXT } from '../../../features/tax/class-text.ts'
import { amountFault, parseStockChange, wholeIn } from '../../../forms/input-values.ts'
import { isSteep, type PriceJump } from '../price-jumps.tsx'

/**
 * Editable columns of a SKU: price, pieces added or removed, article number, weight, content, and from how many pieces on its stock
 * is low; of a product: earlier price, tags and class of goods.
 */
export type CellColumn = 'price' | 'was' | 'change' | 'article' | 'weight' | 'content' | 'low' | 'tags' | 'class'
const OF_PRODUCTS: readonly CellColumn[] = ['was', 'tags', 'class']
export const isOfProduct = (column: CellColumn) => OF_PRODUCTS.includes(column)

/** An edited cell that is not saved yet. */
export type Cell = {
  column: CellColumn
  /** Id of the SKU or, for facts of a product, of the product. */
  id: string
  product_id: string
  text: string
  /** The stored text when the cell was edited. */
  before?: string | undefined
  /** Revision of the value, and the stored price, when the cell was edited; null for an adjustment of stock. */
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
const isEmpty = (text: string) => text.trim() === ''
export const tagsIn = (text: string) => [
  ...new Set(
    text
      .split(/[,、，]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]
/** The class with this name in the operator's language, or with this key; null for an empty text. */
function classIn(text: string, i18n: I18n): TaxClass | null | undefined {
  const name = text.trim().toLowerCase()
  if (name === '') return null
  return TAX_CLASSES.find((key) => key === name || i18n._(CLASS_TEXT[key]).toLowerCase() === name)
}

const areTags = (tags: readonly string[]) =>
  tags.length <= CATALOGUE_LIMITS.tags && tags.every((tag) => tag.length <= CATALOGUE_LIMITS.tag)

/** Validates a cell before it is sent. */
export function faultOf({ column, text }: Cell, i18n: I18n): string | undefined {
  switch (column) {
    case 'change':
      return parseStockChange(text) === undefined ? t(i18n)`Enter a whole number, such as +5 or -2` : undefined
    case 'article':
      return text.trim().length > CATALOGUE_LIMITS.article_number ? t(i18n)`At most 64 characters` : undefined
    case 'weight':
      return isEmpty(text) || wholeIn(text, 1, CATALOGUE_LIMITS.weight_grams) !== null
        ? undefined
        : t(i18n)`Enter a whole number`
    case 'content':
      return isEmpty(text) || readContent(text) !== undefined
        ? undefined
        : t(i18n)`Enter an amount and a unit, such as 250 ml`
    case 'low':
      return isEmpty(text) || wholeIn(text, 0, CATALOGUE_LIMITS.stock) !== null
        ? undefined
        : t(i18n)`Enter a whole number`
    case 'tags':
      return areTags(tagsIn(text)) ? undefined : t(i18n)`At most 30 tags of 40 characters, separated by commas`
    case 'class':
      return classIn(text, i18n) === undefined ? t(i18n)`Enter a class such as Books` : undefined
    case 'was':
    case 'price':
      if (column === 'was' && isEmpty(text)) return undefined
      return isAmount(text) ? undefined : (amountFault(text, i18n) ?? t(i18n)`Enter a price such as 12.50`)
  }
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
export function batchesOf(cells: Cells, i18n: I18n): Batch[] {
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
  return batches.map((batch) => ({ cells: batch.cells, body: bodyOf(batch.cells, i18n) }))
}

function bodyOf(cells: readonly Cell[], i18n: I18n): Sent {
  const of_skus = Map.groupBy(
    cells.filter(({ column }) => !isOfProduct(column)),
    ({ id }) => id,
  )
  const edits = [...of_skus].map(([sku_id, own]) => {
    const of = new Map(own.map((cell) => [cell.column, cell]))
    const [price, change] = [of.get('price'), of.get('change')]
    return {
      sku_id,
      ...(price?.stored && { price: { revision: price.stored.revision, price_cents: parseMoney(price.text) ?? 0 } }),
      ...(change && { stock_change: parseStockChange(change.text) ?? 0 }),
      ...factsOf(of),
    }
  })
  const earlier = cells.flatMap(({ column, id, text, stored }) =>
    column === 'was' && stored ? [{ product_id: id, revision: stored.revision, was_cents: parseMoney(text) }] : [],
  )
  const tags = cells.flatMap(({ column, id, text, stored }) =>
    column === 'tags' && stored ? [{ product_id: id, revision: stored.revision, tags: tagsIn(text) }] : [],
  )
  const classes = cells.flatMap(({ column, id, text, stored }) =>
    column === 'class' && stored
      ? [{ product_id: id, revision: stored.revision, tax_class: classIn(text, i18n) ?? null }]
      : [],
  )
  return {
    edits,
    ...(earlier.length > 0 && { earlier }),
    ...(tags.length > 0 && { tags }),
    ...(classes.length > 0 && { classes }),
  }
}

/** The edited numbers of a SKU, with the revision that the first of them had. */
function factsOf(of: ReadonlyMap<CellColumn, Cell>): Pick<Sent['edits'][number], 'facts'> {
  const [article, weight, content, low] = [of.get('article'), of.get('weight'), of.get('content'), of.get('low')]
  const revision = (article ?? weight ?? content ?? low)?.stored?.revision
  if (revision === undefined) return {}
  return {
    facts: {
      revision,
      ...(article && { article_number: article.text.trim() || null }),
      ...(weight && { weight_grams: wholeIn(weight.text, 1, CATALOGUE_LIMITS.weight_grams) }),
      ...(content && { net_content: readContent(content.text) ?? null }),
      ...(low && { low_stock_at: wholeIn(low.text, 0, CATALOGUE_LIMITS.stock) }),
    },
  }
}

/** The columns that a refusal may mean, the most likely first. */
function columnsOf({ reason, details }: CallError): readonly CellColumn[] {
  if (reason === 'changed_meanwhile') return ['price', 'was', 'article', 'weight', 'content', 'low', 'tags', 'class']
  if (String(details.fault).startsWith('number_')) return ['article']
  return ['change', 'was', 'price']
}

/** The cell that a refusal refers to; undefined if the refusal names none of the cells. */
export function cellOfError(error: CallError, cells: readonly Cell[]): string | undefined {
  const { field } = error.details
  const own = cells.filter(({ id }) => id === field)
  const ownCell = columnsOf(error).flatMap((column) => own.find((cell) => cell.column === column) ?? [])[0]
  // If an earlier price has become too low, the refusal names the product, although the price of a SKU was edited.
  const cell = ownCell ?? cells.find(({ product_id, column }) => product_id === field && column === 'price')
  return cell && nameOf(cell)
}
