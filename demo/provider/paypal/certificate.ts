// A certificate like PayPal's, signed by its own key, by which the shop verifies events.
import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const NAME = 'messageverificationcerts.stand-in'
const BITS = 2_048
const DAY_MS = 86_400_000

const SEQUENCE = 0x30
const SET = 0x31
const INTEGER = 0x02
const BITS_TAG = 0x03
const OBJECT = 0x06
const TEXT = 0x0c
const TIME = 0x18
const VERSION = 0xa0

/** A value in DER. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const length = content.length
  const head = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...head]), content])
}

const SHA256_RSA = der(SEQUENCE, der(OBJECT, Buffer.from('2a864886f70d01010b', 'hex')), Buffer.from([0x05, 0x00]))
const COMMON_NAME = der(OBJECT, Buffer.from('550403', 'hex'))
const NAMES = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(TEXT, Buffer.from(NAME)))))

const timeOf = (ms: number) =>
  der(TIME, Buffer.from(`${new Date(ms).toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`))

export type Signer = { privateKey: KeyObject; certificate: string }

/** @param days how long the certificate is valid; negative for one that has expired */
export function newSigner(days = 3_650): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: BITS })
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(8)])
  const [from, until] = [Date.now() - (days < 0 ? 1 - 2 * days : 1) * DAY_MS, Date.now() + days * DAY_MS]
  const content = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, serial),
    SHA256_RSA,
    NAMES,
    der(SEQUENCE, timeOf(from), timeOf(until)),
    NAMES,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = sign('sha256', content, privateKey)
  const whole = der(SEQUENCE, content, SHA256_RSA, der(BITS_TAG, Buffer.from([0]), signature))
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  return {
    privateKey,
    certificate: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  }
}
