import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Outcome } from '../../background/background-loop.ts'
import { Busy, Refusal } from '../../refusal/refusal.ts'

/**
 * Maximum number of concurrent uploads of one sender. A storefront uploads the nine pictures of a review concurrently.
 */
const OF_SENDER_LIMIT = 10
/** Maximum number of concurrent uploads of this server, which limits the temporary files to 1 GB. */
const LIMIT = 100

const by_sender = new Map<string, number>()
let all = 0

/**
 * Runs one upload, from its first byte to its reply, within the limits of concurrent uploads of this server.
 * @throws Refusal too_many_uploads at the sender's limit; Busy at the server's limit.
 */
export async function withUploadLimit<Result>(sender_id: string, work: () => Promise<Result>): Promise<Result> {
  const of_sender = by_sender.get(sender_id) ?? 0
  if (of_sender >= OF_SENDER_LIMIT) throw new Refusal('too_many_uploads')
  if (all >= LIMIT) throw new Busy('too many uploads are under way')
  by_sender.set(sender_id, of_sender + 1)
  all += 1
  try {
    return await work()
  } finally {
    const remaining = (by_sender.get(sender_id) ?? 1) - 1
    if (remaining > 0) by_sender.set(sender_id, remaining)
    else by_sender.delete(sender_id)
    all -= 1
  }
}

const folderIn = (data_folder: string): string => join(data_folder, 'arriving')

/** @returns the path of a new temporary file, which stores an upload until it is complete. */
export async function newTemporaryFile(data_folder: string): Promise<string> {
  const folder = folderIn(data_folder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return join(folder, randomBytes(16).toString('hex'))
}

/** @returns the number of bytes written. Fails when the sender disconnects or the disk is full. */
export async function writeTemporaryFile(upload: Readable, path: string): Promise<number> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  await pipeline(upload, file)
  return file.bytesWritten
}

export const removeTemporaryFile = (path: string): Promise<void> => rm(path, { force: true })

/**
 * Minimum age of a temporary file to delete. No upload takes this long. Younger files may belong to uploads on other
 * servers with the same folder.
 */
const LEFT_BEHIND_MS = 10 * 60_000

/** Deletes temporary files of servers that were killed. */
export async function sweepTemporaryFiles(data_folder: string, now: number): Promise<Outcome> {
  const folder = await opendir(folderIn(data_folder)).catch(() => undefined) // no upload has arrived yet
  if (!folder) return 'done'
  for await (const { name } of folder) {
    const path = join(folderIn(data_folder), name)
    const stats = await stat(path).catch(() => undefined) // its upload has ended
    if (stats && now - stats.mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true })
  }
  return 'done'
}
