import type { AskForPage, PageAddress, PageRenderer, RenderedPage, ShopOfPage } from '@sampan/contract'
import { CallError } from '@sampan/contract/call-error'
import { LANGUAGES, type Language, type LocaleKey } from '@sampan/contract/rules'
import { makeCall } from '@sampan/front/call'
import { renderToString } from 'react-dom/server'
import { dehydrateQueries } from './api/page-state.ts'
import { shopClient } from './api/shop-client.ts'
import { App, loadNotFound } from './app.tsx'
import { siteData } from './features/structured-data/site-data.ts'
import { cachedI18n, makeI18n } from './i18n.ts'
import type { Head } from './navigation/head.tsx'
import { type FirstView, type Match, pathOf, preload, type Route, readQuery } from './navigation/route.ts'
import type { ScreenProps } from './navigation/screen-props.ts'
import { nameIn } from './navigation/shop-name.ts'
import { Visits } from './navigation/visits.ts'
import { isPublic, match, routes } from './routes.ts'

const noHooks = {
  match,
  isOpen: () => true,
  guard: async () => ({ pass: true }) as const,
  prepare: async () => {},
  showLoginFirst: () => {},
  onStart: () => {},
  onEnd: () => {},
}

type First = (address: ScreenProps) => FirstView
const firsts = new Map<Route, First>()

export async function ready(): Promise<void> {
  const load = async (route: Route) => {
    const [first] = await Promise.all([route.first?.(), preload(route)])
    if (first) firsts.set(route, first.default)
  }
  await Promise.all([loadNotFound(), ...routes.filter((route) => route.public).map(load)])
}

/**
 * Whether the server renders this path. False for a path such as `/hOmE`: it matches a route, but the guard compares
 * public paths exactly and redirects visitors.
 */
const isRendered = (route: Route, path: string) => route.public && isPublic(path)

/** All pages share the messages of a locale, because rendering does not change them. */
const i18nOf = cachedI18n((locale) => makeI18n(locale))

/** The first view of a page; undefined if it needs no data or is not server-rendered. */
function firstView({ route, params }: Match, { path, search }: PageAddress): FirstView | undefined {
  if (!isRendered(route, path)) return undefined
  return firsts.get(route)?.({ params, search: readQuery(route, search) })
}

export const canonical: PageRenderer['canonical'] = (address) => {
  const { path, search } = address
  const pageMatch = match(path)
  if (!pageMatch) return undefined
  const query = firstView(pageMatch, address)?.query
  if (query === undefined) return { path, search: String(readQuery(pageMatch.route, search)), is_cached: false }
  return { path: pathOf(pageMatch), search: query, is_cached: true }
}

const FOLDERS = { product: '/detail/', shop: '/shop/' }
export const pathOfPage: PageRenderer['pathOfPage'] = (what, id) => FOLDERS[what] + encodeURIComponent(id)

const localeOf = (language: Language): LocaleKey =>
  LANGUAGES.find((entry) => entry.tag === language)?.file_name ?? 'zh-CN'

/**
 * Waits for all reads of a page. The first read is that of its subject.
 * @returns the places of the reads whose data is not found.
 * @throws the first other error.
 */
async function faultsOf(reads: readonly Promise<unknown>[]): Promise<Set<number>> {
  const faults = new Set<number>()
  for (const [place, result] of (await Promise.allSettled(reads)).entries()) {
    if (result.status === 'fulfilled') continue
    const { reason } = result
    if (!(reason instanceof CallError && reason.status === 404)) throw reason
    faults.add(place)
  }
  return faults
}

const EMPTY = { html: '', state: [], title: '', description: '', about: {} }

/**
 * Renders a page in a language. Private pages are an empty shell with their title, because the server does not know the
 * shopper. An unknown URL gives a 404 page.
 * @throws the errors of `ask`, except that data that is not found gives a 404 page.
 */
export async function render(
  url: PageAddress,
  language: Language,
  ask: AskForPage,
  { origin, brand, hasNotFound }: ShopOfPage,
): Promise<RenderedPage> {
  const pageMatch = match(url.path)
  const i18n = await i18nOf(localeOf(language))
  const call = makeCall((request) => ask(request.url))
  const client = shopClient(call)
  const head: Head = pageMatch ? { title: pageMatch.route.title(i18n, pageMatch.params) } : {}
  const { reads = [], about } = (pageMatch && firstView(pageMatch, url)) ?? {}
  const faults = await faultsOf(reads.map((readFirst) => readFirst(client)))
  if (faults.size > 0) head.status = 404
  const screen = pageMatch?.route.module ?? ''
  const is_missing = !pageMatch || faults.has(0)
  if (is_missing && hasNotFound?.(screen)) return { ...EMPTY, screen, is_missing, status: 404 }
  const visits = new Visits(url, noHooks)
  const isOpen = !pageMatch || isRendered(pageMatch.route, url.path)
  const html = isOpen
    ? renderToString(<App i18n={i18n} client={client} call={call} visits={visits} brand={brand} head={head} />)
    : ''
  // Parsing takes 4 µs, and a page has a hundred addresses.
  const urlOf = (path: string) => (/^\/(?!\/)/.test(path) ? origin + path : new URL(path, origin).href)
  const shop_name = nameIn(brand, i18n.locale)
  const { data = [], ...aboutFields } = about?.(client, urlOf, shop_name) ?? {}
  const graph = [...siteData(urlOf, shop_name, brand.logo), ...data]
  return {
    html,
    state: is_missing ? [] : dehydrateQueries(client),
    title: head.title ?? '',
    description: head.description ?? '',
    about: { ...aboutFields, ...(isOpen && { data: { '@context': 'https://schema.org', '@graph': graph } }) },
    screen,
    is_missing,
    status: head.status ?? (pageMatch ? 200 : 404),
  }
}

/** The error for data that is not found. */
export const notFoundError = () => new CallError('failed', '', { status: 404 })
