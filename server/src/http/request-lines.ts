import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** Logs one line for people per request, when it is answered. The path is without its query, which may hold a token. */
export class RequestLines extends LogController {
  override incomingRequest(): void {}
  override routeNotFound(): void {}
  override requestCompleted(error: Error | null, { method, url }: FastifyRequest, reply: FastifyReply): void {
    const line = `${method} ${url.split('?')[0]} ${reply.statusCode} ${Math.round(reply.elapsedTime)} ms`
    if (error) reply.log.error({ err: error }, line)
    else reply.log.info(line)
  }
}
