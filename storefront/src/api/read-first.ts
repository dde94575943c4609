import type { QueryClient } from '@tanstack/react-query'
import { type AskOf, pagesKey, type ReadKey, readKey } from './reads.ts'
import { type ListKey, PAGED } from './use-pages.ts'

/** A read that is made before the screen is rendered. Throws when what is asked for is not there. */
export type FirstRead = (client: QueryClient) => Promise<unknown>

/** What `useRead` will show. */
export const firstRead =
  <K extends ReadKey>(name: K, ask?: AskOf<K>): FirstRead =>
  (client) =>
    client.fetchQuery({ queryKey: readKey(name, ask) })

/** The first page of what `usePages` will show. */
export const firstPage =
  <K extends ListKey>(name: K, ask?: AskOf<K>): FirstRead =>
  (client) =>
    client.fetchInfiniteQuery({ ...PAGED, queryKey: pagesKey(name, ask) })
