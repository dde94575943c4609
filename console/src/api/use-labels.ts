import type { LabelFormat } from '@sampan/contract/rules'
import { useCall } from '@sampan/front/call'
import type { ReplyTo } from '@sampan/front/calls'
import { useCallback } from 'react'

export type Labels = ReplyTo<'GET /api/admin/order/labels'>

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

/** Reads the label files of orders, with the notes on orders to check. */
export function useLabels() {
  const call = useCall()
  return useCallback(
    async (order_ids: readonly string[], format: LabelFormat) => {
      const query = { order_ids: order_ids.join(), format }
      const { files, ...labels } = await call('GET /api/admin/order/labels', { query })
      const blobOf = (base64: string) => new Blob([bytesOf(base64)], { type: 'text/csv' })
      return { ...labels, files: files.map(({ file_name, base64 }) => ({ file_name, content: blobOf(base64) })) }
    },
    [call],
  )
}
