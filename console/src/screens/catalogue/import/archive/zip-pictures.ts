import { UPLOAD_BYTES_LIMIT } from '@sampan/contract/rules'
import { Unzip, type UnzipFile, UnzipInflate } from 'fflate'

// Reads the pictures of a ZIP archive in the browser, piece by piece, so that neither the browser nor the server has the
// whole archive in memory. Names are compared with those of products only: no file is written under its name.

const ARCHIVE_LIMITS = { entries: 20_000, unpacked_bytes: 4 * 1024 ** 3 } as const
/** Compressed bytes that are unpacked at once: a bomb becomes a thousand times larger. */
const PIECE_BYTES = 32 * 1024

export type ArchiveFault = 'not_zip' | 'encrypted' | 'too_many' | 'too_large' | 'incomplete'

/** Thrown when an archive cannot be read. */
export class UnreadableArchive extends Error {
  readonly fault: ArchiveFault
  constructor(fault: ArchiveFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}

const PICTURE = /\.(?:jpe?g|png|webp)$/i
/** Folders, and files that systems add to archives. */
const SKIPPED = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)|\/$/i

export const isPictureName = (name: string): boolean => PICTURE.test(name)

/** The names of the files in an archive. @throws UnreadableArchive */
export async function namesIn(archive: Blob): Promise<string[]> {
  const names: string[] = []
  for await (const _ of read(archive, ({ name }) => {
    if (names.push(name) > ARCHIVE_LIMITS.entries) throw new UnreadableArchive('too_many')
  }));
  return [...new Set(names)].filter((name) => !SKIPPED.test(name))
}

/** A file of an archive; without bytes if it is damaged or too large. */
export type ArchiveFile = { name: string } & ({ bytes: Uint8Array<ArrayBuffer> } | { fault: 'damaged' | 'too_large' })

/** Unpacks the wanted files of an archive one after another. @throws UnreadableArchive */
export async function* filesIn(archive: Blob, isWanted: (name: string) => boolean): AsyncGenerator<ArchiveFile> {
  const complete: ArchiveFile[] = []
  let unpacked_bytes = 0
  const start = (file: UnzipFile) => {
    const { name } = file
    if (!isWanted(name)) return
    let parts: Uint8Array<ArrayBuffer>[] | undefined = []
    let bytes = 0
    const fail = (fault: 'damaged' | 'too_large') => {
      if (parts) complete.push({ name, fault })
      parts = undefined
    }
    file.ondata = (error, part, isLast) => {
      if (error) return fail('damaged')
      bytes += part.length
      unpacked_bytes += part.length
      if (unpacked_bytes > ARCHIVE_LIMITS.unpacked_bytes) throw new UnreadableArchive('too_large')
      if (bytes > UPLOAD_BYTES_LIMIT) return fail('too_large')
      parts?.push(part)
      if (isLast && parts) complete.push({ name, bytes: joined(parts, bytes) })
    }
    file.start()
  }
  for await (const _ of read(archive, start)) {
    yield* complete
    complete.length = 0
  }
}

/** Reads an archive piece by piece. `onFile` is called for each file in it. */
async function* read(archive: Blob, onFile: (file: UnzipFile) => void): AsyncGenerator<void> {
  await checkStart(archive)
  const unzip = new Unzip(onFile)
  unzip.register(UnzipInflate)
  for (let at = 0; at < archive.size; at += PIECE_BYTES) {
    const piece = new Uint8Array(await archive.slice(at, at + PIECE_BYTES).arrayBuffer())
    try {
      unzip.push(piece, at + PIECE_BYTES >= archive.size)
    } catch (error) {
      if (error instanceof UnreadableArchive) throw error
      throw new UnreadableArchive('incomplete', { cause: error })
    }
    yield
  }
}

/** Checks the first file of an archive: the signature, and the flag of a password. */
async function checkStart(archive: Blob): Promise<void> {
  const [p, k, three, four, , , flags = 0] = new Uint8Array(await archive.slice(0, 8).arrayBuffer())
  if (p !== 0x50 || k !== 0x4b || three !== 3 || four !== 4) throw new UnreadableArchive('not_zip')
  if (flags & 1) throw new UnreadableArchive('encrypted')
}

function joined(parts: readonly Uint8Array<ArrayBuffer>[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
