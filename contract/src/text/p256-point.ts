// The curve P-256 of FIPS 186-4: y² = x³ - 3x + B over the field of P.
const P = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffn
const B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn
/** Bytes of an uncompressed point: 4, x and y. */
const BYTES = 65

/**
 * Whether a text in base64url is an uncompressed point of P-256. No text can be encrypted for another value.
 */
export function isP256Point(text: string): boolean {
  const bytes = bytesOf(text)
  if (bytes?.length !== BYTES || bytes[0] !== 4) return false
  const [x, y] = [numberOf(bytes.subarray(1, 33)), numberOf(bytes.subarray(33))]
  return x < P && y < P && (y * y - (x * x * x - 3n * x + B)) % P === 0n
}

function bytesOf(text: string): Uint8Array | undefined {
  try {
    const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
    return Uint8Array.from(binary, (character) => character.charCodeAt(0))
  } catch {
    return undefined // not in base64url
  }
}

const numberOf = (bytes: Uint8Array): bigint => bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n)
