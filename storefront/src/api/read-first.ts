import type { QueryClient } from '@tanstack/react-query'
import { type AskOf, pagesKey, type ReadKey, readKey } from './reads.ts'
import { type ListKey, PAGED } from './use-pages.ts'

/** Reads what `useRead` will show, before the screen is rendered. Throws when it is not there. */
export const readFirst = <K extends ReadKey>(client: QueryClient, name: K, ask?: AskOf<K>): Promise<unknown> =>
  client.fetchQuery({ queryKey: readKey(name, ask) })

/** Reads the first page of what `usePages` will show. */
export const readFirstPage = <K extends ListKey>(client: QueryClient, name: K, ask?: AskOf<K>): Promise<unknown> =>
  client.fetchInfiniteQuery({ ...PAGED, queryKey: pagesKey(name, ask) })
