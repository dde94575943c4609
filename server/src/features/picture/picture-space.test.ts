import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { FolderStore, markRecentlyUsed } from '../../storage/folder-store.ts'
import { freePictureSpace } from './picture-space.ts'

const data = mkdtempSync(join(tmpdir(), 'sampan-room-'))
afterAll(() => rmSync(data, { recursive: true, force: true }))
const store = new FolderStore(data)
beforeEach(() => {
  rmSync(data, { recursive: true, force: true })
  for (const folder of ['pictures/original', 'pictures/320', 'pictures/800', 'files/160'])
    mkdirSync(join(data, folder), { recursive: true })
})

const fail = (error: unknown) => {
  throw error
}
const NOW = Date.parse('2026-11-20T12:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW - hours * 3_600_000)

function put(file: string, bytes: number, hours: number): void {
  writeFileSync(join(data, file), Buffer.alloc(bytes))
  utimesSync(join(data, file), hoursAgo(hours), hoursAgo(hours))
}
const remainingFiles = () =>
  ['pictures/320', 'pictures/800', 'files/160'].flatMap((folder) =>
    readdirSync(join(data, folder)).map((name) => `${folder}/${name}`),
  )

test('below the limit nothing is deleted', async () => {
  put('pictures/320/a.webp', 400, 90)
  put('files/160/b.webp', 600, 1)
  expect(await freePictureSpace(store, { limit_bytes: 1_000, now: NOW, fault: fail })).toBe(0)
  expect(remainingFiles()).toHaveLength(2)
})

test('above the limit, the least recently read pictures are deleted to below the limit, but never originals', async () => {
  put('pictures/original/a.webp', 5_000, 900)
  put('pictures/320/old.webp', 300, 90)
  put('files/160/older.webp', 300, 95)
  put('pictures/800/new.webp', 300, 2)
  put('pictures/320/newer.webp', 300, 1)
  expect(await freePictureSpace(store, { limit_bytes: 1_000, now: NOW, fault: fail })).toBe(300)
  expect(remainingFiles()).not.toContain('files/160/older.webp')
  expect(remainingFiles()).toHaveLength(3)
  expect(statSync(join(data, 'pictures/original/a.webp')).size).toBe(5_000)
})

test('of the pictures that were last read in the same hour, no more are deleted than necessary', async () => {
  for (let number = 0; number < 20; number++) put(`pictures/320/p${number}.webp`, 100, 5)
  put('pictures/800/last.webp', 100, 0)
  expect(await freePictureSpace(store, { limit_bytes: 1_500, now: NOW, fault: fail })).toBe(800)
  expect(remainingFiles()).toHaveLength(13)
  expect(remainingFiles()).toContain('pictures/800/last.webp')
})

test('if a picture is read again after a day, it counts as recently used', async () => {
  const file = join(data, 'pictures/320/a.webp')
  put('pictures/320/a.webp', 100, 30)
  await markRecentlyUsed(file, statSync(file), NOW)
  expect(statSync(file).mtimeMs).toBe(NOW)
  put('pictures/320/b.webp', 100, 3)
  const other = join(data, 'pictures/320/b.webp')
  await markRecentlyUsed(other, statSync(other), NOW)
  expect(statSync(other).mtimeMs).toBe(hoursAgo(3).getTime())
  rmSync(file)
  await expect(markRecentlyUsed(file, { mtimeMs: 0 }, NOW)).resolves.toBeUndefined()
})

test('a missing folder counts as empty', async () => {
  rmSync(data, { recursive: true })
  expect(await freePictureSpace(store, { limit_bytes: 0, now: NOW, fault: fail })).toBe(0)
})

test('a picture that cannot be deleted is reported, and others are deleted instead', async () => {
  put('pictures/320/a.webp', 100, 90)
  put('pictures/320/b.webp', 100, 90)
  put('pictures/320/c.webp', 100, 90)
  let stuck: string | undefined
  class StuckStore extends FolderStore {
    override async remove(key: string): Promise<void> {
      stuck ??= key
      if (key === stuck) throw new Error('EACCES')
      await super.remove(key)
    }
  }
  const faults: unknown[] = []
  const fault = (error: unknown) => void faults.push(error)
  expect(await freePictureSpace(new StuckStore(data), { limit_bytes: 200, now: NOW, fault })).toBe(200)
  expect(faults).toHaveLength(1)
  expect(remainingFiles()).toEqual([stuck])
})
