import { randomBytes } from 'node:crypto'
import { access, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PICTURE_WIDTHS } from '@sampan/contract/rules'
import { writeWhole } from '../../whole-file.ts'
import { narrowPicture, type PictureWidth } from '../picture/narrow-picture-service.ts'

const NAME_BYTES = 24

/** Names of any other form are never looked up. */
export const isFileName = (name: string): boolean => /^[\w-]{32}\.webp$/.test(name)

/** A random name, which nobody can guess. */
export const newFileName = (): string => `${randomBytes(NAME_BYTES).toString('base64url')}.webp`

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

const remove = (paths: string[]) => Promise.all(paths.map((path) => rm(path, { force: true })))

/** The uploaded pictures, in the data folder under random names. */
export class FileStore {
  readonly #folder: string

  constructor(data_folder: string) {
    this.#folder = join(data_folder, 'files')
  }

  async keep(file_name: string, webp: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    await writeWhole(join(this.#folder, file_name), webp, this.#draftOf(file_name))
  }

  // Known from the name alone, so that the draft of a server that was killed is deleted with its row.
  #draftOf = (file_name: string): string => join(this.#folder, `${file_name}.draft`)

  #narrowOf = (file_name: string, width: PictureWidth): string => join(this.#folder, String(width), file_name)

  /** The picture at a width, or as it was stored; undefined when there is none of that name. */
  async read(file_name: string, width: PictureWidth | undefined): Promise<Buffer | undefined> {
    if (!isFileName(file_name)) return undefined
    const whole = join(this.#folder, file_name)
    if (!(await isThere(whole))) return undefined
    const read = () => readFile(whole)
    return width === undefined ? read() : narrowPicture({ file: whole, read }, this.#narrowOf(file_name, width), width)
  }

  /** Deletes the picture first and then what was made of it: whoever makes more meanwhile finds it gone. */
  async remove(file_name: string): Promise<void> {
    await remove([this.#draftOf(file_name), join(this.#folder, file_name)])
    await remove(PICTURE_WIDTHS.map((width) => this.#narrowOf(file_name, width)))
  }
}
