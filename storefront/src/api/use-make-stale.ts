import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { WriteKey } from './calls.ts'
import { makeStale } from './make-stale.ts'

/** For changes made by the shop: invalidates the reads of `name`, as if this device had sent that call. */
export function useMakeStale(name: WriteKey): () => void {
  const client = useQueryClient()
  return useCallback(() => void makeStale(client, name), [client, name])
}
