import { readFile } from 'node:fs/promises'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { isDiskFull } from '../../http/health/disk.ts'
import { Busy, Refusal } from '../../refusal/refusal.ts'
import { withoutTexts } from './png-header.ts'
import { isPng, readHeader } from './read-header.ts'

/**
 * A small file can decode to a huge picture. The limit is the size of a good camera's picture. A lower limit would save
 * little: of 0.3 s CPU time for 40 megapixels, 0.2 s are spent on encoding the result of 2000 px. Other limits bound
 * the load: concurrent decodings, waiting pictures, and megapixels per shopper and day (rate-limits.ts).
 */
const PIXELS_LIMIT = 40_000_000
// Every picture is decoded once: libvips would cache 50 MB of them for nothing.
sharp.cache(false)

const SIDE_PX_LIMIT = 2000
const WEBP_QUALITY = 80
const DECODING_LIMIT_S = 10

/** Four bytes per pixel: enough for the largest picture in most formats. */
const DECODER_BYTES_LIMIT = 4 * PIXELS_LIMIT

/**
 * Decoding uses a whole core and up to DECODER_BYTES_LIMIT of memory, so more than two at a time would stall all other
 * requests.
 */
const semaphore = pLimit(2)

/** Above this number of waiting pictures, uploads get 503. */
const WAITING_LIMIT = 60

export type NormalPicture = { webp: Buffer; width: number; height: number }

/**
 * Decodes a picture that `megapixelsIn` accepted and encodes it again: upright, at most `side_px` per side, without
 * metadata (such as the location) and without appended data. The file is read only when its turn has come.
 * @throws Refusal file_not_a_picture; Busy when too many pictures wait.
 */
export async function normalPicture(read: () => Promise<Buffer>, side_px = SIDE_PX_LIMIT): Promise<NormalPicture> {
  if (semaphore.pendingCount >= WAITING_LIMIT) throw new Busy('too many pictures wait to be decoded')
  try {
    return await semaphore(async () => encodeAgain(await read(), side_px))
  } catch (error) {
    if (isDiskFull(error) || error instanceof Refusal) throw error
    // The decoder throws plain errors for broken files, distinguishable only by their text.
    throw new Refusal('file_not_a_picture')
  }
}

/**
 * The megapixels of a picture, rounded up. Reads the header only.
 * @throws Refusal file_not_a_picture, also when decoding would take too much memory or time; file_too_large for too many pixels.
 */
export function megapixelsOf(bytes: Buffer): number {
  const { width, height, decoder_bytes } = readHeader(bytes) ?? NOTHING
  const pixels = width * height
  if (pixels > PIXELS_LIMIT) throw new Refusal('file_too_large')
  if (pixels === 0 || decoder_bytes > DECODER_BYTES_LIMIT) throw new Refusal('file_not_a_picture')
  return Math.ceil(pixels / 1_000_000)
}

/** Limits concurrent reads, because each file in memory takes up to 10 MB. */
const reading = pLimit(2)

/** The megapixels of an uploaded file. @throws Refusal file_not_a_picture, file_too_large. */
export const megapixelsIn = (path: string): Promise<number> => reading(async () => megapixelsOf(await readFile(path)))

const NOTHING = { width: 0, height: 0, decoder_bytes: 0 }

async function encodeAgain(bytes: Buffer, side_px: number): Promise<NormalPicture> {
  const { data, info } = await sharp(isPng(bytes) ? withoutTexts(bytes) : bytes, {
    limitInputPixels: PIXELS_LIMIT,
    failOn: 'error',
    autoOrient: true,
  })
    .timeout({ seconds: DECODING_LIMIT_S })
    .resize({ width: side_px, height: side_px, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: WEBP_QUALITY })
    .toBuffer({ resolveWithObject: true })
  return { webp: data, width: info.width, height: info.height }
}
