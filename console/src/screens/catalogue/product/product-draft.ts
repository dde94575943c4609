import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { SLUG_PATTERN } from '@sampan/contract/rules'
import { parseMoney } from '@sampan/contract/typed-number'
import type { ReplyTo, WriteInput } from '@sampan/front/calls'
import { hsCodeIn } from '../../../features/tax/customs-fields.tsx'
import { amountFault, moneyInputValue, parseStockChange } from '../../../forms/input-values.ts'
import { newKey } from '../../../forms/new-key.ts'
import { type Texts, textsIn } from '../../../ui/text/texts.ts'
import { isSteep, type PriceJump } from '../price-jumps.tsx'
import { guaranteeIn, NO_NUMBERS, numbersOf, type SkuNumbers, sentNumbers } from './number-draft.ts'
import { filledIn, type SpecDraft } from './spec-draft.ts'

export type Product = Omit<ReplyTo<'GET /api/admin/product/detail'>, 'proposal'>
type Sent = WriteInput<'POST /api/admin/product/save'>

/** A SKU in the editor. `stock` is the stock when the editor was opened. */
export type SkuDraft = {
  key: string
  sku_id: string
  isNew: boolean
  /** Option values by axis. */
  options: Readonly<Record<string, string>>
  price: string
  stock: number
  change: string
  image: string
  on_sale: boolean
} & SkuNumbers

/** An option of the product, with the values to generate SKUs from. */
export type AxisDraft = { axis: string; values: string[] }

export type ProductDraft = {
  product_id: string
  shop_id: string
  category: string
  kind: string
  title: Texts
  description: Texts
  specs: SpecDraft[]
  images: string[]
  was: string
  is_recommended_price: boolean
  on_sale: boolean
  vendor: string
  tags: string[]
  hs_code: string
  origin_country: string
  tax_class: Product['tax_class']
  withdrawal_exemption: Product['withdrawal_exemption']
  maker: string
  guarantee: string
  warnings: Texts
  axes: AxisDraft[]
  skus: SkuDraft[]
}

export function draftOf(product: Product | undefined): ProductDraft {
  const skus = product ? product.skus.map(skuDraft) : [newSku([])]
  return {
    product_id: product?.product_id ?? '',
    shop_id: product?.shop_id ?? '',
    category: product?.category ?? '',
    kind: product?.kind ?? '',
    title: textsIn(product?.title ?? {}),
    description: textsIn(product?.description ?? {}),
    specs: (product?.specs ?? []).map(({ name, values }) => ({
      key: newKey(),
      name: textsIn(name),
      values: values.map((value) => ({ key: newKey(), texts: textsIn(value) })),
    })),
    images: product?.images ?? [],
    was: moneyInputValue(product?.was_cents ?? null),
    is_recommended_price: product?.is_recommended_price ?? false,
    on_sale: product?.on_sale ?? true,
    vendor: product?.vendor ?? '',
    tags: product?.tags ?? [],
    hs_code: product?.hs_code ?? '',
    origin_country: product?.origin_country ?? '',
    tax_class: product?.tax_class ?? null,
    withdrawal_exemption: product?.withdrawal_exemption ?? null,
    maker: product?.maker ?? '',
    guarantee: String(product?.guarantee_years ?? ''),
    warnings: textsIn(product?.warnings ?? {}),
    axes: axesOf(skus),
    skus,
  }
}

const skuDraft = (sku: Product['skus'][number]): SkuDraft => ({
  key: sku.sku_id,
  sku_id: sku.sku_id,
  isNew: false,
  options: Object.fromEntries(sku.axis_values.map(({ axis, value_key }) => [axis, value_key])),
  price: moneyInputValue(sku.price_cents),
  stock: sku.stock,
  change: '',
  image: sku.image,
  on_sale: sku.on_sale,
  ...numbersOf(sku),
})

/** The options of the first SKU on sale, in order, each with the values that SKUs have. */
function axesOf(skus: readonly SkuDraft[]): AxisDraft[] {
  const first = skus.find(({ on_sale }) => on_sale) ?? skus[0]
  return Object.keys(first?.options ?? {}).map((axis) => ({
    axis,
    values: [...new Set(skus.flatMap(({ options }) => options[axis] ?? []))],
  }))
}

export function newSku(before: readonly SkuDraft[], options: SkuDraft['options'] = {}): SkuDraft {
  const last = before.at(-1)
  return {
    key: newKey(),
    sku_id: '',
    isNew: true,
    options,
    price: last?.price ?? '',
    stock: 0,
    change: '',
    image: '',
    on_sale: true,
    ...NO_NUMBERS,
  }
}

/** Default id of a new SKU, if none is typed. */
export function idFor({ product_id, axes }: Pick<ProductDraft, 'product_id' | 'axes'>, sku: SkuDraft, at: number) {
  const values = axes.flatMap(({ axis }) => sku.options[axis] ?? [])
  const parts = values.length > 0 ? values : [String(at + 1)]
  // Keys of values may contain underscores, ids may not.
  return [product_id, ...parts].join('-').replaceAll('_', '-').slice(0, 80)
}

