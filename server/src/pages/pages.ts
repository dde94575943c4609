import type { AskForPage, PageAddress } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import type { FastifyInstance } from 'fastify'
import pLimit from 'p-limit'
import { type Age, Cache } from '../http/reply-cache/cache.ts'
import { ageOfPage } from '../http/reply-cache/reply-cache.ts'
import { Busy } from '../refusal/refusal.ts'
import { type AskForBrand, brandFrom } from './brand.ts'
import { PageBusy } from './fault-page.ts'
import { type Page, packPage } from './page-document.ts'
import { type PageHead, pageHead } from './page-head.ts'
import type { StorefrontBuild } from './storefront-build.ts'

/** A page takes some 10 KB: these are more pages than are rendered in the few seconds that one is fresh. */
const MAX_BYTES = 16 * 1024 * 1024
/** No page is sent whose data were read more than 5 s ago. Counted from the oldest reply that it is made of. */
const TTL_MS = 4_000
/** Stale-while-revalidate: for this long an expired page is still sent while it is rendered again; later, requests wait. */
const STALE_MS = 1_000

/**
 * So many are rendered at once: React uses one core anyway, and each page that is under way holds its data, its HTML and an
 * encoder. Four, so that one is rendered while the others wait for the database.
 */
const AT_ONCE = 4
/** Beyond this many that wait, and after waiting for so long, a page is answered 503. */
const WAITING_LIMIT = 500
const WAITING_MS = 5_000

type Cached = { old: Page | undefined; age: Age }

/** Rendered pages. Those without personal data come from a cache. */
export class Pages {
  readonly #http: FastifyInstance
  readonly #askForBrand: AskForBrand
  readonly #build: StorefrontBuild
  readonly #origin: string
  readonly #rendering = pLimit(AT_ONCE)
  readonly #heads = new Map<string, PageHead>()
  readonly #cache = new Cache<Page>({
    max_bytes: MAX_BYTES,
    bytesOf: ({ body }) => body.length,
    ttl_ms: TTL_MS,
    caches: ({ status }) => status === 200,
  })

  /** @param origin where the shop is reached from outside. */
  constructor(http: FastifyInstance, build: StorefrontBuild, origin: string, askForBrand = brandFrom(http)) {
    this.#http = http
    this.#askForBrand = askForBrand
    this.#build = build
    this.#origin = origin
  }

  /** Whether a screen has this address. */
  has(address: PageAddress): boolean {
    return this.#build.renderer.canonical(address) !== undefined
  }

  /** The page at an address. All addresses with the same meaning share one page in the cache. */
  async at(asked: PageAddress, language: Language): Promise<Page> {
    const address = this.#build.renderer.canonical(asked)
    if (!address?.is_cached) return this.#render(address ?? { path: asked.path, search: '' }, language)
    const key = `${language} ${address.path}?${address.search}`
    return this.#cache.get(key, (old, age) => this.#render(address, language, { old, age }), STALE_MS)
  }

  /**
   * A page without content, which is the same at every address: browsers keep it (docs/offline.md), and without a connection
   * the shop starts from it.
   */
  async shell(language: Language): Promise<Page> {
    const empty = { html: '', state: [], title: '', description: '', about: {}, screen: '', status: 200 } as const
    return packPage(empty, { head: this.#head(empty.screen, language), language, brand: await this.#askForBrand() })
  }

  async #render(address: PageAddress, language: Language, cached?: Cached): Promise<Page> {
    if (this.#rendering.pendingCount >= WAITING_LIMIT) throw new Busy('too many pages wait to be rendered')
    const asked_at = performance.now()
    return this.#rendering(() => {
      if (performance.now() - asked_at > WAITING_MS) throw new Busy('a page waited too long to be rendered')
      // Its data are read from now on.
      if (cached) cached.age.as_of = performance.now()
      return this.#renderNow(address, language, cached)
    })
  }

  async #renderNow(address: PageAddress, language: Language, cached?: Cached): Promise<Page> {
    const ask = this.#askIn(language, cached?.age)
    // A page that is not cached reads nothing else: without the database its screen could show nothing.
    if (!cached) await ask('/api/brand')
    const brand = await this.#askForBrand(cached?.age)
    const page = await this.#build.renderer.render(address, language, ask, { origin: this.#origin, brand })
    const links = cached && { origin: this.#origin, address }
    return packPage(page, { head: this.#head(page.screen, language), language, brand }, links, cached)
  }

  /**
   * Calls the server's own API in-process, so that a page's data are shaped like any reply and leak nothing.
   * @param age becomes that of the oldest reply.
   */
  #askIn(language: Language, age: Age | undefined): AskForPage {
    return async (path) => {
      const inject = async () => await this.#http.inject({ url: path, headers: { 'accept-language': language } })
      const response = await (age ? ageOfPage.run(age, inject) : inject())
      // An address with invalid parameters, such as page -1, is a 404 too.
      if ([400, 404].includes(response.statusCode)) throw this.#build.renderer.notThere()
      const { code, msg, data } = response.json<{ code: number; msg: string; data: unknown }>()
      if (response.statusCode === 503) throw new PageBusy(msg)
      if (response.statusCode !== 200 || code !== 1) throw new Error(`${path} answered ${response.statusCode} ${code}`)
      return data
    }
  }

  #head(screen: string, language: Language): PageHead {
    const key = `${language} ${screen}`
    const known = this.#heads.get(key)
    if (known) return known
    const head = pageHead(this.#build.facts, screen, language)
    this.#heads.set(key, head)
    return head
  }
}
