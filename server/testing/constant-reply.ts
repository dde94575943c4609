import Fastify from 'fastify'

/**
 * The baseline of the benchmark: a Fastify server with constant JSON replies. Path and query together are the key, so
 * that nothing is parsed; `&max_cents` and everything after it is cut off.
 * @returns the URL of the server.
 */
export async function openConstant(replies: Record<string, unknown>): Promise<string> {
  const http = Fastify()
  http.get('/*', async (request) => replies[request.url.split('&max_cents', 1)[0] ?? ''])
  return http.listen({ host: '127.0.0.1', port: 0 })
}
