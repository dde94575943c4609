import { isDeepStrictEqual } from 'node:util'
import type { ProductDraft as SavedDraft } from '@sampan/contract'
import { CATALOGUE_LIMITS, type CatalogueFault } from '@sampan/contract/rules'
import { revisionOf } from '../../../http/revision.ts'

/** The revision of the price of a SKU, or of the earlier price of a product. */
export const revisionOfPrice = (cents: number | null) => revisionOf(cents)

type Numbers = {
  article_number: string | null
  weight_grams: number | null
  net_content: string | null
  low_stock_at: number | null
}
/** The revision of the numbers of a SKU that the grid edits. */
export const revisionOfFacts = ({ article_number, weight_grams, net_content, low_stock_at }: Numbers) =>
  revisionOf([article_number, weight_grams, net_content, low_stock_at])

/** The fields that a save writes. */
type ProductFacts = Omit<SavedDraft, 'revision' | 'reason' | 'skus'>

type SkuFacts = Omit<SavedDraft['skus'][number], 'stock_change'>

/** `stock_change`: pieces to add, or to remove if negative. A new SKU starts with no stock. */
export type SkuDraft = SkuFacts & { stock_change: number }
/** The wanted state of a product. SKUs that are left out stay unchanged. */
export type ProductDraft = ProductFacts & { skus: SkuDraft[] }

export type StoredSku = SkuFacts & { position: number; stock: number }
export type StoredProduct = ProductFacts & { sales: number; created_at: string; skus: StoredSku[] }

const skuFacts = ({ stock_change: _, ...facts }: SkuDraft): SkuFacts => facts
/** The fields of a stored SKU that a draft has too. */
export const skuFactsOf = ({ stock: _, position: __, ...facts }: StoredSku): SkuFacts => facts

/** The fields of a stored product that a draft has too. */
export const factsOf = ({ sales: _, created_at: __, skus: ___, ...facts }: StoredProduct): ProductFacts => facts

/** Whether saving a draft would change nothing, neither the product nor its SKUs. */
export function isUnchanged({ skus, ...draft }: ProductDraft, stored: StoredProduct): boolean {
  return (
    isDeepStrictEqual(draft, factsOf(stored)) &&
    skus.every(({ stock_change }) => stock_change === 0) &&
    isDeepStrictEqual(skus.map(skuFacts), stored.skus.map(skuFactsOf))
  )
}

/** The existing rows and pictures that drafts refer to. */
export type DraftReferences = {
  shops: ReadonlySet<string>
  categories: ReadonlySet<string>
  /** The category of each kind. */
  kinds: ReadonlyMap<string, string>
  /** Options, each as `axis:value_key`. */
  options: ReadonlySet<string>
  /** The product of each SKU. */
  sku_owners: ReadonlyMap<string, string>
  /** The SKU of each article number, in lower case. */
  number_owners: ReadonlyMap<string, string>
  pictures: ReadonlySet<string>
  makers: ReadonlySet<string>
}

export const optionKey = ({ axis, value_key }: SkuFacts['axis_values'][number]) => `${axis}:${value_key}`

/** A fault of the product or, with `sku_id`, of one of its SKUs. */
export type DraftFault = { field: keyof ProductDraft | keyof SkuDraft; sku_id?: string; fault: CatalogueFault }

/** All faults of a draft, given the stored state of its product. */
export function draftFaults(
  draft: ProductDraft,
  stored: StoredProduct | undefined,
  references: DraftReferences,
): DraftFault[] {
  const sku_ids = draft.skus.map(({ sku_id }) => sku_id)
  const sold = skusAfter(draft, stored).filter(({ on_sale }) => on_sale)
  return [
    ...factFaults(draft, references),
    ...draft.skus.flatMap((sku, at) => skuFaults(sku, draft, references, sku_ids.indexOf(sku.sku_id) < at)),
    ...numberFaults(draft, stored, references),
    ...(draft.on_sale && sold.length === 0 ? [{ field: 'on_sale', fault: 'nothing_on_sale' } as const] : []),
    ...figureFaults(draft, stored),
    ...optionFaults(sold, new Set(sku_ids)),
  ]
}

function factFaults(draft: ProductDraft, references: DraftReferences): DraftFault[] {
  const faults: DraftFault[] = []
  const say = (field: keyof ProductDraft, fault: CatalogueFault) => faults.push({ field, fault })
  if (!references.shops.has(draft.shop_id)) say('shop_id', 'unknown_shop')
  if (!references.categories.has(draft.category)) say('category', 'unknown_category')
  if (draft.kind !== null && references.kinds.get(draft.kind) !== draft.category) say('kind', 'unknown_kind')
  if (draft.maker !== null && !references.makers.has(draft.maker)) say('maker', 'unknown_maker')
  if (!draft.title.en) say('title', 'english_missing')
  if (draft.on_sale && !draft.description.en) say('description', 'english_missing')
  if (draft.images.some((address) => !references.pictures.has(address))) say('images', 'unknown_picture')
  return faults
}

