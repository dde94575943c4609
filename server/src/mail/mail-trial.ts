import nodemailer from 'nodemailer'
import type { Config } from '../config.ts'
import { type Mail, openMailer } from './mailer.ts'

export type MailTrial = {
  /** `stored`: without SMTP_URL, the mail is a file in the data folder. */
  outcome: 'accepted' | 'refused' | 'log_in_failed' | 'unreachable' | 'failed' | 'stored'
  /** The answer of the mail server, without the name and password of SMTP_URL; null if it gave none. */
  answer: string | null
}

/** Timeouts in ms. An operator waits for the result. */
const TIMEOUTS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 }
const ANSWER_LENGTH = 300
const UNREACHABLE: readonly unknown[] = ['ECONNECTION', 'EDNS', 'ESOCKET', 'ETIMEDOUT', 'ETLS']

/** Sends a mail once, without a queue, and reports what the mail server answers. */
export async function tryMail(
  config: Config,
  mail: Pick<Mail, 'to' | 'subject' | 'text' | 'html'>,
): Promise<MailTrial> {
  const { smtp_url, from } = config.mail
  if (!smtp_url) {
    await openMailer(config)(mail)
    return { outcome: 'stored', answer: null }
  }
  try {
    const { response } = await nodemailer
      .createTransport(Object.assign({ url: smtp_url }, TIMEOUTS))
      .sendMail({ from, ...mail })
    return { outcome: 'accepted', answer: withoutSecrets(response, smtp_url) }
  } catch (error) {
    const { code, command, response, responseCode }: Record<string, unknown> =
      error instanceof Error ? { ...error } : {}
    const answer = typeof response === 'string' ? withoutSecrets(response, smtp_url) : null
    if (code === 'EAUTH') return { outcome: 'log_in_failed', answer }
    if (typeof responseCode !== 'number' && UNREACHABLE.includes(code)) return { outcome: 'unreachable', answer }
    return { outcome: command === 'RCPT TO' || command === 'DATA' ? 'refused' : 'failed', answer }
  }
}

/** The answer on one line. Some mail servers repeat the log-in in it. */
function withoutSecrets(answer: string, smtp_url: string): string {
  const { username = '', password = '' } = URL.parse(smtp_url) ?? {}
  const plain = [password, username].map((part) => decodeURIComponent(part)).filter((part) => part.length > 2)
  const log_in = Buffer.from(`\0${decodeURIComponent(username)}\0${decodeURIComponent(password)}`).toString('base64')
  const secrets = [log_in, ...plain.flatMap((part) => [part, Buffer.from(part).toString('base64')])]
  const hidden = secrets.reduce((text, secret) => text.replaceAll(secret, '•••'), answer)
  return hidden.replace(/\s+/g, ' ').trim().slice(0, ANSWER_LENGTH)
}
