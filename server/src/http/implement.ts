import {
  type Access,
  type DeskAccess,
  type Endpoint,
  type EndpointKey,
  type Endpoints,
  endpoints,
  mayAtDesk,
  RATE_LIMITS,
  type RateLimit,
} from '@sampan/contract'
import { DESK_HEADER, type Language } from '@sampan/contract/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { executeOnce } from '../db/keyed-call/keyed-call.ts'
import { KEYS_LIMIT, shopperKey } from '../db/keyed-call/shopper-key-sql.ts'
import { languageOfRequest } from '../language/request-language.ts'
import { BadRequest, NotSignedIn, Refusal } from '../refusal/refusal.ts'
import { isPublicRead } from '../reply-cache/reply-cache.ts'
import { isMadeWith } from '../security/keys.ts'
import { machineTokenIn } from '../security/tokens.ts'
import type { Authenticators, OperatorSession, ShopperSession } from './authenticators.ts'
import { type Envelope, refused, succeeded } from './envelope.ts'
import { readInput } from './input.ts'
import { publicReply } from './public-reply.ts'
import { countTry } from './rate-limits.ts'

/** Passed to every feature's routes. */
export type Server = { http: FastifyInstance; context: Context; authenticators: Authenticators }

type QueryOf<E> = E extends { query: infer S extends z.ZodType } ? { query: z.output<S> } : unknown
type BodyOf<E> = E extends { body: infer S extends z.ZodType } ? { body: z.output<S> } : unknown
type CallerOf<A extends Access> = A extends 'shopper'
  ? ShopperSession
  : A extends DeskAccess
    ? OperatorSession
    : unknown

/**
 * The argument of a handler: validated input, the caller's session, the language, and the database (a transaction if
 * the call has an Idempotency-Key).
 */
type Input<K extends EndpointKey> = QueryOf<Endpoints[K]> &
  BodyOf<Endpoints[K]> &
  CallerOf<Endpoints[K]['access']> & {
    db: Db
    context: Context
    language: Language
    request: FastifyRequest
    reply: FastifyReply
  }

type Handler<K extends EndpointKey> = (handler_input: Input<K>) => Promise<z.input<Endpoints[K]['reply']>>
type Reply<K extends EndpointKey> = z.input<Endpoints[K]['reply']>
type Options<K extends EndpointKey> = {
  /**
   * A check that runs before the savepoint of a call with an Idempotency-Key, so that its writes are committed even
   * when it refuses. It checks the payment code: the count of tries must survive a refusal, and the code's row must
   * stay locked until the end.
   */
  gate?: (handler_input: Input<K>) => Promise<void>
  /** How long browsers and proxies may reuse the reply: for public reads that seldom change. */
  max_age_s?: number
  /** Maximum size of the body in bytes, if it differs from the usual limit. */
  body_bytes?: number
  /**
   * Stores only a part of a long reply that can be read again, for calls with an Idempotency-Key: the part returned by
   * `store`. A repeated send reads the rest in its current state.
   */
  reread?: {
    store: (reply: Reply<K>) => Partial<Reply<K>>
    read: (handler_input: Input<K>, stored: Partial<Reply<K>>) => Promise<Reply<K>>
  }
}

/** Replies are validated only in tests, because serialising by schema already drops unlisted fields. */
const CHECKS_REPLIES = process.env.NODE_ENV === 'test'

/**
 * Body limit of public calls; their longest body is a cart of 120 lines. All other calls may send `BODY_LIMIT` bytes.
 */
const PUBLIC_BODY_LIMIT = 32 * 1024

const bodyLimitOf = (access: Access, body_bytes: number | undefined) => {
  const bodyLimit = body_bytes ?? (access === 'public' ? PUBLIC_BODY_LIMIT : undefined)
  return bodyLimit === undefined ? {} : { bodyLimit }
}

