import { useCall } from '@sampan/front/call'
import type { ReadInput } from '@sampan/front/calls'
import { useCallback } from 'react'

/** Reads all sellers of a period for a file; the screen shows the first hundred. */
export function useSellers() {
  const call = useCall()
  return useCallback(
    (query: ReadInput<'GET /api/admin/sales/products'>) =>
      call('GET /api/admin/sales/products', { query: { ...query, whole: '1' } }),
    [call],
  )
}
