import type { Brand } from './brand/brand.ts'
import type { Language, LocaleKey } from './text/languages.ts'

/** Calls the API for a page's data, within the server process. @returns the `data` of the envelope. */
export type AskForPage = (path: string) => Promise<unknown>

/** A path, and its query without the question mark. */
export type PageAddress = { path: string; search: string }

/** Metadata of a page for search engines and link previews, in addition to title and description. */
export type About = {
  /** URL of a picture. */
  image?: string
  /** Alternative text of the picture. */
  image_alt?: string
  /** The Open Graph type; undefined means `website`. */
  type?: 'website' | 'product'
  /** Structured data (schema.org), with absolute URLs. */
  data?: object
}

export type ShopOfPage = {
  /** Public origin of the shop, for example `https://shop.example`. */
  origin: string
  brand: Brand
  /** Whether the caller has the "not found" page of a screen. It is then not rendered, and its `html` is empty. */
  hasNotFound?: (screen: string) => boolean
}

export type RenderedPage = {
  html: string
  /** The data for hydration, so that the browser does not request it again. */
  state: unknown
  /** The title without the shop's name; empty if the title is only the shop's name. */
  title: string
  description: string
  about: About
  /** Source file of the screen. The build uses it as key for the page's assets; empty if there is no screen. */
  screen: string
  status: 200 | 404
  /** True if the URL or its subject does not exist. The page is then the same for every URL of the screen. */
  is_missing: boolean
}

/** The interface between the built storefront and the server. */
export type PageRenderer = {
  /** Preloads all public screens at server start. */
  ready: () => Promise<void>
  /**
   * The canonical URL of a page: without parameters that its screen does not read or accept, and with one spelling of
   * each value. Only cacheable pages have a canonical URL; other pages keep their URL. Undefined if no screen has this
   * URL.
   */
  canonical: (address: PageAddress) => (PageAddress & { is_cached: boolean }) | undefined
  /** The canonical path of a product or shop page. With an empty id, the common prefix of these paths. */
  pathOfPage: (what: 'product' | 'shop', id: string) => string
  render: (address: PageAddress, language: Language, ask: AskForPage, shop: ShopOfPage) => Promise<RenderedPage>
}

/** The manifest of the storefront's build, in `storefront/dist/built.json`. URLs begin with a slash. */
export type BuiltStorefront = {
  /** The entry script of every page. */
  entry: string
  /** Colour of the browser's address bar, as CSS. */
  theme: Record<'light' | 'dark', string>
  /** Locale key of the texts, and the fonts that pages preload. */
  languages: Record<Language, { locale: LocaleKey; fonts: string[] }>
  /** Assets that each screen needs immediately, by source file; the empty key is for pages without a screen. */
  screens: Record<string, { styles: string[]; scripts: Record<Language, string[]> }>
  /** Content of each CSS file, by URL. */
  styles: Record<string, string>
}
