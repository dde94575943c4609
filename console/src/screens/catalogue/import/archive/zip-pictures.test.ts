import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type ArchiveFile, filesIn, namesIn, UnreadableArchive } from './zip-pictures.ts'

const NUL = new Uint8Array()
const text = (value: string) => new TextEncoder().encode(value)
const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])
const anArchive = (files: Record<string, Uint8Array>, level: 0 | 6 = 6) => blobOf(zipSync(files, { level }))

async function unpacked(archive: Blob, isWanted = (_name: string) => true): Promise<ArchiveFile[]> {
  const files: ArchiveFile[] = []
  for await (const file of filesIn(archive, isWanted)) files.push(file)
  return files
}

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof UnreadableArchive ? error.fault : error),
  )

test('the names of an archive are read without folders, files of systems and paths to other folders', async () => {
  const archive = anArchive({
    'photos/': NUL,
    'photos/mug-1.jpg': text('1'),
    'notes.txt': text('2'),
    '__MACOSX/photos/._mug-1.jpg': text('3'),
    '.DS_Store': text('4'),
    'Thumbs.db': text('5'),
    '../../etc/passwd.png': text('6'),
  })
  expect(await namesIn(archive)).toEqual(['photos/mug-1.jpg', 'notes.txt'])
})

test.each([0, 6] as const)('wanted files are unpacked one after another at level %i', async (level) => {
  const bytes = crypto.getRandomValues(new Uint8Array(60_000))
  const archive = anArchive({ 'a.png': bytes, 'b.png': text('b'), 'c.png': bytes }, level)
  const files = await unpacked(archive, (name) => name !== 'b.png')
  expect(files.map(({ name }) => name)).toEqual(['a.png', 'c.png'])
  for (const file of files) expect('bytes' in file && file.bytes).toEqual(bytes)
})

test('a file above 10 MB is left out, and the files behind it are unpacked', async () => {
  const archive = anArchive({ 'bomb.png': new Uint8Array(11 * 1024 * 1024), 'b.png': text('b') })
  expect(archive.size).toBeLessThan(100_000)
  const [bomb, next] = await unpacked(archive)
  expect(bomb).toEqual({ name: 'bomb.png', fault: 'too_large' })
  expect(next).toMatchObject({ name: 'b.png', bytes: text('b') })
})

test('a damaged file is left out', async () => {
  const bytes = zipSync({ 'a.png': text('a'.repeat(5_000)), 'b.png': text('b') })
  const at = 30 + 'a.png'.length
  bytes.fill(0xff, at, at + 8)
  const files = await unpacked(blobOf(bytes))
  expect(files).toContainEqual({ name: 'a.png', fault: 'damaged' })
  expect(files).toContainEqual(expect.objectContaining({ name: 'b.png', bytes: text('b') }))
})

test('archives that cannot be read have a fault', async () => {
  const zip = zipSync({ 'a.png': crypto.getRandomValues(new Uint8Array(9_000)) }, { level: 0 })
  const locked = new Uint8Array(zip)
  locked[6] = 1
  expect(await faultOf(namesIn(blobOf(text('<html>'))))).toBe('not_zip')
  expect(await faultOf(namesIn(blobOf(new Uint8Array())))).toBe('not_zip')
  expect(await faultOf(namesIn(blobOf(locked)))).toBe('encrypted')
  expect(await faultOf(unpacked(blobOf(zip.subarray(0, 4_000))))).toBe('incomplete')
})

test('an archive of more than 20,000 files is refused', async () => {
  const names = Array.from({ length: 20_001 }, (_, at) => [`${at}.png`, NUL])
  expect(await faultOf(namesIn(anArchive(Object.fromEntries(names))))).toBe('too_many')
})
