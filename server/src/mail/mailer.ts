import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import nodemailer from 'nodemailer'
import { isoNow } from '../clock.ts'
import type { Config } from '../config.ts'
import { MailRefused, MailServerUnavailable, type Rejection } from './mail-failures.ts'
import { refusalRun } from './refusal-run.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html?: string
  /** Replaces the sender name of MAIL_FROM. */
  from_name?: string
  /** After these seconds, by default a day, the mail has expired and is not sent. */
  valid_s?: number
  /**
   * The part of the Message-ID before the domain. The same id marks a mail that is sent again as the same mail.
   */
  id?: string
  headers?: Record<string, string>
}
export type Mailer = (mail: Mail) => Promise<void>

/** Timeouts in ms, after which the mail server counts as unavailable. The defaults of nodemailer are minutes. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000 }
/** Limit until a text is sent, in ms, for mails with a longer limit for replies: the mail server may hang before. */
const START_MS = 60_000
/** Limit for a reply of the mail server while a person waits for the mail, in ms. */
const REPLY_MS = 30_000
/**
 * Limit for mails that a worker sends, in ms. RFC 5321 allows ten minutes for the reply to a text: after a shorter
 * time, a mail that the mail server accepts would be sent twice.
 */
export const PATIENT = { reply_ms: 10 * 60 * 1000 }

/** Limit for file names, because they have at most 255 bytes, and an e-mail address can have nearly as many. */
const NAME_LENGTH = 200

/** Folder for mails when no mail server is configured. */
export const outboxIn = (data_folder: string): string => join(data_folder, 'mail')

/** The reason why a mail failed, for the log. Other parts of the error, even its message, contain the address. */
function faultOf(error: unknown): string {
  const { code, command, responseCode }: Record<string, unknown> = error instanceof Error ? { ...error } : {}
  return [code, command, responseCode].filter((part) => part !== undefined).join(', ')
}

/** Enhanced status codes (RFC 3463) of addresses and mailboxes that do not exist: bad address, moved, or disabled. */
const UNKNOWN_ADDRESS = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1']

/**
 * The first enhanced status code of a reply, which may be anywhere in it. Many replies have none: Exim rejects senders with
 * `550 relay not permitted`.
 */
function enhancedCodeOf(error: unknown): string {
  const { response }: Record<string, unknown> = error instanceof Error ? { ...error } : {}
  return /(?<![\d.])5\.\d{1,3}\.\d{1,3}(?!\.?\d)/.exec(String(response))?.[0] ?? ''
}

/**
 * Why the mail was rejected permanently; undefined for other failures. Some mail servers reject a recipient only after the
 * text. Other permanent errors, such as a wrong password for the mail server, end when the shopkeeper fixes them.
 */
function rejectionIn(error: unknown): Rejection | undefined {
  const { command, responseCode }: Record<string, unknown> = error instanceof Error ? { ...error } : {}
  if (typeof responseCode !== 'number' || responseCode < 500) return undefined
  if (command !== 'RCPT TO' && command !== 'DATA') return undefined
  const code = enhancedCodeOf(error)
  const isUnknownAddress = UNKNOWN_ADDRESS.includes(code)
  return { isOfRecipient: command === 'RCPT TO' || isUnknownAddress || code.startsWith('5.2.'), isUnknownAddress }
}

/** nodemailer's error codes that concern a single mail: its addresses or its text. */
const OF_ONE_MAIL: readonly unknown[] = ['EENVELOPE', 'EMESSAGE']

function failureOf(error: unknown): Error {
  const { code }: Record<string, unknown> = error instanceof Error ? { ...error } : {}
  const message = `the mail server: ${faultOf(error)}`
  const rejection = rejectionIn(error)
  if (rejection) return new MailRefused(message, rejection)
  return new (OF_ONE_MAIL.includes(code) ? Error : MailServerUnavailable)(message)
}

/** The address of a sender such as `Sampan <shop@example.com>`. */
export const addressIn = (from: string) => /<([^<>]+)>$/.exec(from)?.[1] ?? from

/**
 * Sends mails through SMTP_URL. Without SMTP_URL, each mail is written to the data folder, where the shopkeeper can
 * read it: as a text file, and also as an HTML file if the mail has HTML.
 */
export function openMailer(
  { mail: { smtp_url, from }, data_folder }: Config,
  { reply_ms = REPLY_MS, start_ms = START_MS } = {},
): Mailer {
  if (smtp_url) {
    const domain = addressIn(from).split('@')[1] ?? 'localhost'
    const run = refusalRun()
    return async ({ from_name, valid_s: _, id, ...mail }) => {
      const sender = from_name === undefined ? from : { name: from_name, address: addressIn(from) }
      const message_id = id !== undefined && { messageId: `<${id}@${domain}>` }
      const transport = nodemailer.createTransport(
        Object.assign({ url: smtp_url }, { ...TIMEOUTS, socketTimeout: reply_ms }),
      )
      const starting = new AbortController()
      const limit = setTimeout(() => starting.abort(), start_ms)
      transport.use('stream', ({ message }, done) => {
        message.transform(() => new PassThrough().once('end', () => clearTimeout(limit)))
        done()
      })
      await transport
        .sendMail({ from: sender, ...message_id, ...mail, signal: starting.signal })
        .catch((error: unknown) => {
          throw run.judge(mail.to, failureOf(error))
        })
        .finally(() => clearTimeout(limit))
      run.accepted()
    }
  }
  const outbox = outboxIn(data_folder)
  return async (mail) => {
    await mkdir(outbox, { recursive: true, mode: 0o700 })
    const to = mail.to.replace(/[^\w@.-]/g, '_').slice(0, NAME_LENGTH)
    const name = `${isoNow().replace(/[:.]/g, '-')}-${to}`
    const text = `To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}\n`
    await writeFile(join(outbox, `${name}.txt`), text, { mode: 0o600 })
    if (mail.html !== undefined) await writeFile(join(outbox, `${name}.html`), mail.html, { mode: 0o600 })
  }
}
