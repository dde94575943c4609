import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type Envelope, refused } from './envelope.ts'
import type { Server } from './implement.ts'
import { BadRequest, NotFound, NotSignedIn, Refusal } from './refusal.ts'
import { type DoorSentence, doorSentence } from './refusal-sentences.ts'
import { languageOfRequest } from './request-language.ts'

/** Answers every error as an envelope: refusals with their sentence, bugs with a request id and nothing else. */
export function answerErrors({ http }: Server): void {
  http.setErrorHandler((error: FastifyError, request, reply) => {
    const language = languageOfRequest(request)
    if (error instanceof Refusal) return reply.code(200).send(refused(error, language))
    const status = statusOf(error)
    if (status === 500) request.log.error({ err: error }, 'bug')
    return reply.code(status).send(faultEnvelope(request, status, error))
  })
  http.setNotFoundHandler((request, reply) => answerNotFound(request, reply))
}

/**
 * An unknown call of the API, or an address that can't be read; under /api/user/ it looks like any other without a
 * session (API.md).
 */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  const status = request.url.startsWith('/api/user/') ? 401 : 404
  return reply.code(status).send(faultEnvelope(request, status))
}

function statusOf(error: FastifyError): number {
  if (error instanceof NotSignedIn) return 401
  if (error instanceof NotFound) return 404
  if (error instanceof BadRequest) return 400
  const { statusCode = 500 } = error
  if (statusCode < 400 || statusCode >= 500) return 500
  // Whatever else is wrong with a request (its type, its encoding) is malformed input to whoever sent it.
  return statusCode in SENTENCES ? statusCode : 400
}

const SENTENCES: Record<number, DoorSentence> = {
  401: 'login_first',
  404: 'not_found',
  413: 'too_large',
  429: 'too_many',
}

function faultEnvelope(request: FastifyRequest, status: number, error?: Error): Envelope {
  const name = SENTENCES[status] ?? (status === 500 ? 'bug' : 'malformed')
  const msg = doorSentence(name, languageOfRequest(request))
  // What was malformed helps whoever writes a client; it names fields, never values.
  const detail = error instanceof BadRequest ? ` (${error.message})` : ''
  return { code: status, msg: msg + detail, ...(status === 500 && { request_id: request.id }) }
}
