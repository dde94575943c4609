import type { Home } from '@sampan/contract'
import { PAGE_SIZE } from '@sampan/contract/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useCall } from '../../call.ts'
import { furtherHotQuery } from './catalogue-queries.ts'

/** The home page's hot products and, once its end comes near, those that follow. */
export function useHotProducts(home: Home | undefined) {
  const [goesOn, setGoesOn] = useState(false)
  const further = useInfiniteQuery({ ...furtherHotQuery(useCall()), enabled: goesOn })
  const first = home?.hot_products
  const pages = further.data?.pages
  const items = useMemo(() => first && [...first, ...(pages ?? []).flatMap((page) => page.items)], [first, pages])
  const more = () => {
    if (goesOn) void further.fetchNextPage()
    else setGoesOn(true)
  }
  return {
    items,
    hasMore: pages ? further.hasNextPage : first?.length === PAGE_SIZE.default,
    isLoadingMore: further.isFetchingNextPage || (goesOn && further.isFetching && !pages),
    failed: further.isError || further.isFetchNextPageError,
    onMore: more,
    onRefresh: async () => goesOn && further.refetch(),
    onRetry: () => void (pages ? further.fetchNextPage() : further.refetch()),
  }
}
