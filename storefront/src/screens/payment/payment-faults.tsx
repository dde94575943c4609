import { Trans, useLingui } from '@lingui/react/macro'
import { CallError, isRefusal } from '@sampan/contract/call-error'
import { durationText } from '@sampan/contract/duration-text'
import { timeText } from '@sampan/contract/moment-text'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import IconClockX from '@tabler/icons-react/dist/esm/icons/IconClockX.mjs'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import { useEffect } from 'react'
import { WaitsForRecharge } from '../../features/order/waits-for-recharge.tsx'
import type { CodeFault } from '../../features/payment/code-sheet.tsx'
import { useVisits } from '../../navigation/visits.ts'
import { Button } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { Note, NoteAction } from '../../ui/layout/note.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { Waiting } from '../../ui/loading/skeleton.tsx'
import { Countdown } from '../../ui/time/countdown.tsx'
import { paidHref } from './confirmation.tsx'
import type { Payable } from './payment-sum.tsx'
import type { CardOffer } from './use-card-offer.ts'

/** Shown when the URL names no order. */
export function NothingToPay() {
  return (
    <Empty
      title={<Trans>Nothing to pay</Trans>}
      text={<Trans>You can find orders waiting for payment in My orders.</Trans>}
      link={{ href: '/myPurchases/0', text: <Trans>My orders</Trans> }}
    />
  )
}

type UnpayableProps = {
  error: Error
  /** The deadline, if known. */
  expires_at: string | undefined
  order_ids: readonly string[]
  onRetry: () => void
}

/** Shown if the orders have expired or are cancelled, or could not be loaded. Paid orders open their confirmation. */
export function Unpayable({ error, expires_at, order_ids, onRetry }: UnpayableProps) {
  const isConfirmed = useConfirmPaid(order_ids, isRefusal(error, 'order_not_payable'))
  if (isConfirmed !== false) return <Waiting>{null}</Waiting>
  const isRefused = error instanceof CallError && error.kind === 'refused'
  if (!isRefused) return <ErrorState onRetry={onRetry} />
  const { message } = error
  const [only, second] = order_ids
  if (isRefusal(error, 'promo_pay_together')) return <PayTogether error={error} order_ids={order_ids} />
  // An expired order is cancelled shortly after its deadline. A shopper who waits on this screen should still see that
  // the order has expired.
  const isOver = isRefusal(error, 'order_expired') || (expires_at !== undefined && Date.parse(expires_at) <= Date.now())
  return (
    <ErrorState
      icon={isOver ? <IconClockX aria-hidden="true" /> : <IconReceipt aria-hidden="true" />}
      title={isOver ? <Trans>Time to pay has run out</Trans> : message}
      text={isOver ? <Trans>You weren’t charged.</Trans> : <Trans>It’s already paid or cancelled.</Trans>}
      action={
        <Button tone="soft" href={second ? '/myPurchases/all' : `/orderInfo/${only}`}>
          <Trans>See order</Trans>
        </Button>
      }
    />
  )
}

/**
 * Opens the confirmation if all orders are already paid, because Back or an old link may have opened their payment.
 * @returns true if all orders are paid; undefined until this is known.
 */
function useConfirmPaid(order_ids: readonly string[], enabled: boolean): boolean | undefined {
  const visits = useVisits()
  const { isSuccess, isError } = useRead('GET /api/order/paid', { order_ids: order_ids.join() }, { enabled })
  const href = paidHref(order_ids)
  useEffect(() => {
    if (isSuccess) void visits.go(href, { replace: true })
  }, [isSuccess, visits, href])
  if (!enabled || isError) return false
  return isSuccess || undefined
}

/**
 * Shown if orders with one promo code must be paid together, because only their total reaches the minimum of the code.
 */
function PayTogether({ error, order_ids }: { error: CallError; order_ids: readonly string[] }) {
  const together = error.details.order_ids ?? []
  const canPay = together.some((order_id) => !order_ids.includes(order_id))
  return (
    <ErrorState
      icon={<IconReceipt aria-hidden="true" />}
      title={<Trans>These orders are paid together</Trans>}
      text={error.message}
      action={
        <Button tone="soft" href={canPay ? `/payment?orders=${together.join()}` : '/myPurchases/0'}>
          {canPay ? <Trans>Pay them together</Trans> : <Trans>My orders</Trans>}
        </Button>
      }
    />
  )
}

type NoteProps = {
  payable: Payable
  /** The card top-up that covers a balance that is too low. */
  offer: CardOffer | undefined
  fault: CodeFault | undefined
  /** The URL of the screen that resets a payment code; this also unlocks the code. */
  code_href: string
  onUnlocked: () => void
}

export function CodeNote({ payable, offer, fault, code_href, onUnlocked }: NoteProps) {
  const { i18n } = useLingui()
  const { total_cents, balance_cents, has_payment_code, locked_until, expires_at } = payable
  const wait = durationText(payable.order_wait_seconds, languageTag(i18n))
  const deadline = <time dateTime={expires_at}>{timeText(expires_at, languageTag(i18n))}</time>
  if (balance_cents < total_cents && payable.waits_for_recharge) {
    return (
      <Note tone="wait">
        <WaitsForRecharge expires_at={payable.expires_at} />
      </Note>
    )
  }
  if (balance_cents < total_cents && !offer) {
    return (
      <Note tone="wait">
        <Trans>
          Your balance is too low. We’re holding your order until {deadline}. Send a top-up that covers it, and we’ll
          hold it for up to {wait}.
        </Trans>
      </Note>
    )
  }
  if (!has_payment_code) {
    return (
      <Note>
        <Trans>You need a payment code to pay. Set one, then come back here.</Trans>
      </Note>
    )
  }
  if (fault?.reason === 'payment_code_must_reset') return <Note tone="bad">{fault.message}</Note>
  const newCode = (
    <NoteAction href={code_href}>
      <Trans>Set a new code</Trans>
    </NoteAction>
  )
  if (locked_until && Date.parse(locked_until) > Date.now()) {
    return (
      <Note tone="bad" action={newCode}>
        <Trans>
          Too many wrong payment codes. Try again in <Countdown until={locked_until} onEnd={onUnlocked} />
        </Trans>
        {locked_until > expires_at && (
          <>
            <br />
            <Trans>We’re holding your order until {deadline}. Set a new code to pay before then.</Trans>
          </>
        )}
      </Note>
    )
  }
  return null
}
