import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Small files that cost a decoder seconds or gigabytes. */

const grey = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#888' } })

function segment(marker: number, ...data: number[]): Buffer {
  const head = Buffer.of(0xff, marker, 0, 0)
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, Buffer.from(data)])
}

/** Encodes bits as in JPEG: the last byte is padded with 1 bits, and each `ff` is followed by a zero. */
function packed(bits: string): Buffer {
  const bytes = bits.match(/.{1,8}/g) ?? []
  return Buffer.from(
    bytes.flatMap((byte) => (byte === '11111111' ? [255, 0] : [Number.parseInt(byte.padEnd(8, '1'), 2)])),
  )
}

/**
 * Encodes "the next blocks are empty": for each power from 2^0 to 2^14 a code of four bits, followed by as many bits as
 * the power.
 */
function emptyBlocks(blocks: number): Buffer {
  let bits = ''
  for (let remaining = blocks; remaining > 0; ) {
    const power = Math.min(14, Math.floor(Math.log2(remaining)))
    const run = Math.min(remaining, 2 ** (power + 1) - 1)
    bits += power.toString(2).padStart(4, '0')
    if (power > 0) bits += (run - 2 ** power).toString(2).padStart(power, '0')
    remaining -= run
  }
  return packed(bits)
}

/**
 * A progressive JPEG in one grey, in which every scan is valid: one scan with the grey, and up to 882 that refine each
 * of 63 frequencies 14 times without a change.
 */
export function scanBomb(scans: number, { side = 800, garbage = Buffer.alloc(0) } = {}): Buffer {
  const blocks = (side / 8) ** 2
  const [high, low] = [side >> 8, side & 255]
  const frequencies = Array.from({ length: 63 }, (_, at) => at + 1)
  const runs = Array.from({ length: 15 }, (_, power) => power << 4)
  const nothing = emptyBlocks(blocks)
  const empty = frequencies.flatMap((frequency) =>
    Array.from({ length: 14 }, (_, step) => {
      const approximation = step === 0 ? 13 : ((14 - step) << 4) | (13 - step)
      return Buffer.concat([segment(0xda, 1, 1, 0, frequency, frequency, approximation), nothing, garbage])
    }),
  )
  return Buffer.concat([
    Buffer.of(0xff, 0xd8),
    segment(0xdb, 0, ...Array<number>(64).fill(1)),
    segment(0xc2, 8, high, low, high, low, 1, 1, 0x11, 0),
    segment(0xc4, 0x00, 1, ...Array<number>(15).fill(0), 0),
    segment(0xc4, 0x10, 0, 0, 0, 15, ...Array<number>(12).fill(0), ...runs),
    segment(0xda, 1, 1, 0, 0, 0, 0),
    packed('0'.repeat(blocks)),
    ...empty.slice(0, scans - 1),
    Buffer.of(0xff, 0xd9),
  ])
}

/** A JPEG with a comment full of bytes that look like the beginning of a scan. */
export async function commentedJpeg(pairs: number): Promise<Buffer> {
  const jpeg = await grey(8).jpeg().toBuffer()
  const comment = Buffer.alloc(4 + 2 * pairs, Buffer.of(0xff, 0xda))
  comment.set([0xff, 0xfe], 0)
  comment.writeUInt16BE(2 + 2 * pairs, 2)
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [head, tail] = [Buffer.alloc(4), Buffer.alloc(4)]
  head.writeUInt32BE(data.length)
  tail.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, tail])
}

type Png = { side: number; depth?: number; colour?: number; interlace?: number; rows?: Buffer; before?: Buffer[] }

/** A PNG of black pixels, with the given chunks before the pixels. */
export function blackPng({ side, depth = 1, colour = 0, interlace = 0, rows, before = [] }: Png): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([depth, colour, 0, 0, interlace], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...before,
    chunk('IDAT', deflateSync(rows ?? Buffer.alloc(side * (side / 8 + 1)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A PNG with texts of 8 MB each, compressed to 8 KB each. */
export function textBomb(texts: number): Buffer {
  const text = Buffer.concat([Buffer.from('key\0\0'), deflateSync(Buffer.alloc(7_900_000, 'a'))])
  const before = Array<Buffer>(texts).fill(chunk('zTXt', text))
  return blackPng({ side: 8, before })
}

function webpChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(data.length)
  return Buffer.concat([Buffer.from(type), length, data, Buffer.alloc(data.length % 2)])
}

/** An animation with frames of 8 × 8 pixels. */
export async function animation(frames: number, canvas = 8): Promise<Buffer> {
  const still = await grey(8).webp({ lossless: true }).toBuffer()
  const head = Buffer.alloc(10)
  head[0] = 0x02
  head.writeUIntLE(canvas - 1, 4, 3)
  head.writeUIntLE(canvas - 1, 7, 3)
  const place = Buffer.alloc(16)
  place.writeUIntLE(7, 6, 3)
  place.writeUIntLE(7, 9, 3)
  const frame = webpChunk('ANMF', Buffer.concat([place, still.subarray(12)]))
  const all = Buffer.concat(Array<Buffer>(frames).fill(frame))
  const body = [Buffer.from('WEBP'), webpChunk('VP8X', head), webpChunk('ANIM', Buffer.alloc(6)), all]
  return webpChunk('RIFF', Buffer.concat(body))
}
