import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Brand } from '@sampan/contract'
import { replyFileMissing } from '../http/errors.ts'
import type { Server } from '../http/implement.ts'
import { isFileAddress } from '../http/url/file-address.ts'
import { brandLoader, iconAddress } from './brand.ts'
import { escapeHtml, scriptOf } from './seo-tags.ts'

const SITE = join(import.meta.dirname, '../../../console/dist/site')

/** Placeholder in the built page that is replaced by the nonce (console/vite.config.ts). */
const NONCE = '__NONCE__'

/**
 * The operators' desk writes style elements at run time, so they carry a nonce, which is new for each page. blob:
 * images are pictures that require a session.
 */
const policyWith = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    // The desk's single Trusted Types policy lets Mantine fill its style elements (console/src/trusted-types.ts).
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')

/** Adds the shop's name and icon to the page, and the brand as data for the desk. */
const withBrand = (html: string, brand: Brand): string =>
  html
    .replace('<title>Sampan</title>', () => `<title>${escapeHtml(brand.name)}</title>`)
    .replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="${iconAddress(brand, 'favicon')}">`)
    .replace('<div id="root">', () => `${scriptOf('application/json', brand, 'brand')}<div id="root">`)

/** Serves the operator's desk at /console: one page for all URLs below it, and the files of its build. */
export async function consoleRoutes({ http }: Pick<Server, 'http'>, site = SITE): Promise<void> {
  const page = join(site, 'index.html')
  // Without a build, as in server tests, there is no desk.
  if (!existsSync(page)) return
  const html = readFileSync(page, 'utf8')
  const loadBrand = brandLoader(http)
  await http.register(fastifyStatic, {
    root: join(site, 'assets'),
    prefix: '/console/assets/',
    wildcard: false,
    index: false,
    preCompressed: true,
    decorateReply: false,
    setHeaders: (reply) =>
      void reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-robots-tag': 'noindex',
      }),
  })
  for (const address of ['/console', '/console/*'])
    http.get(address, async (request, reply) => {
      if (isFileAddress(request.url.split('?')[0] ?? '')) return replyFileMissing(request, reply)
      const nonce = randomBytes(16).toString('base64')
      return reply
        .headers({
          'content-security-policy': policyWith(nonce),
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'referrer-policy': 'no-referrer',
          'cross-origin-opener-policy': 'same-origin',
        })
        .type('text/html; charset=utf-8')
        .send(withBrand(html.replaceAll(NONCE, nonce), await loadBrand()))
    })
}
