import { createHash } from 'node:crypto'
import { listener } from '../../../event/listener.ts'
import { MAIL_VALID_MS, type MailData, NOTICE_MAIL } from './notice-mail-sql.ts'

/** The mail's id, and so its Message-ID, is derived from the event: a repeated job sends no other mail. */
const mailIdOf = (event_id: number, order_id: string): string =>
  createHash('sha256')
    .update(`receipt ${event_id} ${order_id}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

/** Mails the confirmation of a payment. One mail names every order that was paid together. */
export const receiptListener = listener(['order.paid'], (events) =>
  events.flatMap(({ event_id, at, user_id, ref_id, data: { order_ids } }) => {
    if (ref_id !== order_ids[0]) return []
    const data: MailData = { mail_id: mailIdOf(event_id, ref_id), order_ids }
    const expires_at = new Date(Date.parse(at) + MAIL_VALID_MS).toISOString()
    return [{ task: NOTICE_MAIL, user_id, data, expires_at }]
  }),
)
