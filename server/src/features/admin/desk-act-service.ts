import type { Db } from '../../db/database.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { OperatorSession } from '../../http/askers.ts'
import { refuseBlocked } from './admin-service.ts'
import { type DeskAction, insertDeskLog } from './admin-sql.ts'

type Log = (act: Omit<DeskAction, 'operator_id'>) => Promise<void>

/**
 * Does what an operator asked for in one transaction, which `log` writes to the desk's log.
 * @throws Refusal account_blocked or role_needed when the operator lost the right meanwhile.
 */
export const actAtDesk = <Result>(
  db: Db,
  operator: OperatorSession,
  act: (tx: Tx, log: Log) => Promise<Result>,
): Promise<Result> =>
  transaction(db, async (tx) => {
    await refuseBlocked(tx, operator)
    const { operator_id } = operator
    return act(tx, (done) => insertDeskLog(tx, { operator_id, ...done }))
  })
