import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const NAME_BYTES = 24

/** Names of any other form are never looked up. */
export const isFileName = (name: string): boolean => /^[\w-]{32}\.webp$/.test(name)

/** A random name, which nobody can guess. */
export const newFileName = (): string => `${randomBytes(NAME_BYTES).toString('base64url')}.webp`

/** The uploaded pictures, in the data folder under random names. */
export class FileStore {
  readonly #folder: string

  constructor(data_folder: string) {
    this.#folder = join(data_folder, 'files')
  }

  async keep(file_name: string, webp: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    // Renamed into place, so that a server that stops meanwhile leaves no partial picture.
    const draft = this.#draftOf(file_name)
    await writeFile(draft, webp, { mode: 0o600 })
    await rename(draft, join(this.#folder, file_name))
  }

  #draftOf = (file_name: string): string => join(this.#folder, `${file_name}.draft`)

  /** Undefined when there is none of that name. */
  async read(file_name: string): Promise<Buffer | undefined> {
    if (!isFileName(file_name)) return undefined
    return readFile(join(this.#folder, file_name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      return undefined
    })
  }

  async remove(file_name: string): Promise<void> {
    await Promise.all(
      [this.#draftOf(file_name), join(this.#folder, file_name)].map((path) => rm(path, { force: true })),
    )
  }
}
