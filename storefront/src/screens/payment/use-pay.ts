import { useLingui } from '@lingui/react/macro'
import { CallError, isLost } from '@sampan/contract/call-error'
import { useOnLeave } from '@sampan/front/use-on-leave'
import { useStillOnScreen } from '@sampan/front/use-still-on-screen'
import { useState } from 'react'
import { useSend } from '../../api/use-send.ts'
import type { CodeFault } from '../../features/payment/code-sheet.tsx'
import { cardPaymentHref } from '../../features/wallet/provider-page.ts'
import { useVisits } from '../../navigation/visits.ts'
import { toast } from '../../ui/layer/toast.ts'
import { paidHref } from './confirmation.tsx'
import type { CardOffer } from './use-card-offer.ts'

const AGAIN_AFTER_MS = 800

const later = (wait_ms: number) => new Promise((resolve) => setTimeout(resolve, wait_ms))

type Props = {
  order_ids: readonly string[]
  /** The card top-up that pays the orders when its money arrives; undefined to pay from the balance. */
  top_up: Pick<CardOffer, 'provider' | 'amount_cents'> | undefined
  /** Not called if the shopper left before the reply arrived. */
  onRefused: (fault: CodeFault) => void
}

/**
 * Pays orders by the payment code, and opens the next screen in place of the payment, so that Back skips the payment. If
 * a reply is lost, the call is retried once with the same idempotency key. If the shopper enters the same code again,
 * the key is reused too, so that nothing is paid twice.
 */
export function usePay({ order_ids, top_up, onRefused }: Props) {
  const { t } = useLingui()
  const visits = useVisits()
  const { send } = useSend('POST /api/order/pay', { quiet: true })
  const { send: topUp } = useSend('POST /api/user/card_top_up', { quiet: true })
  const trackScreen = useStillOnScreen()
  const [fault, setFault] = useState<CodeFault>()
  // The fault is cleared, because the shopper may have set another payment code on the next screen.
  useOnLeave(() => setFault(undefined))

  /** @returns the URL of the next screen. */
  async function confirm(payment_code: string): Promise<string> {
    const payment = { order_ids: [...order_ids], payment_code }
    if (top_up) {
      const { provider, amount_cents } = top_up
      const body = { ...payment, provider, amount_cents }
      const { payment_id } = await repeatIfLost(() => topUp(body))
      return cardPaymentHref(payment_id)
    }
    await repeatIfLost(() => send(payment))
    toast.success(t`Pay Success`)
    return paidHref(order_ids)
  }

  async function pay(payment_code: string): Promise<void> {
    setFault(undefined)
    const isHere = trackScreen()
    try {
      const next = await confirm(payment_code)
      if (isHere()) await visits.go(next, { replace: true })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.status === 401) return // the session is over: a toast has reported it, and the login opens
      // The sheet that would show the reason is closed, so a toast shows it.
      if (!isHere()) return toast.fail(error.message)
      if (error.kind === 'failed') toast.fail(t`Pay Fail`)
      setFault(error)
      onRefused(error)
    }
  }
  return { pay, fault, forget: () => setFault(undefined) }
}

async function repeatIfLost<Reply>(send: () => Promise<Reply>): Promise<Reply> {
  try {
    return await send()
  } catch (error) {
    if (!isLost(error)) throw error
    await later(AGAIN_AFTER_MS)
    return send()
  }
}
