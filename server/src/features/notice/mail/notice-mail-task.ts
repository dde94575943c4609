import type { Context } from '../../../context.ts'
import { transaction } from '../../../db/transaction.ts'
import { type CountedTry, endOfLimit, uncountTry } from '../../../http/rate-limits.ts'
import { extendLeases, finishJobs } from '../../../job/job-sql.ts'
import type { Postponed, Task } from '../../../job/task.ts'
import { openLog } from '../../../log.ts'
import { type CountMails, countMailsIn } from '../../../mail/mail-count.ts'
import { MailRefused } from '../../../mail/mail-failures.ts'
import { mailboxOf } from '../../../mail/mailbox.ts'
import type { Mailer } from '../../../mail/mailer.ts'
import { MERGED_FROM } from '../merged-words.ts'
import { notify } from '../notice-service.ts'
import { mergedContent } from './merged-letter-service.ts'
import { type Content, readContent } from './notice-letter-service.ts'
import { writeNoticeMail } from './notice-mail-form-service.ts'
import { mailLimit } from './notice-mail-rules.ts'
import {
  claimDueWith,
  countRefusal,
  findRecipient,
  hasNewAddress,
  type MailData,
  NOTICE_MAIL,
  type NoticeMail,
  postponeMails,
  type Recipient,
  refuseAddress,
} from './notice-mail-sql.ts'

/** Number of mails that a server sends at the same time, because a mail server may take a second for each. */
const CONCURRENCY = 3
/** How often the lease of merged mails is extended while the mail server takes long, and for how long. */
const EXTEND_EVERY_MS = 30_000
const EXTEND_BY_S = 120
/** Attempts for a recipient whom the mail server rejects permanently: at once, after 4, 16 and 52 hours. */
const REFUSALS_LIMIT = 4
const HOUR_S = 3_600

/** The mail server rejected the recipient, and the mail is sent again after a pause of hours. */
class RejectedForNow extends Error {
  readonly pause_s: number
  constructor(refusals: number, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.pause_s = 4 * HOUR_S * 3 ** (refusals - 1)
  }
}

type Source = Pick<Context, 'db' | 'config' | 'keys' | 'metrics'>

/** Two minutes, then doubled up to an hour, until the mail expires. */
const pauseAfter = (attempts: number, error: unknown): number =>
  error instanceof RejectedForNow ? error.pause_s : Math.min(HOUR_S, 60 * 2 ** Math.min(attempts, 6))

/**
 * Sends the mails of notices and payments. A server that dies after the mail server accepted a mail causes a second mail
 * with the same Message-ID.
 */
export function noticeMailTask(source: Source, send: Mailer): Task {
  const count = countMailsIn(source.metrics)
  return {
    name: NOTICE_MAIL,
    concurrency: CONCURRENCY,
    is_alone: true, // the mails of a shopper that are due together become one
    pause_s: pauseAfter,
    expired: () => count('outdated'),
    run: ({ job_id, claims, user_id, data }) => {
      if (user_id === null) throw new Error('a mail has a recipient')
      return sendOne(source, { ...(data as MailData), job_id, claims, user_id }, { send, count }) // written with the notice
    },
  }
}

type Sending = { send: Mailer; count: CountMails }

/** Sends a mail. Without a recipient or anything to say, it is dropped. */
async function sendOne(source: Source, mail: NoticeMail, sending: Sending): Promise<Postponed | undefined> {
  const recipient = await findRecipient(source.db, mail.user_id)
  const content = recipient && (await readContent(source, mail, recipient))
  return recipient && content ? sendWithOthers(source, { mail, content, recipient }, sending) : undefined
}

type Addressed = { mail: NoticeMail; content: Content; recipient: Recipient }

/** Sends a mail together with others that are due, or postpones them if the recipient got too many. */
async function sendWithOthers(
  source: Source,
  { mail, content, recipient }: Addressed,
  { send, count }: Sending,
): Promise<Postponed | undefined> {
  const { db } = source
  const { user_id } = mail
  const { is_verified, account } = recipient
  const { kind, topic } = content
  const countedTry: CountedTry = is_verified
    ? { limit: mailLimit(topic), who: [user_id, kind] }
    : { limit: 'mail_to_unverified', who: [mailboxOf(account)] }
  const until = await endOfLimit(source, countedTry)
  if (until !== undefined) {
    await postponeMails(db, user_id, { kind: is_verified ? kind : undefined, until })
    return { until }
  }
  const isByKind = is_verified || kind === 'receipt'
  const like = { topic, kind: isByKind ? kind : undefined, least: MERGED_FROM - 1 }
  const others = await claimDueWith(db, mail, like)
  const mergedMail = await mergedContent(source, { mail, content, others }, recipient)
  const letter = await writeNoticeMail(source, mail, recipient, mergedMail)
  try {
    await whileClaimed(source, others, () => send({ to: account, ...letter }))
    count('sent')
  } catch (error) {
    if (!(error instanceof MailRefused)) {
      await uncountTry(source, countedTry)
      throw error
    }
    if (!error.isUnknownAddress) {
      const refusals = await countRefusal(db, mail)
      if (refusals < REFUSALS_LIMIT) throw new RejectedForNow(refusals, error)
    }
    count('refused')
    if (error.isUnknownAddress) await endMail(source, user_id, account)
    if (error.isUnknownAddress && (await hasNewAddress(db, user_id, account))) return { until: 'now' }
  }
  if (others.length > 0) await finishJobs(db, others)
  return undefined
}

/** Sends mails. The runner extends the lease of the first; this function those of the others. */
async function whileClaimed(
  { db, config }: Source,
  others: readonly NoticeMail[],
  send: () => Promise<void>,
): Promise<void> {
  const extend = () => {
    if (others.length === 0) return
    extendLeases(db, others, EXTEND_BY_S).catch((err: unknown) =>
      openLog(config, 'notice mails').error({ err }, 'extending the lease of a mail failed'),
    )
  }
  const extending = setInterval(extend, EXTEND_EVERY_MS)
  try {
    await send()
  } finally {
    clearInterval(extending)
  }
}

/** Ends mail to an unknown address, and says so in the app. */
const endMail = ({ db }: Source, user_id: string, account: string): Promise<void> =>
  transaction(db, async (tx) => {
    if (await refuseAddress(tx, user_id, account))
      await notify(tx, { user_id, kind: 'mail_refused', ref_id: user_id, details: { address: account } })
  })
