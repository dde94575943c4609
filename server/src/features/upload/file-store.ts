import { randomBytes } from 'node:crypto'
import { PICTURE_WIDTHS } from '@sampan/contract/rules'
import { NotFound } from '../../refusal/refusal.ts'
import type { ObjectStore } from '../../storage/object-store.ts'
import { narrowPicture, type PictureWidth } from '../picture/narrow-picture-service.ts'

const NAME_BYTES = 24

/** Whether a name has the format of a stored file. Other names are never looked up. */
export const isFileName = (name: string): boolean => /^[\w-]{32}\.webp$/.test(name)

/** A random name that cannot be guessed. */
export const newFileName = (): string => `${randomBytes(NAME_BYTES).toString('base64url')}.webp`

const keyOf = (file_name: string): string => `files/${file_name}`
const narrowKeyOf = (file_name: string, width: PictureWidth): string => `files/${width}/${file_name}`

export class FileStore {
  readonly #store: ObjectStore

  constructor(store: ObjectStore) {
    this.#store = store
  }

  keep(file_name: string, webp: Buffer): Promise<void> {
    return this.#store.write(keyOf(file_name), webp, true)
  }

  /** The picture at a width or as it was stored; undefined when there is none of that name. */
  async read(file_name: string, width: PictureWidth | undefined): Promise<Buffer | undefined> {
    if (!isFileName(file_name)) return undefined
    const key = keyOf(file_name)
    if (width === undefined) return this.#store.read(key)
    const isThere = async () => (await this.#store.tag(key)) !== undefined
    if (!(await isThere())) return undefined
    const read = async () => {
      const picture = await this.#store.read(key)
      if (!picture) throw new NotFound()
      return picture
    }
    return narrowPicture({ isThere, read }, { store: this.#store, key: narrowKeyOf(file_name, width) }, width)
  }

  /**
   * Deletes the original first, then its smaller versions. A concurrent request that makes another version finds the
   * original gone and removes the version again.
   */
  async remove(file_name: string): Promise<void> {
    await this.#store.remove(keyOf(file_name))
    await Promise.all(PICTURE_WIDTHS.map((width) => this.#store.remove(narrowKeyOf(file_name, width))))
  }
}
