import Fastify from 'fastify'

/**
 * The baseline of the benchmark: Fastify answering with JSON it was given. The path and query of an address are one key
 * here, so that nothing is parsed; what follows `&max_cents` is cut off.
 * @returns the address it listens on.
 */
export async function openConstant(replies: Record<string, unknown>): Promise<string> {
  const http = Fastify()
  http.get('/*', async (request) => replies[request.url.split('&max_cents', 1)[0] ?? ''])
  return http.listen({ host: '127.0.0.1', port: 0 })
}
