import { implement, type Server } from '../../../http/implement.ts'
import type { ProposalKind } from '../../operator/proposal/proposal-service.ts'
import { inviteAgain } from '../invitation/invitation-service.ts'
import { blockShopper, endSessionsAtDesk, unblockShopper, unlockCodeAtDesk } from './shopper-desk-service.ts'
import { listShoppers, readShopper } from './shopper-read-service.ts'
import { findEvents } from './shopper-sql.ts'

/** @param payout_kinds kinds of proposals that pay out a blocked shopper's balance. */
export const shopperRoutesAtDesk =
  (payout_kinds: readonly ProposalKind[]) =>
  (server: Server): void => {
    const { keys } = server.context
    implement(server, 'GET /api/admin/shopper/list', ({ db, query }) => listShoppers(db, query))
    implement(server, 'GET /api/admin/shopper/detail', ({ db, query: { user_id }, ...operator }) =>
      readShopper(db, { keys, operator, payout_kinds }, user_id),
    )
    implement(server, 'GET /api/admin/shopper/events', ({ db, query: { user_id, ...start } }) =>
      findEvents(db, user_id, start),
    )
    implement(server, 'POST /api/admin/shopper/block', async ({ db, body, ...operator }) => {
      await blockShopper(db, operator, body)
      return readShopper(db, { keys, operator, payout_kinds }, body.user_id)
    })
    implement(server, 'POST /api/admin/shopper/unblock', async ({ db, body, ...operator }) => {
      await unblockShopper(db, operator, body)
      return readShopper(db, { keys, operator, payout_kinds }, body.user_id)
    })
    implement(server, 'POST /api/admin/shopper/unlock_code', async ({ db, body, ...operator }) => {
      await unlockCodeAtDesk(db, operator, body)
      return readShopper(db, { keys, operator, payout_kinds }, body.user_id)
    })
    implement(server, 'POST /api/admin/shopper/invite', async ({ db, body: { user_id }, ...operator }) => {
      await inviteAgain(db, operator, user_id)
      return readShopper(db, { keys, operator, payout_kinds }, user_id)
    })
    implement(server, 'POST /api/admin/shopper/end_sessions', async ({ db, body: { user_id }, ...operator }) => {
      await endSessionsAtDesk(db, operator, user_id)
      return readShopper(db, { keys, operator, payout_kinds }, user_id)
    })
  }