function skuFaults(sku: SkuDraft, draft: ProductDraft, references: DraftReferences, is_twice: boolean): DraftFault[] {
  const { sku_id } = sku
  const faults: DraftFault[] = []
  const say = (field: keyof SkuDraft, fault: CatalogueFault) => faults.push({ field, sku_id, fault })
  if (is_twice) say('sku_id', 'sku_twice')
  if ((references.sku_owners.get(sku_id) ?? draft.product_id) !== draft.product_id) say('sku_id', 'sku_of_another')
  if (sku.axis_values.some((value) => !references.options.has(optionKey(value)))) say('axis_values', 'unknown_option')
  if (!references.pictures.has(sku.image)) say('image', 'unknown_picture')
  return faults
}

/** Article numbers that another SKU has. A number may move from one SKU of the draft to another. */
export function numberFaults(
  { skus }: ProductDraft,
  stored: StoredProduct | undefined,
  { number_owners }: Pick<DraftReferences, 'number_owners'>,
): DraftFault[] {
  const sku_ids = new Set(skus.map(({ sku_id }) => sku_id))
  const kept = (stored?.skus ?? []).filter(({ sku_id }) => !sku_ids.has(sku_id))
  const own = new Set(kept.flatMap(({ article_number }) => article_number?.toLowerCase() ?? []))
  return skus.flatMap(({ sku_id, article_number }): DraftFault[] => {
    if (article_number === null) return []
    const number = article_number.toLowerCase()
    const owner = number_owners.get(number)
    const is_twice = own.has(number)
    own.add(number)
    if (is_twice) return [{ field: 'article_number', sku_id, fault: 'number_twice' }]
    if (owner === undefined || sku_ids.has(owner)) return []
    return [{ field: 'article_number', sku_id, fault: 'number_of_another' }]
  })
}

/** Faults of stock and prices only. */
export function figureFaults(draft: ProductDraft, stored: StoredProduct | undefined): DraftFault[] {
  const in_stock = new Map(stored?.skus.map(({ sku_id, stock }) => [sku_id, stock]))
  const faults = draft.skus.flatMap(({ sku_id, stock_change }): DraftFault[] => {
    const stock = (in_stock.get(sku_id) ?? 0) + stock_change
    if (stock >= 0 && stock <= CATALOGUE_LIMITS.stock) return []
    return [{ field: 'stock_change', sku_id, fault: stock < 0 ? 'stock_below_zero' : 'not_a_number' }]
  })
  const is_lower = draft.was_cents !== null && draft.was_cents <= priceOf(skusAfter(draft, stored))
  return is_lower ? [...faults, { field: 'was_cents', fault: 'was_not_higher' }] : faults
}

/**
 * The faults in the options of SKUs on sale: all need the same options in the same order, and no two the same values.
 */
function optionFaults(sold: SkuFacts[], draft_ids: ReadonlySet<string>): DraftFault[] {
  const axesOf = ({ axis_values }: SkuFacts) => axis_values.map(({ axis }) => axis).join(' ')
  const valuesOf = ({ axis_values }: SkuFacts) => axis_values.map(optionKey).join(' ')
  const [first] = sold
  const met = new Set<string>()
  return sold.flatMap((sku): DraftFault[] => {
    const { sku_id } = sku
    const is_other = first !== undefined && axesOf(sku) !== axesOf(first)
    const is_same = met.has(valuesOf(sku))
    met.add(valuesOf(sku))
    if (is_other) return [{ field: 'axis_values', sku_id: blamed(sku_id, draft_ids), fault: 'other_options' }]
    return is_same ? [{ field: 'axis_values', sku_id: blamed(sku_id, draft_ids), fault: 'same_options' }] : []
  })
}

/** The SKU at which a fault is shown. For a SKU that is not in the draft, this is the first SKU of the draft. */
const blamed = (sku_id: string, draft_ids: ReadonlySet<string>): string =>
  draft_ids.has(sku_id) ? sku_id : ([...draft_ids][0] ?? sku_id)

/** All SKUs after saving: those of the draft in their order, then the stored SKUs that the draft leaves out. */
export function skusAfter(draft: ProductDraft, stored: StoredProduct | undefined): SkuFacts[] {
  const draft_ids = new Set(draft.skus.map(({ sku_id }) => sku_id))
  return [...draft.skus, ...(stored?.skus ?? []).filter(({ sku_id }) => !draft_ids.has(sku_id))]
}

/** The price of a product: the lowest price of the SKUs on sale or, if none is on sale, of all SKUs. */
export function priceOf(skus: readonly SkuFacts[]): number {
  const sold = skus.filter(({ on_sale }) => on_sale)
  return Math.min(...(sold.length > 0 ? sold : skus).map(({ price_cents }) => price_cents))
}
