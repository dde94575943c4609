import { useCall } from '@sampan/front/call'
import type { ReadInput } from '@sampan/front/calls'
import { useCallback } from 'react'

/** Scope of an export: all products, or the filters of a list. */
export type ExportQuery = Omit<ReadInput<'GET /api/admin/product/export'>, 'after' | 'product_ids'>

/** Maximum number of ids that the server accepts in one call. */
const IDS_LIMIT = 100

/**
 * Reads all pages of a product export, and joins them into one file. With `product_ids`, it has only these products.
 */
export function useExport() {
  const call = useCall()
  return useCallback(
    async (query: ExportQuery, product_ids?: readonly string[]): Promise<Blob> => {
      const parts: string[] = []
      for (const selection of selections(product_ids)) {
        let after: string | null | undefined
        do {
          const { text, after: next } = await call('GET /api/admin/product/export', {
            query: { ...query, ...selection, ...(after && { after }) },
          })
          // The first page of each batch starts with the header row; the file has it only once.
          parts.push(parts.length > 0 && after === undefined ? text.slice(text.indexOf('\n') + 1) : text)
          after = next
        } while (after !== null)
      }
      return new Blob(parts, { type: 'text/csv;charset=utf-8' })
    },
    [call],
  )
}

function selections(product_ids: readonly string[] | undefined): { product_ids?: string }[] {
  if (!product_ids) return [{}]
  const count = Math.ceil(product_ids.length / IDS_LIMIT)
  return Array.from({ length: count }, (_, at) => ({
    product_ids: product_ids.slice(at * IDS_LIMIT, (at + 1) * IDS_LIMIT).join(),
  }))
}
