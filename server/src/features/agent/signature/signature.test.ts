import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { signedPostHeaders } from './sign.ts'
import { type SignedRequest, thumbprintOf, verifySignature } from './signature.ts'

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const { kty = '', crv = '', x = '', y = '' } = publicKey.export({ format: 'jwk' })
const key = { kid: 'shop-1', private_key: privateKey }
const jwk = { kid: 'shop-1', kty, crv, x, y }
const url = new URL('https://agent.example/hooks/orders?channel=a')

const signed = (body = '{"id":1}', now = Date.now()): SignedRequest => ({
  method: 'POST',
  authorities: [url.host],
  path: url.pathname,
  query: url.search,
  headers: signedPostHeaders(url, body, { 'webhook-id': 'msg_1', 'webhook-timestamp': '1' }, key, now),
  body: Buffer.from(body),
})

const codeOf = (request: SignedRequest, keys: Parameters<typeof verifySignature>[1] = [jwk]) => {
  try {
    verifySignature(request, keys)
    return 'valid'
  } catch (error) {
    return (error as { code: string }).code
  }
}

test('a request signed by the shop is verified by its published key', () => {
  expect(codeOf(signed())).toBe('valid')
})

test.each([
  ['the method', { method: 'PUT' }],
  ['the host', { authorities: ['other.example'] }],
  ['the path', { path: '/hooks' }],
  ['the query', { query: '?channel=b' }],
  ['a missing query', { query: '' }],
  ['a signed header', { headers: { ...signed().headers, 'webhook-id': 'msg_2' } }],
  ['the content type', { headers: { ...signed().headers, 'content-type': 'text/plain' } }],
])('a change of %s breaks the signature', (_, change) => {
  expect(codeOf({ ...signed(), ...change })).toBe('signature_invalid')
})

test('a change of the body, or of its digest, is found', () => {
  expect(codeOf({ ...signed(), body: Buffer.from('{}') })).toBe('digest_mismatch')
  const { headers } = signed('{}')
  expect(codeOf({ ...signed(), headers: { ...signed().headers, 'content-digest': headers['content-digest'] } })).toBe(
    'digest_mismatch',
  )
  expect(codeOf({ ...signed(), headers: { ...signed().headers, 'content-digest': 'md5=:AAAA:' } })).toBe(
    'digest_mismatch',
  )
})

test('signatures without a time, from the future and those of more than five minutes ago are refused', () => {
  expect(codeOf(signed('{}', Date.now() - 302_000))).toBe('signature_invalid')
  expect(codeOf(signed('{}', Date.now() - 290_000))).toBe('valid')
  const { headers } = signed()
  const timeless = String(headers['signature-input']).replace(/;created=\d+/, '')
  expect(codeOf({ ...signed(), headers: { ...headers, 'signature-input': timeless } })).toBe('signature_invalid')
  expect(codeOf(signed('{}', Date.now() + 600_000))).toBe('signature_invalid')
  expect(codeOf(signed('{}', Date.now() - 60_000))).toBe('valid')
})

test.each([
  ['another id', { kid: 'shop-2' }, 'key_not_found'],
  ['a use other than signatures', { use: 'enc' }, 'key_not_found'],
  ['operations without verify', { key_ops: ['sign'] }, 'key_not_found'],
  ['an unknown type', { kty: 'RSA' }, 'algorithm_unsupported'],
  ['an unknown curve', { crv: 'P-521' }, 'algorithm_unsupported'],
  ['a point that is not on the curve', { x: y }, 'algorithm_unsupported'],
])('a key with %s verifies nothing', (_, change, code) => {
  expect(codeOf(signed(), [{ ...jwk, ...change }])).toBe(code)
})

test('a key of an unknown type does not hide the others', () => {
  expect(codeOf(signed(), [{ kid: 'x', kty: 'unknown' }, jwk])).toBe('valid')
})

test('the thumbprint is that of RFC 7638', () => {
  // The example of RFC 8037, appendix A.3.
  const ed25519 = { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' }
  expect(thumbprintOf(ed25519)).toBe('kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k')
})
