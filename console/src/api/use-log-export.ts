import { useCallback } from 'react'
import { useCall } from './call.ts'
import type { ReadInput } from './reads.ts'

export function useLogExport() {
  const call = useCall()
  return useCallback(
    (query: ReadInput<'GET /api/admin/log/export'>) => call('GET /api/admin/log/export', { query }),
    [call],
  )
}
