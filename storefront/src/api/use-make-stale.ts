import { useQueryClient } from '@tanstack/react-query'
import { makeStale } from './make-stale.ts'
import type { WriteKey } from './reads.ts'

/** For what the shop did by itself: reads anew what `name` would have made stale, had this device sent it. */
export function useMakeStale(name: WriteKey): () => void {
  const client = useQueryClient()
  return () => void makeStale(client, name)
}
