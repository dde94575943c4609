import type { Context } from '../../../context.ts'
import { transaction } from '../../../db/transaction.ts'
import type { ShopperSession } from '../../../http/authenticators.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { deleteSubscription, saveSubscription } from './push-sql.ts'

type Caller = Pick<Context, 'db'> & Pick<ShopperSession, 'user_id' | 'session_id'>
type Sent = { endpoint: string; keys: { p256dh: string; auth: string } }

/**
 * Pushes notices to the browser of a session, until the session ends.
 * @throws Refusal push_address_taken if another shopper subscribed the address with other keys.
 */
export const subscribe = ({ db, user_id, session_id }: Caller, { endpoint, keys }: Sent): Promise<void> =>
  transaction(db, async (tx) => {
    if (!(await saveSubscription(tx, { user_id, session_id, endpoint, ...keys })))
      throw new Refusal('push_address_taken')
  })

export const unsubscribe = ({ db, session_id }: Caller): Promise<void> => deleteSubscription(db, session_id)
