import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PICTURE_WIDTHS } from '@sampan/contract/rules'
import sharp from 'sharp'

export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

const WEBP_QUALITY = 80
const NAME = /^[a-z0-9][a-z0-9-]{0,99}\.webp$/

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/**
 * The catalogue's pictures. Only the large version of each comes with the shop; smaller ones are made on first request
 * and stored in the data folder.
 */
export class PictureStore {
  readonly #folder: string
  readonly #originals: string[]
  readonly #making = new Map<string, Promise<Buffer>>()

  /** Looks for a picture in the data folder first, then in `picture_folder`. */
  constructor(data_folder: string, picture_folder?: string) {
    this.#folder = join(data_folder, 'pictures')
    this.#originals = [join(this.#folder, 'original'), ...(picture_folder ? [picture_folder] : [])]
  }

  /** The picture at a width, or at its full size; undefined when there is none of that name. */
  async read(name: string, width: PictureWidth | undefined): Promise<Buffer | undefined> {
    const original = NAME.test(name) ? await this.#original(name) : undefined
    if (!original) return undefined
    if (width === undefined) return readFile(original)
    const small = join(this.#folder, String(width), name)
    if (await exists(small)) return readFile(small)
    // Concurrent requests share one scaling.
    const making = this.#making.get(small) ?? this.#make(original, small, width)
    this.#making.set(small, making)
    return making.finally(() => this.#making.delete(small))
  }

  async #original(name: string): Promise<string | undefined> {
    for (const folder of this.#originals) if (await exists(join(folder, name))) return join(folder, name)
    return undefined
  }

  async #make(original: string, small: string, width: PictureWidth): Promise<Buffer> {
    const picture = await sharp(original)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer()
    await mkdir(join(small, '..'), { recursive: true })
    // Renamed into place, so that another server never reads a partial file.
    const draft = `${small}.${process.pid}`
    await writeFile(draft, picture)
    await rename(draft, small)
    return picture
  }
}
