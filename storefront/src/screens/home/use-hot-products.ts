import type { Home } from '@sampan/contract'
import { PAGE_SIZE } from '@sampan/contract/rules'
import { useMemo, useState } from 'react'
import { usePages } from '../../api/use-pages.ts'

/** The home call brings the first. */
const SECOND_PAGE = 2

/** The home page's hot products and, once its end comes near, those that follow. */
export function useHotProducts(home: Home | undefined) {
  const [goesOn, setGoesOn] = useState(false)
  const further = usePages('GET /api/product/list', { sort: 'hot' }, { enabled: goesOn, from_page: SECOND_PAGE })
  const first = home?.hot_products
  const items = useMemo(() => first && [...first, ...(further.items ?? [])], [first, further.items])
  return {
    items,
    hasMore: further.items ? further.hasMore : first?.length === PAGE_SIZE.default,
    isLoadingMore: goesOn && further.isFetching,
    failed: further.failed,
    onMore: () => (goesOn ? further.onMore() : setGoesOn(true)),
    onRefresh: async () => goesOn && further.onRefresh(),
    onRetry: further.onRetry,
  }
}
