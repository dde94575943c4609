import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { REFRESH_MS } from './query-client.ts'
import { pagesKey, type ReadInput, type ReadKey, type ReplyTo } from './reads.ts'

/** A page of a list in the contract. Lists use cursors, or page numbers where there is no cursor. */
type ListPage<Item> = {
  items: readonly Item[]
  /** Missing in lists without a count, which always use cursors. */
  total?: number
  page?: number
  page_size?: number
  next_cursor?: string | null
}
export type ListKey = { [K in ReadKey]: ReplyTo<K> extends ListPage<unknown> ? K : never }[ReadKey]
type ItemOf<K extends ListKey> = ReplyTo<K>['items'][number]
type Further = { page?: number; cursor?: string }

function nextPage({ next_cursor, page = 1, page_size = 0, total = 0 }: ListPage<unknown>): Further | undefined {
  if (next_cursor === undefined) return page * page_size < total ? { page: page + 1 } : undefined
  return next_cursor === null ? undefined : { cursor: next_cursor }
}

/** Lists with more loaded pages than this do not poll, because each refresh refetches all of them. */
const REFRESHED_PAGES = 3

/**
 * Reads a list page by page; spread the result into a `DataTable`. While a changed filter loads, the previous list
 * stays visible.
 */
export function usePages<K extends ListKey>(
  name: K,
  input?: Omit<ReadInput<K>, 'page' | 'page_size' | 'cursor'>,
  { enabled = true }: { enabled?: boolean } = {},
) {
  const query = useInfiniteQuery<ReplyTo<K>, Error, InfiniteData<ReplyTo<K>>, readonly unknown[], Further>({
    queryKey: pagesKey(name, input as ReadInput<K>), // the input shared by all pages
    initialPageParam: {},
    getNextPageParam: nextPage,
    enabled,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > REFRESHED_PAGES ? false : REFRESH_MS),
  })
  const pages = query.data?.pages
  const items = useMemo(() => pages?.flatMap((page): readonly ItemOf<K>[] => page.items), [pages])
  return {
    pages,
    items,
    isOld: query.isPlaceholderData,
    hasMore: query.hasNextPage && !query.isPlaceholderData,
    isLoadingMore: query.isFetchingNextPage,
    error: query.error,
    onMore: () => void query.fetchNextPage({ cancelRefetch: false }),
    onRetry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  }
}
