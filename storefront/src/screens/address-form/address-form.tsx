import { Trans, useLingui } from '@lingui/react/macro'
import type { Handover } from '@sampan/contract'
import { isGone } from '@sampan/contract/call-error'
import { nameText } from '@sampan/contract/person-name'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { useUser } from '../../features/account/use-user.ts'
import { firstAddressCountry } from '../../features/address/delivery-country.ts'
import { suggestedText } from '../../features/address/suggested-text.ts'
import { useMobileRules } from '../../features/address/use-mobile-rules.ts'
import { FormSkeleton } from '../../forms/form-skeleton.tsx'
import { useUnsaved } from '../../forms/use-unsaved.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { session } from '../../session/session.ts'
import { Note } from '../../ui/layout/note.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import layout from '../../ui/styles/layout.module.css'
import { NotFound } from '../not-found/not-found.tsx'
import { type AddressDraft, draftOf, newDraft, suggestedDraft } from './address-draft.ts'
import { AddressFields } from './address-fields.tsx'
import { useAddressForm } from './use-address-form.ts'

/** Form to add an address or, with an id, to change it. */
export default function AddressFormScreen({ params: { id }, search }: ScreenProps) {
  const isChoosing = search.get('choose') !== null
  const handover_id = search.get('handover')
  if (id) return <Change id={id} isChoosing={isChoosing} />
  return handover_id ? <AddSuggested handover_id={handover_id} /> : <Add isChoosing={isChoosing} />
}

/** Begins with the address that an agent sent. If it cannot be read, the form is empty. */
function AddSuggested({ handover_id }: { handover_id: string }) {
  const visits = useVisits()
  const { data: handover, isError } = useRead('POST /api/checkout/handover', { handover_id })
  if (handover || isError) return <Add isChoosing handover={handover} />
  return (
    <Page>
      <TopBar title={<Trans>Add address</Trans>} onBack={visits.back} />
      <FormSkeleton fields={6} />
    </Page>
  )
}

function Add({ isChoosing, handover }: { isChoosing: boolean; handover?: Handover | undefined }) {
  const visits = useVisits()
  const { data: user, isError, refetch } = useUser()
  const { rules, isLost, retry } = useMobileRules(refetch)
  if (user && rules) {
    const ownDetails = { addressee: nameText(user), mobile: user.mobile, country: firstAddressCountry() }
    const own = newDraft(ownDetails, rules)
    const start = handover?.address ? suggestedDraft(handover.address, own, rules) : own
    return <AddressForm start={start} isChoosing={isChoosing} handover={handover} />
  }
  return (
    <Page>
      <TopBar title={<Trans>Add address</Trans>} onBack={visits.back} />
      {isError || isLost ? <ErrorState onRetry={retry} /> : <FormSkeleton fields={6} />}
    </Page>
  )
}

function Change({ id, isChoosing }: { id: string; isChoosing: boolean }) {
  const visits = useVisits()
  // Never cached, because a cached address could overwrite a change made on another device.
  const { data: address, error, refetch } = useRead('GET /api/user/address', { id }, { once: true })
  const { rules, isLost, retry } = useMobileRules(refetch)
  if (address && rules) return <AddressForm id={id} start={draftOf(address, rules)} isChoosing={isChoosing} />
  if (isGone(error)) return <NotFound />
  return (
    <Page>
      <TopBar title={<Trans>Edit address</Trans>} onBack={visits.back} />
      {error || isLost ? <ErrorState onRetry={retry} /> : <FormSkeleton fields={6} />}
    </Page>
  )
}

type FormProps = { id?: string; start: AddressDraft; isChoosing: boolean; handover?: Handover | undefined }

/** `start` only fills the form once; later values of `start` are ignored. */
function AddressForm({ id, start, isChoosing, handover }: FormProps) {
  const { t } = useLingui()
  const visits = useVisits()
  const [first] = useState(start)
  const form = useAddressForm(id, first, { onSaved, leave: visits.back })
  const { leave, release } = useUnsaved(form.draft !== first, t`You’ll lose your changes.`)
  function onSaved(address_id: string) {
    if (isChoosing) session.mergeBackData({ address_id })
    release()
  }
  return (
    <Page>
      <TopBar title={id ? <Trans>Edit address</Trans> : <Trans>Add address</Trans>} onBack={() => void leave()} />
      {handover?.address && <SuggestionNote agent={handover.agent} address={suggestedText(handover.address)} />}
      <AddressFields form={form} isDefaultFixed={id !== undefined && first.is_default} />
    </Page>
  )
}

/** The whole address as the agent wrote it, because the form has no field for some parts. */
function SuggestionNote({ agent, address }: { agent: string; address: string }) {
  return (
    <div className={layout.pad}>
      <Note>
        <Trans>
          Address from {agent}: {address}
        </Trans>
      </Note>
    </div>
  )
}
