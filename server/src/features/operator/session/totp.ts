import { HOTP, Secret, TOTP } from 'otpauth'

// Codes that change with the time: RFC 6238 with SHA-1, six digits and 30 seconds, which every authenticator reads.
// These are the defaults of the library.

const SECRET_BYTES = 20
/** A device's clock may be this many steps off, either way. */
const DRIFT = 1

/** A new secret, in base32 as authenticators take it. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** RFC 4648, without padding. */
export const toBase32 = (bytes: Uint8Array): string => new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32

/** The number of the 30 seconds that a moment lies in, since 1970. @internal Exported for its test. */
export const stepOf = (now_ms: number): number => TOTP.counter({ timestamp: now_ms })

/** The code of a step: RFC 4226, 5.3. @internal Exported for its test. */
export const codeOf = (secret: string, step: number): string =>
  HOTP.generate({ secret: Secret.fromBase32(secret), counter: step })

/** The step that a code is of, around now and later than `after`; undefined when it is of none: each code is taken once. */
export function stepOfCode(secret: string, typed: string, after: number, now_ms = Date.now()): number | undefined {
  const drift = new TOTP({ secret }).validate({ token: typed, timestamp: now_ms, window: DRIFT })
  if (drift === null) return undefined
  const step = stepOf(now_ms) + drift
  return step > after ? step : undefined
}

/** What an authenticator reads from a QR code. A colon ends the issuer, so its name can have none. */
export const uriOf = (secret: string, account: string, shop: string): string =>
  new TOTP({ secret, label: account, issuer: shop.replaceAll(':', ' ').trim() }).toString()
