import { randomBytes } from 'node:crypto'
import { nameIn } from '@sampan/contract/brand-name'
import { languageOf } from '@sampan/contract/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { transaction } from '../../../db/transaction.ts'
import type { Server } from '../../../http/implement.ts'
import { languageOfRequest } from '../../../language/request-language.ts'
import { readBrand } from '../../brand/brand-service.ts'
import { chooseByLink } from './notice-choice-service.ts'
import { findLanguage } from './notice-choice-sql.ts'
import { unsubscribePage } from './unsubscribe-page.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

const BODY_BYTES = 1_000

type Query = { Querystring: { token?: string | string[] } }
type Request = FastifyRequest<Query>

/**
 * `GET /unsubscribe?token=…` shows a button, because mail programs and virus scanners open links by themselves. `POST`
 * ends the mails at once: mail programs send it for RFC 8058, with the body List-Unsubscribe=One-Click. Both work
 * without a session.
 */
export function unsubscribeRoutes({ http, context }: Server): void {
  const { db, keys } = context
  const subscriptionOf = ({ query: { token } }: Request) =>
    typeof token === 'string' ? readUnsubscribeToken(keys, token) : undefined

  async function show(request: Request, reply: FastifyReply, state: 'ask' | 'stopped' | 'on') {
    const subscription = subscriptionOf(request)
    const [brand, account_language] = await Promise.all([
      readBrand(db),
      subscription && findLanguage(db, subscription.user_id),
    ])
    const topic = account_language === undefined ? undefined : subscription?.topic
    const language = languageOf(account_language)?.tag ?? languageOfRequest(request)
    const nonce = randomBytes(16).toString('base64')
    return reply
      .code(topic ? 200 : 404)
      .headers({
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
        'cache-control': 'no-store',
        'cross-origin-opener-policy': 'same-origin',
      })
      .type('text/html; charset=utf-8')
      .send(unsubscribePage({ language, shop_name: nameIn(brand, language), nonce, topic, state }))
  }

  http.get<Query>('/unsubscribe', (request, reply) => show(request, reply, 'ask'))
  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<Query>('/unsubscribe', { bodyLimit: BODY_BYTES }, async (request, reply) => {
      const subscription = subscriptionOf(request)
      const by_mail = new URLSearchParams(String(request.body)).get('choice') === 'on'
      if (subscription && (await findLanguage(db, subscription.user_id)) !== undefined)
        await transaction(db, (tx) => chooseByLink(tx, subscription, by_mail))
      return show(request, reply, by_mail ? 'on' : 'stopped')
    })
  })
}
