import { z } from 'zod'
import { type EndpointTable, Slug } from '../endpoint.ts'

/** A text, for example UK 9, or a length in centimetres: one number, or minimum and maximum. */
const SizeFigure = z.object({ text: z.string().nullable(), cm: z.array(z.number()) })

/** A size table for one axis, in the reader's language. */
export const SizeGuide = z.object({
  axis: z.string(),
  name: z.string(),
  /** Measuring instructions. */
  how: z.string(),
  /** Column headings. */
  measures: z.array(z.string()),
  /** The rows, with one figure per column. */
  sizes: z.array(z.object({ value_key: z.string(), value: z.string(), figures: z.array(SizeFigure) })),
})
export type SizeGuide = z.output<typeof SizeGuide>

export const size_guide_endpoints = {
  'GET /api/product/size_guide': {
    summary: 'The size tables of a product, one for each axis of sizes',
    access: 'public',
    query: z.object({ product_id: Slug }),
    reply: z.array(SizeGuide),
  },
} as const satisfies EndpointTable