type Options = SkuDraft['options']

/** Combinations of the chosen values without a SKU. */
export function missingCombinations({ axes, skus }: Pick<ProductDraft, 'axes' | 'skus'>): Options[] {
  const chosenAxes = axes.filter(({ values }) => values.length > 0)
  if (chosenAxes.length === 0) return []
  const all = chosenAxes.reduce<Options[]>(
    (before, { axis, values }) => before.flatMap((one) => values.map((value_key) => ({ ...one, [axis]: value_key }))),
    [{}],
  )
  const has = (options: Options) =>
    skus.some((sku) => chosenAxes.every(({ axis }) => sku.options[axis] === options[axis]))
  return all.filter((options) => !has(options))
}

/** The SKUs plus the missing combinations. A new SKU without options becomes the first of them. */
export function withCombinations(draft: Pick<ProductDraft, 'axes' | 'skus'>): SkuDraft[] {
  const combinations = missingCombinations(draft)
  const skus = draft.skus.map((sku) => {
    const isBlank = sku.isNew && Object.keys(sku.options).length === 0
    const options = isBlank ? combinations.shift() : undefined
    return options ? { ...sku, options } : sku
  })
  return [...skus, ...combinations.map((options) => newSku(skus, options))]
}

/** Whether a SKU can be saved: id, price and stock change are valid, and a SKU on sale has a value for each option. */
function isSkuComplete(draft: Pick<ProductDraft, 'product_id' | 'axes'>, sku: SkuDraft, at: number): boolean {
  const hasOptions = !sku.on_sale || draft.axes.every(({ axis }) => sku.options[axis])
  const id = sku.sku_id || idFor(draft, sku, at)
  return (
    SLUG_PATTERN.test(id) &&
    hasOptions &&
    (parseMoney(sku.price) ?? 0) > 0 &&
    parseStockChange(sku.change) !== undefined
  )
}

/** The first price that cannot be read is named, because an amount such as `1,250` looks right. */
export function skusFault(draft: Pick<ProductDraft, 'product_id' | 'axes' | 'skus'>, i18n: I18n): string | undefined {
  for (const [at, { price }] of draft.skus.entries()) {
    const [number, error] = [at + 1, amountFault(price, i18n)]
    if (error) return t(i18n)`Price of SKU ${number}: ${error}`
  }
  return draft.skus.every((sku, at) => isSkuComplete(draft, sku, at))
    ? undefined
    : t(i18n)`Each SKU needs an ID, a value for each option, a price and a whole number of items in stock`
}

/** Prices of stored SKUs that fall or rise by more than half. */
export function jumpsIn({ skus }: Pick<ProductDraft, 'skus'>, product: Product | undefined): PriceJump[] {
  const before = new Map(product?.skus.map(({ sku_id, price_cents }) => [sku_id, price_cents]))
  return skus.flatMap(({ sku_id, price }) => {
    const [from_cents, to_cents] = [before.get(sku_id), parseMoney(price)]
    const jump = from_cents !== undefined && to_cents !== null && to_cents > 0 && { sku_id, from_cents, to_cents }
    return jump && isSteep(jump) ? [jump] : []
  })
}

/** The product's options in their common order, then the options that only this SKU (off sale) has. */
function axisValues({ axes }: ProductDraft, { options }: SkuDraft) {
  const order = [...new Set([...axes.map(({ axis }) => axis), ...Object.keys(options)])]
  return order.flatMap((axis) => {
    const value_key = options[axis]
    return value_key ? [{ axis, value_key }] : []
  })
}

export function sentOf(draft: ProductDraft, product: Product | undefined): Sent {
  const { product_id, shop_id, category, kind, title, description, specs, images, was, on_sale, skus } = draft
  const { is_recommended_price, tags } = draft
  return {
    product_id,
    revision: product?.revision ?? null,
    shop_id,
    category,
    kind: kind || null,
    title,
    description,
    specs: filledIn(specs),
    images,
    was_cents: was.trim() === '' ? null : parseMoney(was),
    is_recommended_price: is_recommended_price && was.trim() !== '',
    on_sale,
    vendor: draft.vendor.trim() || null,
    tags,
    hs_code: hsCodeIn(draft.hs_code) || null,
    origin_country: draft.origin_country || null,
    tax_class: draft.tax_class,
    withdrawal_exemption: draft.withdrawal_exemption,
    maker: draft.maker || null,
    guarantee_years: guaranteeIn(draft.guarantee) ?? null,
    warnings: draft.warnings,
    skus: skus.map((sku, at) => ({
      sku_id: sku.sku_id || idFor(draft, sku, at),
      axis_values: axisValues(draft, sku),
      price_cents: parseMoney(sku.price) ?? 0,
      image: sku.image || (images[0] ?? ''),
      on_sale: sku.on_sale,
      ...sentNumbers(sku),
      stock_change: parseStockChange(sku.change) ?? 0,
    })),
  }
}
