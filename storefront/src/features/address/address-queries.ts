import { queryOptions } from '@tanstack/react-query'
import type { Call } from '../../api/call.ts'
import { readKey } from '../../api/reads.ts'
import { type AddressDraft, draftOf } from './address-draft.ts'

/** The shopper's addresses, the default one first. */
export const addressesQuery = (call: Call) =>
  queryOptions({ queryKey: readKey('GET /api/user/address_list'), queryFn: () => call('GET /api/user/address_list') })

/** One address as a form begins with it. */
export const addressDraftQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: [...readKey('GET /api/user/address', { id }), 'draft'],
    queryFn: async (): Promise<AddressDraft> => draftOf(await call('GET /api/user/address', { query: { id } })),
    // What another device changed must not be overwritten with what this one remembers.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
