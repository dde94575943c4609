import { useCall } from '@sampan/front/call'
import { useCallback } from 'react'

/** Reads all current rules of taxes as a CSV file. */
export function useTaxFile() {
  const call = useCall()
  return useCallback(async (): Promise<Blob> => {
    const { text } = await call('GET /api/admin/tax/export', { query: {} })
    return new Blob([text], { type: 'text/csv;charset=utf-8' })
  }, [call])
}
