import { cents } from '@sampan/contract'
import type { AccountCode, TaxKind } from './accounts.ts'
import { transferId } from './transfer-id.ts'

export type TransferCode =
  | 'recharge'
  | 'withdrawal'
  | 'withdrawal_fee'
  | 'withdrawal_returned'
  | 'payment'
  | 'refund'
  | 'completion'
  | 'correction'
  | 'correction_owed'
  | 'repayment'
  | 'write_off'
  | 'provider_fee'
  | 'provider_payout'
  | 'provider_payout_back'
  | 'dispute'
  | 'dispute_owed'
  | 'dispute_returned'
  | 'dispute_withheld'
  | 'dispute_fee'
  | 'dispute_loss'
  | 'opening_balance'
  | `${TaxKind}_collected`
  | `${TaxKind}_returned`
  | `${TaxKind}_settled`
  | 'tax_remittance'

/** `single` moves money immediately; `hold` reserves it until `post` pays it out or `void` returns it. */
type Phase = 'single' | 'hold' | 'post' | 'void'

/** The business event of a transfer, e.g. `order` and its id. */
export type Ref = { ref_type: string; ref_id: string }

/** A movement from the debited to the credited account. An amount of 0 is allowed and not written. */
export type Movement = Ref & {
  code: TransferCode
  debit_account: AccountCode
  credit_account: AccountCode
  amount_cents: number
}

/** A transfer as one row, the input of `post`. */
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
/** Posts a hold. The transfer repeats the contents of the hold; the ledger refuses different contents. */
export const postHold = (movement: Movement) => transfer('post', movement)
/** Voids a hold. The transfer repeats the contents of the hold. */
export const voidHold = (movement: Movement) => transfer('void', movement)
