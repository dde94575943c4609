import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

export const Logo = z.object({
  /** The whole picture; `?w=160` and wider make it smaller. */
  address: z.string(),
  /** Where it can be seen: on anything, or only on a light or a dark ground. */
  ground: z.enum(['any', 'light', 'dark']),
  width: z.int(),
  height: z.int(),
})

/** The shop's own name and logo. */
const Brand = z.object({
  name: z.string(),
  /** By language tag, where the shop has another name in it. */
  names: z.record(z.string(), z.string()),
  logo: Logo.nullable(),
})
export type Brand = z.output<typeof Brand>

export const brand_endpoints = {
  'GET /api/brand': { summary: 'The shop’s own name, in each language that has another, and its logo', reply: Brand },
} as const satisfies Record<string, Endpoint>
