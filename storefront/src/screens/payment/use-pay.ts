import { useLingui } from '@lingui/react/macro'
import { CallError, isLost } from '@sampan/contract/call-error'
import { useOnLeave } from '@sampan/front/use-on-leave'
import { useStillOnScreen } from '@sampan/front/use-still-on-screen'
import { useState } from 'react'
import { useSend } from '../../api/use-send.ts'
import type { CodeFault } from '../../features/payment/code-sheet.tsx'
import { toast } from '../../ui/layer/toast.ts'

const AGAIN_AFTER_MS = 800

const later = (wait_ms: number) => new Promise((resolve) => setTimeout(resolve, wait_ms))

type Outcomes = {
  onPaid: () => void
  /** Opens the next screen. If the shopper left before the reply arrived, neither `leave` nor `onRefused` is called. */
  leave: () => Promise<void>
  onRefused: (fault: CodeFault) => void
}

/**
 * Pays orders. If a reply is lost, the call is retried once with the same idempotency key. If the shopper enters the
 * same code again, the key is reused too, so that nothing is paid twice.
 */
export function usePay(order_ids: readonly string[], { onPaid, leave, onRefused }: Outcomes) {
  const { t } = useLingui()
  const { send } = useSend('POST /api/order/pay', { quiet: true })
  const trackScreen = useStillOnScreen()
  const [fault, setFault] = useState<CodeFault>()
  // The fault is cleared, because the shopper may have set another payment code on the next screen.
  useOnLeave(() => setFault(undefined))

  async function pay(payment_code: string): Promise<void> {
    setFault(undefined)
    const isHere = trackScreen()
    const payment = { order_ids: [...order_ids], payment_code }
    try {
      await send(payment).catch(async (error) => {
        if (!isLost(error)) throw error
        await later(AGAIN_AFTER_MS)
        await send(payment)
      })
      onPaid()
      if (isHere()) await leave()
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
