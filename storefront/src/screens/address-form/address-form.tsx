import { Trans, useLingui } from '@lingui/react/macro'
import { isGone } from '@sampan/contract/call-error'
import { nameText } from '@sampan/contract/person-name'
import { useState } from 'react'
import { useRead } from '../../api/use-read.ts'
import { useUser } from '../../features/account/use-user.ts'
import { useMobileRules } from '../../features/address/use-mobile-rules.ts'
import { FormSkeleton } from '../../forms/form-skeleton.tsx'
import { useUnsaved } from '../../forms/use-unsaved.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { firstAddressCountry } from '../../session/delivery-country.ts'
import { session } from '../../session/session.ts'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { NotFound } from '../not-found/not-found.tsx'
import { type AddressDraft, draftOf, newDraft } from './address-draft.ts'
import { AddressFields } from './address-fields.tsx'
import { useAddressForm } from './use-address-form.ts'

/** Form to add an address or, with an id, to change it. */
export default function AddressFormScreen({ params: { id }, search }: ScreenProps) {
  const isChoosing = search.get('choose') !== null
  return id ? <Change id={id} isChoosing={isChoosing} /> : <Add isChoosing={isChoosing} />
}

function Add({ isChoosing }: { isChoosing: boolean }) {
  const { i18n } = useLingui()
  const visits = useVisits()
  const { data: user, isError, refetch } = useUser()
  const { rules, isLost, retry } = useMobileRules(refetch)
  if (user && rules) {
    const known = { addressee: nameText(user, i18n.locale), mobile: user.mobile, country: firstAddressCountry() }
    return <AddressForm start={newDraft(known, rules)} isChoosing={isChoosing} />
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
  const { data: address, error, refetch } = useRead('GET /api/user/address', { id })
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

/** `start` only fills the form once; later values of `start` are ignored. */
function AddressForm({ id, start, isChoosing }: { id?: string; start: AddressDraft; isChoosing: boolean }) {
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
      <AddressFields form={form} isDefaultFixed={id !== undefined && first.is_default} />
    </Page>
  )
}
