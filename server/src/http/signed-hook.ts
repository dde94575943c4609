import type { FastifyRequest } from 'fastify'
import type { Server } from './implement.ts'

type Hook = {
  /** The address, with one parameter `name`. */
  url: `/hooks/${string}/:name`
  bytes: number
  /** @returns the status of the reply. */
  take: (name: string, headers: FastifyRequest['headers'], body: Buffer) => Promise<number>
}

/** An address to which other companies send signed messages. The body is read as bytes, because the signature covers them. */
export function receiveSigned({ http }: Pick<Server, 'http'>, { url, bytes, take }: Hook): void {
  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bytes }, (_request, body, done) => done(null, body))
    scope.post<{ Params: { name: string } }>(url, async ({ params, headers, body }, reply) =>
      reply.code(Buffer.isBuffer(body) ? await take(params.name, headers, body) : 404).send(),
    )
  })
}
