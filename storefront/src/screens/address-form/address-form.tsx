import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../../api/call.ts'
import { isGone } from '../../api/call-error.ts'
import { userInfoQuery } from '../../features/account/account-queries.ts'
import { nameText } from '../../features/account/name-text.ts'
import { type AddressDraft, newDraft } from '../../features/address/address-draft.ts'
import { addressDraftQuery } from '../../features/address/address-queries.ts'
import { FormBoxes } from '../../forms/form-boxes.tsx'
import { useUnsaved } from '../../forms/use-unsaved.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { firstAddressCountry } from '../../session/delivery-country.ts'
import { session } from '../../session/session.ts'
import { confirm } from '../../ui/layer/layer-requests.ts'
import { ErrorState } from '../../ui/layout/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { NotFound } from '../not-found/not-found.tsx'
import { AddressForm } from './address-fields.tsx'

/** Adds an address or, with an id, changes that one. */
export default function AddressFormScreen({ params: { id }, search }: ScreenProps) {
  const isChoosing = search.get('choose') !== null
  return id ? <Change id={id} isChoosing={isChoosing} /> : <Add isChoosing={isChoosing} />
}

function Add({ isChoosing }: { isChoosing: boolean }) {
  const visits = useVisits()
  const { data: draft, error, refetch } = useNewDraft()
  if (draft) return <Form start={draft} isChoosing={isChoosing} />
  return (
    <Page>
      <TopBar title={<Trans>Add address</Trans>} onBack={visits.back} />
      {error ? <ErrorState onRetry={() => void refetch()} /> : <FormBoxes fields={6} />}
    </Page>
  )
}

/** Made once a form: what the shopper types must not go when their account is read again. */
function useNewDraft() {
  const { i18n } = useLingui()
  const call = useCall()
  const client = useQueryClient()
  return useQuery({
    queryKey: ['user', 'new address'],
    queryFn: async () => {
      const user = await client.ensureQueryData(userInfoQuery(call))
      return newDraft({ addressee: nameText(user, i18n.locale), mobile: user.mobile, country: firstAddressCountry() })
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

function Change({ id, isChoosing }: { id: string; isChoosing: boolean }) {
  const visits = useVisits()
  const { data: draft, error, refetch } = useQuery(addressDraftQuery(useCall(), id))
  if (draft) return <Form id={id} start={draft} isChoosing={isChoosing} />
  if (isGone(error)) return <NotFound />
  return (
    <Page>
      <TopBar title={<Trans>Edit address</Trans>} onBack={visits.back} />
      {error ? <ErrorState onRetry={() => void refetch()} /> : <FormBoxes fields={6} />}
    </Page>
  )
}

function Form({ id, start, isChoosing }: { id?: string; start: AddressDraft; isChoosing: boolean }) {
  const { t } = useLingui()
  const visits = useVisits()
  const [draft, setDraft] = useState(start)
  const [first] = useState(start)
  const { leave, release } = useUnsaved(draft !== first, () =>
    confirm({
      title: t`Leave without saving?`,
      text: t`What you changed will be lost.`,
      yes: t`Leave`,
      no: t`Stay`,
      tone: 'bad',
    }),
  )
  function finish(kept_id: string) {
    if (isChoosing) session.mergeBackData({ address_id: kept_id })
    release()
    visits.back()
  }
  return (
    <Page>
      <TopBar title={id ? <Trans>Edit address</Trans> : <Trans>Add address</Trans>} onBack={() => void leave()} />
      <AddressForm
        id={id}
        draft={draft}
        onChange={setDraft}
        isDefaultFixed={id !== undefined && first.is_default}
        onKept={finish}
      />
    </Page>
  )
}
