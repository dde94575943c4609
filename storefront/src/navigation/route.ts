import type { I18n } from '@lingui/core'
import type { ComponentType } from 'react'
import { inject, parse } from 'regexparam'
import type { FirstRead } from '../api/read-first.ts'
import { once } from '../ui/layout/load-code.ts'
import type { ScreenProps } from './screen-props.ts'

type Screen = ComponentType<ScreenProps>

/** What a public screen shows before anybody has done anything: the server reads it before it renders the page. */
export type FirstView = {
  reads: readonly FirstRead[]
  /**
   * The query as the screen understands it, the same for every address that means the same: the page's key in the cache.
   * Left out where people may make up queries without end: such a page is rendered anew for each of them.
   */
  query?: string
}

export type Route = {
  path: string
  title: (i18n: I18n, params: ScreenProps['params']) => string
  screen: () => Promise<{ default: Screen }>
  /** The screen's source file, as the build's facts name it. Only the server has it (route-records.ts). */
  module?: string
  /** What the screen shows first. Only the server has it: in the browser the screen asks for itself. */
  first?: () => Promise<{ default: (address: ScreenProps) => FirstView }>
  /** Open to visitors, with every path that contains this one; the server renders it. */
  public: boolean
  /** `always`: a tab that stays; `recent`: among the last few; `never`: made anew each time. */
  keep: 'always' | 'recent' | 'never'
  /** The query parameters the screen reads: it is given no others. */
  reads: readonly string[]
  /** Parameters of the path that the screen does not read: they make no other screen. */
  unread: readonly string[]
  /** Whether another query is another screen (`identity`), or the same one filtered. */
  query: 'identity' | 'filter'
  /** Says only words of the front page, so that it waits for no others. */
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

/** What stands in an address may be cut or mangled: such a part stays as it is. */
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

/** The path that leads to a match, however the one was written that led to it. */
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
