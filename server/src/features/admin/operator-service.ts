import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Asked } from '../../implement.ts'
import { isAskedHere, isLoopback } from '../../loopback.ts'
import { Refusal } from '../../refusal.ts'
import { comparePassword } from '../account/password-service.ts'
import { closeOperatorSession, type OperatorSession, openOperatorSession } from '../account/session-service.ts'
import { findOperator, insertDeskLog } from './admin-sql.ts'

type Asking = Omit<Asked<'POST /api/admin/login'>, 'body'>

/**
 * Opens a session at the desk.
 * @throws Refusal wrong_account_or_password, account_blocked, too_many_tries.
 */
export async function signInAtDesk(form: { account: string; password: string }, asking: Asking) {
  const account = form.account.toLowerCase()
  const found = await findOperator(asking.db, account)
  const operator = found && mayEnter(found, asking) ? found : undefined
  // Counted apart from a shopper of the same e-mail.
  const compared = { account: `operator ${account}`, password_hash: operator?.password_hash }
  const is_right = await comparePassword(asking, compared, form.password)
  if (!operator || !is_right) throw new Refusal('wrong_account_or_password')
  if (operator.blocked_at) throw new Refusal('account_blocked')
  const { operator_id } = operator
  const { ip } = asking.request
  return transaction(asking.db, async (tx) => {
    const token = await openOperatorSession(tx, operator_id, { ip })
    const details = { ip }
    await insertDeskLog(tx, { operator_id, action: 'signed_in', ref_type: 'operator', ref_id: operator_id, details })
    return { token, operator_id, account }
  })
}

/** Everyone knows the demo operator's password: on a server that others reach, it opens the desk on that machine only. */
const mayEnter = ({ is_demo }: { is_demo: boolean }, { context, request }: Asking) =>
  !is_demo || isLoopback(context.config.host) || isAskedHere(request)

export const signOutAtDesk = (db: Db, { operator_id, token_hash }: OperatorSession) =>
  transaction(db, async (tx) => {
    await closeOperatorSession(tx, token_hash)
    await insertDeskLog(tx, { operator_id, action: 'signed_out', ref_type: 'operator', ref_id: operator_id })
  })
