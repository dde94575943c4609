import type { Context } from '../../../context.ts'
import { transaction } from '../../../db/transaction.ts'
import type { ShopperSession } from '../../../http/authenticators.ts'
import { deleteSubscription, saveSubscription } from './push-sql.ts'

type Caller = Pick<Context, 'db'> & Pick<ShopperSession, 'user_id' | 'session_id'>
type Sent = { endpoint: string; keys: { p256dh: string; auth: string } }

/** Pushes notices to the browser of a session, until the session ends. */
export const subscribe = ({ db, user_id, session_id }: Caller, { endpoint, keys }: Sent): Promise<void> =>
  transaction(db, (tx) => saveSubscription(tx, { user_id, session_id, endpoint, ...keys }))

export const unsubscribe = ({ db, session_id }: Caller): Promise<void> => deleteSubscription(db, session_id)
