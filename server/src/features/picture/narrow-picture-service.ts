import { access, mkdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PICTURE_WIDTHS } from '@sampan/contract/rules'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { isDiskFull } from '../../http/disk.ts'
import { Busy } from '../../http/refusal.ts'
import { writeWhole } from '../../whole-file.ts'
import { noteRead } from './picture-room.ts'

export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

const WEBP_QUALITY = 80

/** Scaling takes a core: more at once would stall everything else. */
const semaphore = pLimit(2)
/** Beyond this many that wait, a picture is answered 503. */
const WAITING_LIMIT = 200

const making = new Map<string, Promise<Buffer>>()

/** The width that `?w=` asks for; undefined when no picture is made so wide. */
export const pictureWidth = (text: string): PictureWidth | undefined =>
  PICTURE_WIDTHS.find((width) => String(width) === text)

/** The full-size picture and how it is read: that may refuse a file which is no longer the one wanted. */
type Original = { file: string; read: () => Promise<Buffer> }

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/**
 * A picture at a width: made on first request, and read from the file `narrow` from then on. One that is not as wide stays
 * as wide as it is.
 * @throws Busy when too many others wait.
 */
export async function narrowPicture(original: Original, narrow: string, width: PictureWidth): Promise<Buffer> {
  const known = await readNarrow(narrow)
  if (known) return known
  // Concurrent requests share one scaling.
  const coming = making.get(narrow)
  if (coming) return coming
  if (semaphore.pendingCount >= WAITING_LIMIT) throw new Busy('too many pictures wait to be scaled')
  const made = semaphore(() => make(original, narrow, width)).finally(() => making.delete(narrow))
  making.set(narrow, made)
  return made
}

/** The file may be deleted at any time to make room. */
async function readNarrow(narrow: string): Promise<Buffer | undefined> {
  const found = await stat(narrow).catch(() => undefined)
  if (!found) return undefined
  void noteRead(narrow, found)
  return readFile(narrow).catch(() => undefined)
}

async function make(original: Original, narrow: string, width: PictureWidth): Promise<Buffer> {
  const picture = await sharp(await original.read())
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: WEBP_QUALITY })
    .toBuffer()
  try {
    await mkdir(dirname(narrow), { recursive: true })
    await writeWhole(narrow, picture)
  } catch (error) {
    // The picture is sent all the same, and made again at the next request.
    if (isDiskFull(error)) return picture
    throw error
  }
  // Of a picture that was deleted meanwhile nothing is left behind.
  if (!(await exists(original.file))) await rm(narrow, { force: true })
  return picture
}
