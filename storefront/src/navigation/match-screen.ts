import type { Match } from './route.ts'

type Matcher = (path: string) => Match | undefined
let matcher: Matcher = () => undefined

/** The list of routes leads to every screen, and screens to links: links get the list from here, so nothing goes in a circle. */
export function matchWith(match: Matcher): void {
  matcher = match
}

export const matchScreen: Matcher = (path) => matcher(path)
