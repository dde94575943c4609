import { z } from 'zod'
import { type Endpoint, Slug } from '../endpoint.ts'

/** A text, such as UK 9, or a length in centimetres: one, or the least and the greatest. */
const SizeFigure = z.object({ text: z.string().nullable(), cm: z.array(z.number()) })

/** What the sizes of one axis measure, in words of the reader's language. */
export const SizeGuide = z.object({
  axis: z.string(),
  /** What the axis is called. */
  name: z.string(),
  /** How one measures oneself. */
  how: z.string(),
  /** What the columns say. */
  measures: z.array(z.string()),
  /** The rows, with a figure for each column. */
  sizes: z.array(z.object({ value_key: z.string(), value: z.string(), figures: z.array(SizeFigure) })),
})
export type SizeGuide = z.output<typeof SizeGuide>

export const size_guide_endpoints = {
  'GET /api/product/size_guide': {
    summary: 'What the sizes of a product measure, one table for each axis of sizes',
    query: z.object({ product_id: Slug }),
    reply: z.array(SizeGuide),
  },
} as const satisfies Record<string, Endpoint>
