import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { ExtractOptions } from '@sampan/contract'
import { CallError } from '@sampan/contract/call-error'
import { useOnLeave } from '@sampan/front/use-on-leave'
import { useStillOnScreen } from '@sampan/front/use-still-on-screen'
import { useState } from 'react'
import { useSend } from '../../api/use-send.ts'
import type { CodeFault } from '../../features/payment/code-sheet.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { addressFault, type WithdrawalDraft, withdrawalBody } from './withdrawal-draft.ts'

type Outcomes = {
  /**
   * Opens the next screen after a success. If the shopper left before the reply arrived, neither `leave` nor
   * `onRefused` is called.
   */
  leave: (extract_id: string) => unknown
  /** Called after a success even if the shopper has left the screen. */
  onDrawn: () => void
  onRefused: (fault: CodeFault) => void
}

/**
 * The sentence of a refusal. The server's sentence about an invalid address is replaced, because it is about recharges.
 */
const refusalText = ({ reason, message }: CodeFault, i18n: I18n) =>
  reason === 'chain_address_invalid' ? addressFault(i18n) : message

/**
 * Requests the withdrawal. After a lost reply, entering the same payment code reuses the idempotency key, so that
 * nothing is withdrawn twice.
 */
export function useDraw(options: ExtractOptions, { leave, onDrawn, onRefused }: Outcomes) {
  const { t, i18n } = useLingui()
  const { send } = useSend('POST /api/user/extract', { quiet: true })
  const trackScreen = useStillOnScreen()
  const [fault, setFault] = useState<CodeFault>()
  // The fault is cleared, because the shopper may have set another payment code on the next screen.
  useOnLeave(() => setFault(undefined))

  async function draw(draft: WithdrawalDraft, confirmation: Parameters<typeof withdrawalBody>[2]): Promise<void> {
    setFault(undefined)
    const isHere = trackScreen()
    try {
      const { extract_id } = await send(withdrawalBody(draft, options, confirmation))
      toast.success(t`Draw Success`)
      if (isHere()) await leave(extract_id)
      onDrawn()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.status === 401) return // the session is over: a toast has reported it, and the login opens
      const { kind, reason, details } = error
      const refusal = { kind, reason, details, message: refusalText(error, i18n) }
      // The sheet that would show the reason is closed, so a toast shows it.
      if (!isHere()) return toast.fail(refusal.message)
      setFault(refusal)
      onRefused(refusal)
    }
  }
  return { draw, fault, forget: () => setFault(undefined) }
}
