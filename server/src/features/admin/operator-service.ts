import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { OperatorSession } from '../../http/askers.ts'
import type { Asked } from '../../http/implement.ts'
import { isAskedHere, isLoopback } from '../../http/loopback.ts'
import { Refusal } from '../../http/refusal.ts'
import { RateLimited } from '../../security/rate-limits.ts'
import { comparePassword } from '../account/password-service.ts'
import { triesAtDesk } from '../account/password-tries-service.ts'
import { closeOperatorSession, openOperatorSession } from '../account/session-service.ts'
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
  const { ip } = asking.request
  const tries = triesAtDesk(account, ip, isAskedHere(asking.request))
  const is_right = await comparePassword(asking.context, tries, operator?.password_hash, form.password).catch(
    async (error: unknown) => {
      if (operator && isLock(error)) await logLock(operator.operator_id, asking)
      throw error
    },
  )
  if (!operator || !is_right) throw new Refusal('wrong_account_or_password')
  if (operator.blocked_at) throw new Refusal('account_blocked')
  const { operator_id } = operator
  return transaction(asking.db, async (tx) => {
    const token = await openOperatorSession(tx, operator_id, { ip })
    const details = { ip }
    await insertDeskLog(tx, { operator_id, action: 'signed_in', ref_type: 'operator', ref_id: operator_id, details })
    return { token, operator_id, account }
  })
}

/** The try that locked an operator's account: only this one is logged, not the refused ones after it. */
const isLock = (error: unknown) => error instanceof RateLimited && error.limit === 'desk_password' && error.is_first

async function logLock(operator_id: string, { db, request }: Asking): Promise<void> {
  request.log.warn({ operator_id }, 'the desk is locked for an operator: too many wrong passwords')
  const details = { ip: request.ip }
  await insertDeskLog(db, { operator_id, action: 'sign_in_locked', ref_type: 'operator', ref_id: operator_id, details })
}

/** The demo operator's password is public: on a server that others can reach, it works on that machine only. */
const mayEnter = ({ is_demo }: { is_demo: boolean }, { context, request }: Asking) =>
  !is_demo || isLoopback(context.config.host) || isAskedHere(request)

export const signOutAtDesk = (db: Db, { operator_id, token_hash }: OperatorSession) =>
  transaction(db, async (tx) => {
    await closeOperatorSession(tx, token_hash)
    await insertDeskLog(tx, { operator_id, action: 'signed_out', ref_type: 'operator', ref_id: operator_id })
  })
