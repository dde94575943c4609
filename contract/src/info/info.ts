import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

const Article = z.object({ slug: z.string(), title: z.string(), body_markdown: z.string() })

export const info_endpoints = {
  'GET /api/user/help_support': { summary: 'Questions and answers', reply: z.array(Article) },
  'GET /api/user/law': { summary: 'Terms, privacy and the other legal texts', reply: z.array(Article) },
} as const satisfies Record<string, Endpoint>
