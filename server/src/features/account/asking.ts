import type { Language } from '@sampan/contract/rules'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import type { Mail } from '../../mail/mailer.ts'

/** What the account's services need from a call: who is counted, the language of the answer, and where to report what happened. */
export type Asking = { db: Db; context: Context; request: FastifyRequest; language: Language }

/** Sends a mail without waiting for it: the time it takes would reveal that the address has an account. */
export function sendMail({ context, request }: Asking, mail: Mail): void {
  context.mailer(mail).catch((error: unknown) => request.log.error({ err: error }, 'mail was not sent'))
}
