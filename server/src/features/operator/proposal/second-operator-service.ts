import type { DeskRole } from '@sampan/contract/rules'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { countsAsSecondFrom, hasSecondOperator } from '../operator-term-sql.ts'

// Decides which operators count as a second operator, for actions that need a second operator.

type TooNew = 'second_too_new' | 'proposer_too_new'

/**
 * Refuses an operator who does not count as a second operator yet.
 * @throws Refusal `reason`, with the time from which the operator counts as a second operator.
 */
export async function refuseTooNew(tx: Tx, reason: TooNew, operator_id: string, roles: readonly DeskRole[]) {
  const { counts, counts_from } = await countsAsSecondFrom(tx, operator_id, roles)
  if (!counts) throw new Refusal(reason, counts_from ? { retry_at: counts_from } : {})
}

type Acting = { operator_id: string; roles: readonly DeskRole[] }

/** Whether an action above a ceiling needs a second operator: always, except for an owner who is the only operator. */
export const waitsForSecond = async (tx: Tx, { operator_id, roles }: Acting, deciding: readonly DeskRole[]) =>
  !roles.includes('owner') || (await hasSecondOperator(tx, operator_id, deciding))
