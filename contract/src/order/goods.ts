import { z } from 'zod'

/** The goods of an order or a refund, named by the first product. */
export const Goods = z.object({
  /** Title of the first product, in the caller's language. */
  title: z.string(),
  image: z.string(),
  /** Number of further lines; a product in two sizes has two lines. */
  more: z.int(),
})
export type Goods = z.output<typeof Goods>
