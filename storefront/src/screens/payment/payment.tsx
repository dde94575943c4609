import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { isGone } from '@sampan/contract/call-error'
import { moneyText } from '@sampan/contract/money-text'
import { useOnLeave } from '@sampan/front/use-on-leave'
import { useRead } from '@sampan/front/use-read'
import { useEffect, useState } from 'react'
import { pollInterval } from '../../api/live/live-state.ts'
import { type CodeFault, CodeSheet } from '../../features/payment/code-sheet.tsx'
import { readOrderIds } from '../../features/payment/read-orders.ts'
import { topUpHref } from '../../features/wallet/top-up-hint.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { usePlace, useVisits } from '../../navigation/visits.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { Footer } from '../../ui/layout/footer.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { Skeleton, Waiting } from '../../ui/loading/skeleton.tsx'
import beside from '../../ui/styles/beside.module.css'
import layout from '../../ui/styles/layout.module.css'
import { NotFound } from '../not-found/not-found.tsx'
import { CardOfferNote } from './card-offer-note.tsx'
import { Confirmation, preloadPaid } from './confirmation.tsx'
import { PayableOrders } from './payable-orders.tsx'
import css from './payment.module.css'
import { CodeNote, NothingToPay, Unpayable } from './payment-faults.tsx'
import { type Payable, PaymentSum } from './payment-sum.tsx'
import { type CardOffer, useCardOffer } from './use-card-offer.ts'
import { usePay } from './use-pay.ts'

/**
 * The payment of the orders in the URL; after the payment the URL names them as paid, and the screen shows the
 * confirmation.
 */
export default function PaymentScreen({ search }: ScreenProps) {
  const { how } = usePlace()
  const paid_ids = readOrderIds(search, 'paid')
  if (paid_ids.length > 0) return <Confirmation order_ids={paid_ids} />
  return <Payment order_ids={readOrderIds(search)} isDecided={search.has('decided') && how === 'replace'} />
}

type PaymentProps = {
  order_ids: readonly string[]
  /**
   * True right after the order was placed: the shopper has seen the sum, so the keypad opens immediately. After a reload
   * and after Back it stays closed.
   */
  isDecided: boolean
}

/** Pays a checkout, or some of its orders, from the balance with the payment code. */
function Payment({ order_ids, isDecided }: PaymentProps) {
  const visits = useVisits()
  const payable = useRead(
    'GET /api/order/payable',
    { order_ids: order_ids.join() },
    {
      enabled: order_ids.length > 0,
      // The amount is polled, because the money may arrive while the shopper waits on this screen.
      every_ms: ({ waits_for_recharge }) => (waits_for_recharge ? pollInterval() : false),
    },
  )
  if (isGone(payable.error)) return <NotFound />
  return (
    <Page wide className={`${beside.page} ${css.payment}`}>
      <TopBar title={<Trans>Payment</Trans>} onBack={visits.back} />
      {order_ids.length === 0 && <NothingToPay />}
      {order_ids.length > 0 && <PaymentOf order_ids={order_ids} isDecided={isDecided} payable={payable} />}
    </Page>
  )
}

type Query = ReturnType<typeof useRead<'GET /api/order/payable'>>

function PaymentOf({ order_ids, isDecided, payable }: PaymentProps & { payable: Query }) {
  const refetch = () => void payable.refetch()
  if (payable.error)
    return (
      <Unpayable error={payable.error} expires_at={payable.data?.expires_at} order_ids={order_ids} onRetry={refetch} />
    )
  if (payable.data) return <Open order_ids={order_ids} isDecided={isDecided} payable={payable.data} onStale={refetch} />
  return (
    <Waiting>
      <div className={`${layout.pad} ${css.boxes}`}>
        <Skeleton width="third" />
        <Skeleton shape="box" width="half" />
        <Skeleton width="third" />
        <Skeleton shape="box" />
      </div>
    </Waiting>
  )
}

type OpenProps = PaymentProps & { payable: Payable; onStale: () => void }

/**
 * The payment of orders that can be paid: a pay button, or if the balance is too low a card top-up that pays at once or a
 * link to the top-ups, or a link to the form for the payment code.
 */
