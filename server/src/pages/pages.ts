import type { AskForPage, Brand, PageAddress } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import type { FastifyInstance } from 'fastify'
import pLimit from 'p-limit'
import { Busy } from '../refusal/refusal.ts'
import { type Age, Cache } from '../reply-cache/cache.ts'
import { ageOfPage } from '../reply-cache/reply-cache.ts'
import { type BrandLoader, brandLoader } from './brand.ts'
import { PageBusy } from './error-page.ts'
import { type Page, packPage } from './page-document.ts'
import { type PageHead, pageHead } from './page-head.ts'
import type { StorefrontBuild } from './storefront-build.ts'

/** Maximum size of the cache. A page takes about 10 KB, so all pages that are rendered within `TTL_MS` fit. */
const MAX_BYTES = 16 * 1024 * 1024
/** How long a page is fresh. With STALE_MS in addition, no page contains data that was read more than 5 s ago. */
const TTL_MS = 4_000
/** Stale-while-revalidate: how long an expired page is sent while it is rendered again. After that, requests wait. */
const STALE_MS = 1_000

/**
 * Maximum number of concurrent renderings: React uses one core anyway, and each page holds its data, its HTML and an
 * encoder. The number is more than one, so that a page can be rendered while other pages wait for the database.
 */
const AT_ONCE = 4
/** A page gets 503 when this many pages wait already, or when the page has waited for WAITING_MS. */
const WAITING_LIMIT = 500
const WAITING_MS = 5_000

/** A "not found" page, and the name and logo with which it was rendered. */
type NotFoundPage = { page: Page; brand: string }
type Cached = { old: Page | undefined; age: Age }

/** Renders pages, and caches pages without personal data. */
export class Pages {
  readonly #http: FastifyInstance
  readonly #loadBrand: BrandLoader
  readonly #build: StorefrontBuild
  readonly #origin: string
  readonly #rendering = pLimit(AT_ONCE)
  readonly #heads = new Map<string, PageHead>()
  /** By language and screen, so their number is limited. They contain no data except the shop's name and logo. */
  readonly #not_found = new Map<string, NotFoundPage>()
  readonly #cache = new Cache<Page>({
    max_bytes: MAX_BYTES,
    bytesOf: ({ body }) => body.length,
    ttl_ms: TTL_MS,
    caches: ({ status }) => status === 200,
  })

  /** @param origin public origin of the shop. */
  constructor(http: FastifyInstance, build: StorefrontBuild, origin: string, loadBrand = brandLoader(http)) {
    this.#http = http
    this.#loadBrand = loadBrand
    this.#build = build
    this.#origin = origin
  }

  has(address: PageAddress): boolean {
    return this.#build.renderer.canonical(address) !== undefined
  }

  /** Returns the page at a URL. Equivalent URLs share one cached page. */
  async at(url: PageAddress, language: Language): Promise<Page> {
    const address = this.#build.renderer.canonical(url)
    if (!address?.is_cached) return this.#render(address ?? { path: url.path, search: '' }, language)
    const key = `${language} ${address.path}?${address.search}`
    return this.#cache.get(key, (old, age) => this.#render(address, language, { old, age }), STALE_MS)
  }

  /**
   * A page without content, the same at every URL: browsers store it (docs/offline.md) and start the shop from it when
   * offline.
   */
  async shell(language: Language): Promise<Page> {
    const empty = {
      html: '',
      state: [],
      title: '',
      description: '',
      about: {},
      screen: '',
      status: 200,
      is_missing: false,
    } as const
    return packPage(empty, { head: this.#head(empty.screen, language), language, brand: await this.#loadBrand() })
  }

  async #render(address: PageAddress, language: Language, cached?: Cached): Promise<Page> {
    if (this.#rendering.pendingCount >= WAITING_LIMIT) throw new Busy('too many pages wait to be rendered')
    const asked_at = performance.now()
    return this.#rendering(() => {
      if (performance.now() - asked_at > WAITING_MS) throw new Busy('a page waited too long to be rendered')
      // The page's data is read from now on.
      if (cached) cached.age.as_of = performance.now()
      return this.#renderNow(address, language, cached)
    })
  }

  async #renderNow(address: PageAddress, language: Language, cached?: Cached): Promise<Page> {
    const ask = this.#askIn(language, cached?.age)
    // An uncached page may need no other data. This call fails without the database, so that the reader gets an error
    // page instead of a screen that cannot load anything.
    if (!cached) await ask('/api/brand')
    const brand = await this.#loadBrand(cached?.age)
    const notFoundPage = (screen: string) => this.#notFoundPage(language, screen, brand)
    const page = await this.#build.renderer.render(address, language, ask, {
      origin: this.#origin,
      brand,
      hasNotFound: (screen) => notFoundPage(screen) !== undefined,
    })
    const around = { head: this.#head(page.screen, language), language, brand }
    const links = cached && { origin: this.#origin, address }
    if (!page.is_missing) return packPage(page, around, links, cached)
    const not_found = notFoundPage(page.screen) ?? (await packPage(page, around, undefined, { old: undefined }))
    this.#not_found.set(`${language} ${page.screen}`, { page: not_found, brand: JSON.stringify(brand) })
    return not_found
  }

  #notFoundPage(language: Language, screen: string, brand: Brand): Page | undefined {
    const cached = this.#not_found.get(`${language} ${screen}`)
    return cached?.brand === JSON.stringify(brand) ? cached.page : undefined
  }

  /**
   * Calls the server's own API in-process, so that the data of a page has the shape of any other reply and leaks
   * nothing.
   * @param age is set to the age of the oldest reply.
   */
  #askIn(language: Language, age: Age | undefined): AskForPage {
    return async (path) => {
      const inject = async () => await this.#http.inject({ url: path, headers: { 'accept-language': language } })
      const response = await (age ? ageOfPage.run(age, inject) : inject())
      // Invalid parameters in a URL, such as page -1, are a 404 too.
      if ([400, 404].includes(response.statusCode)) throw this.#build.renderer.notFoundError()
      const { code, msg, data } = response.json<{ code: number; msg: string; data: unknown }>()
      if (response.statusCode === 503) throw new PageBusy(msg)
      if (response.statusCode !== 200 || code !== 1) throw new Error(`${path} answered ${response.statusCode} ${code}`)
      return data
    }
  }

  #head(screen: string, language: Language): PageHead {
    const key = `${language} ${screen}`
    const cached = this.#heads.get(key)
    if (cached) return cached
    const head = pageHead(this.#build.facts, screen, language)
    this.#heads.set(key, head)
    return head
  }
}
