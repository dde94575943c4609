import type { ShopRead } from '@sampan/contract/shop-writes'
import type { ReadInput, ReplyTo } from '@sampan/front/calls'
import { pagesKey, readKey } from '@sampan/front/reads'
import { type ListKey, PAGED } from '@sampan/front/use-pages'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'

/**
 * Reads the data of a screen before the screen is rendered.
 * @throws if the requested data does not exist.
 */
export type FirstRead = (client: QueryClient) => Promise<unknown>

/** Prefetches the data of a `useRead`. */
export const firstRead =
  <K extends ShopRead>(name: K, input?: ReadInput<K>): FirstRead =>
  (client) =>
    client.fetchQuery({ queryKey: readKey(name, input) })

/** Prefetches the first page of a `usePages`. */
export const firstPage =
  <K extends ListKey>(name: K, input?: ReadInput<K>): FirstRead =>
  (client) =>
    client.fetchInfiniteQuery({ ...PAGED, queryKey: pagesKey(name, input) })

/** The reply to a `firstRead`; undefined before the reply has arrived. */
export const cachedReply = <K extends ShopRead>(client: QueryClient, name: K, input?: ReadInput<K>) =>
  client.getQueryData<ReplyTo<K>>(readKey(name, input))

/** The items of a `firstPage`; empty before the page has arrived. */
export const cachedPage = <K extends ListKey>(
  client: QueryClient,
  name: K,
  input?: ReadInput<K>,
): readonly ReplyTo<K>['items'][number][] =>
  client.getQueryData<InfiniteData<ReplyTo<K>>>(pagesKey(name, input))?.pages[0]?.items ?? []
