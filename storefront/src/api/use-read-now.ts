import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { AskOf, ReadKey, ReplyTo } from './calls.ts'
import { readKey } from './reads.ts'
import { rulesOf } from './use-read.ts'

type Rules = {
  /** Sends the call even if the cached reply is fresh. */
  anew?: boolean
}

/**
 * Reads in an event handler, where the next step depends on the reply.
 * @throws CallError
 */
export const readNow = <K extends ReadKey>(
  client: QueryClient,
  name: K,
  ask?: AskOf<K>,
  rules?: Rules,
): Promise<ReplyTo<K>> => client.fetchQuery({ ...rulesOf(name, rules), queryKey: readKey(name, ask) })

/**
 * Reads at a tap. Afterwards a `useRead` with the same input finds the reply in the cache. The returned function throws
 * a CallError.
 */
export function useReadNow<K extends ReadKey>(name: K, rules?: Rules): (ask?: AskOf<K>) => Promise<ReplyTo<K>> {
  const client = useQueryClient()
  return (ask) => readNow(client, name, ask, rules)
}
