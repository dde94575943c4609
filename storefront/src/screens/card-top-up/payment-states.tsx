import { Trans, useLingui } from '@lingui/react/macro'
import type { CardPayment } from '@sampan/contract'
import { timeText } from '@sampan/contract/moment-text'
import { moneyText } from '@sampan/contract/money-text'
import { payMethodName } from '@sampan/contract/pay-method'
import { languageTag } from '@sampan/front/language'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconUserSearch from '@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { providerName } from '../../features/wallet/provider-page.ts'
import { TestMoneyNote } from '../../features/wallet/test-money.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Stages } from '../../ui/list/stages.tsx'
import { declineText } from './decline-text.ts'
import css from './payment-state.module.css'
import { PaymentState, StateActions } from './payment-state.tsx'
import { afterwardsHref, otherWaysHref } from './way-back.ts'

type Props = { payment: CardPayment }

/** The shopper has come back or has paid, and the answer takes seconds. */
export function WaitsForBank({ payment }: Props) {
  const provider = providerName(payment.provider)
  const hasPaid = payment.status === 'pending'
  return (
    <PaymentState
      tone="busy"
      mark={<IconClock />}
      title={hasPaid ? <Trans>Your bank is answering</Trans> : <Trans>Asking {provider} about your payment</Trans>}
      text={
        <Trans>
          This usually takes a few seconds. You can leave: the money arrives automatically, and we’ll notify you.
        </Trans>
      }
    >
      {hasPaid && <Progress payment={payment} />}
      <ToBalance />
    </PaymentState>
  )
}

/** The method settles later, or the bank takes its time. */
export function OnItsWay({ payment }: Props) {
  const { i18n } = useLingui()
  const sum = moneyText(payment.amount_cents)
  const method =
    payment.method === 'card' ? undefined : payment.method && payMethodName(payment.method, languageTag(i18n))
  return (
    <PaymentState
      mark={<IconClock />}
      title={<Trans>{sum} is on its way</Trans>}
      text={
        method ? (
          <Trans>With {method} it can take up to a few days. You can leave: we’ll notify you when it’s here.</Trans>
        ) : (
          <Trans>Your bank is taking longer than usual. You can leave: we’ll notify you when the money is here.</Trans>
        )
      }
    >
      <Progress payment={payment} />
      <ToBalance />
    </PaymentState>
  )
}

function Progress({ payment: { amount_cents, created_at, provider, mode } }: Props) {
  const { t, i18n } = useLingui()
  const sum = moneyText(amount_cents)
  const name = providerName(provider)
  const stages = [
    { key: 'paid', title: t`You paid ${sum}`, detail: timeText(created_at, languageTag(i18n)) },
    { key: 'confirmed', title: t`${name} confirms the payment`, detail: t({ message: 'Now', context: 'stage' }) },
    { key: 'arrived', title: t`The money is in your balance` },
  ]
  return (
    <>
      <Card>
        <Stages label={t`What happens next`} stages={stages} current={1} />
      </Card>
      {mode === 'test' && <TestMoneyNote />}
    </>
  )
}

const ToBalance = () => (
  <StateActions>
    <Button tone="plain" wide href="/filter">
      <Trans>Go to my balance</Trans>
    </Button>
  </StateActions>
)

/** Something about the payment needs a person's look, for example another amount. */
export function Held({ payment }: Props) {
  const sum = moneyText(payment.amount_cents)
  return (
    <PaymentState
      tone="wait"
      mark={<IconUserSearch />}
      title={<Trans>We’re checking your payment</Trans>}
      text={
        <Trans>
          Your payment of {sum} reached us, and our team takes a look before we add it. This usually takes one working
          day. You don’t need to pay again.
        </Trans>
      }
    >
      <StateActions>
        <Button tone="soft" wide href="/service">
          <Trans>Customer service</Trans>
        </Button>
        <Button tone="plain" wide href="/filter">
          <Trans>Go to my balance</Trans>
        </Button>
      </StateActions>
    </PaymentState>
  )
}

/** The payment was held, and the team gave it back. */
export function GivenBack({ payment }: Props) {
  return (
    <PaymentState
      mark={<IconCheck />}
      title={<Trans>We refunded your payment</Trans>}
      text={<Trans>The money is on its way back to where you paid from. It takes 5–10 days to show up there.</Trans>}
    >
      <StateActions>
        <Button wide href={otherWaysHref(payment)}>
          <Trans>Top up again</Trans>
        </Button>
        <Button tone="soft" wide href="/service">
          <Trans>Customer service</Trans>
        </Button>
      </StateActions>
    </PaymentState>
  )
}

/** The payment ended without money: declined, cancelled or too late. */
export function NotCredited({ payment }: Props) {
  const { i18n } = useLingui()
  const { status, balance_cents } = payment
  const balance = <strong>{moneyText(balance_cents)}</strong>
  const untouched = <Trans>Nothing was charged. Your balance is still {balance}.</Trans>
  return (
    <PaymentState
      tone="wait"
      mark={<IconX />}
      title={
        status === 'declined' ? (
          <Trans>Your payment was declined</Trans>
        ) : status === 'cancelled' ? (
          <Trans>You cancelled the payment</Trans>
        ) : (
          <Trans>Time to pay has run out</Trans>
        )
      }
      text={
        <>
          {status === 'declined' && <span className={css.line}>{declineText(payment, i18n)}</span>}
          {untouched}
        </>
      }
    >
      <StateActions>
        <Button wide href={afterwardsHref(payment)}>
          <Trans>Try again</Trans>
        </Button>
        <Button tone="plain" wide href={otherWaysHref(payment)}>
          <Trans>Choose another way</Trans>
        </Button>
      </StateActions>
    </PaymentState>
  )
}
