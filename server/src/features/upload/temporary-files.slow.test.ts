import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sessionHeaders } from '@sampan/contract/rules'
import { afterEach, expect, test, vi } from 'vitest'
import { aPng, upload } from '../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper } from '../../../testing/world.ts'
import { sweepTemporaryFiles } from './temporary-files.ts'

const shop = await aShop()
const address = new URL(await shop.app.listen({ host: '127.0.0.1', port: 0 }))
const { data_folder } = shop.context.config
const folder = join(data_folder, 'arriving')
const temporaryFiles = () => (existsSync(folder) ? readdirSync(folder) : [])

const sockets: Socket[] = []
let repeats = false
afterEach(async () => {
  repeats = false
  for (const socket of sockets.splice(0)) socket.destroy()
  await until(0)
  rmSync(folder, { recursive: true, force: true })
})

/** All senders share these bytes to save memory. */
const BYTES = Buffer.alloc(10_000_000, 'a')

/** Starts an upload that never ends. */
function beginUpload(token: string, { url = '/api/upload', bytes = 1024 * 1024 } = {}): Socket {
  const session = Object.entries(sessionHeaders(url, token)).map(([name, value]) => `${name}: ${value}\r\n`)
  const socket = connect(Number(address.port), '127.0.0.1')
  socket.on('error', () => {}) // the server closes it
  socket.write(
    `POST ${url} HTTP/1.1\r\nHost: shop.example\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
      `Content-Length: 10900000\r\n${session.join('')}\r\n` +
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
  )
  socket.write(BYTES.subarray(0, bytes))
  sockets.push(socket)
  return socket
}

const RETRY_MS = 50

/**
 * Starts an upload, and again whenever it is refused or its connection ends, because an earlier upload may not have
 * ended yet. Without the pause, the refusals would use up the shopper's quota, and then open connections until the
 * process has no more.
 */
function beginUntilAccepted(token: string): void {
  const socket = beginUpload(token, { bytes: 10 })
  socket.once('data', () => socket.destroy())
  socket.once('close', () => setTimeout(() => repeats && beginUntilAccepted(token), RETRY_MS))
}

const until = (count: number) => vi.waitFor(() => expect(temporaryFiles()).toHaveLength(count), { timeout: 60_000 })

test('a shopper can have ten concurrent uploads, other shoppers are not affected, and aborted uploads leave no file', async () => {
  const [shopper, other] = [await aShopper(shop), await aShopper(shop)]
  const bytes = await aPng()
  const unfinished = Array.from({ length: 10 }, () => beginUpload(shopper.token))
  await until(10)
  const refused = await upload(shop, shopper.token, { bytes })
  expect(refused).toMatchObject({ status: 200, code: 0, reason: 'too_many_uploads' })
  expect((await upload(shop, other.token, { bytes })).code).toBe(1)
  for (const socket of unfinished) socket.destroy()
  await until(0)
  await expect.poll(async () => (await upload(shop, shopper.token, { bytes })).code).toBe(1)
  expect(temporaryFiles()).toEqual([])
})

test.each([
  '/api/admin/picture/upload',
  `/api/admin/service/upload?user_id=${randomUUID()}`,
  '/api/admin/import/upload',
  '/api/admin/move_in/upload',
  '/api/admin/sheet/text',
])('an operator can have ten concurrent uploads to %s', async (url) => {
  const operator = await anOperator(shop)
  const unfinished = Array.from({ length: 11 }, () => beginUpload(operator.token, { url, bytes: 10 }))
  const answers = await Promise.race(
    unfinished.map((socket) => new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))))),
  )
  expect(answers).toContain('too_many_uploads')
  for (const socket of unfinished) socket.destroy()
  await until(0)
})

test('above a hundred concurrent uploads the server replies that it is busy', async () => {
  const shoppers = []
  for (let number = 0; number < 11; number++) shoppers.push(await aShopper(shop))
  const [last, ...first] = shoppers
  repeats = true
  for (const { token } of first) for (let begun = 0; begun < 10; begun++) beginUntilAccepted(token)
  // Uploads of earlier test files count too until the server has noticed their end.
  await vi.waitFor(() => expect(temporaryFiles().length).toBeGreaterThan(90), { timeout: 60_000 })
  const bytes = await aPng()
  const refused = { status: 503, code: 503 }
  await expect.poll(() => upload(shop, last?.token, { bytes })).toMatchObject(refused)
  expect(temporaryFiles().length).toBeLessThanOrEqual(100)
})

test('unfinished uploads are stored on disk, not in memory', async () => {
  const shopper = await aShopper(shop)
  const buffersAfterGc = () => {
    setFlagsFromString('--expose-gc')
    runInNewContext('gc')()
    return process.memoryUsage().arrayBuffers
  }
  const before = buffersAfterGc()
  for (let begun = 0; begun < 10; begun++) beginUpload(shopper.token, { bytes: BYTES.length })
  const onDisk = () => temporaryFiles().reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  await vi.waitFor(() => expect(onDisk()).toBeGreaterThan(9.5 * BYTES.length), { timeout: 60_000 })
  await vi.waitFor(() => expect((buffersAfterGc() - before) / 1024 / 1024).toBeLessThan(50), { timeout: 60_000 })
})

test('a refused, too large or malformed upload leaves no file', async () => {
  const { token } = await aShopper(shop)
  const invalid_files = [
    Buffer.alloc(11 * 1024 * 1024, 0xff),
    Buffer.from('no picture'),
    (await aPng(400, 400)).subarray(0, 300),
  ]
  for (const bytes of invalid_files) expect((await upload(shop, token, { bytes })).code).toBe(0)
  expect((await upload(shop, token, { bytes: await aPng(), purpose: 'fun' })).status).toBe(400)
  expect(temporaryFiles()).toEqual([])
})

test('files of a killed server are deleted, files that other servers are writing are not', async () => {
  await mkdir(folder, { recursive: true })
  for (const name of ['old', 'young']) await writeFile(join(folder, name), 'half')
  const old = new Date(Date.now() - 3_600_000)
  await utimes(join(folder, 'old'), old, old)
  await sweepTemporaryFiles(data_folder, Date.now())
  expect(temporaryFiles()).toEqual(['young'])
  rmSync(folder, { recursive: true })
})
