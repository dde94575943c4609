import type { DeskRole } from '@sampan/contract/rules'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { countsAsSecondFrom, hasSecondPerson } from '../operator-term-sql.ts'

// Decides which operators count as a second person, for actions that need two operators.

type TooNew = 'second_too_new' | 'proposer_too_new'

/**
 * Refuses an operator who does not count as a second person yet.
 * @throws Refusal `reason`, with the time from which the operator counts as a second person.
 */
export async function refuseTooNew(tx: Tx, reason: TooNew, operator_id: string, roles: readonly DeskRole[]) {
  const { counts, counts_from } = await countsAsSecondFrom(tx, operator_id, roles)
  if (!counts) throw new Refusal(reason, counts_from ? { retry_at: counts_from } : {})
}

type Acting = { operator_id: string; roles: readonly DeskRole[] }

/** Whether an action above a ceiling needs a second operator: always, except for an owner who is the only operator. */
export const waitsForSecond = async (tx: Tx, { operator_id, roles }: Acting, deciding: readonly DeskRole[]) =>
  !roles.includes('owner') || (await hasSecondPerson(tx, operator_id, deciding))
