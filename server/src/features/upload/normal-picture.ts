import { readFile } from 'node:fs/promises'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { isDiskFull } from '../../http/health/disk.ts'
import { Busy, Refusal } from '../../refusal/refusal.ts'
import { withoutTexts } from './png-header.ts'
import { isPng, readHeader } from './read-header.ts'

/**
 * A small file can decode to a huge picture; this many pixels are what a good camera makes. A lower limit would save
 * little: of the 0.3 s of a core for 40 megapixels, 0.2 s go into drawing the result of 2000 px. The load is limited by how
 * many pictures are decoded at once, how many wait, and how many megapixels a shopper may send a day (rate-limits.ts).
 */
const PIXELS_LIMIT = 40_000_000
const SIDE_PX_LIMIT = 2000
const WEBP_QUALITY = 80
const DECODING_LIMIT_S = 10

/** Four bytes a pixel: as much as the largest picture takes in most formats. */
const DECODER_BYTES_LIMIT = 4 * PIXELS_LIMIT

/** Decoding takes a core, and up to DECODER_BYTES_LIMIT: more at once would stall everything else. */
const semaphore = pLimit(2)

/** Beyond this many that wait, the upload is answered 503. */
const WAITING_LIMIT = 60

export type NormalPicture = { webp: Buffer; width: number; height: number }

/**
 * Decodes a picture that `megapixelsIn` did not refuse, reading it only when its turn has come, and encodes it again: upright, at most 2000 px a side, without
 * metadata (such as where it was taken) and without anything appended to it.
 * @throws Refusal file_not_a_picture; Busy when too many others wait.
 */
export async function normalPicture(read: () => Promise<Buffer>): Promise<NormalPicture> {
  if (semaphore.pendingCount >= WAITING_LIMIT) throw new Busy('too many pictures wait to be decoded')
  try {
    return await semaphore(async () => encodeAgain(await read()))
  } catch (error) {
    if (isDiskFull(error)) throw error
    // The decoder reports broken files only in prose.
    throw new Refusal('file_not_a_picture')
  }
}

/**
 * The megapixels in a file's header, rounded up; nothing is decoded for this.
 * @throws Refusal file_not_a_picture, also when decoding would take too much memory or time.
 */
function megapixelsOf(bytes: Buffer): number {
  const { width, height, decoder_bytes } = readHeader(bytes) ?? NOTHING
  const pixels = width * height
  if (pixels === 0 || pixels > PIXELS_LIMIT || decoder_bytes > DECODER_BYTES_LIMIT)
    throw new Refusal('file_not_a_picture')
  return Math.ceil(pixels / 1_000_000)
}

/** Files whose headers are read hold up to 10 MB each. */
const reading = pLimit(2)

/** The megapixels of a file that has arrived. @throws Refusal file_not_a_picture. */
export const megapixelsIn = (path: string): Promise<number> => reading(async () => megapixelsOf(await readFile(path)))

const NOTHING = { width: 0, height: 0, decoder_bytes: 0 }

async function encodeAgain(bytes: Buffer): Promise<NormalPicture> {
  const { data, info } = await sharp(isPng(bytes) ? withoutTexts(bytes) : bytes, {
    limitInputPixels: PIXELS_LIMIT,
    failOn: 'error',
    autoOrient: true,
  })
    .timeout({ seconds: DECODING_LIMIT_S })
    .resize({ width: SIDE_PX_LIMIT, height: SIDE_PX_LIMIT, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: WEBP_QUALITY })
    .toBuffer({ resolveWithObject: true })
  return { webp: data, width: info.width, height: info.height }
}