function Open({ order_ids, isDecided, payable, onStale }: OpenProps) {
  const { t } = useLingui()
  const { total_cents, balance_cents, has_payment_code, locked_until } = payable
  const isLocked = locked_until !== null && Date.parse(locked_until) > Date.now()
  const isEnough = balance_cents >= total_cents
  const { offer, isKnown } = useCardOffer(payable)
  const { isAsking, setAsking } = useAsking(isDecided && isEnough && has_payment_code && !isLocked)
  const onRefused = (refusal: CodeFault) => {
    if (refusal.kind !== 'refused') return
    // A wrong payment code is reported above the keypad. Any other refusal closes the keypad.
    if (refusal.reason !== 'payment_code_wrong') setAsking(false)
    // The screen shows why orders cannot be paid, but not why a top-up was refused.
    if (refusal.reason?.startsWith('card_')) toast.fail(refusal.message)
    // Refetches even after a wrong code: the code may have been changed to another length on another device.
    onStale()
  }
  const { pay, fault, forget } = usePay({ order_ids, top_up: offer, onRefused })
  const order_count = order_ids.length
  const payment_href = `/payment?orders=${order_ids.join()}`
  const code_href = `/changePayPwd?next=${encodeURIComponent(payment_href)}`
  const needsCode = !has_payment_code || fault?.reason === 'payment_code_must_reset'
  const other_href = topUpHref('/topUp', { amount_cents: total_cents - balance_cents, next: payment_href })
  const [total, topUp] = [moneyText(total_cents), moneyText(offer?.amount_cents ?? 0)]
  const payText = offer ? t`Top up ${topUp} and pay` : t`Pay ${total}`
  // The next step: in the window's footer, or from 1,024 px in the sticky column next to the orders.
  const next =
    !isEnough && !offer ? (
      <TopUpButton payable={payable} payment_href={payment_href} isKnown={isKnown} href={other_href} />
    ) : needsCode ? (
      <Button grow href={code_href}>{t`Set a payment code`}</Button>
    ) : (
      <Button grow commits disabled={isLocked} onClick={() => setAsking(true)}>
        {payText}
      </Button>
    )
  return (
    <>
      <div className={`${layout.pad} ${layout.stack} ${beside.stays} ${css.side}`}>
        <PaymentSum payable={payable} order_count={order_count} onExpired={onStale} />
        {offer && <CardOfferNote offer={offer} payable={payable} other_href={other_href} />}
        <CodeNote payable={payable} offer={offer} fault={fault} code_href={code_href} onUnlocked={onStale} />
        {isKnown && <div className={css.next}>{next}</div>}
      </div>
      <div className={`${layout.pad} ${layout.stack} ${css.orders}`}>
        {/* The orders wait until it is known whether the note about the card is above them. */}
        {isKnown ? (
          <PayableOrders orders={payable.orders} />
        ) : (
          <Waiting>
            <Skeleton shape="box" />
          </Waiting>
        )}
      </div>
      <Footer>{next}</Footer>
      <CodeSheet
        open={isAsking}
        onClose={() => {
          setAsking(false)
          forget()
        }}
        what={<WhatIsPaid order_count={order_count} offer={offer} />}
        amount_cents={total_cents}
        balance_cents={balance_cents + (offer?.amount_cents ?? 0)}
        code_length={payable.payment_code_length}
        stays={(left) => <Trans>{left} left in your balance</Trans>}
        fault={fault}
        forgot_href={`${code_href}&forgot=1`}
        confirm={payText}
        lostNote={<Trans>The connection dropped. Enter your code again. You’ll only pay once.</Trans>}
        onConfirm={pay}
      />
    </>
  )
}

function WhatIsPaid({ order_count, offer }: { order_count: number; offer: CardOffer | undefined }) {
  if (!offer)
    return <Plural value={order_count} one="Pay # order from your balance" other="Pay # orders from your balance" />
  const topUp = moneyText(offer.amount_cents)
  return (
    <Plural
      value={order_count}
      one={`Top up ${topUp}, then pay # order`}
      other={`Top up ${topUp}, then pay # orders`}
    />
  )
}

/** Whether the keypad is open. With `isDecided` it opens once, without a tap. */
function useAsking(isDecided: boolean) {
  const [isDue, setDue] = useState(isDecided)
  const [isAsking, setAsking] = useState(false)
  useOnLeave(() => setAsking(false))
  useEffect(() => {
    if (!isDue) return
    setDue(false)
    setAsking(true)
  }, [isDue])
  useEffect(() => {
    if (isAsking) preloadPaid()
  }, [isAsking])
  return { isAsking, setAsking }
}

type TopUpProps = { payable: Payable; payment_href: string; isKnown: boolean; href: string }

/** Shown if the balance is too low: links to the top-up, or to the recharge under audit. Both screens link back. */
function TopUpButton({ payable: { waits_for_recharge }, payment_href, isKnown, href }: TopUpProps) {
  const { t } = useLingui()
  if (waits_for_recharge)
    return <Button grow href={topUpHref('/topUpRecord', { next: payment_href })}>{t`Recharge record`}</Button>
  // Disabled until it is known whether a card can pay, because the button then has another meaning.
  return <Button grow disabled={!isKnown} href={href}>{t`Top up`}</Button>
}
