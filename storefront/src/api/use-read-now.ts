import type { ShopRead } from '@sampan/contract/shop-writes'
import type { ReadInput, ReplyTo } from '@sampan/front/calls'
import { readKey } from '@sampan/front/reads'
import { rulesOf } from '@sampan/front/use-read'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'

type Rules = {
  /** Sends the call even if the cached reply is fresh. */
  refetch?: boolean
  /** The reply is not cached, as in `useRead`. */
  once?: boolean
}

/**
 * Reads in an event handler, where the next step depends on the reply.
 * @throws CallError
 */
export const readNow = <K extends ShopRead>(
  client: QueryClient,
  name: K,
  input?: ReadInput<K>,
  rules: Rules = {},
): Promise<ReplyTo<K>> => client.fetchQuery({ ...rulesOf(rules), queryKey: readKey(name, input) })

/**
 * Returns a function that reads in an event handler. Afterwards a `useRead` with the same input finds the reply in the
 * cache. If the call fails, the promise rejects with a CallError.
 */
export function useReadNow<K extends ShopRead>(name: K, rules?: Rules): (input?: ReadInput<K>) => Promise<ReplyTo<K>> {
  const client = useQueryClient()
  return (input) => readNow(client, name, input, rules)
}
