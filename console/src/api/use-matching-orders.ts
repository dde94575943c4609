import { useCall } from '@sampan/front/call'
import type { ReadInput, ReplyTo } from '@sampan/front/calls'
import { useCallback } from 'react'

type Row = ReplyTo<'GET /api/admin/order/list'>['items'][number]
type Filter = Omit<ReadInput<'GET /api/admin/order/list'>, 'page' | 'page_size' | 'cursor'>

const PAGE = 100

/** Reads the first orders that match a filter, page by page. Throws a CallError when a page cannot be read. */
export function useMatchingOrders() {
  const call = useCall()
  return useCallback(
    async (filter: Filter, limit: number): Promise<Row[]> => {
      const rows: Row[] = []
      let cursor: string | null | undefined
      do {
        const { items, next_cursor } = await call('GET /api/admin/order/list', {
          query: { ...filter, page_size: PAGE, ...(cursor && { cursor }) },
        })
        rows.push(...items)
        cursor = next_cursor
      } while (cursor !== null && rows.length < limit)
      return rows.slice(0, limit)
    },
    [call],
  )
}
