import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { WriteKey } from './calls.ts'
import { makeStale } from './make-stale.ts'

/** For changes that the shop makes by itself: invalidates what `name` would have, had this device sent it. */
export function useMakeStale(name: WriteKey): () => void {
  const client = useQueryClient()
  return useCallback(() => void makeStale(client, name), [client, name])
}
