import { useCall } from '@sampan/front/call'
import { useCallback } from 'react'

const PAGE = 100

/** Reads the ids of all shops that match a keyword, page by page. Throws a CallError when a page cannot be read. */
export function useAllShops() {
  const call = useCall()
  return useCallback(
    async (keyword: string): Promise<string[]> => {
      const ids: string[] = []
      let cursor: string | null | undefined
      do {
        const { items, next_cursor } = await call('GET /api/admin/shop/list', {
          query: { page_size: PAGE, ...(keyword && { keyword }), ...(cursor && { cursor }) },
        })
        ids.push(...items.map(({ shop_id }) => shop_id))
        cursor = next_cursor
      } while (cursor !== null)
      return ids
    },
    [call],
  )
}
