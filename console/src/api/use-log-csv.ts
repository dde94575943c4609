import { useCallback } from 'react'
import { useCall } from './call.ts'
import type { AskOf } from './reads.ts'

/** Reads what the filters leave of the log as a file. */
export function useLogCsv() {
  const call = useCall()
  return useCallback((query: AskOf<'GET /api/admin/log/csv'>) => call('GET /api/admin/log/csv', { query }), [call])
}
