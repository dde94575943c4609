import { useQueryClient } from '@tanstack/react-query'
import { type AskOf, type ReadKey, type ReplyTo, readKey } from './reads.ts'
import { rulesOf } from './use-read.ts'

/**
 * Reads at a tap, for what comes next depends on the answer; a `useRead` that asks the same then has it at once. Throws a
 * CallError.
 */
export function useReadNow<K extends ReadKey>(name: K): (ask?: AskOf<K>) => Promise<ReplyTo<K>> {
  const client = useQueryClient()
  return (ask) => client.fetchQuery<ReplyTo<K>>({ ...rulesOf(name), queryKey: readKey(name, ask) })
}
