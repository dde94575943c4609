import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { replyFileMissing, replyUnavailableAsText } from '../../http/errors.ts'
import type { Server } from '../../http/implement.ts'
import { languageOfRequest } from '../../language/request-language.ts'
import { NotFound } from '../../refusal/refusal.ts'
import { readBrand } from '../brand/brand-service.ts'
import { type AgentRequest, answerAgent } from './agent-call-service.ts'
import { BODY_LIMIT, bearerIn, faultOf, readRawBodies, signedRequestIn } from './agent-request.ts'
import { Agents } from './agents.ts'
import { businessProfile, profilePath, REST } from './business-profile.ts'
import { type Answer, faultBody } from './envelope.ts'
import { AgentFault } from './fault.ts'
import { llmsText } from './llms-text.ts'
import { mcpRoutes } from './mcp/mcp-routes.ts'
import { OPERATIONS } from './operations.ts'
import { profileUrlIn } from './platform/profile-url.ts'
import { signedReplyHeaders } from './signature/sign.ts'
import { AGENT_VERSIONS } from './versions.ts'

const PROFILE_MAX_AGE_S = 300

/** Serves shopping agents: the shop's profile, and the operations of the protocol in REST and MCP. */
export async function agentRoutes(server: Server): Promise<void> {
  const { http, context } = server
  const agents = new Agents(context)
  http.decorate('agents', agents)
  for (const version of AGENT_VERSIONS)
    http.get(profilePath(version), async (_request, reply) => {
      if (!(await agents.access()).is_open) throw new NotFound()
      const profile = businessProfile(context.config.public_url, version, await agents.signingKeys())
      return reply.header('cache-control', `public, max-age=${PROFILE_MAX_AGE_S}`).send(profile)
    })
  http.get('/llms.txt', { errorHandler: replyUnavailableAsText }, async (request, reply) => {
    if (!(await agents.access()).is_open) return replyFileMissing(request, reply)
    const { name } = await readBrand(context.db)
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${PROFILE_MAX_AGE_S}`)
      .send(llmsText(name, context.config.public_url))
  })
  await http.register(
    async (scope) => {
      readRawBodies(scope)
      answerFaults(server, scope)
      for (const operation of OPERATIONS)
        scope.route({
          method: operation.method,
          url: operation.path,
          bodyLimit: BODY_LIMIT,
          // The digest of a signed reply is that of the uncompressed body.
          ...(!operation.from_replica && { compress: false }),
          handler: async (request, reply) => {
            const answer = await answerAgent({ context, agents }, operation, requestIn(server, request))
            return operation.from_replica ? send(request, reply, answer) : sendSigned(agents, request, reply, answer)
          },
        })
    },
    { prefix: REST },
  )
  await mcpRoutes(server, agents)
}

function requestIn(server: Server, request: FastifyRequest): AgentRequest {
  const { headers, body, ip } = request
  const { id = '' } = request.params as { id?: string } // the only parameter in paths of operations
  const agent = headers['ucp-agent']
  return {
    profile_url: agent === undefined ? undefined : profileUrlIn(String(agent)),
    id,
    body: body ?? {},
    idempotency_key: headers['idempotency-key'] === undefined ? undefined : String(headers['idempotency-key']),
    bearer: bearerIn(headers.authorization),
    language: languageOfRequest(request),
    ip,
    signed: signedRequestIn(server, request),
  }
}

/** Only ids of this form are sent back. */
const REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/

function send(request: FastifyRequest, reply: FastifyReply, { status, body }: Answer) {
  const id = String(request.headers['request-id'] ?? '')
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'request-id': REQUEST_ID.test(id) ? id : request.id })
    .send(body)
}

/** Sends a reply that the shop has signed. Public data is not signed, because it costs more than it protects. */
async function sendSigned(agents: Agents, request: FastifyRequest, reply: FastifyReply, { status, body }: Answer) {
  const text = Buffer.from(JSON.stringify(body))
  const { current } = await agents.signingKeys()
  reply.headers(signedReplyHeaders(status, text, JSON_TYPE, current)).type(JSON_TYPE)
  return send(request, reply, { status, body: text })
}

const JSON_TYPE = 'application/json; charset=utf-8'

function answerFaults({ context: { config } }: Server, scope: FastifyInstance): void {
  const sendFault = (request: FastifyRequest, reply: FastifyReply, fault: AgentFault) => {
    if (fault.retry_after_s !== undefined) reply.header('retry-after', fault.retry_after_s)
    const challenge = fault.challenge(config.public_url)
    if (challenge !== undefined) reply.header('www-authenticate', challenge)
    return send(request, reply, { status: fault.status, body: faultBody(fault, config.public_url) })
  }
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    const fault = faultOf(error)
    if (fault.code === 'internal_error') request.log.error({ err: error }, 'unexpected error')
    if (fault.status === 503) request.log.warn({ err: error }, 'service unavailable')
    return sendFault(request, reply, fault)
  })
  scope.setNotFoundHandler((request, reply) =>
    sendFault(request, reply, new AgentFault('not_found', 'There is no such operation.')),
  )
}
