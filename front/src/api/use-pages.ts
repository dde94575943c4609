import type { ReadKey } from '@sampan/contract'
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReadInput, ReplyTo } from './calls.ts'
import { pagesKey } from './reads.ts'
import { rulesOf } from './use-read.ts'

/**
 * A page of a list. Continues by cursor, because page numbers would skip rows while other rows appear and disappear.
 * Lists that cannot change while they are read have no cursor, and continue by page number.
 */
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

/** Options for paging, shared with the prefetch. */
export const PAGED = { initialPageParam: {} as Further, getNextPageParam: nextPage }

type PagesOptions<Page> = {
  enabled?: boolean
  /** Keeps the previous list while another filter loads; `isOld` is then true. */
  keepLast?: boolean
  refetch?: boolean
  /** The first page to read, if another call has returned the earlier pages. */
  from_page?: number
  /** The polling interval in ms while the screen is shown; false while nothing can change. */
  every_ms?: (pages: readonly Page[]) => number | false
}

/** Reads a list page by page. */
export function usePages<K extends ListKey>(
  name: K,
  input?: Omit<ReadInput<K>, 'page' | 'page_size' | 'cursor'>,
  { enabled = true, from_page, every_ms, ...rules }: PagesOptions<ReplyTo<K>> = {},
) {
  const query = useInfiniteQuery<ReplyTo<K>, Error, InfiniteData<ReplyTo<K>>, readonly unknown[], Further>({
    ...rulesOf(rules),
    ...PAGED,
    ...(from_page && { initialPageParam: { page: from_page } }),
    queryKey: [...pagesKey(name, input as ReadInput<K>), ...(from_page ? [from_page] : [])], // the input of every page
    enabled,
    ...(every_ms && { refetchInterval: ({ state }) => (state.data ? every_ms(state.data.pages) : false) }),
  })
  const pages = query.data?.pages
  // By default, loading a further page cancels a refetch in progress, and the list would miss the refetched changes.
  async function readOn() {
    const { data, isError } = await query.fetchNextPage({ cancelRefetch: false })
    const wasOtherRead = !isError && data?.pages.length === pages?.length
    if (wasOtherRead) await query.fetchNextPage({ cancelRefetch: false })
  }
  const items = useMemo(() => pages?.flatMap((page): readonly ItemOf<K>[] => page.items), [pages])
  return {
    pages,
    items,
    total: (pages?.[0] as ListPage<unknown> | undefined)?.total,
    isFetching: query.isFetching,
    isFetchedAfterMount: query.isFetchedAfterMount,
    isOld: query.isPlaceholderData,
    hasMore: query.hasNextPage && !query.isPlaceholderData,
    isLoadingMore: query.isFetchingNextPage,
    failed: query.isError,
    error: query.error,
    onMore: () => void readOn(),
    onRetry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
    onRefresh: () => query.refetch(),
  }
}
