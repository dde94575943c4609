import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const NAME_BYTES = 24

/** Anything else is no file, and is not looked for. */
export const isFileName = (name: string): boolean => /^[\w-]{32}\.webp$/.test(name)

/** The pictures people sent, in the data folder under names that nobody can guess. */
export class FileStore {
  readonly #folder: string

  constructor(data_folder: string) {
    this.#folder = join(data_folder, 'files')
  }

  /** @returns the name it is kept under. */
  async keep(webp: Buffer): Promise<string> {
    const file_name = `${randomBytes(NAME_BYTES).toString('base64url')}.webp`
    await mkdir(this.#folder, { recursive: true })
    // Renamed into place, so that a server that stops meanwhile leaves no half picture.
    const draft = join(this.#folder, `${file_name}.draft`)
    await writeFile(draft, webp, { mode: 0o600 })
    await rename(draft, join(this.#folder, file_name))
    return file_name
  }

  /** Undefined when there is none of that name. */
  async read(file_name: string): Promise<Buffer | undefined> {
    if (!isFileName(file_name)) return undefined
    return readFile(join(this.#folder, file_name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      return undefined
    })
  }

  async remove(file_name: string): Promise<void> {
    await rm(join(this.#folder, file_name), { force: true })
  }
}
