import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { ReadInput, ReadKey, ReplyTo } from './calls.ts'
import { readKey } from './reads.ts'
import { rulesOf } from './use-read.ts'

type Rules = {
  /** Sends the call even if the cached reply is fresh. */
  refetch?: boolean
}

/**
 * Reads in an event handler, where the next step depends on the reply.
 * @throws CallError
 */
export const readNow = <K extends ReadKey>(
  client: QueryClient,
  name: K,
  input?: ReadInput<K>,
  rules?: Rules,
): Promise<ReplyTo<K>> => client.fetchQuery({ ...rulesOf(name, rules), queryKey: readKey(name, input) })

/**
 * Returns a function that reads in an event handler. Afterwards a `useRead` with the same input finds the reply in the
 * cache. If the call fails, the promise rejects with a CallError.
 */
export function useReadNow<K extends ReadKey>(name: K, rules?: Rules): (input?: ReadInput<K>) => Promise<ReplyTo<K>> {
  const client = useQueryClient()
  return (input) => readNow(client, name, input, rules)
}
