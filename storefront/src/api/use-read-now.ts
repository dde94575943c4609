import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type AskOf, type ReadKey, type ReplyTo, readKey } from './reads.ts'
import { rulesOf } from './use-read.ts'

type Rules = {
  /** Asks the shop also when an answer is still fresh. */
  anew?: boolean
}

/** Reads outside of drawing, for what comes next depends on the answer. Throws a CallError. */
export const readNow = <K extends ReadKey>(
  client: QueryClient,
  name: K,
  ask?: AskOf<K>,
  rules?: Rules,
): Promise<ReplyTo<K>> => client.fetchQuery({ ...rulesOf(name, rules), queryKey: readKey(name, ask) })

/** Reads at a tap; a `useRead` that asks the same then has the answer at once. Throws a CallError. */
export function useReadNow<K extends ReadKey>(name: K, rules?: Rules): (ask?: AskOf<K>) => Promise<ReplyTo<K>> {
  const client = useQueryClient()
  return (ask) => readNow(client, name, ask, rules)
}
