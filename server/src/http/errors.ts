import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isBusy, isUnavailable } from '../db/busy.ts'
import { isOfDeletedAccount } from '../db/deleted-account.ts'
import { languageOfRequest } from '../language/request-language.ts'
import { BadRequest, Busy, NotFound, NotSignedIn, PageTooFar, Refusal } from '../refusal/refusal.ts'
import { type ErrorSentence, errorSentence } from '../refusal/refusal-sentences.ts'
import { type Envelope, refused } from './envelope.ts'
import { isDiskFull } from './health/disk.ts'
import type { Server } from './implement.ts'
import { isFileAddress } from './url/file-address.ts'

const RETRY_AFTER_S = 5

/** Replies to every error with an envelope: refusals with their sentence, unexpected errors with only a request id. */
export function answerErrors(server: Server): void {
  const { http } = server
  http.setErrorHandler((error: FastifyError, request, reply) => {
    // Without no-store a shared cache would store a 404 by URL alone, and send it to users who may read the resource.
    reply.header('cache-control', 'no-store')
    const language = languageOfRequest(request)
    const refusal = refusalOf(error)
    if (refusal) return reply.code(200).send(refused(refusal, language))
    const status = statusOf(error)
    if (status === 500) request.log.error({ err: error }, 'unexpected error')
    if (status === 503) {
      request.log.warn({ err: error }, isDiskFull(error) ? 'the disk is full' : 'service unavailable')
      reply.header('retry-after', RETRY_AFTER_S)
    }
    return reply.code(status).send(faultEnvelope(request, status, error))
  })
  http.setNotFoundHandler((request, reply) => answerNotFound(server, request, reply))
}

/**
 * The tables refuse rows of a deleted account, for example for a call that was running during the deletion. The caller
 * gets a refusal.
 */
function refusalOf(error: Error): Refusal | undefined {
  if (error instanceof Refusal) return error
  return isOfDeletedAccount(error) ? new Refusal('account_deleted') : undefined
}

/**
 * Replies to an unknown API call, a URL that cannot be decoded, or an unknown file (in one line). Under /api/user/, a
 * request without a valid session gets 401, like all other calls there; with a session it gets 404, because clients
 * treat a 401 as the end of the session.
 */
export async function answerNotFound(
  { context, authenticators }: Pick<Server, 'context' | 'authenticators'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!request.url.startsWith('/api/') && isFileAddress(request.url)) return replyFileMissing(request, reply)
  reply.header('cache-control', 'no-store')
  if (request.url.startsWith('/api/user/')) await authenticators.shopper(context.db, request)
  return reply.code(404).send(faultEnvelope(request, 404))
}

/** Replies 404 with one line of text, because only programs and pages request files. */
export function replyFileMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({
      'cache-control': 'no-store',
      vary: 'accept-language',
    })
    .type('text/plain; charset=utf-8')
    .send(`${errorSentence('not_found', languageOfRequest(request))}\n`)
}

/** Error handler for routes that only programs call: replies 503 with a line of text instead of an envelope. */
export function replyUnavailableAsText(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (statusOf(error) !== 503) return reply.send(error)
  request.log.warn({ err: error }, 'service unavailable')
  const { msg } = faultEnvelope(request, 503, error)
  return reply
    .code(503)
    .headers({ 'cache-control': 'no-store', vary: 'accept-language', 'retry-after': RETRY_AFTER_S })
    .type('text/plain; charset=utf-8')
    .send(`${msg}\n`)
}

function statusOf(error: FastifyError): number {
  if (error instanceof NotSignedIn) return 401
  if (error instanceof NotFound) return 404
  if (error instanceof BadRequest) return 400
  if (error instanceof Busy || isBusy(error) || isDiskFull(error)) return 503
  const { statusCode = 500 } = error
  if (statusCode < 400 || statusCode >= 500) return 500
  // All other Fastify errors (content type, encoding) count as malformed input.
  return statusCode in SENTENCES ? statusCode : 400
}

const SENTENCES: Record<number, ErrorSentence> = {
  401: 'login_first',
  404: 'not_found',
  413: 'too_large',
  429: 'too_many',
  503: 'busy',
}

function faultEnvelope(request: FastifyRequest, status: number, error?: Error): Envelope {
  const malformed = error instanceof PageTooFar ? 'page_too_far' : 'malformed'
  const usual = SENTENCES[status] ?? (status === 500 ? 'bug' : malformed)
  const unavailable = status === 503 && isUnavailable(error) ? 'unavailable' : usual
  const name = isDiskFull(error) ? 'disk_full' : unavailable
  const language = languageOfRequest(request)
  const msg = errorSentence(name, language)
  // Names the invalid fields for developers of clients, but never contains values.
  const detail = error instanceof BadRequest ? ` (${error.detail?.[language] ?? error.message})` : ''
  return { code: status, msg: msg + detail, ...(status === 500 && { request_id: request.id }) }
}
