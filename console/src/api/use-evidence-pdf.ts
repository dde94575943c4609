import { useCall } from '@sampan/front/call'
import { useCallback } from 'react'

/** Reads the PDF that goes with the evidence of a dispute. */
export function useEvidencePdf() {
  const call = useCall()
  return useCallback(
    async (dispute_id: string) => {
      const { base64 } = await call('GET /api/admin/dispute/pdf', { query: { dispute_id } })
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      return new Blob([bytes], { type: 'application/pdf' })
    },
    [call],
  )
}
