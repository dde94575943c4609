import { useCall } from '@sampan/front/call'
import type { ReadInput } from '@sampan/front/calls'
import { useCallback } from 'react'

export function useLogExport() {
  const call = useCall()
  return useCallback(
    (query: ReadInput<'GET /api/admin/log/export'>) => call('GET /api/admin/log/export', { query }),
    [call],
  )
}
