import fastifyStatic from '@fastify/static'
import type { AskForPage, RenderedPage } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerNotFound } from '../errors.ts'
import type { Server } from '../implement.ts'
import { PageCache } from './page-cache.ts'
import { type Page, packPage } from './page-document.ts'
import { type PageHead, pageHead } from './page-head.ts'
import { languageOfPage } from './page-language.ts'
import { loadStorefront, type StorefrontBuild } from './storefront-build.ts'

/** The shop's pages, rendered in the asker's language. Without a built storefront there are none. */
export async function pageRoutes(server: Server): Promise<{ clear: () => void }> {
  const build = await loadStorefront()
  const cache = new PageCache()
  if (!build) return cache
  const { http } = server
  await http.register(fastifyStatic, {
    root: build.folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  const pages = new Pages(server, build, cache)
  http.get('/', (_request, reply) => reply.redirect('/home'))
  http.get('/*', async (request, reply) => {
    // The address as the browser shows it: its scripts take over a page of that very address.
    const url = URL.parse(request.originalUrl, 'http://shop.invalid')
    if (!url || url.pathname.startsWith('/api/')) return answerNotFound(server.context.db, request, reply)
    const page = await pages.of(url, languageOfPage(request))
    // Nothing has a mangled address, not even a private page, of which the server knows too little to say so.
    const is_mangled = request.originalUrl !== request.raw.url
    return send(request, reply, is_mangled ? { ...page, status: 404 } : page)
  })
  return cache
}

class Pages {
  readonly #server: Server
  readonly #build: StorefrontBuild
  readonly #cache: PageCache
  readonly #heads = new Map<string, PageHead>()

  constructor(server: Server, build: StorefrontBuild, cache: PageCache) {
    this.#server = server
    this.#build = build
    this.#cache = cache
  }

  async of(url: URL, language: Language): Promise<Page> {
    const path = url.pathname
    const reads = this.#build.renderer.readsOf(path)
    // Only parameters the screen reads belong to the page: anything else would fill the cache with copies.
    const search = new URLSearchParams()
    for (const name of reads?.search ?? [])
      for (const value of url.searchParams.getAll(name)) search.append(name, value)
    const address = { path, search: search.toString() }
    if (!reads?.cached) return this.#render(address, language, false)
    return this.#cache.get(`${language} ${path}?${search}`, () => this.#render(address, language, true))
  }

  async #render(address: { path: string; search: string }, language: Language, keep: boolean): Promise<Page> {
    const page: RenderedPage = await this.#build.renderer.render(address, language, this.#askIn(language))
    return packPage(page, this.#head(page.modules), language, keep)
  }

  /** Asks through the server's own door, so that a page's data are shaped like any reply and leak nothing. */
  #askIn(language: Language): AskForPage {
    return async (path) => {
      const response = await this.#server.http.inject({ url: path, headers: { 'accept-language': language } })
      // An address that asks for nonsense, such as a page -1, is nowhere either.
      if ([400, 404].includes(response.statusCode)) throw this.#build.renderer.notThere()
      const { code, data } = response.json<{ code: number; data: unknown }>()
      if (response.statusCode !== 200 || code !== 1) throw new Error(`${path} answered ${response.statusCode} ${code}`)
      return data
    }
  }

  #head(modules: string[]): PageHead {
    const key = modules.join(' ')
    const known = this.#heads.get(key)
    if (known) return known
    const head = pageHead(this.#build, modules)
    this.#heads.set(key, head)
    return head
  }
}

function send(request: FastifyRequest, reply: FastifyReply, page: Page) {
  reply.headers({
    etag: page.etag,
    'cache-control': 'private, no-cache',
    vary: 'Cookie, Accept-Language, Accept-Encoding',
    'content-security-policy': page.policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  })
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  reply.code(page.status).type('text/html; charset=utf-8')
  if (page.brotli && /\bbr\b/.test(String(request.headers['accept-encoding'])))
    return reply.header('content-encoding', 'br').send(page.brotli)
  return reply.send(page.html)
}
