import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { WriteKey } from './calls.ts'
import { invalidateReads } from './invalidate-reads.ts'

/** For changes made by the shop: invalidates the reads of `name`, as if this device had sent that call. */
export function useInvalidate(name: WriteKey): () => void {
  const client = useQueryClient()
  return useCallback(() => void invalidateReads(client, name), [client, name])
}
