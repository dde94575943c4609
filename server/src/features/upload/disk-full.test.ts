import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { aPicture, aPng, upload } from '../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper } from '../../../testing/world.ts'

const shop = await aShop()
const { data_folder } = shop.context.config

/** A file system of 1 MB in memory. Only root can mount it. */
function mountSmall(): boolean {
  mkdirSync(data_folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', data_folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
const is_small = process.platform === 'linux' && mountSmall()
afterAll(() => {
  if (is_small) execFileSync('umount', [data_folder])
})

const filesBelow = () =>
  readdirSync(data_folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

async function fill(): Promise<void> {
  await writeFile(join(data_folder, 'filling'), Buffer.alloc(2 * 1024 * 1024)).catch(() => {}) // until the disk is full
}

const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()

test.runIf(is_small)('on a full disk an upload gets 503 with a message, and leaves no partial file', async () => {
  const [shopper, operator] = [await aShopper(shop), await anOperator(shop)]
  const { url } = await aPicture(shop, shopper, 'review')
  await fill()
  const before = filesBelow()
  const bytes = await noise(400)
  const refused = await upload(shop, shopper.token, { bytes })
  expect(refused).toMatchObject({ status: 503, code: 503, msg: expect.stringContaining('no space left') })
  const at_desk = { bytes, purpose: 'product', url: '/api/admin/picture/upload' }
  expect((await upload(shop, operator.token, at_desk)).status).toBe(503)
  expect(filesBelow()).toEqual(before)
  const rows = await shop.db.selectFrom('uploaded_file').select('file_name').execute()
  expect(rows.map(({ file_name }) => `/files/${file_name}`)).toEqual([url])
  // Smaller versions are sent without being stored while the disk is full.
  expect((await shop.app.inject({ url: `${url}?w=160` })).statusCode).toBe(200)
  rmSync(join(data_folder, 'filling'))
  expect((await upload(shop, shopper.token, { bytes: await aPng() })).code).toBe(1)
})

test.runIf(is_small)('a nearly full disk appears in /readyz and /metrics', async () => {
  const ready = await shop.app.inject({ url: '/readyz' })
  expect(ready.statusCode).toBe(200)
  expect(ready.json()).toMatchObject({ ok: true, degraded: expect.stringMatching(/^the data folder has \d MB left/) })
  const { payload } = await shop.app.inject({ url: '/metrics' })
  expect(payload).toMatch(/^data_folder_free_bytes \d+$/m)
  expect(payload).toMatch(/^data_folder_size_bytes 1048576$/m)
})
