import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { RenderedPage } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { escapeHtml, findingTags, type Links, scriptOf } from './finding-tags.ts'
import { manifestAddress } from './manifest.ts'
import type { PageHead } from './page-head.ts'

/** A page ready to be sent. `body` is HTML in UTF-8, or that in Brotli: a seventh of the room where pages are kept. */
export type Page = { body: Buffer; isBrotli: boolean; etag: string; policy: string; status: number }

const BROTLI_QUALITY = 7
const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** React writes preloads of important pictures at the start of the page; in the head, browsers find them sooner. */
function splitPreloads(html: string): { preloads: string; body: string } {
  const preloads = /^(?:<link rel="preload"[^>]*>)+/.exec(html)?.[0] ?? ''
  return { preloads, body: html.slice(preloads.length) }
}

function documentOf(page: RenderedPage, head: PageHead, language: Language, links: Links | undefined): string {
  const { preloads, body } = splitPreloads(page.html)
  const { tags, data } = findingTags(page, language, links)
  return [
    `<!doctype html><html lang="${language}" data-locale="${head.locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description || page.title)}">`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${manifestAddress(language)}">`,
    `${preloads}${head.tags}${tags}</head><body><div id="root">${body}</div>`,
    `${scriptOf('application/json', page.state, 'state')}${data}${head.bodyEnd}</body></html>`,
  ].join('')
}

/**
 * @param links given for a page that search engines may show.
 * @param cached given for a page that goes into the cache and is worth compressing well, with the page it replaces: when
 * nothing changed, that page is returned.
 */
export async function packPage(
  page: RenderedPage,
  head: PageHead,
  language: Language,
  links?: Links,
  cached?: { old: Page | undefined },
): Promise<Page> {
  const html = Buffer.from(documentOf(page, head, language, links))
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  if (cached?.old?.etag === etag && cached.old.status === page.status) return cached.old
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: html.length }
  return {
    body: cached ? await compress(html, { params }) : html,
    isBrotli: cached !== undefined,
    etag,
    policy: head.policy,
    status: page.status,
  }
}

/** The HTML of a page, for the few readers who don't take Brotli. */
export const htmlOf = async ({ body, isBrotli }: Page): Promise<Buffer> => (isBrotli ? decompress(body) : body)
