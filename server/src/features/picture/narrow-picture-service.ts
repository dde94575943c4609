import { PICTURE_WIDTHS } from '@sampan/contract/rules'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { isDiskFull } from '../../http/health/disk.ts'
import { Busy } from '../../refusal/refusal.ts'
import type { ObjectStore } from '../../storage/object-store.ts'

export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** WebP for browsers. Mails have JPEG, and PNG for transparent logos, because Outlook on Windows shows no WebP. */
export type PictureFormat = 'webp' | 'jpg' | 'png'

/** The only width of each format for mails: JPEG for goods, PNG for logos. */
export const MAIL_PICTURE_WIDTHS = { jpg: 160, png: 480 } as const satisfies Record<'jpg' | 'png', PictureWidth>

const WEBP_QUALITY = 80
const JPEG_QUALITY = 82

/** Scaling a picture uses a whole core, so more than two at a time would stall all other requests. */
const semaphore = pLimit(2)
/** Above this number of waiting pictures, requests get 503. */
const WAITING_LIMIT = 200

const making_in = new WeakMap<ObjectStore, Map<string, Promise<Buffer>>>()

function makingIn(store: ObjectStore): Map<string, Promise<Buffer>> {
  const making = making_in.get(store) ?? new Map<string, Promise<Buffer>>()
  making_in.set(store, making)
  return making
}

/** Parses `?w=`; undefined for widths that are not offered. */
export const pictureWidth = (text: string): PictureWidth | undefined =>
  PICTURE_WIDTHS.find((width) => String(width) === text)

/** The full-size picture. `read` may refuse a picture that has been replaced. */
type Original = { isThere: () => Promise<boolean>; read: () => Promise<Buffer> }
type Narrow = { store: ObjectStore; key: string; format?: PictureFormat }

/**
 * A picture at a width, made on the first request and then read from the store. Smaller originals are not enlarged.
 * @throws Busy when too many pictures wait.
 */
export async function narrowPicture(original: Original, narrow: Narrow, width: PictureWidth): Promise<Buffer> {
  const stored = await narrow.store.readDerived(narrow.key)
  if (stored) return stored
  const making = makingIn(narrow.store)
  // Concurrent requests share one scaling.
  const coming = making.get(narrow.key)
  if (coming) return coming
  if (semaphore.pendingCount >= WAITING_LIMIT) throw new Busy('too many pictures wait to be scaled')
  const making_picture = semaphore(() => make(original, narrow, width)).finally(() => making.delete(narrow.key))
  making.set(narrow.key, making_picture)
  return making_picture
}

function encoded(picture: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    case 'webp':
      return picture.webp({ quality: WEBP_QUALITY })
    case 'jpg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: JPEG_QUALITY })
    case 'png':
      return picture.png({ compressionLevel: 9 })
  }
}

async function make(original: Original, { store, key, format = 'webp' }: Narrow, width: PictureWidth): Promise<Buffer> {
  const narrow = sharp(await original.read()).resize({ width, withoutEnlargement: true })
  const picture = await encoded(narrow, format).toBuffer()
  try {
    await store.write(key, picture)
  } catch (error) {
    // If the picture cannot be stored now, it is sent anyway and made again at the next request.
    if (isDiskFull(error) || error instanceof Busy) return picture
    throw error
  }
  // The original may have been deleted in the meantime. Then its smaller version must not stay.
  if (!(await original.isThere())) await store.remove(key)
  return picture
}
