import type { QueryClient } from '@tanstack/react-query'

/** The answers that the server has read for a page, with their keys. */
export type PageState = readonly (readonly [key: readonly unknown[], data: unknown])[]

/**
 * The same answers give the same text, without the time of reading, so that the page's ETag stays the same while
 * nothing changes.
 */
export const takePageState = (client: QueryClient): PageState =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data])

/**
 * Treats the answers as fresh: the page may have been cached for hours, but the server has just confirmed that it is
 * current.
 */
export function fillFrom(state: PageState, client: QueryClient): void {
  for (const [key, data] of state) client.setQueryData(key, data)
}
