import type { Page } from './page-document.ts'

const LIMIT_BYTES = 64 * 1024 * 1024

/**
 * Rendered pages, the least recently used leave first. Two who ask for the same page at once wait for one rendering.
 * What is not there and what failed is never kept.
 */
export class PageCache {
  readonly #limit_bytes: number
  readonly #pages = new Map<string, Page>()
  readonly #rendering = new Map<string, Promise<Page>>()
  #bytes = 0
  #generation = 0

  constructor(limit_bytes = LIMIT_BYTES) {
    this.#limit_bytes = limit_bytes
  }

  get bytes(): number {
    return this.#bytes
  }

  async get(key: string, render: () => Promise<Page>): Promise<Page> {
    const kept = this.#pages.get(key)
    if (kept) {
      this.#pages.delete(key)
      this.#pages.set(key, kept)
      return kept
    }
    const current = this.#rendering.get(key) ?? this.#render(key, render)
    return current
  }

  /** The catalogue changed: what is being rendered now may be old already and is not kept either. */
  clear(): void {
    this.#generation += 1
    this.#pages.clear()
    this.#rendering.clear()
    this.#bytes = 0
  }

  #render(key: string, render: () => Promise<Page>): Promise<Page> {
    const generation = this.#generation
    const rendering = render()
      .then((page) => {
        if (page.status === 200 && generation === this.#generation) this.#keep(key, page)
        return page
      })
      .finally(() => {
        if (this.#rendering.get(key) === rendering) this.#rendering.delete(key)
      })
    this.#rendering.set(key, rendering)
    return rendering
  }

  #keep(key: string, page: Page): void {
    this.#pages.set(key, page)
    this.#bytes += sizeOf(page)
    for (const [oldest, old] of this.#pages) {
      if (this.#bytes <= this.#limit_bytes) return
      this.#pages.delete(oldest)
      this.#bytes -= sizeOf(old)
    }
  }
}

const sizeOf = (page: Page) => page.html.length + (page.brotli?.length ?? 0)
