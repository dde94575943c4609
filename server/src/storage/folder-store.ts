import { randomUUID } from 'node:crypto'
import type { Stats } from 'node:fs'
import { mkdir, opendir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ObjectStore, StoredObject } from './object-store.ts'

/** A file's time is moved on when it is read this long after it: the oldest are those that nobody has asked for. */
const READ_AGAIN_MS = 24 * 60 * 60_000

/**
 * Notes that a smaller picture is still asked for.
 * @internal Exported for its test.
 */
export async function noteRead(path: string, { mtimeMs }: Pick<Stats, 'mtimeMs'>, now = Date.now()): Promise<void> {
  if (now - mtimeMs < READ_AGAIN_MS) return
  const read_at = new Date(now)
  await utimes(path, read_at, read_at).catch(() => {}) // it was deleted meanwhile, and is made again
}

/** Objects as files below a folder. Several servers may share it. */
export class FolderStore implements ObjectStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async read(key: string): Promise<Buffer | undefined> {
    return readFile(this.#path(key)).catch(unlessMissing)
  }

  async readMade(key: string): Promise<Buffer | undefined> {
    const found = await this.#stat(key)
    if (!found) return undefined
    void noteRead(this.#path(key), found)
    // It may be deleted at any time to make room.
    return this.read(key)
  }

  /** No copying or moving keeps all three. */
  async tag(key: string): Promise<string | undefined> {
    const found = await this.#stat(key)
    return found && `${found.ctimeMs} ${found.size} ${found.ino}`
  }

  async write(key: string, bytes: Buffer, is_unique = false): Promise<void> {
    const path = this.#path(key)
    // Not by the process id: in containers every server has the same.
    const draft = is_unique ? this.#draftOf(key) : `${path}.${randomUUID()}`
    await mkdir(dirname(path), { recursive: true })
    try {
      await writeFile(draft, bytes, { mode: 0o600 })
      // Renamed into place, so that nobody reads a part of it, and a server that stops or a full disk leaves none.
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  async remove(key: string): Promise<void> {
    await Promise.all([this.#draftOf(key), this.#path(key)].map((path) => rm(path, { force: true })))
  }

  async *list(prefix: string): AsyncGenerator<StoredObject> {
    const folder = await opendir(this.#path(prefix)).catch(unlessMissing)
    if (!folder) return
    for await (const entry of folder) {
      if (!entry.isFile()) continue
      const key = `${prefix}${entry.name}`
      const found = await this.#stat(key)
      if (found) yield { key, size: found.size, modified_ms: found.mtimeMs }
    }
  }

  #path = (key: string): string => join(this.#folder, key)
  #draftOf = (key: string): string => `${this.#path(key)}.draft`
  #stat = (key: string): Promise<Stats | undefined> => stat(this.#path(key)).catch(unlessMissing)
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}
