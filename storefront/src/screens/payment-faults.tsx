import { Trans } from '@lingui/react/macro'
import { IconClockX, IconReceipt } from '@tabler/icons-react'
import type { Payable } from '../features/payment/payment-sum.tsx'
import type { PayFault } from '../features/payment/use-pay.ts'
import { CallError, isRefusal } from '../http/call-error.ts'
import { Button } from '../ui/button.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { Empty } from '../ui/empty.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Note } from '../ui/note.tsx'

/** The address names no order. */
export function NothingToPay() {
  return (
    <Empty
      title={<Trans>Nothing to pay</Trans>}
      text={<Trans>Orders that wait for payment are among your orders.</Trans>}
      action={
        <Button href="/myPurchases/0">
          <Trans>My orders</Trans>
        </Button>
      }
    />
  )
}

type UnpayableProps = { error: Error; order_ids: readonly string[]; onRetry: () => void }

/** Too late, paid already, cancelled, or not to be known just now. */
export function Unpayable({ error, order_ids, onRetry }: UnpayableProps) {
  const isRefused = error instanceof CallError && error.kind === 'refused'
  if (!isRefused) return <ErrorState onRetry={onRetry} />
  const [only, second] = order_ids
  return (
    <ErrorState
      icon={isRefusal(error, 'order_expired') ? <IconClockX aria-hidden="true" /> : <IconReceipt aria-hidden="true" />}
      title={error.message}
      text={<Trans>Nothing was taken from your balance just now.</Trans>}
      action={
        <Button tone="soft" href={second ? '/myPurchases/all' : `/orderInfo/${only}`}>
          <Trans>See what became of it</Trans>
        </Button>
      }
    />
  )
}

type NoteProps = { payable: Payable; fault: PayFault | undefined; onUnlocked: () => void }

/** What stands between the shopper and paying. */
export function CodeNote({ payable, fault, onUnlocked }: NoteProps) {
  const { total_cents, balance_cents, has_payment_code, locked_until } = payable
  if (balance_cents < total_cents) {
    return (
      <Note tone="wait">
        <Trans>Your balance is not enough. Top up first; the order waits until its time is over.</Trans>
      </Note>
    )
  }
  if (!has_payment_code) {
    return (
      <Note>
        <Trans>You pay with a payment code of your own. Set one first, then come back here.</Trans>
      </Note>
    )
  }
  if (fault?.reason === 'payment_code_must_reset') return <Note tone="bad">{fault.message}</Note>
  if (locked_until && Date.parse(locked_until) > Date.now()) {
    return (
      <Note tone="bad">
        <Trans>
          Too many wrong payment codes. Try again in <Countdown until={locked_until} onEnd={onUnlocked} />
        </Trans>
      </Note>
    )
  }
  return null
}
