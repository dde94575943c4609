import type { QueryClient } from '@tanstack/react-query'

/** What the server has read for a page: each answer with its key. */
export type PageState = readonly (readonly [key: readonly unknown[], data: unknown])[]

/** Of the same answers always the same text, without the time of reading: so the page keeps its etag while nothing changes. */
export const takePageState = (client: QueryClient): PageState =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data])

/** Takes the answers for new: the page may have lain in a cache for hours, but the server has just said that it is current. */
export function fillFrom(state: PageState, client: QueryClient): void {
  for (const [key, data] of state) client.setQueryData(key, data)
}
