import { HOTP, Secret, TOTP } from 'otpauth'
import { clock } from '../../../clock.ts'

// Time-based codes: RFC 6238 with SHA-1, six digits and 30 seconds, which every authenticator supports. These are the
// defaults of the library.

const SECRET_BYTES = 20
/** Tolerated difference of the device's clock, in steps in both directions. */
const DRIFT = 1

/** A new secret in base32, as authenticators expect it. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** Encodes bytes in base32 (RFC 4648), without padding. */
export const toBase32 = (bytes: Uint8Array): string => new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32

/** The number of the 30-second step that contains a time, counted since 1970. @internal Exported for its test. */
export const stepOf = (now_ms: number): number => TOTP.counter({ timestamp: now_ms })

/** The code of a step: RFC 4226, 5.3. @internal Exported for its test. */
export const codeOf = (secret: string, step: number): string =>
  HOTP.generate({ secret: Secret.fromBase32(secret), counter: step })

/**
 * Checks a typed code and returns its step. Undefined if the code is wrong or not for the current time, or if its step
 * is not later than `after`, the last used step: each code works once.
 */
export function stepOfCode(secret: string, input: string, after: number, now_ms = clock.now_ms()): number | undefined {
  const drift = new TOTP({ secret }).validate({ token: input, timestamp: now_ms, window: DRIFT })
  if (drift === null) return undefined
  const step = stepOf(now_ms) + drift
  return step > after ? step : undefined
}

/** The URI in the QR code for authenticators. A colon ends the issuer, so colons are removed from the shop's name. */
export const uriOf = (secret: string, account: string, shop: string): string =>
  new TOTP({ secret, label: account, issuer: shop.replaceAll(':', ' ').trim() }).toString()
