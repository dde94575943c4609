import type { I18n } from '@lingui/core'
import type { About } from '@sampan/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { inject, parse } from 'regexparam'
import type { FirstRead } from '../api/read-first.ts'
import { once } from '../ui/loading/load-code.ts'
import type { ScreenProps } from './screen-props.ts'

type Screen = ComponentType<ScreenProps>

/** The first view of a public screen: the server reads its data before it renders the page. */
export type FirstView = {
  reads: readonly FirstRead[]
  /**
   * The query as the screen understands it, the same for all addresses with the same meaning: part of the page's cache key.
   * Left out where people can make up endless queries: such a page is rendered for each request.
   */
  query?: string
  /** What search engines and link previews are told, once everything was read. `urlOf` makes a path a full address; `name` is the shop's. */
  about?: (client: QueryClient, urlOf: (path: string) => string, name: string) => About
}

export type Route = {
  path: string
  title: (i18n: I18n, params: ScreenProps['params']) => string
  screen: () => Promise<{ default: Screen }>
  /** The screen's source file, as the build names it. Only the server has it (route-records.ts). */
  module?: string
  /** The first view. Only the server has it: in the browser the screen reads for itself. */
  first?: () => Promise<{ default: (address: ScreenProps) => FirstView }>
  /** Open to visitors, with every path that contains this one; the server renders it. */
  public: boolean
  /** `always`: a tab that stays alive; `recent`: one of the last few; `never`: mounted each time. */
  keep: 'always' | 'recent' | 'never'
  /** The query parameters the screen reads: it is given no others. */
  reads: readonly string[]
  /** Path parameters that the screen does not read: they don't make another screen. */
  unread: readonly string[]
  /** Whether another query is another screen (`identity`), or the same one filtered. */
  query: 'identity' | 'filter'
  /** From 1,024 px it stands beside the account's menu, for who is signed in: private screens do, unless they say otherwise. */
  menu: boolean
  /** Says only the front page's words, so it waits for no others. */
  front: boolean
}

type Wish = Pick<Route, 'title' | 'screen'> & Partial<Route>

export const route = (path: string, wish: Wish): Route => ({
  path,
  public: false,
  keep: 'recent',
  reads: [],
  unread: [],
  query: 'filter',
  front: false,
  // The menu's words come with the other screens'.
  menu: !wish.public && !wish.front,
  ...wish,
})

export type Match = { route: Route; params: ScreenProps['params'] }

type Pattern = { keys: string[]; pattern: RegExp }
const patterns = new Map<string, Pattern>()

function patternOf(path: string): Pattern {
  const pattern: Pattern = patterns.get(path) ?? parse(path)
  patterns.set(path, pattern)
  return pattern
}

/** Decodes a part of a path; a malformed part stays as it is. */
function decoded(part: string | undefined): string | undefined {
  try {
    return part && decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The first route of the list whose pattern fits the path, with the path's parameters. */
export function matchIn(routes: readonly Route[], path: string): Match | undefined {
  for (const candidate of routes) {
    const { pattern, keys } = patternOf(candidate.path)
    const found = pattern.exec(path)
    if (found)
      return { route: candidate, params: Object.fromEntries(keys.map((key, at) => [key, decoded(found[at + 1])])) }
  }
  return undefined
}

/** The specification's rule: a path is open to everyone that is a public one, or contains one. */
export const isPublicIn = (routes: readonly Route[], path: string): boolean =>
  routes.some((route) => route.public && path.includes(route.path.replace(/\/:.*/, '')))

/** The canonical path of a match. */
export function pathOf({ route: { path, unread }, params }: Match): string {
  const read = Object.entries(params).filter(([key, value]) => value !== undefined && !unread.includes(key))
  return inject(path, Object.fromEntries(read.map(([key, value = '']) => [key, encodeURIComponent(value)])))
}

/** The part of a query that the screen reads, in the route's own order. */
export function readQuery({ reads }: Route, search: string): URLSearchParams {
  const given = new URLSearchParams(search)
  return new URLSearchParams(reads.flatMap((name) => given.getAll(name).map((value) => [name, value])))
}

const loads = new Map<Route, () => Promise<Screen>>()

/** Loads a route's screen once. */
export function preload(wanted: Route): Promise<Screen> {
  const load = loads.get(wanted) ?? once(async () => (await wanted.screen()).default)
  loads.set(wanted, load)
  return load()
}
