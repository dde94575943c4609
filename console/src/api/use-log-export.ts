import { useCallback } from 'react'
import { useCall } from './call.ts'
import type { AskOf } from './reads.ts'

export function useLogExport() {
  const call = useCall()
  return useCallback(
    (query: AskOf<'GET /api/admin/log/export'>) => call('GET /api/admin/log/export', { query }),
    [call],
  )
}
