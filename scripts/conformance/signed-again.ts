// The suite signs without `created`, which the shop requires. The gateway has the suite's key: it signs again, with the
// time. A signature that was wrong stays wrong.
import { createPrivateKey, createPublicKey, type JsonWebKey, sign, verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

type Signed = { method: string; path: string; headers: IncomingHttpHeaders }

const INPUT = /^(\w+)=(\(([^)]*)\)(?:;.*)?)$/

/** @returns the headers of the request, with a signature that has the time. Other requests stay as they are. */
export function signedAgain({ method, path, headers }: Signed, key: JsonWebKey & { kid?: string }, now_s: number) {
  const [, label, parameters = '', names = ''] = INPUT.exec(String(headers['signature-input'] ?? '')) ?? []
  const old = /=:([^:]+):$/.exec(String(headers.signature ?? ''))?.[1]
  if (!label || !old || parameters.includes(';created=') || !parameters.includes(`keyid="${key.kid}"`)) return headers
  const values: Record<string, string | undefined> = {
    '@method': method,
    '@authority': headers.host,
    '@path': path.split('?')[0],
  }
  const lines = names.split(' ').map((quotedName) => {
    const name = quotedName.replaceAll('"', '')
    return `"${name}": ${values[name] ?? String(headers[name] ?? '').trim()}`
  })
  const baseOf = (text: string) => Buffer.from([...lines, `"@signature-params": ${text}`].join('\n'))
  const private_key = createPrivateKey({ key, format: 'jwk' })
  const options = { dsaEncoding: 'ieee-p1363' } as const
  const isRight = verify(
    'sha256',
    baseOf(parameters),
    { key: createPublicKey(private_key), ...options },
    Buffer.from(old, 'base64'),
  )
  const newParameters = `${parameters};created=${now_s}`
  const signature = sign('sha256', baseOf(newParameters), { key: private_key, ...options })
  if (!isRight) signature[0] = (signature[0] ?? 0) ^ 1
  return {
    ...headers,
    'signature-input': `${label}=${newParameters}`,
    signature: `${label}=:${signature.toString('base64')}:`,
  }
}