/** Serves one endpoint of the contract. Its schemas validate the input and serialise the output. */
export function implement<K extends EndpointKey>(
  server: Server,
  key: K,
  handler: Handler<K>,
  options: Options<K> = {},
) {
  const { http, context } = server
  const endpoint: Endpoint = endpoints[key]
  const { access } = endpoint
  const [method, url] = key.split(' ') as ['GET' | 'POST', string] // every key of the contract has this form
  const is_at_desk = url.startsWith('/api/admin/')
  http.route({
    method,
    url,
    ...bodyLimitOf(access, options.body_bytes),
    schema: { response: { 200: endpoint.reply } },
    handler: async (request, reply) => {
      // The headers are set before access is checked, so that a refusal has them too. Public replies depend on the
      // request's language. Without Cache-Control some CDNs cache for a day.
      if (access === 'public') reply.headers({ vary: 'accept-language', 'cache-control': 'no-cache' })
      else reply.header('cache-control', 'no-store')
      // CSRF protection: another site can send neither this header nor a machine token. The check includes signing in,
      // so that another site cannot sign this browser in to an attacker's account.
      if (is_at_desk && request.headers[DESK_HEADER] === undefined && machineTokenIn(request) === undefined)
        throw new BadRequest(DESK_HEADER)
      const caller = await authenticate(server, access, request)
      const input = readInput(endpoint, request)
      const language = languageOfRequest(request)
      await countCall(context, endpoint, caller)
      const handler_input = { ...input, ...caller, db: context.db, context, language, request, reply } as Input<K> // has the parts of this type
      if (isPublicRead(key) && (context.replies || context.replicas)) {
        const from = async (db: Db) =>
          Buffer.from(String(reply.serialize(succeeded(await handler({ ...handler_input, db })))))
        const body = await publicReply(context, { key, language, query: input.query, request, from })
        return reply.type('application/json; charset=utf-8').send(body)
      }
      const envelope = endpoint.keyed
        ? await answerKeyed(key, handler_input as Input<K> & ShopperSession, handler, options) // only shoppers make calls with an Idempotency-Key
        : succeeded(await handler(handler_input))
      if (options.max_age_s) reply.header('cache-control', `public, max-age=${options.max_age_s}`)
      if (CHECKS_REPLIES && envelope.code === 1) endpoint.reply.parse(JSON.parse(JSON.stringify(envelope.data)))
      return envelope
    },
  })
}

/** @throws NotSignedIn; Refusal role_needed, machine_token_right. */
async function authenticate({ authenticators, context }: Server, access: Access, request: FastifyRequest) {
  if (access === 'public') return {}
  if (access === 'shopper') return authenticators.shopper(context.db, request)
  const machine_token = machineTokenIn(request)
  if (machine_token !== undefined) return authenticators.machine(context.db, machine_token, access.machine)
  const operator = await authenticators.operator(context.db, request)
  if (operator.awaits && !access.entering) throw new NotSignedIn()
  if (!mayAtDesk(access, operator.roles)) throw new Refusal('role_needed')
  return operator
}

/**
 * Counts the call against the caller's own budgets that its endpoint declares.
 * @throws Refusal too_many_tries, quota_exceeded.
 */
async function countCall(
  context: Context,
  { limits = [] }: Endpoint,
  caller: Partial<Pick<ShopperSession, 'user_id'> & Pick<OperatorSession, 'operator_id'>>,
): Promise<void> {
  const caller_id = caller.user_id ?? caller.operator_id
  if (caller_id === undefined) return
  for (const limit of limits) {
    const { per }: RateLimit = RATE_LIMITS[limit]
    if (per === 'caller') await countTry(context, { limit, who: [caller_id] })
  }
}

function answerKeyed<K extends EndpointKey>(
  key: K,
  handler_input: Input<K> & ShopperSession,
  handler: Handler<K>,
  { gate, reread }: Options<K>,
): Promise<Envelope> {
  const { context, user_id, request, language } = handler_input
  const body = 'body' in handler_input ? JSON.stringify(handler_input.body) : ''
  return executeOnce<Envelope>(context.db, {
    key: shopperKey({
      user_id,
      key: idempotencyKey(request),
      call: key,
      body_mac: context.keys.mac('keyed call', body),
      isSameBody: (stored) => isMadeWith(context.keys, stored, (one) => one.mac('keyed call', body)),
      keys_limit: context.config.limits ? KEYS_LIMIT : Number.POSITIVE_INFINITY,
    }),
    gate: async (tx) => gate?.({ ...handler_input, db: tx }),
    ...(reread && {
      part: {
        store: (answer) => (answer.code === 1 ? { ...answer, data: reread.store(answer.data as Reply<K>) } : answer), // the handler's reply
        replay: async (tx, stored) => {
          const answer = stored as Envelope & { data: Partial<Reply<K>> } // as `store` returned it
          if (answer.code !== 1) return answer
          return succeeded(await reread.read({ ...handler_input, db: tx }, answer.data))
        },
      },
    }),
    work: async (tx) => succeeded(await handler({ ...handler_input, db: tx })),
    answerTo: (error) => (error instanceof Refusal ? refused(error, language) : undefined),
  })
}

const idempotencyKey = (request: FastifyRequest) => String(request.headers['idempotency-key']).toLowerCase()
