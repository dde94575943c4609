import type { Db } from '../../db/database.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { OperatorSession } from '../../http/authenticators.ts'
import { NotSignedIn, Refusal } from '../../refusal/refusal.ts'
import { type DeskAction, insertDeskLog } from './log/log-write-sql.ts'
import { lockMachineToken } from './machine-token/machine-token-sql.ts'
import { lockActiveOperator } from './operator-sql.ts'

// Runs operators' actions in a transaction, with their log entries. Steps of signing in and code that is part of
// another action do not use `actAtDesk`: they call insertDeskLog (log-write-sql.ts) in their transaction.

type Log = (act: Omit<DeskAction, 'operator_id'>) => Promise<void>

/**
 * Checks the operator's rights again inside the transaction, in case the operator was blocked or lost a role since the
 * request began.
 */
async function refuseLostRights(tx: Tx, { operator_id, roles }: OperatorSession): Promise<void> {
  const current = await lockActiveOperator(tx, operator_id)
  if (!current) throw new Refusal('account_blocked')
  if (roles.some((role) => !current.roles.includes(role))) throw new Refusal('role_needed')
}

/**
 * Runs an operator's action in one transaction. `log` writes the operators' log, with the machine token's name if a
 * token made the call.
 * @throws Refusal account_blocked or role_needed when the operator lost the right since the request began; NotSignedIn
 * when the token was revoked.
 */
export const actAtDesk = <Result>(
  db: Db,
  operator: OperatorSession,
  act: (tx: Tx, log: Log) => Promise<Result>,
): Promise<Result> =>
  transaction(db, async (tx) => {
    await refuseLostRights(tx, operator)
    const { operator_id, machine_token, token_hash } = operator
    if (machine_token !== undefined && !(await lockMachineToken(tx, token_hash))) throw new NotSignedIn()
    const by = machine_token !== undefined && { machine_token }
    return act(tx, ({ details, ...entry }) =>
      insertDeskLog(tx, { operator_id, ...entry, details: { ...details, ...by } }),
    )
  })
