import type { Db } from '../../db/database.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { OperatorSession } from '../../http/askers.ts'
import { NotSignedIn, Refusal } from '../../refusal/refusal.ts'
import { lockActiveOperator } from '../../security/operator-sql.ts'
import { type DeskAction, insertDeskLog } from './log/log-write-sql.ts'
import { lockMachineToken } from './machine-token/machine-token-sql.ts'

// How an operator acts. What is no act of its own, such as a step of signing in or what belongs to another service's act,
// writes the log with insertDeskLog (log-write-sql.ts) in the transaction that it is part of.

type Log = (act: Omit<DeskAction, 'operator_id'>) => Promise<void>

/** Checks again inside the transaction: an operator who was blocked or lost a role meanwhile can't do anything more. */
async function refuseOutOfOffice(tx: Tx, { operator_id, roles }: OperatorSession): Promise<void> {
  const held = await lockActiveOperator(tx, operator_id)
  if (!held) throw new Refusal('account_blocked')
  if (roles.some((role) => !held.roles.includes(role))) throw new Refusal('role_needed')
}

/**
 * Does what an operator asked for in one transaction, which `log` writes to the desk's log: with the name of the machine
 * token, where one made the call.
 * @throws Refusal account_blocked or role_needed when the operator lost the right meanwhile; NotSignedIn when the token was revoked.
 */
export const actAtDesk = <Result>(
  db: Db,
  operator: OperatorSession,
  act: (tx: Tx, log: Log) => Promise<Result>,
): Promise<Result> =>
  transaction(db, async (tx) => {
    await refuseOutOfOffice(tx, operator)
    const { operator_id, machine_token, token_hash } = operator
    if (machine_token !== undefined && !(await lockMachineToken(tx, token_hash))) throw new NotSignedIn()
    const by = machine_token !== undefined && { machine_token }
    return act(tx, ({ details, ...done }) =>
      insertDeskLog(tx, { operator_id, ...done, details: { ...details, ...by } }),
    )
  })
