import { useCallback } from 'react'
import { useCall } from './call.ts'

/** Reads an export to its end: the parts of it one after the other are the file. */
export function useExport() {
  const call = useCall()
  return useCallback(async (): Promise<Blob> => {
    const parts: string[] = []
    let after: string | null | undefined
    do {
      const part = await call('GET /api/admin/product/export', { query: { whole: 'true', ...(after && { after }) } })
      parts.push(part.text)
      after = part.after
    } while (after !== null)
    return new Blob(parts, { type: 'text/csv;charset=utf-8' })
  }, [call])
}
