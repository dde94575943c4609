import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCall } from '../../call.ts'
import { productsQuery, type ShownFilter } from './catalogue-queries.ts'

/** The products of a filter, page by page. While another filter is on its way the last list stays, marked as old. */
export function useProducts(filter: ShownFilter) {
  const query = useInfiniteQuery({ ...productsQuery(useCall(), filter), placeholderData: keepPreviousData })
  const pages = query.data?.pages
  return {
    items: pages?.flatMap((page) => page.items),
    total: pages?.[0]?.total,
    facets: pages?.[0]?.facets,
    isOld: query.isPlaceholderData,
    hasMore: query.hasNextPage && !query.isPlaceholderData,
    isLoadingMore: query.isFetchingNextPage,
    failed: query.isError,
    onMore: () => void query.fetchNextPage(),
    onRetry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
    onRefresh: () => query.refetch(),
  }
}
export type Products = ReturnType<typeof useProducts>
