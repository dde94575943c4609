import { createHash, createPublicKey, type JsonWebKey, type KeyObject, verify } from 'node:crypto'
import { type InnerList, isInnerList, parseDictionary, serializeInnerList, serializeItem } from 'structured-headers'
import { clock } from '../../../clock.ts'
import { AgentFault, type FaultCode } from '../fault.ts'
import type { PublicKey } from '../platform/platform-profile.ts'

/** The parts of a request that a signature covers (RFC 9421). */
export type SignedRequest = {
  method: string
  /** The hosts by which the shop is reached; the signature has to name one. */
  authorities: readonly string[]
  path: string
  /** The query with its question mark; empty without a query. */
  query: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
}

const SIGNATURES_LIMIT = 4
/** A request may be signed this long before it arrives. */
const AGE_LIMIT_S = 300
/** How far the clocks of both sides may differ. */
const CLOCKS_S = 300
/** After this time, no signature that was valid before is valid any more. */
export const SIGNATURE_LASTS_S = AGE_LIMIT_S + CLOCKS_S

/** Algorithms by curve. ECDSA signatures are r and s, each of fixed width. */
const ALGORITHMS: Record<string, { kty: string; hash: string | null }> = {
  'P-256': { kty: 'EC', hash: 'sha256' },
  'P-384': { kty: 'EC', hash: 'sha384' },
  Ed25519: { kty: 'OKP', hash: null },
}

export const isSigned = ({ headers }: Pick<SignedRequest, 'headers'>): boolean =>
  headers.signature !== undefined || headers['signature-input'] !== undefined

/** @throws AgentFault digest_mismatch when the header is malformed or not the digest of the body. */
export function checkDigest({ headers, body }: Pick<SignedRequest, 'headers' | 'body'>): void {
  const header = headers['content-digest']
  if (header === undefined) return
  const [digest] = dictionaryIn(header)?.get('sha-256') ?? []
  const expected_digest = bytesOf(digest)
  if (!expected_digest?.equals(createHash('sha256').update(body).digest()))
    throw new AgentFault('digest_mismatch', 'Content-Digest is not the SHA-256 digest of the body.')
}

/**
 * Verifies a signed request: one of its signatures has to cover the target, the body, the headers of the protocol and the
 * token, and be made with one of the keys in the last minutes.
 * @returns the identity of the signature. A second signature over the same text has the same identity only if it is a copy.
 * @throws AgentFault signature_missing, signature_invalid, key_not_found, digest_mismatch, algorithm_unsupported.
 */
export function verifySignature(
  request: SignedRequest,
  keys: readonly PublicKey[],
  now = clock.now_ms(),
): readonly string[] {
  checkDigest(request)
  const inputs = dictionaryIn(request.headers['signature-input'])
  const signatures = dictionaryIn(request.headers.signature)
  if (!inputs || !signatures)
    throw new AgentFault('signature_missing', 'Signature and Signature-Input must both be present and well formed.')
  let fault: FaultCode = 'signature_missing'
  for (const [label, input] of [...inputs].slice(0, SIGNATURES_LIMIT)) {
    const signature = bytesOf(signatures.get(label)?.[0])
    const result =
      signature && isInnerList(input) ? check({ request, keys, now, input, signature }) : 'signature_missing'
    if (typeof result !== 'string') return result
    fault = result
  }
  throw new AgentFault(fault, SENTENCES[fault] ?? 'The signature is not valid.')
}

const SENTENCES: Partial<Record<FaultCode, string>> = {
  key_not_found: 'The profile of the platform has no such key.',
  algorithm_unsupported: 'The algorithm of the key is not supported. ES256 always is.',
  signature_missing: 'A signature and its input must have the same label.',
}

type Candidate = {
  request: SignedRequest
  keys: readonly PublicKey[]
  now: number
  input: InnerList
  signature: Buffer
}

function check({ request, keys, now, input, signature }: Candidate): FaultCode | readonly string[] {
  const [items, parameters] = input
  const keyid = parameters.get('keyid')
  const tag = parameters.get('tag')
  if (tag !== undefined && tag !== 'web-bot-auth') return 'signature_invalid'
  const key = keys.find(
    ({ kid, use, key_ops }) => kid === keyid && use !== 'enc' && (key_ops?.includes('verify') ?? true),
  )
  if (!key) return 'key_not_found'
  const verifies = verifierOf(key)
  if (!verifies) return 'algorithm_unsupported'
  if (tag !== undefined && keyid !== thumbprintOf(key)) return 'signature_invalid'
  if (!isFresh(parameters.get('created'), parameters.get('expires'), now)) return 'signature_invalid'
  const covered = new Set(items.map(([name]) => String(name)))
  if (!requiredParts(request).every((name) => covered.has(name))) return 'signature_invalid'
  const signed = request.authorities
    .map((authority) => signatureBase(request, authority, input))
    .find((base) => base !== undefined && verifies(Buffer.from(base), signature))
  return signed === undefined ? 'signature_invalid' : [signed, firstHalf(signature)]
}

