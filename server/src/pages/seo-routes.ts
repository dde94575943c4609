import { Slug } from '@sampan/contract'
import { LAW_TEXTS, lawPath } from '@sampan/contract/law-path'
import { LANGUAGES } from '@sampan/contract/rules'
import type { FastifyReply } from 'fastify'
import type { Db } from '../db/database.ts'
import { replyFileMissing, replyUnavailableAsText } from '../http/errors.ts'
import type { Server } from '../http/implement.ts'
import { Cache } from '../reply-cache/cache.ts'
import { escapeHtml, fullAddress } from './seo-tags.ts'
import { firstIds, idsFrom, type Section, shownCategories, shownKinds } from './sitemap-sql.ts'

const MAX_BYTES = 16 * 1024 * 1024
/** Cache time of the sitemap. Search engines return after days, so new products may wait this long. */
const TTL_MS = 3_600_000

const PATHS: Record<Section, string> = { products: '/detail/', shops: '/shop/' }

const fileAt = (section: Section, first: string) => `/sitemap/${section}.xml?from=${encodeURIComponent(first)}`

const xml = (root: string, lines: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n')

/** Serves robots.txt and the sitemap with all pages in each language. */
export function seoRoutes({ http, context: { config, db, replicas } }: Server): void {
  const read = async <Result>(work: (from: Db) => Promise<Result>): Promise<Result> =>
    replicas ? (await replicas.read(work)).result : work(db)
  const origin = config.public_url
  const errorHandler = replyUnavailableAsText
  const cache = new Cache<{ text: string }>({
    max_bytes: MAX_BYTES,
    bytesOf: ({ text }) => text.length * 2,
    ttl_ms: TTL_MS,
  })
  const cached = async (key: string, make: () => Promise<string>) =>
    (await cache.get(key, async () => ({ text: await make() }))).text
  /** The first id of each sitemap file of a section, in order. */
  const listed = async (section: Section): Promise<string[]> => {
    const text = await cached(`files of ${section}`, async () =>
      (await read((from) => firstIds(from, section))).join('\n'),
    )
    return text === '' ? [] : text.split('\n')
  }
  const send = async (reply: FastifyReply, text: Promise<string>) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(await text)

  const inEachLanguage = (path: string, search = '') =>
    LANGUAGES.map(({ tag }) => {
      const address = fullAddress({ origin, address: { path, search } }, tag)
      return `<url><loc>${escapeHtml(address)}</loc></url>`
    })

  async function indexText(): Promise<string> {
    const sections: Section[] = ['shops', 'products']
    const files = await Promise.all(
      sections.map(async (section) => (await listed(section)).map((id) => fileAt(section, id))),
    )
    return xml(
      'sitemapindex',
      ['/sitemap/pages.xml', ...files.flat()].map(
        (file) => `<sitemap><loc>${escapeHtml(origin + file)}</loc></sitemap>`,
      ),
    )
  }

  async function pagesText(): Promise<string> {
    const pages = ['/home', '/explore', '/shop', ...LAW_TEXTS.map(lawPath)].flatMap((path) => inEachLanguage(path))
    const categories = (await read(shownCategories)).flatMap((category) =>
      inEachLanguage('/explore', `category=${category}`),
    )
    const kinds = (await read(shownKinds)).flatMap(({ category, kind }) =>
      inEachLanguage('/explore', `category=${category}&kind=${kind}`),
    )
    return xml('urlset', [...pages, ...categories, ...kinds])
  }

  http.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n# For agents: ${origin}/llms.txt and ${origin}/.well-known/ucp\n`,
      ),
  )
  http.get('/sitemap.xml', { errorHandler }, (_request, reply) => send(reply, cached('index', indexText)))
  http.get('/sitemap/pages.xml', { errorHandler }, (_request, reply) => send(reply, cached('pages', pagesText)))
  for (const section of ['shops', 'products'] as const)
    http.get<{ Querystring: { from?: unknown } }>(
      `/sitemap/${section}.xml`,
      { errorHandler },
      async (request, reply) => {
        const first = Slug.safeParse(request.query.from)
        if (!first.success) return replyFileMissing(request, reply)
        // The first ids of files change when products come and go. Only current files are read; an outdated URL
        // redirects to the file that now contains its first product.
        const files = await listed(section)
        if (!files.includes(first.data)) {
          const file = files.findLast((id) => id < first.data)
          return file === undefined ? replyFileMissing(request, reply) : reply.redirect(fileAt(section, file))
        }
        const make = async () => {
          const ids = await read((from) => idsFrom(from, section, first.data))
          return xml(
            'urlset',
            ids.flatMap((id) => inEachLanguage(PATHS[section] + encodeURIComponent(id))),
          )
        }
        return send(reply, cached(`${section} ${first.data}`, make))
      },
    )
}
