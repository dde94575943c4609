import { Trans, useLingui } from '@lingui/react/macro'
import { ADDRESSEE_LIMIT } from '@sampan/contract/rules'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { useCall } from '../../api/call.ts'
import { useKeepAddress } from '../../features/address/address-changes.ts'
import { type AddressDraft, type AddressField, addressFaults, movedTo } from '../../features/address/address-draft.ts'
import { areaQuery, countriesQuery, needsCity } from '../../features/address/area-queries.ts'
import { MobileField } from '../../features/address/mobile-field.tsx'
import { hasFaults } from '../../forms/form-faults.ts'
import { useFaults } from '../../forms/use-faults.ts'
import { Button } from '../../ui/form/button.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { Foot } from '../../ui/layout/foot.tsx'
import { Row, Rows } from '../../ui/list/rows.tsx'
import css from './address-fields.module.css'
import { AreaField, AreaSheet } from './area-field.tsx'
import { CityField } from './city-field.tsx'
import { CountryField } from './country-field.tsx'
import { TagField } from './tag-field.tsx'

type Props = {
  id: string | undefined
  draft: AddressDraft
  onChange: (draft: AddressDraft) => void
  /** The default address stays it until another one is. */
  isDefaultFixed: boolean
  onKept: (id: string) => void
}

export function AddressForm({ id, draft, onChange, isDefaultFixed, onKept }: Props) {
  const { t } = useLingui()
  const form_id = useId()
  const { form, faults, isBusy, submit, forgive } = useSubmit(id, draft, onKept)
  const [isChoosingArea, setChoosingArea] = useState(false)
  const set = (change: Partial<AddressDraft>) => {
    forgive(change)
    onChange({ ...draft, ...change })
  }
  return (
    <>
      <AreaSheet
        open={isChoosingArea}
        onClose={() => setChoosingArea(false)}
        country={draft.country}
        value={draft.area}
        onChange={(area) => set({ area })}
      />
      <form ref={form} id={form_id} className={css.fields} onSubmit={submit} noValidate>
        <TextField
          label={t`Addressee`}
          autoComplete="name"
          required
          maxLength={ADDRESSEE_LIMIT}
          value={draft.addressee}
          onChange={(addressee) => set({ addressee })}
          error={faults.addressee}
        />
        <CountryField
          value={draft.country}
          onChange={(country) => set(movedTo(country, draft))}
          error={faults.country}
        />
        <MobileField
          label={t`Mobile phone`}
          required
          value={draft.mobile}
          onChange={(mobile) => set({ mobile })}
          error={faults.mobile}
        />
        <AreaField
          country={draft.country}
          value={draft.area}
          error={faults.area}
          onOpen={() => setChoosingArea(true)}
        />
        <CityField country={draft.country} value={draft.city} onChange={(city) => set({ city })} error={faults.city} />
        <TextArea
          label={t`Detailed address`}
          required
          rows={2}
          maxLength={200}
          value={draft.detailed_address}
          onChange={(detailed_address) => set({ detailed_address })}
          error={faults.detailed_address}
        />
        <TextField
          label={t`Postcode (optional)`}
          autoComplete="postal-code"
          maxLength={12}
          value={draft.postcode}
          onChange={(postcode) => set({ postcode })}
          error={faults.postcode}
        />
        <TagField value={draft.tag} onChange={(tag) => set({ tag })} error={faults.tag} />
        <Rows>
          <Row
            title={t`Default address`}
            trailing={
              <Switch
                label={t`Default address`}
                checked={draft.is_default}
                disabled={isDefaultFixed}
                onChange={(is_default) => set({ is_default })}
              />
            }
          />
        </Rows>
      </form>
      <Foot>
        <Button type="submit" form={form_id} wide busy={isBusy}>
          <Trans>Save</Trans>
        </Button>
      </Foot>
    </>
  )
}

const FIELDS: AddressField[] = ['addressee', 'mobile', 'country', 'area', 'city', 'detailed_address', 'postcode', 'tag']

function useSubmit(id: string | undefined, draft: AddressDraft, onKept: (id: string) => void) {
  const { t, i18n } = useLingui()
  const call = useCall()
  const client = useQueryClient()
  const keep = useKeepAddress(id)
  const { form, faults, show, showError, forgive } = useFaults(FIELDS)
  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (keep.isPending) return
    try {
      // Without an answer the shop itself will say what is missing.
      const [areas, countries] = await Promise.all([
        client.ensureQueryData(areaQuery(call, draft.country)).catch(() => undefined),
        client.ensureQueryData(countriesQuery(call)).catch(() => undefined),
      ])
      const needs_city = needsCity(countries, draft.country)
      const found = await addressFaults(draft, { areas, needs_city }, i18n)
      show(found)
      if (hasFaults(found)) return
      const kept = await keep.mutateAsync(draft)
      toast.success(t`Save successful`)
      onKept(kept.id)
    } catch (error) {
      showError(error)
    }
  }
  return { form, faults, isBusy: keep.isPending, submit, forgive }
}
