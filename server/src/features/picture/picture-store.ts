import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { narrowPicture, type PictureWidth } from './narrow-picture-service.ts'

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
    return narrowPicture(original, join(this.#folder, String(width), name), width)
  }

  async #original(name: string): Promise<string | undefined> {
    for (const folder of this.#originals) if (await exists(join(folder, name))) return join(folder, name)
    return undefined
  }
}
