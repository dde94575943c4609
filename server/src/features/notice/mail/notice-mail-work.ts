import type { Outcome, Running } from '../../../background/background-loop.ts'
import { startWorker } from '../../../background/worker.ts'
import type { Context } from '../../../context.ts'
import { transaction } from '../../../db/transaction.ts'
import { type CountedTry, endOfLimit, uncountTry } from '../../../http/rate-limits.ts'
import { openLog } from '../../../log.ts'
import { type CountMails, countMailsIn } from '../../../mail/mail-count.ts'
import { MailRefused, MailServerUnavailable } from '../../../mail/mail-failures.ts'
import { mailboxOf } from '../../../mail/mailbox.ts'
import type { Mailer } from '../../../mail/mailer.ts'
import { MERGED_FROM } from '../merged-words.ts'
import { notify } from '../notice-service.ts'
import { mergedContent } from './merged-letter-service.ts'
import { type Content, readContent, writeNoticeMail } from './notice-letter-service.ts'
import { mailLimit } from './notice-mail-rules.ts'
import {
  claimDueWith,
  claimNoticeMail,
  deleteNoticeMails,
  deleteOutdatedNoticeMails,
  extendClaims,
  findRecipient,
  type MailKeys,
  type NoticeMail,
  postponeMails,
  postponeRefused,
  type Recipient,
  refuseAddress,
  sendToNewAddress,
} from './notice-mail-sql.ts'

const LOOK_EVERY_MS = 5_000
/** Number of mails that a server sends at the same time, because a mail server may take a second for each. */
const LANES = 3
/** Mails of a lane in one round. */
const AT_ONCE = 20
/** How often the claim of a mail is extended while the mail server takes long: several times within the claim. */
const EXTEND_EVERY_MS = 30_000

type Source = Pick<Context, 'db' | 'config' | 'keys' | 'metrics'>

/**
 * Sends the mails of notices and payments. Several servers may do this at the same time. A server that dies after the
 * mail server accepted a mail, and before its row is deleted, causes a second mail with the same Message-ID.
 */
export function sendNoticeMails(source: Source, send: Mailer): Running {
  const count = countMailsIn(source.metrics)
  return startWorker(source, {
    log_name: 'notice mails',
    failed: 'sending mails of notices failed',
    // Each lane looks for due mails by itself, so that a slow reply of the mail server delays no other lane.
    jobs: () =>
      Array.from({ length: LANES }, (_, lane) => ({
        name: lane === 0 ? 'notice_mails' : `notice_mails_${lane + 1}`,
        every_ms: LOOK_EVERY_MS,
        work: (signal: AbortSignal) => sendDueNoticeMails(source, send, count, signal),
      })),
  })
}

/**
 * Sends due mails, one after the other, until the mail server is unavailable. After the signal no further mails are
 * claimed.
 * @internal Exported for its test.
 * @throws MailServerUnavailable; or, after a round, the first failure of a mail.
 */
export async function sendDueNoticeMails(
  source: Source,
  send: Mailer,
  count: CountMails,
  signal?: AbortSignal,
): Promise<Outcome> {
  count('outdated', await deleteOutdatedNoticeMails(source.db))
  let failure: unknown
  for (let sent = 0; sent < AT_ONCE; sent++) {
    const mail = signal?.aborted ? undefined : await claimNoticeMail(source.db)
    if (!mail && failure === undefined) return 'done'
    if (!mail) throw failure
    try {
      await sendOne(source, mail, { send, count })
    } catch (error) {
      if (error instanceof MailServerUnavailable) throw error
      failure ??= error
    }
  }
  if (failure !== undefined) throw failure
  return 'more'
}

type Sending = { send: Mailer; count: CountMails }

/** Sends a claimed mail and deletes its row. Without a recipient or anything to say, only deletes the row. */
async function sendOne(source: Source, mail: NoticeMail, sending: Sending): Promise<void> {
  const { user_id, mail_id } = mail
  const recipient = await findRecipient(source.db, user_id)
  const content = recipient && (await readContent(source, mail, recipient))
  if (recipient && content) return sendWithOthers(source, { mail, content, recipient }, sending)
  await deleteNoticeMails(source.db, { user_id, mail_ids: [mail_id] })
}

type Addressed = { mail: NoticeMail; content: Content; recipient: Recipient }

/** Sends a mail together with others that are due, or postpones them if the recipient got too many. */
async function sendWithOthers(source: Source, { mail, content, recipient }: Addressed, { send, count }: Sending) {
  const { db } = source
  const { user_id } = mail
  const { is_verified, account } = recipient
  const { kind, topic } = content
  const counted: CountedTry = is_verified
    ? { limit: mailLimit(topic), who: [user_id, kind] }
    : { limit: 'mail_to_unverified', who: [mailboxOf(account)] }
  const until = await endOfLimit(source, counted)
  if (until !== undefined) return postponeMails(db, user_id, { kind: is_verified ? kind : undefined, until })
  const isByKind = is_verified || kind === 'receipt'
  const like = { topic, kind: isByKind ? kind : undefined, least: MERGED_FROM - 1 }
  const others = await claimDueWith(db, mail, like)
  const mails = { user_id, mail_ids: [mail, ...others].map(({ mail_id }) => mail_id) }
  const merged = await mergedContent(source, { mail, content, others }, recipient)
  const written = await writeNoticeMail(source, mail, recipient, merged)
  try {
    await whileClaimed(source, mails, () => send({ to: account, ...written }))
    count('sent')
  } catch (error) {
    if (!(error instanceof MailRefused)) {
      await uncountTry(source, counted)
      throw error
    }
    if (!error.isUnknownAddress && (await postponeRefused(db, mail))) throw error
    count('refused')
    if (error.isUnknownAddress) await endMail(source, user_id, account)
    if (error.isUnknownAddress && (await sendToNewAddress(db, mail, account))) return
  }
  await deleteNoticeMails(db, mails)
}

/** Sends mails, and extends their claims until the mail server replies, which may take ten minutes. */
async function whileClaimed({ db, config }: Source, mails: MailKeys, send: () => Promise<void>): Promise<void> {
  const extending = setInterval(() => {
    extendClaims(db, mails).catch((err: unknown) =>
      openLog(config, 'notice mails').error({ err }, 'extending the claim of a mail failed'),
    )
  }, EXTEND_EVERY_MS)
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
