import { createHash, type KeyObject, sign } from 'node:crypto'
import { clock } from '../../../clock.ts'

export type SigningKey = { kid: string; private_key: KeyObject }

const digestHeader = (body: string | Buffer): string =>
  `sha-256=:${createHash('sha256').update(body).digest('base64')}:`

type Part = readonly [name: string, value: string]

/**
 * Signs the parts of a message (RFC 9421) with ES256. Header names are in lower case.
 * @returns the headers `signature-input` and `signature`.
 */
function signParts(parts: readonly Part[], { kid, private_key }: SigningKey, now = clock.now_ms()) {
  const names = parts.map(([name]) => `"${name}"`).join(' ')
  const parameters = `(${names});created=${Math.floor(now / 1000)};keyid="${kid}"`
  const base = [...parts.map(([name, value]) => `"${name}": ${value}`), `"@signature-params": ${parameters}`].join('\n')
  const signature = sign('sha256', Buffer.from(base), { key: private_key, dsaEncoding: 'ieee-p1363' })
  return { 'signature-input': `sig1=${parameters}`, signature: `sig1=:${signature.toString('base64')}:` }
}

/** The headers of a signed reply with a JSON body. */
export function signedReplyHeaders(status: number, body: Buffer, content_type: string, key: SigningKey) {
  const digest = digestHeader(body)
  const parts: Part[] = [
    ['@status', String(status)],
    ['content-digest', digest],
    ['content-type', content_type],
  ]
  return { 'content-digest': digest, ...signParts(parts, key) }
}

/** The headers of a signed POST request with a JSON body, such as an order event. `headers` are signed too. */
export function signedPostHeaders(
  url: URL,
  body: string | Buffer,
  headers: Readonly<Record<string, string>>,
  key: SigningKey,
  now = clock.now_ms(),
) {
  const all = { ...headers, 'content-type': 'application/json', 'content-digest': digestHeader(body) }
  const parts: Part[] = [
    ['@method', 'POST'],
    ['@authority', url.host],
    ['@path', url.pathname],
    ...(url.search === '' ? [] : [['@query', url.search] as const]),
    ...Object.entries(all),
  ]
  return { ...all, ...signParts(parts, key, now) }
}
