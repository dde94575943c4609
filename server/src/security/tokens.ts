import { hash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A token of 256 random bits. It is sent once; only its hash is stored. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

export const hashOfToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/** The prefix lets secret scanners find leaked tokens: `sampan_mt_[A-Za-z0-9_-]{43}`. */
const MACHINE_TOKEN_PREFIX = 'sampan_mt_'
const MACHINE_BEARER = `Bearer ${MACHINE_TOKEN_PREFIX}`

export const newMachineToken = (): string => MACHINE_TOKEN_PREFIX + newToken()

/** The machine token of a request, not yet verified; undefined when the request has none. */
export function machineTokenIn({ headers: { authorization } }: { headers: { authorization?: string | undefined } }) {
  return authorization?.startsWith(MACHINE_BEARER) ? authorization.slice('Bearer '.length) : undefined
}
