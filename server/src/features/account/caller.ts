import type { Language } from '@sampan/contract/rules'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { endOfLimit } from '../../http/rate-limits.ts'
import { mailboxOf } from '../../mail/mailbox.ts'
import type { Mail } from '../../mail/mailer.ts'

/**
 * The parts of a call that account services need. Rate limits count by the network of `request`; errors are written to
 * the log of `request`.
 */
export type Caller = { db: Db; context: Context; request: FastifyRequest; language: Language }

/**
 * Sends a mail without waiting for the result, because the response time would otherwise reveal whether the e-mail
 * address has an account.
 */
export function sendMail({ context, request }: Caller, mail: Mail): void {
  context.mailer(mail).catch((error: unknown) => request.log.error({ err: error }, 'sending a mail failed'))
}

type Limited = { is_verified: boolean; limit: 'account_mail' | 'address_taken_mail' }

/**
 * Sends a mail about an account, unless its mailbox got too many of them. A mailbox that is not verified may be another
 * person's, so all its mails count together.
 */
export async function sendLimitedMail(caller: Caller, mail: Mail, { is_verified, limit }: Limited): Promise<void> {
  const counted = { limit: is_verified ? limit : 'mail_to_unverified', who: [mailboxOf(mail.to)] } as const
  if ((await endOfLimit(caller.context, counted)) === undefined) sendMail(caller, mail)
}
