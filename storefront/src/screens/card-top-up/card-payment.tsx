import { useLingui } from '@lingui/react/macro'
import type { CardPayment } from '@sampan/contract'
import { isGone } from '@sampan/contract/call-error'
import { useRead } from '@sampan/front/use-read'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useInvalidate } from '../../api/use-invalidate.ts'
import { useSend } from '../../api/use-send.ts'
import { arrivesLater } from '../../features/wallet/pay-method.ts'
import { wayName } from '../../features/wallet/provider-page.ts'
import { useVisits } from '../../navigation/visits.ts'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { SkeletonRows, Waiting } from '../../ui/loading/skeleton.tsx'
import layout from '../../ui/styles/layout.module.css'
import { NotFound } from '../not-found/not-found.tsx'
import { Credited } from './credited.tsx'
import { HandOver } from './hand-over.tsx'
import { GivenBack, Held, NotCredited, OnItsWay, WaitsForBank } from './payment-states.tsx'

type Props = {
  payment_id: string
  /** True right after the payment was begun: the provider's page opens without a tap. */
  isNew: boolean
  /** True if the provider's page led back because the shopper cancelled. */
  isCancelled: boolean
}

/** A top-up by card: hands over to the provider's page, and after the return waits for the money. */
export function CardPaymentScreen({ payment_id, isNew, isCancelled }: Props) {
  const { i18n } = useLingui()
  const visits = useVisits()
  const [starts_new] = useState(isNew)
  const { data: payment, error, refetch } = useRead('GET /api/user/card_top_up/detail', { payment_id }, useWatch())
  const check = useCheck(payment, { isNew: starts_new, isCancelled })
  useRefreshOnChange(payment)
  if (isGone(error)) return <NotFound />
  return (
    <Page>
      <TopBar title={wayName(payment?.provider ?? 'stripe', i18n)} onBack={visits.back} />
      {payment && <State payment={payment} isNew={starts_new} check={check} />}
      {!payment && error && <ErrorState onRetry={() => void refetch()} />}
      {!payment && !error && (
        <Waiting>
          <div className={layout.pad}>
            <SkeletonRows rows={3} />
          </div>
        </Waiting>
      )}
    </Page>
  )
}

type StateProps = { payment: CardPayment; isNew: boolean; check: Check }

function State({ payment, isNew, check }: StateProps) {
  const { status } = payment
  if (status === 'credited') return <Credited payment={payment} />
  if (status === 'held') return <Held payment={payment} />
  if (status === 'refunded') return <GivenBack payment={payment} />
  if (status === 'pending') return <Pending payment={payment} />
  if (status !== 'open') return <NotCredited payment={payment} />
  if (check.isChecking && !isNew) return <WaitsForBank payment={payment} />
  return <HandOver payment={payment} isNew={isNew} isPreparing={check.isChecking} onRetry={check.repeat} />
}

const FAST_MS = 3_000
const PATIENCE_MS = 60_000
const SLOW_MS = 15_000

const isOver = ({ status, orders }: CardPayment) =>
  status === 'declined' ||
  status === 'cancelled' ||
  status === 'expired' ||
  status === 'refunded' ||
  (status === 'credited' && orders?.outcome !== 'waiting')

/** Polls in addition to live events: quickly during the first minute, then slowly, until nothing can change. */
function useWatch() {
  const [opened_at] = useState(() => Date.now())
  const every_ms = (payment: CardPayment) => {
    if (isOver(payment)) return false
    return Date.now() - opened_at < PATIENCE_MS && payment.status !== 'held' ? FAST_MS : SLOW_MS
  }
  return { every_ms }
}

type Check = { isChecking: boolean; repeat: () => void }

/**
 * Asks the server to bring the payment up to date: for a new payment it makes the provider's page, and after the return it
 * asks the provider, whose message to the shop may be late. If the shopper cancelled on the provider's page, cancels the
 * payment instead.
 */
function useCheck(
  payment: CardPayment | undefined,
  { isNew, isCancelled }: Pick<Props, 'isNew' | 'isCancelled'>,
): Check {
  const { send: refresh } = useSend('POST /api/user/card_top_up/refresh', { quiet: true, repeatable: true })
  const { send: cancel } = useSend('POST /api/user/card_top_up/cancel', { quiet: true })
  const [isChecking, setChecking] = useState(true)
  const isAsked = useRef(false)
  const isUnfinished = payment?.status === 'open' || payment?.status === 'pending'
  const isWanted = isUnfinished && !(isNew && payment.url !== null)
  const payment_id = payment?.payment_id
  const check = useCallback(() => {
    if (payment_id === undefined) return
    setChecking(true)
    const send = isCancelled ? cancel : refresh
    const end = () => setChecking(false)
    // After a failure the screen goes on to poll; without a page it says that none could be made.
    send({ payment_id }).then(end, end)
  }, [payment_id, isCancelled, refresh, cancel])
  useEffect(() => {
    if (payment_id === undefined || isAsked.current) return
    isAsked.current = true
    if (isWanted) check()
    else setChecking(false)
  }, [isWanted, payment_id, check])
  return { isChecking, repeat: check }
}

/** Refetches balance, records and orders when the state changes while the shopper looks on. */
function useRefreshOnChange(payment: CardPayment | undefined): void {
  const invalidate = useInvalidate('POST /api/user/card_top_up/refresh')
  const state = payment && `${payment.status} ${payment.orders?.outcome ?? ''}`
  const seen = useRef(state)
  useEffect(() => {
    if (state === undefined || state === seen.current) return
    const isFirst = seen.current === undefined
    seen.current = state
    if (!isFirst) invalidate()
  }, [state, invalidate])
}

/** Some methods settle days later, and a bank that has not answered within a minute may take as long. */
function Pending({ payment }: { payment: CardPayment }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSlow || arrivesLater(payment.method) ? <OnItsWay payment={payment} /> : <WaitsForBank payment={payment} />
}
