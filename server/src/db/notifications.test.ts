import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { cleanUp } from '../../testing/clean-up.ts'
import { testDatabase } from '../../testing/database.ts'
import { openNotifications } from './notifications.ts'

const db = await testDatabase()
const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(db)
const database = rows[0]?.database ?? ''
const { host, port, user } = inject('test_server')

/** A proxy in front of the database whose connections can stop responding, as when the database host loses power. */
async function aProxy() {
  const passages: [Socket, Socket][] = []
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    for (const socket of [near, far]) socket.on('error', () => {})
    near.pipe(far).pipe(near)
    passages.push([near, far])
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  cleanUp(() => {
    for (const socket of passages.flat()) socket.destroy()
    server.close()
  })
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    count: () => passages.length,
    open: () => passages.filter(([near]) => !near.destroyed).length,
    cut: () => {
      for (const [near, far] of passages) for (const socket of [near, far]) socket.destroy()
    },
    goDead: () => {
      for (const [near, far] of passages) {
        near.unpipe(far)
        far.unpipe(near)
      }
    },
  }
}

const notify = (payload: string) => sql`select pg_notify('news', ${payload})`.execute(db)

test('a connection that silently stops responding is replaced, and the listener is notified that it may have missed notifications', async () => {
  const proxy = await aProxy()
  const patience = { check_every_ms: 50, reconnect_ms: 20, answer_ms: 200 }
  const notifications = await openNotifications({ host: '127.0.0.1', port: proxy.port, user, database }, patience)
  cleanUp(() => notifications.close())
  const payloads: string[] = []
  notifications.on('news', (payload) => payloads.push(payload))
  const hears = async (payload: string) => {
    await notify(payload)
    return payloads.includes(payload)
  }
  await expect.poll(() => hears('first')).toBe(true)
  payloads.splice(0)
  proxy.goDead()
  await notify('lost')
  // The first poll may have sent 'first' several times; late copies are ignored.
  await expect.poll(() => payloads.filter((payload) => payload !== 'first')).toEqual([''])
  await expect.poll(() => hears('third')).toBe(true)
  expect(payloads).not.toContain('lost')
  expect(proxy.count()).toBe(2)
})

test('a listener that throws ends neither the process nor the listening', async () => {
  const faults: unknown[] = []
  const address = { host, port, user, database }
  const notifications = await openNotifications(address, undefined, (error) => faults.push(error))
  cleanUp(() => notifications.close())
  const payloads: string[] = []
  notifications.on('news', (payload) => {
    payloads.push(payload)
    if (payload === 'bad') throw new Error('unreadable')
  })
  const hears = async (payload: string) => {
    await notify(payload)
    return payloads.includes(payload)
  }
  await expect.poll(() => hears('bad')).toBe(true)
  await expect.poll(() => hears('good')).toBe(true)
  expect(faults[0]).toEqual(new Error('unreadable'))
})

test('a connection that cannot listen is closed before the next one is made', async () => {
  const proxy = await aProxy()
  const patience = { check_every_ms: 10_000, reconnect_ms: 20, answer_ms: 200 }
  const notifications = await openNotifications({ host: '127.0.0.1', port: proxy.port, user, database }, patience)
  cleanUp(() => notifications.close())
  // PostgreSQL refuses LISTEN on an empty channel name, on every connection.
  notifications.on('', () => {})
  proxy.cut()
  await expect.poll(() => proxy.count()).toBeGreaterThan(4)
  expect(proxy.open()).toBeLessThanOrEqual(1)
})
