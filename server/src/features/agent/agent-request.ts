import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { isBusy } from '../../db/busy.ts'
import type { Server } from '../../http/implement.ts'
import { Busy } from '../../refusal/refusal.ts'
import { AgentFault } from './fault.ts'
import type { SignedRequest } from './signature/signature.ts'

/** The longest body of a call, in bytes. */
export const BODY_LIMIT = 64 * 1024
const BUSY_RETRY_S = 5

/** The request with its raw body, which its digest covers. */
type RawRequest = FastifyRequest & { raw_body?: Buffer }

/** Parses JSON bodies, and keeps their bytes for the digest. */
export function readRawBodies(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request: RawRequest, body, done) => {
    request.raw_body = Buffer.from(body)
    if (body.length === 0) return done(null, undefined)
    return parse(request, body.toString(), done)
  })
}

export function signedRequestIn({ context: { config } }: Pick<Server, 'context'>, request: RawRequest): SignedRequest {
  const { pathname, search } = new URL(request.originalUrl, 'http://shop')
  const { host } = new URL(config.public_url)
  return {
    method: request.method,
    authorities: config.agent_loopback ? [host, request.headers.host ?? host] : [host],
    path: pathname,
    query: search,
    headers: request.headers,
    body: request.raw_body ?? Buffer.alloc(0),
  }
}

export const bearerIn = (authorization: string | undefined) =>
  /^Bearer ([\x21-\x7e]{1,500})$/i.exec(authorization ?? '')?.[1]

/** The error of the protocol for any error of a call. */
export function faultOf(error: FastifyError): AgentFault {
  if (error instanceof AgentFault) return error
  if (error instanceof Busy || isBusy(error))
    return new AgentFault('temporarily_unavailable', 'The shop is busy.', BUSY_RETRY_S)
  const { statusCode = 500 } = error
  if (statusCode === 429) return new AgentFault('rate_limited', 'Too many requests.')
  if (statusCode === 413) return new AgentFault('request_too_large', 'The request is too large.')
  if (statusCode >= 400 && statusCode < 500)
    return new AgentFault('invalid_request', 'The request is no well-formed JSON.')
  return new AgentFault('internal_error', 'Unexpected error.')
}
