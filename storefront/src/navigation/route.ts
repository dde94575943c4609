import type { I18n } from '@lingui/core'
import type { About } from '@sampan/contract'
import { paramsIn } from '@sampan/front/path-pattern'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { inject } from 'regexparam'
import type { Thing } from 'schema-dts'
import type { FirstRead } from '../api/read-first.ts'
import { loadOnce } from '../ui/loading/load-code.ts'
import type { ScreenProps } from './screen-props.ts'

type Screen = ComponentType<ScreenProps>

/** Metadata of a page. `data` is structured data (schema.org). */
type AboutPage = Omit<About, 'data'> & { data?: readonly Thing[] }

/** The first view of a public screen, whose data the server reads before rendering the page. */
export type FirstView = {
  reads: readonly FirstRead[]
  /**
   * The query as the screen understands it: the same text for all URLs with the same meaning. Part of the page's cache
   * key. Omitted if visitors can make up an unlimited number of queries: these pages are rendered for each request.
   */
  query?: string
  /**
   * Makes the metadata for search engines and link previews, after all reads. `urlOf` makes an absolute URL of a path;
   * `name` is the shop's name.
   */
  about?: (client: QueryClient, urlOf: (path: string) => string, name: string) => AboutPage
}

export type Route = {
  path: string
  title: (i18n: I18n, params: ScreenProps['params']) => string
  screen: () => Promise<{ default: Screen }>
  /** The screen's source file, as the build names it. Set on the server only (route-records.ts). */
  module?: string
  /** Describes the first view. Used on the server only: in the browser the screen reads its own data. */
  first?: () => Promise<{ default: (address: ScreenProps) => FirstView }>
  /**
   * Whether the screen is open to visitors and server-rendered. This also applies to every path that contains this
   * path.
   */
  public: boolean
  /**
   * `always`: a tab, which stays mounted; `recent`: one of the last few screens; `never`: mounted again at each visit.
   */
  keep: 'always' | 'recent' | 'never'
  /**
   * The screen to which Back leads, and a saved form, if the screen was opened by its address: by default Home, for
   * private screens Me. Parameters of the path are filled in.
   */
  up: string
  /** The query parameters that the screen reads. The screen receives no other parameters. */
  reads: readonly string[]
  /**
   * Path parameters that the screen does not read. A URL with another value of one of these parameters is still the
   * same screen.
   */
  unread: readonly string[]
  /** Whether another query is another screen (`identity`), or filters the same screen (`filter`). */
  query: 'identity' | 'filter'
  /**
   * Whether signed-in shoppers see the account menu next to the screen from 1,024 px. True by default for private
   * screens.
   */
  menu: boolean
  /** Whether the screen uses only the home page's texts, so that it does not wait for other texts. */
  home: boolean
  /** Whether the screen's own texts are in the part of the wallet, which no other screen waits for. */
  wallet: boolean
}

type RouteOptions = Pick<Route, 'title' | 'screen'> & Partial<Route>

export const route = (path: string, options: RouteOptions): Route => ({
  path,
  public: false,
  keep: 'recent',
  up: options.public ? '/home' : '/filter',
  reads: [],
  unread: [],
  query: 'filter',
  home: false,
  wallet: false,
  // The menu is not shown on screens with only the home page's texts, because the menu's texts are in another chunk.
  menu: !options.public && !options.home,
  ...options,
})

export type Match = { route: Route; params: ScreenProps['params'] }

/** The first route whose pattern matches the path, with the path's parameters. */
export function matchIn(routes: readonly Route[], path: string): Match | undefined {
  for (const candidate of routes) {
    const params = paramsIn(candidate.path, path)
    if (params) return { route: candidate, params }
  }
  return undefined
}

/** The specification's rule: a path is public if it equals or contains a public path. */
export const isPublicIn = (routes: readonly Route[], path: string): boolean =>
  routes.some((route) => route.public && path.includes(route.path.replace(/\/:.*/, '')))

/** The canonical path of a matched route. */
export function pathOf({ route: { path, unread }, params }: Match): string {
  const usedParams = Object.entries(params).filter(([key, value]) => value !== undefined && !unread.includes(key))
  return inject(path, Object.fromEntries(usedParams.map(([key, value = '']) => [key, encodeURIComponent(value)])))
}

/** The address of the screen above a matched route. */
export const upOf = ({ route: { up }, params }: Match): string =>
  inject(up, Object.fromEntries(Object.entries(params).map(([key, value = '']) => [key, encodeURIComponent(value)])))

/** The part of a query that the screen reads, in the route's order. */
export function readQuery({ reads }: Route, search: string): URLSearchParams {
  const params = new URLSearchParams(search)
  return new URLSearchParams(reads.flatMap((name) => params.getAll(name).map((value) => [name, value])))
}

const loads = new Map<Route, () => Promise<Screen>>()

/** Loads a route's screen once. */
export function preload(route: Route): Promise<Screen> {
  const load = loads.get(route) ?? loadOnce(async () => (await route.screen()).default)
  loads.set(route, load)
  return load()
}
