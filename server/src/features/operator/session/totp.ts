import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

// Codes that change with the time: RFC 6238 with SHA-1, six digits and 30 seconds, which every authenticator reads.

const SECRET_BYTES = 20
const STEP_MS = 30_000
const DIGITS = 6
/** A device's clock may be this many steps off, either way. */
const DRIFT = 1
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret, in base32 as authenticators take it. */
export const newSecret = (): string => toBase32(randomBytes(SECRET_BYTES))

/** RFC 4648, without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The number of the 30 seconds that a moment lies in, since 1970. @internal Exported for its test. */
export const stepOf = (now_ms: number): number => Math.floor(now_ms / STEP_MS)

/** The code of a step: RFC 4226, 5.3. @internal Exported for its test. */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The step that a code is of, around now and later than `after`; undefined when it is of none: each code is taken once. */
export function stepOfCode(secret: string, typed: string, after: number, now_ms = Date.now()): number | undefined {
  const now = stepOf(now_ms)
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, index) => now - DRIFT + index)
  const isIts = (step: number) => timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(typed))
  return steps.find((step) => step > after && isIts(step))
}

/** What an authenticator reads from a QR code. A colon ends the issuer, so its name can have none. */
export function uriOf(secret: string, account: string, shop: string): string {
  const issuer = shop.replaceAll(':', ' ').trim()
  const label = encodeURIComponent(`${issuer}:${account}`)
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=30`
}
