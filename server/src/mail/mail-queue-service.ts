import { randomUUID } from 'node:crypto'
import type { Registry } from 'prom-client'
import type { Db } from '../db/database.ts'
import { transaction } from '../db/transaction.ts'
import type { Task } from '../job/task.ts'
import type { Keys } from '../security/keys.ts'
import { seal, unseal } from '../security/sealed.ts'
import { countMailsIn } from './mail-count.ts'
import { MailRefused } from './mail-failures.ts'
import { addMailJob } from './mail-job-sql.ts'
import type { Mail, Mailer } from './mailer.ts'

const TASK = 'mail'
const PURPOSE = 'unsent mail'
const VALID_S = 24 * 60 * 60
/** Mails that a server sends at the same time, because a mail server may take a second for each. */
const CONCURRENCY = 3
/** After the first attempt, which was made without a job, a mail is tried again after this pause. */
const FIRST_PAUSE_S = 30
const LONGEST_PAUSE_S = 10 * 60

type Parts = { db: Db; keys: Keys }
/** The text of a mail is encrypted, because it may contain a code. */
type Sealed = { mail_id: string; sealed: string }

async function addMail({ db, keys }: Parts, mail: Mail & { id: string }, after_s: number): Promise<void> {
  const sealed: Sealed = {
    mail_id: mail.id,
    sealed: seal(keys, PURPOSE, mail.id, JSON.stringify(mail)).toString('base64'),
  }
  await transaction(db, (tx) => addMailJob(tx, { task: TASK, data: sealed, after_s, valid_s: mail.valid_s ?? VALID_S }))
}

/** Adds a mail in the caller's transaction. It is sent after the commit. */
export const queueMail = (db: Db, keys: Keys, unnamed: Mail): Promise<void> =>
  addMail({ db, keys }, { id: randomUUID(), ...unnamed }, 0)

/** Sends mails, and adds a job for a mail while the mail server is unavailable. */
export type MailQueue = {
  mailer: Mailer
  task: Task
}

const isRecipientRejected = (error: unknown): boolean => error instanceof MailRefused && error.isOfRecipient

/**
 * Creates a mailer with a queue: a mail that the mail server does not accept becomes a job, unless the server rejects its
 * recipient. `patient` sends these mails; it may wait longer, because no visitor waits for them.
 */
export function mailQueue(
  { db, keys }: Parts,
  send: Mailer,
  { patient = send, metrics }: { patient?: Mailer; metrics?: Registry } = {},
): MailQueue {
  const count = countMailsIn(metrics)
  const mailer: Mailer = async (unnamed) => {
    // A second attempt has the same Message-ID, because the first may have reached the mail server.
    const mail = { id: randomUUID(), ...unnamed }
    try {
      await send(mail)
      count('sent')
    } catch (error) {
      if (isRecipientRejected(error)) count('refused')
      else {
        await addMail({ db, keys }, mail, FIRST_PAUSE_S)
        count('queued')
      }
      throw error
    }
  }
  const task: Task = {
    name: TASK,
    concurrency: CONCURRENCY,
    // A mail is tried until it expires.
    pause_s: (attempts) => Math.min(LONGEST_PAUSE_S, FIRST_PAUSE_S * 2 ** Math.min(attempts, 10)),
    expired: () => count('outdated'),
    run: async ({ data }) => {
      const { mail_id, sealed } = data as Sealed // written above
      try {
        await patient(JSON.parse(unseal(keys, PURPOSE, mail_id, Buffer.from(sealed, 'base64'))) as Mail) // written above
        count('sent')
      } catch (error) {
        if (!isRecipientRejected(error)) throw error
        count('refused')
      }
      return undefined
    },
  }
  return { mailer, task }
}
