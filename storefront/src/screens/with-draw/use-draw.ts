import { useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { useSend } from '../../api/use-send.ts'
import type { CodeFault } from '../../features/payment/code-sheet.tsx'
import { useLeaving } from '../../ui/form/use-leaving.ts'
import { type WithdrawalDraft, withdrawalBody } from './withdrawal-draft.ts'

/** Asks for the withdrawal. After a lost answer the same code asks for that answer, so that nothing is withdrawn twice. */
export function useDraw(onDrawn: () => Promise<void>, onRefused: (fault: CodeFault) => void) {
  const { send } = useSend('POST /api/user/extract', { quiet: true })
  const [fault, setFault] = useState<CodeFault>()
  // The shopper may have set another code meanwhile.
  useLeaving(() => setFault(undefined))

  async function draw(draft: WithdrawalDraft, payment_code: string): Promise<void> {
    setFault(undefined)
    try {
      await send(withdrawalBody(draft, payment_code))
      await onDrawn()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(error)
      onRefused(error)
    }
  }
  return { draw, fault, forget: () => setFault(undefined) }
}
