import type { Brand } from './brand/brand.ts'
import type { Language, LocaleKey } from './rules.ts'

/** Calls the API for a page's data, in the server's own process. @returns the `data` of the envelope. */
export type AskForPage = (path: string) => Promise<unknown>

/** A path, and its query without the question mark. */
export type PageAddress = { path: string; search: string }

/** What search engines and apps that preview links are told of a page beside its title and description. */
export type About = {
  /** The address of a picture. */
  image?: string
  /** What the picture shows, for who cannot see it. */
  image_alt?: string
  /** As Open Graph calls what the page is about; a page of its own is a `website`. */
  type?: 'website' | 'product'
  /** Structured data in the words of schema.org, with full addresses. */
  data?: object
}

/** Whose page it is. */
export type ShopOfPage = {
  /** Where the shop is reached from outside, such as `https://shop.example`. */
  origin: string
  brand: Brand
}

export type RenderedPage = {
  html: string
  /** The data the browser hydrates with, instead of asking again. */
  state: unknown
  /** Without the shop's name; empty where that alone is the title. */
  title: string
  description: string
  about: About
  /** The screen's source file, by which the build says what the page needs; empty where no screen is. */
  screen: string
  status: 200 | 404
}

/** What the server uses of the built storefront. */
export type PageRenderer = {
  /** Loads every public screen once, at the start. */
  ready: () => Promise<void>
  /**
   * The canonical address among all those of one page: without parameters that its screen does not read or understand, and
   * with one spelling of each value. Only pages that may be cached have one; others keep their address. Undefined where
   * there is no screen.
   */
  canonical: (address: PageAddress) => (PageAddress & { is_cached: boolean }) | undefined
  /** The canonical path of the page of a product or a shop. All such paths begin with that of an empty id. */
  pathOfPage: (what: 'product' | 'shop', id: string) => string
  render: (address: PageAddress, language: Language, ask: AskForPage, shop: ShopOfPage) => Promise<RenderedPage>
}

/** What the build says of the storefront, in `storefront/dist/built.json`. Addresses begin with a slash. */
export type BuiltStorefront = {
  /** The script each page starts from. */
  entry: string
  /** The colour of the browser's own bars, as CSS writes it. */
  theme: Record<'light' | 'dark', string>
  /** The key of its words, and the fonts its pages wait for. */
  languages: Record<Language, { locale: LocaleKey; fonts: string[] }>
  /** What each screen needs at once, by its source file; the empty one is for pages without a screen. */
  screens: Record<string, { styles: string[]; scripts: Record<Language, string[]> }>
  /** The text of each file of styles, by its address. */
  styles: Record<string, string>
}
