import { useCallback } from 'react'
import { useCall } from './call.ts'
import type { AskOf } from './reads.ts'

/** Reads the filtered log for a file. */
export function useLogExport() {
  const call = useCall()
  return useCallback(
    (query: AskOf<'GET /api/admin/log/export'>) => call('GET /api/admin/log/export', { query }),
    [call],
  )
}
