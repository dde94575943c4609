import { AUDIT_STATUS, statusWord } from '@sampan/contract/rules'
import { implement, type Server } from '../../../http/implement.ts'
import { lockShopper } from '../../account/lock-shopper-sql.ts'
import { checkPaymentCode } from '../../account/payment-code/payment-code-service.ts'
import { listOwnWithdrawals, readExtractOptions, readOwnWithdrawal } from './withdrawal-read-service.ts'
import { applyForWithdrawal, cancelWithdrawal } from './withdrawal-service.ts'

/** Withdrawals are called `extract` in the specification. */
export function withdrawalRoutes(server: Server): void {
  implement(server, 'GET /api/user/extract', ({ db, user_id, language }) =>
    readExtractOptions(db, { user_id, language }),
  )
  implement(
    server,
    'POST /api/user/extract',
    ({ db, context: { keys }, user_id, body }) => applyForWithdrawal(db, { user_id, keys }, body),
    {
      // The shopper is locked before the payment code is checked, so that a concurrent correction either includes this
      // withdrawal or records its debt first.
      gate: async ({ db, context, user_id, body }) => {
        await lockShopper(db, user_id)
        await checkPaymentCode(db, context.keys, user_id, body.payment_code)
      },
    },
  )
  implement(server, 'POST /api/user/extract_cancel', async ({ db, user_id, body: { extract_id } }) => {
    await cancelWithdrawal(db, user_id, extract_id)
    return readOwnWithdrawal(db, user_id, extract_id)
  })
  implement(server, 'GET /api/user/extract_log', ({ db, user_id, query: { status, ...page } }) =>
    listOwnWithdrawals(db, { user_id, status: statusWord(AUDIT_STATUS, status) }, page),
  )
}
