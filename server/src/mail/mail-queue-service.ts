import { randomUUID } from 'node:crypto'
import type { Registry } from 'prom-client'
import type { Outcome, Running } from '../background/background-loop.ts'
import { startWorker } from '../background/worker.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import type { Keys } from '../security/keys.ts'
import { seal, unseal } from '../security/sealed.ts'
import { countMailsIn } from './mail-count.ts'
import { MailRefused, MailServerUnavailable } from './mail-failures.ts'
import type { Mail, Mailer } from './mailer.ts'
import {
  deleteOutdated,
  deleteUnsent,
  extendClaims,
  insertUnsent,
  insertUntried,
  takeUnsent,
  type Unsent,
} from './unsent-mail-sql.ts'

const PURPOSE = 'unsent mail'
const VALID_S = 24 * 60 * 60
const SEND_EVERY_MS = 15_000
const AT_ONCE = 20
/** How often the claims of due mails are extended while the mail server takes long: several times within a claim. */
const EXTEND_EVERY_MS = 10_000

type Parts = Pick<Context, 'db' | 'keys'>

/** Stores a mail in the caller's transaction. It is sent after the commit. */
export async function queueMail(db: Db, keys: Keys, unnamed: Mail): Promise<void> {
  const mail_id = randomUUID()
  const mail = { id: mail_id, ...unnamed }
  await insertUntried(db, mail_id, seal(keys, PURPOSE, mail_id, JSON.stringify(mail)), mail.valid_s ?? VALID_S)
}

/** Sends mails, and queues them while the mail server is unavailable. */
export type MailQueue = {
  mailer: Mailer
  /**
   * Sends due mails until the mail server is unavailable.
   * @throws MailServerUnavailable; or, after all due mails were tried, the first failure of a mail.
   */
  sendDue: () => Promise<Outcome>
}

const isRecipientRejected = (error: unknown): boolean => error instanceof MailRefused && error.isOfRecipient

/**
 * Creates a mailer with a queue: a mail that the mail server does not accept is stored and sent later, unless the server
 * rejects its recipient. `patient` sends the stored mails; it may wait longer, because no visitor waits for them.
 */
export function mailQueue(
  { db, keys }: Parts,
  send: Mailer,
  { patient = send, metrics }: { patient?: Mailer; metrics?: Registry } = {},
): MailQueue {
  const count = countMailsIn(metrics)
  const mailer: Mailer = async (unnamed) => {
    const mail_id = randomUUID()
    // A second attempt has the same Message-ID, because the first may have reached the mail server.
    const mail = { id: mail_id, ...unnamed }
    try {
      await send(mail)
      count('sent')
    } catch (error) {
      if (isRecipientRejected(error)) count('refused')
      else {
        await insertUnsent(db, mail_id, seal(keys, PURPOSE, mail_id, JSON.stringify(mail)), mail.valid_s ?? VALID_S)
        count('queued')
      }
      throw error
    }
  }
  const sendDue = async (): Promise<Outcome> => {
    count('outdated', await deleteOutdated(db))
    const due = await takeUnsent(db, AT_ONCE)
    const failures: unknown[] = []
    const waiting = new Set(due.map(({ mail_id }) => mail_id))
    const extending = setInterval(() => {
      extendClaims(db, [...waiting]).catch((error: unknown) => failures.push(error))
    }, EXTEND_EVERY_MS)
    try {
      await sendAll(due, waiting, failures)
    } finally {
      clearInterval(extending)
    }
    if (failures.length > 0) throw failures[0]
    return due.length === AT_ONCE ? 'more' : 'done'
  }
  async function sendAll(due: readonly Unsent[], waiting: Set<string>, failures: unknown[]): Promise<void> {
    for (const { mail_id, sealed } of due) {
      try {
        await patient(JSON.parse(unseal(keys, PURPOSE, mail_id, sealed)) as Mail) // written above
        count('sent')
      } catch (error) {
        if (error instanceof MailServerUnavailable) throw error
        if (!isRecipientRejected(error)) {
          failures.push(error)
          waiting.delete(mail_id)
          continue
        }
        count('refused')
      }
      await deleteUnsent(db, mail_id)
    }
  }
  return { mailer, sendDue }
}

/** Sends stored mails once the mail server responds again. Several servers may do this at the same time. */
export const sendUnsentMails = (context: Pick<Context, 'config' | 'metrics'>, { sendDue }: MailQueue): Running =>
  startWorker(context, {
    log_name: 'mails',
    failed: 'sending stored mails failed',
    jobs: () => [{ name: 'mails', every_ms: SEND_EVERY_MS, work: sendDue }],
  })
