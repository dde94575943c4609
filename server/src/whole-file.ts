import { rename, rm, writeFile } from 'node:fs/promises'

/**
 * Writes a file and renames it into place, so that nobody reads a part of it, and a server that stops or a disk that is full
 * leaves none.
 */
export async function writeWhole(file: string, bytes: Uint8Array, draft = `${file}.${process.pid}`): Promise<void> {
  try {
    await writeFile(draft, bytes, { mode: 0o600 })
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
