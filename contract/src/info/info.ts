import { z } from 'zod'
import { desk } from '../access.ts'
import { type EndpointTable, Revision, SingleLine, Slug, Text } from '../endpoint.ts'
import { DESK_SETUP } from '../stale/desk-reads.ts'
import { LANGUAGE_TAGS } from '../text/languages.ts'

const Article = z.object({ slug: z.string(), title: z.string(), body_markdown: z.string() })

const ArticleAtDesk = z.object({
  collection: z.enum(['help', 'law']),
  slug: Slug,
  language: z.enum(LANGUAGE_TAGS),
  revision: Revision,
  title: z.string(),
  body_markdown: z.string(),
  /** True for a text written by the shopkeeper, false for the default text. */
  is_own: z.boolean(),
  /** Values of the placeholders for times, such as `{order_expiry}`, in the language of the page. */
  times: z.record(z.string(), z.string()),
})
export type ArticleAtDesk = z.output<typeof ArticleAtDesk>

const ArticleKey = {
  collection: z.enum(['help', 'law']),
  slug: Slug,
  language: z.enum(LANGUAGE_TAGS),
}

export const info_endpoints = {
  'GET /api/user/help_support': { summary: 'Questions and answers', access: 'public', reply: z.array(Article) },
  'GET /api/user/law': {
    summary: 'Terms, privacy and the other legal texts',
    access: 'public',
    reply: z.array(Article),
  },
  'GET /api/admin/article/list': {
    summary: 'Help and legal pages in all languages',
    access: desk('catalogue'),
    query: z.object({ collection: z.enum(['help', 'law']) }),
    reply: z.array(ArticleAtDesk),
  },
  'POST /api/admin/article/save': {
    summary: 'Set the text of a help or legal page, or restore the default text',
    access: desk('catalogue'),
    body: z.strictObject({
      ...ArticleKey,
      revision: Revision,
      own: z.strictObject({ title: SingleLine(120), body_markdown: Text(30_000) }).nullable(),
    }),
    reply: ArticleAtDesk,
    stale: ['GET /api/admin/article/list', DESK_SETUP],
  },
} as const satisfies EndpointTable
