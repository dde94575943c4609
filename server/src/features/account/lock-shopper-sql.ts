import { prepared } from '../../db/prepared.ts'

/**
 * Locks the shopper's row until the transaction ends. Other checkouts, cart changes, recharge claims and recharge
 * audits of the shopper wait, so that concurrent calls cannot exceed limits together.
 */
export const { first: lockShopper } = prepared((tx, user_id: string) =>
  tx.selectFrom('user_account').select('user_id').where('user_id', '=', user_id).forNoKeyUpdate(),
)
