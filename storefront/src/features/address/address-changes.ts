import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../api/call.ts'
import { makeStale } from '../../api/make-stale.ts'
import { readKey } from '../../api/reads.ts'
import type { AddressDraft } from './address-draft.ts'
import { e164Of } from './mobile-number.ts'

/** Adds an address or changes the one with `id`, and gives it back as kept. A refusal is for the form to show. */
export function useKeepAddress(id: string | undefined) {
  const call = useCall()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (draft: AddressDraft) => {
      const { country, area, postcode, tag, is_default } = draft
      const body = {
        ...(id && { id }),
        addressee: draft.addressee.trim(),
        mobile: (await e164Of(draft.mobile)) ?? draft.mobile.national,
        country,
        area,
        city: draft.city.trim() || null,
        detailed_address: draft.detailed_address.trim(),
        postcode: postcode.trim() || null,
        tag: tag || 'other', // the form lets no draft through without one
        is_default,
      } as const
      return call('POST /api/user/address_add', { body }, { quiet: true })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: readKey('GET /api/user/address_list'), refetchType: 'all' }),
  })
}

export function useSetDefaultAddress() {
  const call = useCall()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('POST /api/user/address_set_default', { body: { id } }),
    onSuccess: () => makeStale(client, 'POST /api/user/address_set_default'),
  })
}

export function useDeleteAddress() {
  const call = useCall()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('GET /api/user/address_del', { query: { id } }),
    onSuccess: () => makeStale(client, 'POST /api/user/address_set_default'),
  })
}
