import type { Language } from '@sampan/contract/rules'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
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
