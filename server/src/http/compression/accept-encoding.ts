import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Encodings of replies, in our order of preference for equal weights. */
const OFFERED = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof OFFERED)[number]

/** Weights that RFC 9110 allows. */
const WEIGHT = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/
/** Weight of the uncompressed reply when the header does not mention it: allowed, with the lowest preference. */
const UNNAMED_PLAIN = 0.0001

type Weighted = { encoding: Encoding; weight: number }

/** The encodings that a header allows, the preferred first. A malformed weight forbids its encoding. */
function allowedBy(header: string): Weighted[] {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [encoding = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1'
    weights.set(encoding, WEIGHT.test(weight) ? Number(weight) : 0)
  }
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? UNNAMED_PLAIN : 0)
  return OFFERED.map((encoding) => ({ encoding, weight: weightOf(encoding) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
}

/**
 * Rewrites `Accept-Encoding` to the encodings that the client prefers to the uncompressed reply, without `*` and
 * without weights of 0, because the plugins that compress replies and serve files take `*` as allowed even where the
 * header forbids it. A client that allows nothing gets the uncompressed reply.
 */
export function readAcceptEncoding(http: FastifyInstance): void {
  http.addHook('onRequest', ({ raw }, _reply, done) => {
    const header = raw.headers['accept-encoding']
    if (header !== undefined) raw.headers['accept-encoding'] = plainHeader(String(header))
    done()
  })
}

function plainHeader(header: string): string {
  const allowed = allowedBy(header)
  const plain_at = allowed.findIndex(({ encoding }) => encoding === 'identity')
  const better = plain_at === -1 ? allowed : allowed.slice(0, plain_at)
  return better.map(({ encoding, weight }) => `${encoding};q=${weight}`).join(', ') || 'identity'
}

export const prefersBrotli = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  allowedBy(String(headers['accept-encoding'] ?? ''))[0]?.encoding === 'br'
