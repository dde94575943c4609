import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'

type ListPage<Item> = { items: readonly Item[]; total: number; page: number; page_size: number }

/** What an endless list that can be pulled down needs to know of the pages read so far. */
export function pagedList<Item>(query: UseInfiniteQueryResult<InfiniteData<ListPage<Item>>>) {
  return {
    items: query.data?.pages.flatMap((page) => page.items),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    failed: query.isError,
    onMore: () => void query.fetchNextPage(),
    onRetry: () => void (query.data ? query.fetchNextPage() : query.refetch()),
    onRefresh: () => query.refetch(),
  }
}
