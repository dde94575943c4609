import type { ReadKey } from '@sampan/contract'
import type { QueryFunctionContext } from '@tanstack/react-query'
import type { Call, CallOptions } from './call.ts'
import type { ReadInput } from './calls.ts'

/** A read's query key: the call's name and its input. */
export const readKey = <K extends ReadKey>(name: K, ...[input]: [ReadInput<K>?]) => [name, input ?? {}] as const
/** The query key of a list read page by page. Differs from the key of a single read of the same call. */
export const pagesKey = <K extends ReadKey>(name: K, ...[input]: [ReadInput<K>?]) =>
  [name, input ?? {}, 'pages'] as const

export type ReadContext = Pick<QueryFunctionContext, 'queryKey' | 'signal'> & { pageParam?: unknown }

/** The call that a query key names, with its input. */
export const readOf = ({ queryKey }: Pick<ReadContext, 'queryKey'>) => queryKey as readonly [ReadKey, object] // made by readKey or pagesKey

/** Makes the call that the query key names. */
export function readOnce(call: Call, context: ReadContext, options: CallOptions): Promise<unknown> {
  const [name, input] = readOf(context)
  const fields = { ...input, ...(context.pageParam as object | undefined) } // a page number or a cursor, see usePages
  const isPost = name.startsWith('POST')
  const request = isPost ? { body: fields } : { query: fields }
  return call(name, request as never, { ...options, ...(isPost && { repeatable: true }) }) // the key's type ensures that input and name match
}
