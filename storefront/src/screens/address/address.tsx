import { Trans, useLingui } from '@lingui/react/macro'
import type { Address } from '@sampan/contract'
import { ADDRESS_LIMIT } from '@sampan/contract/rules'
import { classNames } from '@sampan/front/class-names'
import { useRead } from '@sampan/front/use-read'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useEffect } from 'react'
import { useSend } from '../../api/use-send.ts'
import { EmptyWithPicks } from '../../features/catalogue/empty-with-picks.tsx'
import { PickedProducts } from '../../features/catalogue/picked-products.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { session } from '../../session/session.ts'
import { useSession } from '../../session/use-session.ts'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Button } from '../../ui/button/button.tsx'
import { confirm } from '../../ui/layer/layer-requests.ts'
import { toast } from '../../ui/layer/toast.ts'
import { Footer } from '../../ui/layout/footer.tsx'
import { Note } from '../../ui/layout/note.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { SkeletonBoxes } from '../../ui/loading/skeleton-boxes.tsx'
import layout from '../../ui/styles/layout.module.css'
import css from './address.module.css'
import { AddressItem } from './address-item.tsx'

/** The shopper's addresses. `?choose=1` opens the list to choose an address for the checkout. */
export default function AddressScreen({ search }: ScreenProps) {
  const isChoosing = search.get('choose') !== null
  const visits = useVisits()
  const { data: addresses, isError, refetch } = useRead('GET /api/user/address_list')
  const hasNone = addresses?.length === 0
  const form = isChoosing ? '/addressForm?choose=1' : '/addressForm'
  const add = (
    <Button wide href={form}>
      <Trans>Add address</Trans>
    </Button>
  )
  return (
    <Page>
      <TopBar
        title={isChoosing ? <Trans>Choose an address</Trans> : <Trans>Shipping address</Trans>}
        onBack={visits.back}
      />
      {!addresses && isError && <ErrorState onRetry={() => void refetch()} />}
      {!addresses && !isError && <SkeletonBoxes boxes={2} className={css.box} />}
      {hasNone && isChoosing && <RedirectToForm href={form} />}
      {hasNone && !isChoosing && (
        <EmptyWithPicks
          title={<Trans>No address yet</Trans>}
          text={<Trans>Add an address so we know where to deliver.</Trans>}
          action={add}
        />
      )}
      {addresses && addresses.length > 0 && (
        <>
          <List addresses={addresses} isChoosing={isChoosing} form={form} />
          {!isChoosing && <PickedProducts />}
          <Footer>
            {addresses.length < ADDRESS_LIMIT ? (
              add
            ) : (
              <Note>
                <Trans>You’ve reached the limit of {ADDRESS_LIMIT} addresses. Delete one to add another.</Trans>
              </Note>
            )}
          </Footer>
        </>
      )}
    </Page>
  )
}

/**
 * Opens the form instead of an empty list. The form replaces the list in the history, so that Back returns to the
 * checkout.
 */
function RedirectToForm({ href }: { href: string }) {
  const visits = useVisits()
  useEffect(() => void visits.go(href, { replace: true }), [visits, href])
  return <SkeletonBoxes boxes={2} className={css.box} />
}

type ListProps = { addresses: readonly Address[]; isChoosing: boolean; form: string }

function List({ addresses, isChoosing, form }: ListProps) {
  const { t } = useLingui()
  const visits = useVisits()
  const { backData } = useSession()
  const { send: sendDefault } = useSend('POST /api/user/address_set_default')
  const { send: sendDelete } = useSend('GET /api/user/address_del')
  const chosen_id = backData.address_id ?? addresses[0]?.id

  function choose(id: string) {
    session.mergeBackData({ address_id: id })
    visits.back()
  }
  async function make(change: Promise<unknown>, message: string) {
    try {
      await change
      toast.success(message)
    } catch {
      // A toast has already reported the failure.
    }
  }
  async function askAndDelete(id: string) {
    const yes = await confirm({ title: t`Delete this address?`, yes: t`Delete`, tone: 'bad' })
    if (yes) await make(sendDelete({ id }), t`Delete Success`)
  }
  return (
    <ul className={classNames(layout.duo, css.list)}>
      {addresses.map((address) => (
        <AddressItem
          key={address.id}
          address={address}
          href={`/addressForm/${address.id}`}
          onChoose={isChoosing ? () => choose(address.id) : undefined}
          isChosen={isChoosing && address.id === chosen_id}
          onSetDefault={() => void make(sendDefault({ id: address.id }), t`Setting Success`)}
          onDelete={() => void askAndDelete(address.id)}
        />
      ))}
      {/* On a narrow window the footer has this link. */}
      {addresses.length < ADDRESS_LIMIT && (
        <li className={css.add}>
          <Anchor href={form}>
            <IconPlus aria-hidden="true" />
            <Trans>Add address</Trans>
          </Anchor>
        </li>
      )}
    </ul>
  )
}
