import fastifyStatic from '@fastify/static'
import type { Language } from '@sampan/contract/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/database.ts'
import { prefersBrotli } from '../http/compression/accept-encoding.ts'
import { answerNotFound, replyFileMissing } from '../http/errors.ts'
import type { Server } from '../http/implement.ts'
import { matchesEtag } from '../http/matches-etag.ts'
import { isFileAddress } from '../http/url/file-address.ts'
import { brandLoader } from './brand.ts'
import { replyWithErrorPage } from './error-page.ts'
import { manifestIn } from './manifest.ts'
import { htmlOf, type Page } from './page-document.ts'
import { languageOfPage } from './page-language.ts'
import { Pages } from './pages.ts'
import { loadStorefront, type StorefrontBuild } from './storefront-build.ts'

/** Browsers must revalidate a service worker each time, and it may only connect to the shop itself. */
const WORKER_HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
}

/** The address to which an address of an earlier shop system leads; undefined for another address. */
type RedirectOf = (db: Db, address: string) => Promise<string | undefined>

/** Serves the shop's pages, rendered in the request's language. Adds no routes when the storefront is not built. */
export async function pageRoutes(
  server: Server,
  redirectOf: RedirectOf,
  built?: StorefrontBuild | undefined,
): Promise<void> {
  const { http } = server
  const build = built ?? (await loadStorefront())
  if (!build) return
  const errorHandler = replyWithErrorPage
  await http.register(fastifyStatic, {
    root: build.folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      if (path.includes('/assets/')) reply.header('cache-control', 'public, max-age=31536000, immutable')
      else if (/\/sw\.js(?:\.br)?$/.test(path)) reply.headers(WORKER_HEADERS)
      else reply.header('cache-control', 'public, max-age=3600')
    },
  })
  const loadBrand = brandLoader(http)
  const pages = new Pages(http, build, server.context.config.public_url, loadBrand)
  http.get('/site.webmanifest', async (request, reply) => {
    const language = languageOfPage(request, request.originalUrl.split('?')[1])
    return (
      reply
        // The manifest is private, because most CDNs ignore both headers in `vary`.
        .headers({ 'cache-control': 'private, max-age=3600', vary: 'cookie, accept-language' })
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify(manifestIn(language, build.facts.theme, await loadBrand())))
    )
  })
  http.get('/shell', { errorHandler }, async (request, reply) => {
    const language = languageOfPage(request, request.originalUrl.split('?')[1])
    return send(request, reply, await pages.shell(language), language)
  })
  /** Sends readers of an address of an earlier shop system on. Browsers remember it for a day, as it may be corrected. */
  const redirected = async (request: FastifyRequest, reply: FastifyReply) => {
    const target = await redirectOf(server.context.db, request.originalUrl)
    if (target === undefined) return undefined
    return reply.header('cache-control', 'public, max-age=86400').redirect(target, 301)
  }
  http.get('/', async (request, reply) => {
    const hasQuery = request.originalUrl.includes('?')
    return (hasQuery ? await redirected(request, reply) : undefined) ?? reply.redirect('/home')
  })
  http.get('/*', { errorHandler }, async (request, reply) => {
    // The URL as the browser shows it, because the page hydrates under that URL. The parts are concatenated, not
    // resolved: `//other.example/home` would resolve to /home of another host.
    const url = URL.parse(`http://shop.invalid${request.originalUrl}`)
    if (!url || url.pathname.startsWith('/api/')) return answerNotFound(server, request, reply)
    const address = { path: url.pathname, search: url.search.slice(1) }
    if (!pages.has(address)) {
      const elsewhere = await redirected(request, reply)
      if (elsewhere) return elsewhere
      if (isFileAddress(address.path)) return replyFileMissing(request, reply)
    }
    const language = languageOfPage(request, address.search)
    const page = await pages.at(address, language)
    if (page.status === 404 && pages.has(address)) {
      const elsewhere = await redirected(request, reply)
      if (elsewhere) return elsewhere
    }
    // A malformed URL is a 404, even for a private page, of which the server renders only the shell.
    const is_mangled = request.originalUrl !== request.raw.url
    return send(request, reply, is_mangled ? { ...page, status: 404 } : page, language)
  })
}

async function send(request: FastifyRequest, reply: FastifyReply, page: Page, language: Language) {
  reply.headers({
    etag: page.etag,
    // Tells the service worker that the reply is a page of the shop, and in which language to store it.
    'content-language': language,
    'cache-control': 'private, no-cache',
    vary: 'cookie, accept-language, accept-encoding',
    'content-security-policy': page.policy,
  })
  if (matchesEtag(request, page.etag)) return reply.code(304).send()
  reply.code(page.status).type('text/html; charset=utf-8')
  if (page.isBrotli && prefersBrotli(request)) return reply.header('content-encoding', 'br').send(page.body)
  return reply.send(await htmlOf(page))
}
