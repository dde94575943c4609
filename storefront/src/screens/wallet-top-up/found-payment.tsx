import { Trans } from '@lingui/react/macro'
import type { DepositNetwork, FoundPayment } from '@sampan/contract'
import { useRead } from '@sampan/front/use-read'
import type { ReactElement } from 'react'
import { Card } from '../../ui/layout/card.tsx'
import { Note, NoteAction } from '../../ui/layout/note.tsx'
import layout from '../../ui/styles/layout.module.css'
import { ChainDepositRow } from './chain-deposit-row.tsx'
import { depositKey } from './chain-deposits.tsx'

type Props = {
  payment: FoundPayment
  /** The network that the shopper meant. */
  chosenNetwork: DepositNetwork | undefined
  networks: readonly DepositNetwork[]
}

/** The outcome of a transaction, with the next step for the shopper. */
export function Found({ payment, chosenNetwork, networks }: Props) {
  const { is_other_network } = payment
  const name = payment.name ?? payment.network ?? ''
  const meant = chosenNetwork?.name ?? ''
  return (
    <div className={layout.stack}>
      {is_other_network && meant !== '' && (
        <Note>
          <Trans>
            This transaction is on {name}, not on {meant}.
          </Trans>
        </Note>
      )}
      <Outcome payment={payment} name={name} networks={networks} />
    </div>
  )
}

/** The return type ensures that no outcome is forgotten. */
function Outcome({ payment, name, networks }: Omit<Props, 'chosenNetwork'> & { name: string }): ReactElement {
  switch (payment.outcome) {
    case 'credited':
    case 'waiting':
    case 'kept':
      return <Deposits payment={payment} />
    case 'held':
      return payment.deposits.length > 0 ? <Deposits payment={payment} /> : <BeingChecked name={name} />
    case 'pending':
    case 'unread':
      return (
        <Note tone="wait">
          <Trans>This transaction is on its way on {name}. It’ll show up in your deposits soon.</Trans>
        </Note>
      )
    case 'reverted':
      return (
        <Note tone="bad">
          <Trans>This transaction failed on {name}. The tokens are still in the wallet that sent it.</Trans>
        </Note>
      )
    case 'unsupported_token':
      return (
        <Note tone="bad" action={<AskUs />}>
          <Trans>This transaction sent a token to your address that we can’t credit automatically. Contact us.</Trans>
        </Note>
      )
    case 'another_address':
      return (
        <Note tone="bad">
          <Trans>
            This transaction wasn’t sent to your address. Compare the recipient in your wallet with your address above.
          </Trans>
        </Note>
      )
    case 'no_transfer':
      return (
        <Note tone="bad">
          <Trans>This transaction on {name} moved no tokens.</Trans>
        </Note>
      )
    case 'unknown':
      return <Unknown networks={networks} />
  }
}

/** The transfers of a transaction, with the confirmations that have arrived since it was found. */
function Deposits({ payment }: Pick<Props, 'payment'>) {
  const { data } = useRead('GET /api/user/chain_deposits')
  const listedDeposits = new Map(data?.items.map((deposit) => [depositKey(deposit), deposit]))
  return (
    <Card flush>
      {payment.deposits.map((deposit) => (
        <ChainDepositRow key={depositKey(deposit)} deposit={listedDeposits.get(depositKey(deposit)) ?? deposit} />
      ))}
    </Card>
  )
}

const BeingChecked = ({ name }: { name: string }) => (
  <Note tone="wait" action={<AskUs />}>
    <Trans>We’re checking {name} right now, so deposits there take longer. Contact us if you have questions.</Trans>
  </Note>
)

function Unknown({ networks }: Pick<Props, 'networks'>) {
  const names = networks.map(({ name }) => name).join(', ')
  if (names === '')
    return (
      <Note tone="wait">
        <Trans>We can’t find this transaction. If you’ve just sent it, try again in a minute.</Trans>
      </Note>
    )
  return (
    <Note tone="wait">
      <Trans>
        We can’t find this transaction on {names}. Check in your wallet which network it was sent on. If you’ve just
        sent it, try again in a minute.
      </Trans>
    </Note>
  )
}

const AskUs = () => (
  <NoteAction href="/service">
    <Trans>Customer service</Trans>
  </NoteAction>
)
