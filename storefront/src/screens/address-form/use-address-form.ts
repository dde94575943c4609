import { useLingui } from '@lingui/react/macro'
import { useReadNow } from '../../api/use-read-now.ts'
import { loadMobileRules } from '../../features/address/mobile-number.ts'
import { useForm } from '../../forms/use-form.ts'
import { toast } from '../../ui/layer/toast.ts'
import { type AddressDraft, addressBody, addressFaults, draftOf, mergedDraft } from './address-draft.ts'
import { needsCity } from './needs-city.ts'

/** Adds an address, or changes the address with `id`. Calls `onSaved` with the stored id, then `leave`. */
export function useAddressForm(
  id: string | undefined,
  start: AddressDraft,
  { onSaved, leave }: { onSaved: (id: string) => void; leave: () => void },
) {
  const { t } = useLingui()
  const readAreas = useReadNow('GET /api/area')
  const readStored = useReadNow('GET /api/user/address', { refetch: true, once: true })
  async function mergeStored(draft: AddressDraft): Promise<AddressDraft> {
    if (!id) return draft
    // If the address cannot be read, saving it reports the reason.
    const storedAddress = await readStored({ id }).catch(() => undefined)
    return storedAddress ? mergedDraft(draft, start, draftOf(storedAddress, await loadMobileRules())) : draft
  }
  return useForm({
    start,
    rules: async (draft, i18n) => {
      // If the areas cannot be read, an area is required. If the countries cannot be read, only the server checks the city.
      const [areas, countries] = await Promise.all([
        readAreas({ country: draft.country }).catch(() => undefined),
        readAreas().catch(() => undefined),
      ])
      return addressFaults(draft, { areas, needs_city: needsCity(countries, draft.country) }, i18n)
    },
    call: 'POST /api/user/address_add',
    inputOf: async (draft) => addressBody(id, await mergeStored(draft)),
    after: (address) => {
      toast.success(t`Save successful`)
      onSaved(address.id)
    },
    leave,
  })
}
