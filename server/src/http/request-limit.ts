import type { FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Context } from '../context.ts'
import { isLocalRequest } from './client-address/loopback.ts'
import { networkOf } from './rate-limits.ts'
import { isPartOfPage } from './url/file-address.ts'

const MINUTE_S = 60
const REQUESTS_PER_MINUTE = 600

const isMadeUp = (reply: FastifyReply) =>
  reply.statusCode === 404 || (reply.statusCode < 400 && reply.getHeader('cache-control') === 'no-store')

/**
 * Hooks that limit each address to 600 requests per minute, counted in memory; local programs are not limited. A page
 * loads many pictures and scripts, so requests for them count only if the file does not exist, or if the reply must not
 * be cached. For example, a URL with a made-up version of a picture gets the current picture, uncached.
 */
export function requestLimit({ config }: Pick<Context, 'config'>) {
  const limiter = new RateLimiterMemory({ points: REQUESTS_PER_MINUTE, duration: MINUTE_S })
  const count = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!config.limits || isLocalRequest(request)) return
    try {
      await limiter.consume(networkOf(request.ip))
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      reply.header('retry-after', Math.ceil(error.msBeforeNext / 1000))
      throw Object.assign(new Error('too many requests'), { statusCode: 429 })
    }
  }
  return {
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isPartOfPage(request.url)) await count(request, reply)
    },
    // Uses a callback instead of a promise, because every reply passes through this hook and a promise would cost more
    // than the check.
    onSend: (request: FastifyRequest, reply: FastifyReply, _payload: unknown, done: (error?: Error) => void) => {
      if (!isMadeUp(reply) || !isPartOfPage(request.url)) return done()
      count(request, reply).then(() => done(), done)
    },
  }
}
