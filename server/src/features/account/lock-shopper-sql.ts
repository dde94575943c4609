import { prepared } from '../../db/prepared.ts'

/**
 * Locks the shopper's row until the transaction ends. While it is locked, the cart does not change, no other checkout
 * begins, and no recharge is claimed or audited: limits hold for two calls at once.
 */
export const { first: lockShopper } = prepared((tx, user_id: string) =>
  tx.selectFrom('user_account').select('user_id').where('user_id', '=', user_id).forNoKeyUpdate(),
)
