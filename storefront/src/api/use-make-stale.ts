import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { makeStale } from './make-stale.ts'
import type { WriteKey } from './reads.ts'

/** For what happens at the shop by itself: reads anew what `name` would have made stale, had this device sent it. */
export function useMakeStale(name: WriteKey): () => void {
  const client = useQueryClient()
  return useCallback(() => void makeStale(client, name), [client, name])
}
