import type { ShopWrite } from '@sampan/contract/shop-writes'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { invalidateReads } from './invalidate-reads.ts'

/**
 * Invalidates the reads that the call `name` makes stale, as if this device had sent that call. For changes that the
 * shop made itself, such as an expiry.
 */
export function useInvalidate(name: ShopWrite): () => void {
  const client = useQueryClient()
  return useCallback(() => void invalidateReads(client, name), [client, name])
}
