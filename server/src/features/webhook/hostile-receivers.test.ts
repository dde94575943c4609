import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { passPauses, runJobs } from '../../../testing/job-world.ts'
import { anOperator, aShop } from '../../../testing/world.ts'
import { transaction } from '../../db/transaction.ts'
import { insertTestDelivery } from './webhook-sql.ts'

const shop = await aShop()
const { db } = shop
const owner = await anOperator(shop)

const EVERYWHERE = { isAllowed: () => true }
shop.context.network = EVERYWHERE
afterEach(async () => {
  shop.context.network = EVERYWHERE
  await sql`delete from webhook`.execute(db)
})

/** Listens on loopback. `onRequest` gets each connection whose request has arrived completely. */
async function aReceiver(onRequest: (socket: Socket, request: string) => void): Promise<Server> {
  const receiver = createServer((socket) => {
    let request = ''
    socket.on('error', () => {}) // the sender may close the connection first
    socket.on('data', (part) => {
      request += part.toString()
      const [head = '', body] = request.split('\r\n\r\n')
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
      if (body === undefined || Buffer.byteLength(body) < length) return
      onRequest(socket, request)
    })
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  onTestFinished(() => void receiver.close())
  return receiver
}

const add = () =>
  owner.call('POST /api/admin/webhook/add', { body: { url: 'https://93.184.215.14/hook', topics: ['order'] } })

/** A webhook whose events go to a receiver of the test, which is internal and therefore cannot be added. */
async function aWebhook(receiver: Server) {
  const address = receiver.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const { data } = await add()
  const { webhook_id } = data.webhook
  await sql`update webhook set url = ${`http://127.0.0.1:${port}/hook`} where webhook_id = ${webhook_id}`.execute(db)
  return { webhook_id, secret: data.secret }
}
const sendTest = (webhook_id: string) => owner.call('POST /api/admin/webhook/test', { body: { webhook_id } })
async function sendDue() {
  await passPauses(db)
  await runJobs(shop)
}
/** Queues a test event that the next `runJobs` sends. */
const queueTest = (webhook_id: string) => transaction(db, (tx) => insertTestDelivery(tx, webhook_id))
const deliveries = async (webhook_id: string) =>
  (await owner.call('GET /api/admin/webhook/deliveries', { query: { webhook_id } })).data.items

const OK = 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'

test.each([
  [
    'switches to another protocol',
    'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
    { last_status: 101 },
  ],
  ['ends within its headers', 'HTTP/1.1 200 OK\r\ncontent-le', { last_status: null, last_fault: 'ECONNRESET' }],
  ['is empty', '', { last_status: null, last_fault: 'ECONNRESET' }],
  ['is not HTTP', 'SSH-2.0-OpenSSH\r\n\r\n', { last_status: null, last_fault: 'HPE_INVALID_CONSTANT' }],
  [
    'has a header of 100,000 bytes',
    `HTTP/1.1 200 OK\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`,
    { last_status: null, last_fault: 'HPE_HEADER_OVERFLOW' },
  ],
  ['is an error', 'HTTP/1.1 503 Busy\r\nretry-after: 1\r\n\r\n', { last_status: 503, last_fault: null }],
  ['has an unknown status', 'HTTP/1.1 999 Odd\r\n\r\n', { last_status: 999, last_fault: null }],
])('a reply that %s is a failed attempt, and the event waits', async (_, reply, result) => {
  const { webhook_id } = await aWebhook(await aReceiver((socket) => socket.end(reply)))
  await sendTest(webhook_id)
  await sendDue()
  expect(await deliveries(webhook_id)).toMatchObject([{ state: 'waiting', tries: 1, ...result }])
})

test.each([
  ['never ends its headers', 'x-more: 1\r\n'],
  ['repeats its announcement without end', 'HTTP/1.1 100 Continue\r\n\r\n'],
])('a reply that %s is given up in time', async (_, part) => {
  const receiver = await aReceiver((socket) => {
    if (!part.startsWith('HTTP')) socket.write('HTTP/1.1 200 OK\r\n')
    const dripping = setInterval(() => socket.write(part), 5)
    socket.on('close', () => clearInterval(dripping))
  })
  const { webhook_id } = await aWebhook(receiver)
  shop.context.network = { ...EVERYWHERE, reply_ms: 200 }
  await sendTest(webhook_id)
  await sendDue()
  expect(await deliveries(webhook_id)).toMatchObject([{ state: 'waiting', last_status: null, last_fault: 'TIMEOUT' }])
})

test('a reply without end is read up to its status, and the connection is closed', async () => {
  const closed = Promise.withResolvers<void>()
  const receiver = await aReceiver((socket) => {
    socket.on('close', () => closed.resolve())
    const write = () => {
      while (socket.writable && socket.write('x'.repeat(65_536)));
    }
    socket.on('drain', write)
    socket.write('HTTP/1.1 200 OK\r\n\r\n')
    write()
  })
  const { webhook_id } = await aWebhook(receiver)
  await sendTest(webhook_id)
  await sendDue()
  expect(await deliveries(webhook_id)).toMatchObject([{ state: 'delivered', last_status: 200 }])
  await closed.promise
})

test('two servers that send at the same time send each event once', async () => {
  const ids: (string | undefined)[] = []
  const receiver = await aReceiver((socket, request) => {
    ids.push(/webhook-id: (\S+)/i.exec(request)?.[1])
    socket.end(OK)
  })
  const { webhook_id } = await aWebhook(receiver)
  for (let event = 0; event < 20; event++) await queueTest(webhook_id)
  await Promise.all([runJobs(shop), runJobs(shop)])
  await runJobs(shop)
  expect(ids).toHaveLength(20)
  expect(new Set(ids).size).toBe(20)
})

test('the signature covers the time of the attempt, so that receivers can refuse repeated requests', async () => {
  const requests: string[] = []
  const receiver = await aReceiver((socket, request) => {
    requests.push(request)
    socket.end(OK)
  })
  const { webhook_id, secret } = await aWebhook(receiver)
  await queueTest(webhook_id)
  await sql`update webhook_delivery set created_at = created_at - interval '1 day'`.execute(db)
  await sendDue()
  const [head = '', body = ''] = requests[0]?.split('\r\n\r\n') ?? []
  const lines = head.split('\r\n').map((line) => /^([\w-]+): (.*)$/.exec(line) ?? [])
  const headers = Object.fromEntries(lines.map(([, name = '', value = '']) => [name.toLowerCase(), value]))
  const verifier = new Webhook(secret)
  expect(verifier.verify(body, headers)).toMatchObject({ type: 'test' })
  const later = { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1) }
  expect(() => verifier.verify(body, later)).toThrow('No matching signature')
})

test('a secret is replaced without a gap: the same address is added again, and the former one is removed', async () => {
  let count = 0
  const receiver = await aReceiver((socket) => {
    count++
    socket.end(OK)
  })
  const former = await aWebhook(receiver)
  const current = await aWebhook(receiver)
  expect(current.secret).not.toBe(former.secret)
  for (const { webhook_id } of [former, current]) await sendTest(webhook_id)
  await sendDue()
  expect(count).toBe(2)
  await owner.call('POST /api/admin/webhook/remove', { body: { webhook_id: former.webhook_id } })
  await sendTest(current.webhook_id)
  await sendDue()
  expect(count).toBe(3)
})
