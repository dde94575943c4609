import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { signedAgain } from './signed-again.ts'

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const key = { ...privateKey.export({ format: 'jwk' }), kid: 'suite' }
const parameters = '("@method" "@authority" "@path" "content-type");keyid="suite"'
const base = (text: string) =>
  Buffer.from(
    `"@method": POST\n"@authority": shop.example\n"@path": /ucp/carts\n"content-type": application/json\n"@signature-params": ${text}`,
  )
const signedRequest = (text: string) => {
  const signature = sign('sha256', base(text), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  const headers = {
    host: 'shop.example',
    'content-type': 'application/json',
    'signature-input': `sig1=${parameters}`,
    signature: `sig1=:${signature.toString('base64')}:`,
  }
  return { method: 'POST', path: '/ucp/carts', headers }
}
const isValid = (headers: ReturnType<typeof signedAgain>) =>
  verify(
    'sha256',
    base(String(headers['signature-input']).slice('sig1='.length)),
    { key: createPublicKey(privateKey), dsaEncoding: 'ieee-p1363' },
    Buffer.from(String(headers.signature).slice('sig1=:'.length, -1), 'base64'),
  )

test('a signature without a time gets one, and stays right or wrong', () => {
  const right = signedAgain(signedRequest(parameters), key, 1_800_000_000)
  expect(right['signature-input']).toBe(`sig1=${parameters};created=1800000000`)
  expect(isValid(right)).toBe(true)
  const wrong = signedAgain(
    signedRequest(parameters.replace('POST', 'PUT').replace('suite', 'other')),
    key,
    1_800_000_000,
  )
  expect(isValid(wrong)).toBe(false)
})

test('requests without a signature, with a time or with another key stay as they are', () => {
  const plain = { method: 'GET', path: '/', headers: { host: 'shop.example' } }
  expect(signedAgain(plain, key, 1)).toBe(plain.headers)
  const { headers, ...rest } = signedRequest(parameters)
  const newHeaders = { ...headers, 'signature-input': `sig1=${parameters};created=5` }
  expect(signedAgain({ ...rest, headers: newHeaders }, key, 1)).toBe(newHeaders)
  expect(signedAgain({ ...rest, headers }, { ...key, kid: 'other' }, 1)).toBe(headers)
})
