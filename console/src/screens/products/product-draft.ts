import { moneyText } from '@sampan/contract/money-text'
import type { Category } from '@sampan/contract/rules'
import { parseMoney } from '@sampan/contract/typed-money'
import type { ReplyTo, SentWith } from '../../api/reads.ts'
import { type Texts, textsIn } from '../../features/catalogue/texts.ts'

type Product = ReplyTo<'GET /api/admin/product/detail'>
type Sent = SentWith<'POST /api/admin/product/save'>

/** A SKU as it is typed. `stock` is what there was when the editor opened. */
export type SkuDraft = {
  key: string
  sku_id: string
  isNew: boolean
  options: string
  price: string
  stock: number
  change: string
  image: string
  on_sale: boolean
}

export type ProductDraft = {
  product_id: string
  shop_id: string
  category: string
  kind: string
  title: Texts
  description: Texts
  images: string[]
  was: string
  on_sale: boolean
  skus: SkuDraft[]
}

const typedMoney = (cents: number | null) => (cents === null ? '' : moneyText(cents).replace(/[$,]/g, ''))

export function draftOf(product: Product | undefined): ProductDraft {
  if (!product)
    return {
      product_id: '',
      shop_id: '',
      category: '',
      kind: '',
      title: textsIn({}),
      description: textsIn({}),
      images: [],
      was: '',
      on_sale: true,
      skus: [newSku([])],
    }
  const { product_id, shop_id, category, kind, title, description, images, was_cents, on_sale, skus } = product
  return {
    product_id,
    shop_id,
    category,
    kind: kind ?? '',
    title: textsIn(title),
    description: textsIn(description),
    images,
    was: typedMoney(was_cents),
    on_sale,
    skus: skus.map((sku) => ({
      key: sku.sku_id,
      sku_id: sku.sku_id,
      isNew: false,
      options: sku.axis_values.map(({ axis, value_key }) => `${axis}=${value_key}`).join(' '),
      price: typedMoney(sku.price_cents),
      stock: sku.stock,
      change: '',
      image: sku.image,
      on_sale: sku.on_sale,
    })),
  }
}

let added = 0
export function newSku(before: readonly SkuDraft[]): SkuDraft {
  const last = before.at(-1)
  return {
    key: `new ${++added}`,
    sku_id: '',
    isNew: true,
    options: last?.options ?? '',
    price: last?.price ?? '',
    stock: 0,
    change: '',
    image: '',
    on_sale: true,
  }
}

/** "colour=red size=m"; undefined for what is none. */
export function optionsIn(typed: string) {
  const parts = typed.trim().split(/\s+/).filter(Boolean)
  const read = parts.flatMap((part) => {
    const [, axis, value_key] = /^([a-z0-9][a-z0-9-]*)=([a-z0-9][a-z0-9-]*)$/.exec(part) ?? []
    return axis && value_key ? [{ axis, value_key }] : []
  })
  return read.length === parts.length ? read : undefined
}

/** "5", "+5" or "-5"; undefined for what is no whole number. */
export const changeIn = (typed: string): number | undefined =>
  typed.trim() === '' ? 0 : /^[+-]?\d{1,7}$/.test(typed.trim()) ? Number(typed.trim()) : undefined

export function sentOf(draft: ProductDraft, product: Product | undefined): Sent {
  const { product_id, shop_id, category, kind, title, description, images, was, on_sale, skus } = draft
  return {
    product_id,
    seen: product?.seen ?? null,
    shop_id,
    category: category as Category, // chosen of the categories that are open
    kind: kind || null,
    title: title,
    description: description,
    specs: product?.specs ?? [],
    images,
    was_cents: was.trim() === '' ? null : parseMoney(was),
    on_sale,
    skus: skus.map(({ sku_id, options, price, change, image, on_sale: is_sold }) => ({
      sku_id,
      axis_values: optionsIn(options) ?? [],
      price_cents: parseMoney(price) ?? 0,
      image: image || (images[0] ?? ''),
      on_sale: is_sold,
      stock_change: changeIn(change) ?? 0,
    })),
  }
}
