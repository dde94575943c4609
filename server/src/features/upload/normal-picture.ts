import pLimit from 'p-limit'
import sharp from 'sharp'
import { Refusal } from '../../refusal.ts'

/** A small file can unfold into a huge picture; this many pixels are what a good camera makes. */
const PIXELS_LIMIT = 40_000_000
const SIDE_PX_LIMIT = 2000
const WEBP_QUALITY = 80
const DECODING_LIMIT_S = 10

/** Decoding takes a core, and up to 160 MB: more at once would stop everything else. */
const semaphore = pLimit(2)

/** How files of the formats begin, whatever they are called. SVG, GIF and HTML never reach the decoder. */
const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff))
const isPng = (bytes: Buffer) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n'
const isWebp = (bytes: Buffer) =>
  bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP'

export type NormalPicture = { webp: Buffer; width: number; height: number }

/**
 * Decodes a picture and draws it anew: upright, at most 2000 px a side, without metadata (where it was taken, for
 * one) and without anything that hid behind it.
 * @throws Refusal file_not_a_picture.
 */
export async function normalPicture(bytes: Buffer): Promise<NormalPicture> {
  if (!isJpeg(bytes) && !isPng(bytes) && !isWebp(bytes)) throw new Refusal('file_not_a_picture')
  try {
    return await semaphore(() => drawAnew(bytes))
  } catch {
    // The decoder says only in prose what it found broken.
    throw new Refusal('file_not_a_picture')
  }
}

async function drawAnew(bytes: Buffer): Promise<NormalPicture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: PIXELS_LIMIT, failOn: 'error', autoOrient: true })
    .timeout({ seconds: DECODING_LIMIT_S })
    .resize({ width: SIDE_PX_LIMIT, height: SIDE_PX_LIMIT, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: WEBP_QUALITY })
    .toBuffer({ resolveWithObject: true })
  return { webp: data, width: info.width, height: info.height }
}