/**
 * The first half of a signature, which anybody who copies it has to leave unchanged. The second half of an ECDSA signature
 * has two valid values.
 */
const firstHalf = (signature: Buffer): string => signature.subarray(0, signature.length / 2).toString('base64')

function isFresh(created: unknown, expires: unknown, now: number): boolean {
  const now_s = now / 1000
  if (typeof created !== 'number' || created > now_s + CLOCKS_S || created < now_s - AGE_LIMIT_S) return false
  return typeof expires !== 'number' || expires > now_s - CLOCKS_S
}

/** The parts that a signature has to cover. Anybody could have changed the other parts. */
function requiredParts({ query, body, headers }: SignedRequest): string[] {
  const protocol = ['ucp-agent', 'signature-agent', 'idempotency-key', 'authorization'].filter(
    (name) => headers[name] !== undefined,
  )
  return [
    ...['@method', '@authority', '@path'],
    ...(query === '' ? [] : ['@query']),
    ...(body.length === 0 ? [] : ['content-digest', 'content-type']),
    ...protocol,
  ]
}

/** The text that is signed; undefined when it names a part that the request does not have. */
function signatureBase(request: SignedRequest, authority: string, input: InnerList): string | undefined {
  const lines: string[] = []
  const names = new Set<string>()
  for (const item of input[0]) {
    const [name, parameters] = item
    const value = typeof name === 'string' ? partOf(request, authority, name, parameters) : undefined
    const identifier = serializeItem(item)
    if (value === undefined || names.has(identifier)) return undefined
    names.add(identifier)
    lines.push(`${identifier}: ${value}`)
  }
  return [...lines, `"@signature-params": ${serializeInnerList(input)}`].join('\n')
}

function partOf(request: SignedRequest, authority: string, name: string, parameters: Map<string, unknown>) {
  const key = parameters.get('key')
  if (parameters.size > (key === undefined ? 0 : 1)) return undefined
  switch (name) {
    case '@method':
      return request.method
    case '@authority':
      return authority
    case '@path':
      return request.path
    case '@query':
      return request.query === '' ? '?' : request.query
    default:
      return headerOf(request, name, key)
  }
}

function headerOf({ headers }: SignedRequest, name: string, key: unknown): string | undefined {
  if (name.startsWith('@') || name !== name.toLowerCase()) return undefined
  const value = headers[name]
  if (value === undefined) return undefined
  if (key === undefined)
    return [value]
      .flat()
      .map((line) => line.trim())
      .join(', ')
  const member = dictionaryIn(value)?.get(String(key))
  if (!member) return undefined
  return isInnerList(member) ? serializeInnerList(member) : serializeItem(member)
}

function dictionaryIn(header: string | string[] | undefined) {
  if (header === undefined) return undefined
  try {
    return parseDictionary([header].flat().join(', '))
  } catch {
    return undefined
  }
}

const bytesOf = (value: unknown): Buffer | undefined =>
  value instanceof ArrayBuffer ? Buffer.from(value) : ArrayBuffer.isView(value) ? Buffer.from(value.buffer) : undefined

/** The function that verifies signatures of a key; undefined for algorithms that are not supported. */
export function verifierOf(key: PublicKey): ((data: Buffer, signature: Buffer) => boolean) | undefined {
  const algorithm = ALGORITHMS[key.crv ?? '']
  const public_key = algorithm?.kty === key.kty ? publicKeyOf(key) : undefined
  if (!algorithm || !public_key) return undefined
  return (data, signature) => verify(algorithm.hash, data, { key: public_key, dsaEncoding: 'ieee-p1363' }, signature)
}

function publicKeyOf({ kty, crv, x, y }: PublicKey): KeyObject | undefined {
  try {
    return createPublicKey({ key: { kty, crv, x, y } as JsonWebKey, format: 'jwk' })
  } catch {
    return undefined
  }
}

/** The thumbprint of a key (RFC 7638): its required members in alphabetical order. */
export function thumbprintOf({ kty, crv, x, y }: Pick<PublicKey, 'kty' | 'crv' | 'x' | 'y'>): string {
  const members = kty === 'OKP' ? { crv, kty, x } : { crv, kty, x, y }
  return createHash('sha256').update(JSON.stringify(members)).digest('base64url')
}
