import { randomUUID } from 'node:crypto'
import type { Stats } from 'node:fs'
import { mkdir, opendir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { clock } from '../clock.ts'
import type { ObjectStore, StoredObject } from './object-store.ts'

/**
 * Interval after which reading a file updates its time, so that the files with the oldest times are those least
 * recently read.
 */
const READ_AGAIN_MS = 24 * 60 * 60_000

/**
 * Marks a resized picture as recently used.
 * @internal Exported for its test.
 */
export async function markRecentlyUsed(
  path: string,
  { mtimeMs }: Pick<Stats, 'mtimeMs'>,
  now = clock.now_ms(),
): Promise<void> {
  if (now - mtimeMs < READ_AGAIN_MS) return
  const read_at = new Date(now)
  await utimes(path, read_at, read_at).catch(() => {}) // the file was deleted, and will be made again
}

/** Stores objects as files below a folder. Several servers may share the folder. */
export class FolderStore implements ObjectStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async read(key: string): Promise<Buffer | undefined> {
    return readFile(this.#path(key)).catch(unlessMissing)
  }

  async readDerived(key: string): Promise<Buffer | undefined> {
    const stats = await this.#stat(key)
    if (!stats) return undefined
    void markRecentlyUsed(this.#path(key), stats)
    // The result is undefined if the picture was deleted after `#stat`: resized pictures are deleted to free disk
    // space.
    return this.read(key)
  }

  /** Copying or moving a file changes at least one of the three values. */
  async tag(key: string): Promise<string | undefined> {
    const stats = await this.#stat(key)
    return stats && `${stats.ctimeMs} ${stats.size} ${stats.ino}`
  }

  async write(key: string, bytes: Buffer, is_unique = false): Promise<void> {
    const path = this.#path(key)
    // A random name instead of the process id, which can be the same in several containers.
    const draft = is_unique ? this.#draftOf(key) : `${path}.${randomUUID()}`
    await mkdir(dirname(path), { recursive: true })
    try {
      await writeFile(draft, bytes, { mode: 0o600 })
      // Writes to a draft and renames it, so that readers never see a part of the file, and a stopped server or a full
      // disk leaves no incomplete file.
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
      const stats = await this.#stat(key)
      if (stats) yield { key, size: stats.size, modified_ms: stats.mtimeMs }
    }
  }

  #path = (key: string): string => join(this.#folder, key)
  #draftOf = (key: string): string => `${this.#path(key)}.draft`
  #stat = (key: string): Promise<Stats | undefined> => stat(this.#path(key)).catch(unlessMissing)
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}
