import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isAway, isBusy } from '../db/busy.ts'
import { isOfDeletedAccount } from '../db/deleted-account.ts'
import { languageOfRequest } from '../language/request-language.ts'
import { BadRequest, Busy, NotFound, NotSignedIn, PageTooFar, Refusal } from '../refusal/refusal.ts'
import { type DoorSentence, doorSentence } from '../refusal/refusal-sentences.ts'
import { type Envelope, refused } from './envelope.ts'
import { isDiskFull } from './health/disk.ts'
import type { Server } from './implement.ts'
import { isFileAddress } from './url/file-address.ts'

const RETRY_AFTER_S = 5

/** Answers every error as an envelope: refusals with their sentence, bugs with a request id and nothing else. */
export function answerErrors(server: Server): void {
  const { http } = server
  http.setErrorHandler((error: FastifyError, request, reply) => {
    // A shared cache would else hold a 404 by the address alone, and answer those with it who may see what is there.
    reply.header('cache-control', 'no-store')
    const language = languageOfRequest(request)
    const refusal = refusalOf(error)
    if (refusal) return reply.code(200).send(refused(refusal, language))
    const status = statusOf(error)
    if (status === 500) request.log.error({ err: error }, 'bug')
    if (status === 503) {
      request.log.warn({ err: error }, isDiskFull(error) ? 'the disk is full' : 'busy')
      reply.header('retry-after', RETRY_AFTER_S)
    }
    return reply.code(status).send(faultEnvelope(request, status, error))
  })
  http.setNotFoundHandler((request, reply) => answerNotFound(server, request, reply))
}

/** A call that was under way when the account was deleted, or one about an account that is, is refused by its tables. */
function refusalOf(error: Error): Refusal | undefined {
  if (error instanceof Refusal) return error
  return isOfDeletedAccount(error) ? new Refusal('account_deleted') : undefined
}

/**
 * Answers an unknown call of the API, a URL that can't be decoded, or an unknown file (in one line). Under /api/user/, a
 * request without a living session gets the same 401 as any other call there; with a session it is a 404, because
 * clients take a 401 to mean that the session has ended.
 */
export async function answerNotFound(
  { context, askers }: Pick<Server, 'context' | 'askers'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!request.url.startsWith('/api/') && isFileAddress(request.url)) return answerNoFile(request, reply)
  reply.header('cache-control', 'no-store')
  if (request.url.startsWith('/api/user/')) await askers.shopper(context.db, request)
  return reply.code(404).send(faultEnvelope(request, 404))
}

/** For a program, or a file that a page asks for: one line is enough. */
export function answerNoFile(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({
      'cache-control': 'no-store',
      vary: 'accept-language',
    })
    .type('text/plain; charset=utf-8')
    .send(`${doorSentence('not_found', languageOfRequest(request))}\n`)
}

/** Answers what only programs ask for: while the database is away or busy with a line of text, which is no envelope. */
export function answerProgram(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (statusOf(error) !== 503) return reply.send(error)
  request.log.warn({ err: error }, 'busy')
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
  // Whatever else Fastify refuses (content type, encoding) counts as malformed input.
  return statusCode in SENTENCES ? statusCode : 400
}

const SENTENCES: Record<number, DoorSentence> = {
  401: 'login_first',
  404: 'not_found',
  413: 'too_large',
  429: 'too_many',
  503: 'busy',
}

function faultEnvelope(request: FastifyRequest, status: number, error?: Error): Envelope {
  const malformed = error instanceof PageTooFar ? 'page_too_far' : 'malformed'
  const usual = SENTENCES[status] ?? (status === 500 ? 'bug' : malformed)
  const unavailable = status === 503 && isAway(error) ? 'unavailable' : usual
  const name = isDiskFull(error) ? 'disk_full' : unavailable
  const msg = doorSentence(name, languageOfRequest(request))
  // Helps whoever writes a client. It names fields, never values.
  const detail = error instanceof BadRequest ? ` (${error.message})` : ''
  return { code: status, msg: msg + detail, ...(status === 500 && { request_id: request.id }) }
}
