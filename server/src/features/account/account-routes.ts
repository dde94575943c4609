import { countedTransaction } from '../../db/counted-transaction.ts'
import { implement, type Server } from '../../http/implement.ts'
import { verifyMailbox } from './mailbox/mailbox-service.ts'
import { sendOneTimeCode } from './mailbox/one-time-code-service.ts'
import { changePassword, recoverPassword } from './password/password-service.ts'
import { changePaymentCode } from './payment-code/payment-code-change-service.ts'
import { tryPaymentCode } from './payment-code/payment-code-service.ts'
import { closeSession, shopperOf } from './session/session-service.ts'
import { register, signIn } from './session/sign-in-service.ts'

export function accountRoutes(server: Server): void {
  implement(server, 'POST /api/user/register', ({ body, ...caller }) => register(body, caller))
  implement(server, 'POST /api/user/login', ({ body, ...caller }) => signIn(body, caller))
  implement(server, 'POST /api/user/logout', async ({ db, request }) => {
    await closeSession(db, request)
    return null
  })
  implement(server, 'POST /api/user/resetpwd', async ({ body, ...caller }) => {
    if ('code' in body) await recoverPassword(body, caller)
    else await changePassword(body, await shopperOf(caller.db, caller.request), caller)
    return null
  })
  implement(server, 'POST /api/user/send_code', ({ body, ...caller }) => sendOneTimeCode(body, caller))
  implement(server, 'POST /api/user/verify_email', async ({ body, user_id, ...caller }) => {
    await verifyMailbox(body, { user_id }, caller)
    return null
  })
  implement(server, 'POST /api/user/resetPay', async ({ body, ...caller }) => {
    await changePaymentCode(body, caller, caller)
    return null
  })
  implement(server, 'POST /api/user/verify_pay', async ({ body, user_id, db, context }) => {
    await countedTransaction(db, (tx) => tryPaymentCode(tx, context.keys, user_id, body.payment_code))
    return null
  })
}
