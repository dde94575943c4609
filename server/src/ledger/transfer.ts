import { cents } from '@sampan/contract'
import type { AccountCode } from './accounts.ts'
import { transferId } from './transfer-id.ts'

/** Why money moves. */
export type TransferCode =
  | 'recharge'
  | 'withdrawal'
  | 'withdrawal_fee'
  | 'payment'
  | 'refund'
  | 'completion'
  | 'correction'
  | 'correction_owed'
  | 'repayment'
  | 'write_off'

/** `single` moves at once; `hold` sets aside, until `post` lets it go or `void` gives it back. */
type Phase = 'single' | 'hold' | 'post' | 'void'

/** The business event money moves for, e.g. `order` and its id. */
export type Ref = { ref_type: string; ref_id: string }

/** From the debited account to the credited one. An amount of 0 is allowed, and not written. */
export type Movement = Ref & {
  code: TransferCode
  debit_account: AccountCode
  credit_account: AccountCode
  amount_cents: number
}

/** One row of the books, as `post` takes it. */
export type Transfer = Movement & { transfer_id: string; phase: Phase; pending_id: string | null }

function transfer(phase: Phase, movement: Movement): Transfer {
  const resolves = phase === 'post' || phase === 'void'
  return {
    ...movement,
    amount_cents: cents(movement.amount_cents),
    transfer_id: transferId(movement, phase),
    phase,
    pending_id: resolves ? transferId(movement, 'hold') : null,
  }
}

export const move = (movement: Movement) => transfer('single', movement)
export const hold = (movement: Movement) => transfer('hold', movement)
/** Lets a hold go. It says the same as the hold, and the books refuse it if it does not. */
export const postHold = (movement: Movement) => transfer('post', movement)
/** Gives a hold back; likewise. */
export const voidHold = (movement: Movement) => transfer('void', movement)
