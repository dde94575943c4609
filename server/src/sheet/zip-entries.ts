import { Unzip, UnzipInflate } from 'fflate'
import { eventLoopYielder } from '../background/event-loop-yielder.ts'
import { NoSheet, TooLarge } from './sheet-limits.ts'

/** Compressed bytes that are decompressed at once: a bomb becomes a thousand times larger. */
const PIECE_BYTES = 4 * 1024

export type EntryPart = { name: string; chunk: Uint8Array; isLast: boolean }

/**
 * Decompresses the wanted entries of a ZIP archive part by part. Other entries are skipped.
 * @param bytes_limit maximum size of the wanted entries together, whatever the archive says about them.
 * @throws NoSheet for a damaged archive; TooLarge.
 */
export async function* zipEntries(
  file: Uint8Array,
  isWanted: (name: string) => boolean,
  bytes_limit: number,
): AsyncGenerator<EntryPart> {
  let parts: EntryPart[] = []
  let bytes = 0
  const unzip = new Unzip((entry) => {
    if (!isWanted(entry.name)) return
    entry.ondata = (error, chunk, isLast) => {
      if (error) throw error
      bytes += chunk.length
      if (bytes > bytes_limit) throw new TooLarge()
      parts.push({ name: entry.name, chunk, isLast })
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  const yieldIfDue = eventLoopYielder()
  for (let at = 0; at < file.length; at += PIECE_BYTES) {
    try {
      unzip.push(file.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= file.length)
    } catch (error) {
      if (error instanceof TooLarge) throw error
      throw new NoSheet('a damaged archive', { cause: error })
    }
    yield* parts
    parts = []
    await yieldIfDue()
  }
}
