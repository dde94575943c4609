import type { PictureHeader } from './picture-header.ts'

/** Maximum number of frames, because the decoder finds the frames of an animation in quadratic time. */
const FRAMES_LIMIT = 300
/** Maximum number of chunks. A still picture has up to ten chunks. */
const CHUNKS_LIMIT = FRAMES_LIMIT + 100
const PIXEL_BYTES = 4
/** The animation decoder also keeps the previous frame in memory. */
const ANIMATION_PIXEL_BYTES = 8
const ANIMATION_FLAG = 0x02

/** @returns the header; undefined for a broken file or an animation with too many frames. */
export function readWebpHeader(bytes: Buffer): PictureHeader | undefined {
  let size: Size | undefined
  let [chunks, frames] = [0, 0]
  for (const { type, data } of chunksIn(bytes)) {
    size ??= readSize(type, data)
    // In each of the three formats the first chunk contains the size.
    if (!size) return undefined
    if (type === 'ANMF') frames += 1
    if (++chunks > CHUNKS_LIMIT || frames > FRAMES_LIMIT) return undefined
  }
  if (!size) return undefined
  const { width, height, is_animation } = size
  return { width, height, decoder_bytes: width * height * (is_animation ? ANIMATION_PIXEL_BYTES : PIXEL_BYTES) }
}

function* chunksIn(bytes: Buffer) {
  for (let at = 12; at + 8 <= bytes.length; ) {
    const type = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    yield { type, data: bytes.subarray(at + 8, at + 8 + length) }
    at += 8 + length + (length % 2)
  }
}

type Size = { width: number; height: number; is_animation: boolean }

function readSize(type: string, data: Buffer): Size | undefined {
  if (data.length < 10) return undefined
  if (type === 'VP8X')
    return {
      width: data.readUIntLE(4, 3) + 1,
      height: data.readUIntLE(7, 3) + 1,
      is_animation: ((data[0] ?? 0) & ANIMATION_FLAG) !== 0,
    }
  if (type === 'VP8 ')
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff, is_animation: false }
  if (type !== 'VP8L') return undefined
  const sizes = data.readUInt32LE(1)
  return { width: (sizes & 0x3fff) + 1, height: ((sizes >>> 14) & 0x3fff) + 1, is_animation: false }
}
