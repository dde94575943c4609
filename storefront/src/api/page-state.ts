import type { QueryClient } from '@tanstack/react-query'

/** The replies that the server has read for a page, with their keys. */
export type PageState = readonly (readonly [key: readonly unknown[], data: unknown])[]

/**
 * Returns the replies without their times of reading. Equal replies are then serialised to the same text, so the page's
 * ETag changes only when its data change.
 */
export const dehydrateQueries = (client: QueryClient): PageState =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data])

/**
 * Treats the replies as fresh: the page may have been cached for hours, but the server has just confirmed that the page
 * is current.
 */
export function hydrateQueries(state: PageState, client: QueryClient): void {
  for (const [key, data] of state) client.setQueryData(key, data)
}
