import type { PictureHeader } from './picture-header.ts'

const SIGNATURE_LENGTH = 8
/** Bytes of a chunk in addition to its data: length, type and checksum. */
const AROUND_CHUNK = 12
const HEADER_LENGTH = 13

/** Maximum number of chunks. Encoders write chunks of 4 KB and more. */
const CHUNKS_LIMIT = 20_000

/** Samples per pixel by colour type. */
const SAMPLES: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Chunks that affect the appearance of the picture. */
const VISIBLE = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT cICP pHYs eXIf'.split(' '))

/** @returns the header; undefined for a broken file or one with more chunks than encoders write. */
export function readPngHeader(bytes: Buffer): PictureHeader | undefined {
  const first = SIGNATURE_LENGTH
  if (bytes.length < first + AROUND_CHUNK + HEADER_LENGTH) return undefined
  if (bytes.readUInt32BE(first) !== HEADER_LENGTH || typeOf(bytes, first) !== 'IHDR') return undefined
  if (chunksIn(bytes).length > CHUNKS_LIMIT) return undefined
  const header = bytes.subarray(first + 8)
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const [depth = 0, colour = 0, , , interlace = 0] = header.subarray(8)
  const samples = SAMPLES[colour]
  if (samples === undefined) return undefined
  // Palettes are decoded to RGBA. Interlaced pictures are decoded as a whole, others row by row.
  const pixel_bytes = colour === 3 ? 4 : samples * (depth === 16 ? 2 : 1)
  return { width, height, decoder_bytes: interlace === 0 ? 0 : width * height * pixel_bytes }
}

const typeOf = (bytes: Buffer, at: number) => bytes.toString('latin1', at + 4, at + 8)

type Chunk = { from: number; to: number; type: string }

/** The chunks up to the end of the picture, at most one more than the limit. */
function chunksIn(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  let from = SIGNATURE_LENGTH
  while (from + AROUND_CHUNK <= bytes.length && chunks.length <= CHUNKS_LIMIT) {
    const to = from + AROUND_CHUNK + bytes.readUInt32BE(from)
    const type = typeOf(bytes, from)
    chunks.push({ from, to, type })
    if (type === 'IEND') break
    from = to
  }
  return chunks
}

/**
 * The PNG without texts, animation and unknown chunks. libpng would decompress up to 8 MB from each of a thousand text
 * chunks before it reaches the picture.
 */
export function withoutTexts(bytes: Buffer): Buffer {
  const chunks = chunksIn(bytes)
  const visible = chunks.filter(({ type }) => VISIBLE.has(type))
  if (visible.length === chunks.length) return bytes
  return Buffer.concat([
    bytes.subarray(0, SIGNATURE_LENGTH),
    ...visible.map(({ from, to }) => bytes.subarray(from, to)),
  ])
}
