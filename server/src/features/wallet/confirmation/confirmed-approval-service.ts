import type { Endpoints } from '@sampan/contract'
import type { z } from 'zod'
import type { DbAndKeys } from '../../../context.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { approveConfirmed } from '../recharge/recharge-desk-act-service.ts'

type Call = Endpoints['POST /api/admin/recharge/approve_confirmed']
type Confirmed = z.output<Call['body']>['recharges'][number]
type Result = z.input<Call['reply']>['results'][number]

/**
 * Approves recharges that lines of bank statements confirm, each in its own transaction: one that fails does not affect
 * the others. `explain` turns an error into the sentence that the operator reads.
 */
export async function approveAllConfirmed(
  db_and_keys: DbAndKeys,
  operator: OperatorSession,
  recharges: readonly Confirmed[],
  explain: (error: unknown) => string,
): Promise<{ results: Result[] }> {
  const results: Result[] = []
  for (const recharge of recharges) {
    const { recharge_id } = recharge
    const result = await approveConfirmed(db_and_keys, operator, recharge).then(
      (outcome): Result => ({ recharge_id, outcome, why: null }),
      (error: unknown): Result => ({ recharge_id, outcome: 'refused', why: explain(error) }),
    )
    results.push(result)
  }
  return { results }
}
