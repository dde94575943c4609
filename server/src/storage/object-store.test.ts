import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { aBucket, aScriptedStore } from '../../testing/files/s3.ts'
import { FolderStore } from './folder-store.ts'
import { movePictures } from './move-pictures.ts'
import type { ObjectStore } from './object-store.ts'
import { S3Store, StoreUnavailable } from './s3-store.ts'

const folder = join(tmpdir(), `sampan-store-${randomUUID()}`)
afterAll(() => rm(folder, { recursive: true, force: true }))
const aFolder = () => new FolderStore(join(folder, randomUUID()))
const stores: [string, ObjectStore][] = [
  ['a folder', aFolder()],
  ['an S3-compatible store', new S3Store(await aBucket())],
]

const keysIn = async (store: ObjectStore, prefix: string) => {
  const keys: string[] = []
  for await (const { key } of store.list(prefix)) keys.push(key)
  return keys.toSorted()
}

describe.each(stores)('in %s', (_what, store) => {
  test('an object can be written, read, replaced and removed', async () => {
    const bytes = Buffer.from([0, 255, 10, 13])
    await store.write('files/a.webp', bytes, true)
    expect(await store.read('files/a.webp')).toEqual(bytes)
    expect(await store.readDerived('files/a.webp')).toEqual(bytes)
    const tag = await store.tag('files/a.webp')
    expect(tag).toEqual(expect.any(String))
    await store.write('files/a.webp', Buffer.from('other'), true)
    expect(await store.tag('files/a.webp')).not.toBe(tag)
    expect(String(await store.read('files/a.webp'))).toBe('other')
    await store.remove('files/a.webp')
    expect(await store.read('files/a.webp')).toBeUndefined()
  })

  test('a missing object is undefined and can be removed', async () => {
    expect(await store.read('files/none.webp')).toBeUndefined()
    expect(await store.readDerived('files/none.webp')).toBeUndefined()
    expect(await store.tag('files/none.webp')).toBeUndefined()
    await store.remove('files/none.webp')
    expect(await keysIn(store, 'nothing/')).toEqual([])
  })

  test('a list contains the objects directly below its prefix, with sizes and times', async () => {
    for (const key of ['list/a.webp', 'list/b.webp', 'list/160/a.webp', 'listed.webp'])
      await store.write(key, Buffer.alloc(7))
    expect(await keysIn(store, 'list/')).toEqual(['list/a.webp', 'list/b.webp'])
    for await (const { size, modified_ms } of store.list('list/')) {
      expect(size).toBe(7)
      expect(Math.abs(Date.now() - modified_ms)).toBeLessThan(60_000)
    }
  })
})

test('servers that share a folder can write the same picture at the same time', async () => {
  const shared = join(folder, randomUUID())
  const writing = [1, 2, 3, 4].map((digit) => new FolderStore(shared).write('files/a.webp', Buffer.alloc(99, digit)))
  await Promise.all(writing)
  const bytes = await new FolderStore(shared).read('files/a.webp')
  expect(bytes).toHaveLength(99)
  expect(await keysIn(new FolderStore(shared), 'files/')).toEqual(['files/a.webp'])
})

test('a list of several pages is complete', async () => {
  const page = (name: string, more = '') =>
    `<ListBucketResult><Contents><Key>files/${name}</Key><LastModified>2026-11-20T12:00:00.000Z</LastModified>
    <Size>7</Size></Contents>${more}</ListBucketResult>`
  const next = '<NextContinuationToken>a+b/c=&amp;d</NextContinuationToken>'
  const { bucket, requests } = await aScriptedStore(page('a.webp', next), page('b.webp'))
  expect(await keysIn(new S3Store(bucket), 'files/')).toEqual(['files/a.webp', 'files/b.webp'])
  const tokens = requests.map((address) => new URL(address.split(' ')[1] ?? '', bucket.url).searchParams)
  expect(tokens.map((query) => query.get('continuation-token'))).toEqual([null, 'a+b/c=&d'])
})

test('a request that fails once is retried', async () => {
  const { bucket, requests } = await aScriptedStore(503, 200)
  await new S3Store(bucket).write('files/a.webp', Buffer.from('a'))
  expect(requests).toEqual(['PUT /pictures/files/a.webp', 'PUT /pictures/files/a.webp'])
})

test.each([500, 403])(
  'a store that replies %i counts as unavailable for reads, writes, removals and lists',
  async (status) => {
    const { bucket } = await aScriptedStore(status)
    const store = new S3Store(bucket)
    await expect(store.read('files/a.webp')).rejects.toThrow(StoreUnavailable)
    await expect(store.tag('files/a.webp')).rejects.toThrow(StoreUnavailable)
    await expect(store.write('files/a.webp', Buffer.from('a'))).rejects.toThrow(StoreUnavailable)
    await expect(store.remove('files/a.webp')).rejects.toThrow(StoreUnavailable)
    await expect(keysIn(store, 'files/')).rejects.toThrow(StoreUnavailable)
  },
)

test('a missing bucket is an error, not an empty list', async () => {
  const { bucket } = await aScriptedStore(404)
  await expect(keysIn(new S3Store(bucket), 'files/')).rejects.toThrow(StoreUnavailable)
  await expect(new S3Store(bucket).write('files/a.webp', Buffer.alloc(1))).rejects.toThrow(StoreUnavailable)
})

test('a move to another store copies uploads and original pictures once, and skips derived pictures', async () => {
  const [from, to] = [aFolder(), aFolder()]
  const moved = ['files/a.webp', 'pictures/original/soap.webp', 'pictures/original/logo-1.webp']
  for (const key of [...moved, 'files/160/a.webp', 'pictures/320/soap.webp', 'pictures/icons/x.png'])
    await from.write(key, Buffer.from(key))
  expect(await movePictures(from, to)).toEqual({ copied: 3, existing: 0 })
  for (const key of moved) expect(String(await to.read(key))).toBe(key)
  expect(await keysIn(to, 'files/160/')).toEqual([])
  expect(await movePictures(from, to)).toEqual({ copied: 0, existing: 3 })
  await from.write('files/b.webp', Buffer.from('new'))
  expect(await movePictures(from, to)).toEqual({ copied: 1, existing: 3 })
})
