import type { Words } from './demo-types.ts'
import type { Spec } from './spec-names-words.ts'

/** One product: what it is called, comes in and costs, and what people said of it. */
export type KindProduct = {
  /** The slug, which is also the beginning of its pictures' names and the key of its model in the studio. */
  product_id: string
  shop_id: string
  /** At most 34 letters in English. */
  title: Words
  /** Whole sentences of this product alone; the kind's own follow. */
  description: Words
  /** Rows of its own; one of a name that the kind has too stands in its place. */
  specs?: Spec[]
  /** The axis its pictures show, where it is not the kind's. */
  pictured?: string
  /** The three values its first three pictures show. */
  values: [string, string, string]
  price_cents: number
  was_cents?: number
  /** What each pictured value adds to the price, in their order. */
  pictured_adds?: [number, number, number]
  /** The axis no picture shows, and what each of its values adds to the price, in cents. */
  second?: { axis: string; adds: Record<string, number> }
  sales: number
  days_ago: number
  /** How the shelf looks; without it, well filled. */
  shelf?: 'sold_out' | 'nearly_empty'
  /** One a line; `reviews.ts` says how a line is read. */
  reviews: string
}

/** One kind of thing: what all its products share, and the products. */
export type Kind = {
  /** The axis the pictures show. */
  pictured: string
  /** A sentence or two that hold for every product of the kind. */
  about?: Words
  specs?: Spec[]
  products: KindProduct[]
}
