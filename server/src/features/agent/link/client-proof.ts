import { z } from 'zod'
import { clock } from '../../../clock.ts'
import type { PublicKey } from '../platform/platform-profile.ts'
import { verifierOf } from '../signature/signature.ts'

/** The algorithms of proofs, with the curve of their keys. */
const CURVES: Record<string, string> = { ES256: 'P-256', ES384: 'P-384', EdDSA: 'Ed25519' }
export const PROOF_ALGORITHMS = Object.keys(CURVES)

/** How far in the future a proof may end, in seconds. A proof is made for one request. */
const LIFETIME_LIMIT_S = 600
/** How far the clocks of both sides may differ. */
const CLOCKS_S = 60
/** The longest time that a proof is valid. */
export const PROOF_LASTS_S = LIFETIME_LIMIT_S + 2 * CLOCKS_S

const Header = z.object({ alg: z.string(), kid: z.string().optional() })
const Claims = z.object({
  iss: z.string(),
  sub: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  exp: z.number(),
  nbf: z.number().optional(),
  jti: z.string().max(1_000).optional(),
})

/** A JWT by which an agent proves itself, not verified. */
export type ClientProof = {
  header: z.output<typeof Header>
  claims: z.output<typeof Claims>
  signed: Buffer
  signature: Buffer
}

/** @returns undefined for texts that are no JWT with the claims of a proof (RFC 7523, 3). */
export function readProof(assertion: string): ClientProof | undefined {
  const [header = '', claims = '', signature = '', ...more] = assertion.split('.')
  if (more.length > 0) return undefined
  const [read_header, read_claims] = [Header.safeParse(partIn(header)), Claims.safeParse(partIn(claims))]
  if (!read_header.success || !read_claims.success) return undefined
  return {
    header: read_header.data,
    claims: read_claims.data,
    signed: Buffer.from(`${header}.${claims}`),
    signature: Buffer.from(signature, 'base64url'),
  }
}

function partIn(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

type Expected = { client_id: string; audiences: readonly string[]; now?: number }

/** Whether a proof is about this agent, for this shop, and about now. */
export function isMeantFor({ claims }: ClientProof, { client_id, audiences, now = clock.now_ms() }: Expected): boolean {
  const now_s = now / 1000
  const { iss, sub, aud, exp, nbf = now_s } = claims
  return (
    iss === client_id &&
    sub === client_id &&
    [aud].flat().some((one) => audiences.includes(one)) &&
    exp > now_s - CLOCKS_S &&
    exp < now_s + LIFETIME_LIMIT_S + CLOCKS_S &&
    nbf < now_s + CLOCKS_S
  )
}

/** Whether a proof is signed by one of the keys. The algorithm has to be that of the key. */
export function isSignedBy({ header, signed, signature }: ClientProof, keys: readonly PublicKey[]): boolean {
  const curve = CURVES[header.alg]
  return keys
    .filter(({ kid, crv }) => crv === curve && (header.kid === undefined || kid === header.kid))
    .some((key) => verifierOf(key)?.(signed, signature) ?? false)
}
