import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Config } from '../config.ts'

/**
 * `from_name` replaces the sender name of MAIL_FROM. After `valid_s` seconds, by default a day, the mail has expired
 * and is not sent.
 */
export type Mail = { to: string; subject: string; text: string; from_name?: string; valid_s?: number }
export type Mailer = (mail: Mail) => Promise<void>

/** Thrown when the mail server rejects an address permanently, so that retrying is useless. */
export class MailRefused extends Error {}

/**
 * Thrown when the mail server does not respond or accepts no mails from the shop, so that any other mail would fail as
 * well.
 */
export class MailServerUnavailable extends Error {}

/** Timeouts in ms, after which the mail server counts as unavailable. The defaults of nodemailer are minutes. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Limit for file names, because they have at most 255 bytes, and an e-mail address can have nearly as many. */
const NAME_LENGTH = 200

/** Folder for mails when no mail server is configured. */
export const outboxIn = (data_folder: string): string => join(data_folder, 'mail')

/** The reason why a mail failed, for the log. Other parts of the error, even its message, contain the address. */
function faultOf(error: unknown): string {
  const { code, command, responseCode }: Record<string, unknown> = error instanceof Error ? { ...error } : {}
  return [code, command, responseCode].filter((part) => part !== undefined).join(', ')
}

/**
 * Whether the recipient was rejected permanently. Other permanent errors, such as a wrong password for the mail server,
 * end when the shopkeeper fixes them.
 */
function isRefused(error: unknown): boolean {
  const { command, responseCode }: Record<string, unknown> = error instanceof Error ? { ...error } : {}
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500
}

/** nodemailer's error codes that concern a single mail: its addresses or its text. */
const OF_ONE_MAIL: readonly unknown[] = ['EENVELOPE', 'EMESSAGE']

function failureOf(error: unknown): Error {
  const { code }: Record<string, unknown> = error instanceof Error ? { ...error } : {}
  const ofMail = OF_ONE_MAIL.includes(code) ? Error : MailServerUnavailable
  return new (isRefused(error) ? MailRefused : ofMail)(`the mail server: ${faultOf(error)}`)
}

const addressIn = (from: string) => /<([^<>]+)>$/.exec(from)?.[1] ?? from

/**
 * Sends mails through SMTP_URL. Without SMTP_URL each mail becomes a file in the data folder, where the shopkeeper can
 * read it.
 */
export function openMailer({ mail: { smtp_url, from }, data_folder }: Config): Mailer {
  if (smtp_url) {
    const transport = nodemailer.createTransport(Object.assign({ url: smtp_url }, TIMEOUTS))
    return async ({ from_name, valid_s: _, ...mail }) => {
      const sender = from_name === undefined ? from : { name: from_name, address: addressIn(from) }
      await transport.sendMail({ from: sender, ...mail }).catch((error: unknown) => {
        throw failureOf(error)
      })
    }
  }
  const outbox = outboxIn(data_folder)
  return async (mail) => {
    await mkdir(outbox, { recursive: true, mode: 0o700 })
    const to = mail.to.replace(/[^\w@.-]/g, '_').slice(0, NAME_LENGTH)
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${to}.txt`
    await writeFile(join(outbox, name), `To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}\n`, { mode: 0o600 })
  }
}
