import type { Home } from '@sampan/contract'
import { PAGE_SIZE } from '@sampan/contract/rules'
import { usePages } from '@sampan/front/use-pages'
import { useMemo, useState } from 'react'

/** Paging starts with the second page, because `GET /api/home` contains the first page. */
const SECOND_PAGE = 2

/** The hot products after those of `GET /api/home`. */
export const useFurtherProducts = (enabled: boolean) =>
  usePages('GET /api/product/list', { sort: 'hot' }, { enabled, from_page: SECOND_PAGE })

/** The home page's hot products and, after Show more, the following pages. */
export function useHotProducts(home: Home | undefined) {
  const [goesOn, setGoesOn] = useState(false)
  const further = useFurtherProducts(goesOn)
  const first = home?.hot_products
  const items = useMemo(() => first && [...first, ...(further.items ?? [])], [first, further.items])
  return {
    items,
    goesOn,
    hasMore: further.items ? further.hasMore : first?.length === PAGE_SIZE.default,
    isLoadingMore: goesOn && further.isFetching,
    failed: further.failed,
    onMore: () => (goesOn ? further.onMore() : setGoesOn(true)),
    onRetry: further.onRetry,
  }
}
