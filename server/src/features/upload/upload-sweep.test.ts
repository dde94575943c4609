import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { retryFailed } from '../../../testing/job-world.ts'
import { aPicture, aPng, upload } from '../../../testing/wallet-world.ts'
import { aShop, aShopper } from '../../../testing/world.ts'
import { transaction } from '../../db/transaction.ts'
import { openStore } from '../../storage/open-store.ts'
import { newFileName } from './file-store.ts'
import { attachFiles, deleteUnused } from './upload-service.ts'
import { markUnusedForDeletion, reserveFile } from './upload-sql.ts'

const shop = await aShop()
const shopper = await aShopper(shop)
const { data_folder, pictures_s3 } = shop.context.config
const folder = join(data_folder, 'files')
const store = openStore(shop.context.config)
const isStored = async (name: string) => (await store.tag(`files/${name}`)) !== undefined
const storedKeys = async () => {
  const keys: string[] = []
  for await (const { key } of store.list('files/')) keys.push(key)
  return keys
}
/** Runs only with a folder store, which has temporary files and whose deletions can be made to fail. */
const testInFolder = test.skipIf(pictures_s3 !== undefined)

const fail = (error: unknown) => {
  throw error
}
const letPass = (hours: number) =>
  sql`update uploaded_file set created_at = created_at - ${hours} * interval '1 hour'`.execute(shop.db)
const storedNames = async () =>
  (await shop.db.selectFrom('uploaded_file').select('file_name').execute()).map((row) => row.file_name)
const use = (file_id: string) =>
  transaction(shop.db, (tx) =>
    attachFiles(tx, {
      user_id: shopper.user_id,
      file_ids: [file_id],
      purpose: 'evidence',
      used_by: `test:${randomUUID()}`,
    }),
  )
const nameOf = ({ url }: { url: string }) => url.replace('/files/', '')

beforeEach(async () => {
  await sql`delete from uploaded_file`.execute(shop.db)
})

test('a picture that is unused for a day is deleted with its file; used and recent pictures are not', async () => {
  const [used, unused] = [await aPicture(shop, shopper), await aPicture(shop, shopper)]
  await use(used.file_id)
  await letPass(25)
  const young = await aPicture(shop, shopper)
  await letPass(23)
  expect(await deleteUnused(shop.context, fail)).toBe('done')
  expect((await storedNames()).toSorted()).toEqual([nameOf(used), nameOf(young)].toSorted())
  expect(await isStored(nameOf(unused))).toBe(false)
  expect(await isStored(nameOf(used))).toBe(true)
  expect(await isStored(nameOf(young))).toBe(true)
  await expect(use(unused.file_id)).rejects.toThrow('not found')
})

test('smaller versions of a deleted picture are deleted, too', async () => {
  const picture = await aPicture(shop, shopper)
  const { token } = shopper
  await shop.app.inject({ url: `${picture.url}?w=160`, headers: { authorization: `Bearer ${token}` } })
  const narrow = `160/${nameOf(picture)}`
  expect(await isStored(narrow)).toBe(true)
  await letPass(25)
  await deleteUnused(shop.context, fail)
  expect(await isStored(narrow)).toBe(false)
})

test('a picture that is being used by an open transaction is not deleted', async () => {
  const picture = await aPicture(shop, shopper)
  await letPass(25)
  await transaction(shop.db, async (tx) => {
    const files = {
      user_id: shopper.user_id,
      file_ids: [picture.file_id],
      purpose: 'evidence',
      used_by: 'test',
    } as const
    await attachFiles(tx, files)
    expect(await deleteUnused(shop.context, fail)).toBe('done')
  })
  await deleteUnused(shop.context, fail)
  expect(await storedNames()).toEqual([nameOf(picture)])
  expect(await isStored(nameOf(picture))).toBe(true)
})

test('if a picture is used during two concurrent sweeps, either the picture and its file stay, or both are deleted', async () => {
  for (let round = 0; round < 10; round++) {
    const picture = await aPicture(shop, shopper)
    await letPass(25)
    const [used] = await Promise.allSettled([
      use(picture.file_id),
      deleteUnused(shop.context, fail),
      deleteUnused(shop.context, fail),
    ])
    const stays = used.status === 'fulfilled'
    expect(await isStored(nameOf(picture))).toBe(stays)
    expect((await storedNames()).includes(nameOf(picture))).toBe(stays)
  }
})

testInFolder('a file whose writing or deletion was interrupted is deleted by the next sweep', async () => {
  const writing = newFileName()
  const file = {
    user_id: shopper.user_id,
    purpose: 'evidence',
    file_name: writing,
    width: 1,
    height: 1,
    bytes: 1,
    digest: Buffer.alloc(32),
  } as const
  const file_id = await reserveFile(shop.db, file)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${writing}.draft`), 'half')
  await expect(use(file_id)).rejects.toThrow('not found')
  const deleting = await aPicture(shop, shopper)
  await letPass(25)
  expect(await markUnusedForDeletion(shop.db, 100)).toHaveLength(2)
  await expect(use(deleting.file_id)).rejects.toThrow('not found')
  await deleteUnused(shop.context, fail)
  expect(await storedNames()).toEqual([])
  const file_names = readdirSync(folder)
  expect(file_names.filter((name) => name.startsWith(writing) || name === nameOf(deleting))).toEqual([])
})

test('if the row is deleted with its account during the upload, no file remains', async () => {
  await sql`create function row_goes() returns trigger language plpgsql as $$ begin
    delete from uploaded_file where file_name = new.file_name; return null; end $$`.execute(shop.db)
  await sql`create trigger row_goes after insert on uploaded_file for each row execute function row_goes()`.execute(
    shop.db,
  )
  const before = await storedKeys()
  const answer = await upload(shop, shopper.token, { bytes: await aPng(), purpose: 'evidence' })
  await sql`drop trigger row_goes on uploaded_file`.execute(shop.db)
  expect(answer.code).not.toBe(1)
  expect(await storedKeys()).toEqual(before)
})

testInFolder('pictures whose files cannot be deleted do not block others and are deleted later', async () => {
  const stuck = [await aPicture(shop, shopper), await aPicture(shop, shopper)].map(nameOf)
  // A folder in place of the file makes its deletion fail.
  for (const name of stuck) {
    rmSync(join(folder, name))
    mkdirSync(join(folder, name, 'full'), { recursive: true })
  }
  await letPass(1)
  const behind = nameOf(await aPicture(shop, shopper))
  await letPass(25)
  const faults: unknown[] = []
  const round = () => deleteUnused(shop.context, (error) => void faults.push(error), undefined, 2)
  await round()
  await round()
  expect(faults).toHaveLength(2)
  expect(await isStored(behind)).toBe(false)
  for (const name of stuck) rmSync(join(folder, name), { recursive: true })
  await retryFailed(shop)
  expect(await storedNames()).toEqual([])
})
