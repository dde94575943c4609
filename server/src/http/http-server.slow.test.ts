import { EventEmitter, once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Readable, Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import {
  answerClientError,
  CONNECTION_LIMITS,
  type ConnectionLimits,
  connectionLimit,
  limitStalls,
  readToTheEnd,
  refuseTwoHosts,
  serverFactoryOf,
} from './http-server.ts'

const SHORT: ConnectionLimits = {
  headers_ms: 300,
  request_ms: 600,
  check_every_ms: 50,
  stall_ms: 300,
  idle_ms: 5_000,
  per_address: 3,
}
/** The reply is longer than the kernel's buffers for a client that does not read. */
const LONG_REPLY = Buffer.alloc(16 * 1024 * 1024, 'x')

/** A reply whose second part takes the server longer than a client may stall. */
async function* partsWithSilence() {
  yield 'first part, '
  await wait(SHORT.stall_ms * 3)
  yield 'second part'
}

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

async function aServer(times: Partial<ConnectionLimits> = {}, trust_proxy = '') {
  const limits = { ...SHORT, ...times }
  const http = Fastify({
    trustProxy: trust_proxy || false,
    serverFactory: serverFactoryOf(limits, { limits: true, trust_proxy }),
    clientErrorHandler: answerClientError,
  })
  limitStalls(http, limits)
  refuseTwoHosts(http)
  readToTheEnd(http)
  // Responds at the beginning of the body and stops reading, like a form whose file is refused.
  http.addContentTypeParser('test/half', (_request, body, done) => {
    body.pipe(new Writable({ write: () => done(null) }))
  })
  http.get('/long', async () => LONG_REPLY)
  http.get('/silent', (_request, reply) => reply.send(Readable.from(partsWithSilence())))
  http.post('/body', async () => 'received')
  http.get('/slow', async () => new Promise((answer) => setTimeout(answer, 700, 'thought about it')))
  await http.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => http.close())
  return http
}

const portOf = (http: FastifyInstance) => (http.addresses()[0] as { port: number }).port

/** A connection that sends `text` and reports when it was closed and how long that took. */
async function aClient(http: FastifyInstance, text = '') {
  const socket = connect(portOf(http), '127.0.0.1').on('error', () => {})
  sockets.push(socket)
  await once(socket, 'connect')
  const began = Date.now()
  const closed = once(socket, 'close').then(() => Date.now() - began)
  if (text) socket.write(text)
  return { socket, closed }
}

/** Reads the whole reply. Returns it with the time until the connection was closed. */
async function askAndRead(http: FastifyInstance, text = '') {
  const { socket, closed } = await aClient(http, text)
  let answer = ''
  socket.on('data', (part) => (answer += part))
  return { after_ms: await closed, answer }
}

const HEAD = 'Host: shop.example\r\n'
const POST = `POST /body HTTP/1.1\r\n${HEAD}Content-Type: text/plain\r\nContent-Length: 100\r\n\r\n`

test('an incomplete body gets 408 soon after its time limit', async () => {
  const { after_ms, answer } = await askAndRead(await aServer(), `${POST}half of it`)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toMatch(/nosniff/)
  expect(after_ms).toBeGreaterThanOrEqual(550)
  expect(after_ms).toBeLessThan(SHORT.idle_ms)
})

test.each([
  ['incomplete headers', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ['a connection without data', ''],
])('%s: closed after the time limit for headers', async (_what, text) => {
  const { after_ms, answer } = await askAndRead(await aServer({ request_ms: 4_000 }), text)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(after_ms).toBeLessThan(4_000)
})

test('input that is not HTTP gets one reply, and the connection is closed', async () => {
  const { answer } = await askAndRead(await aServer(), 'HELO\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
})

test('a client that never reads its reply is disconnected, and the memory is released', async () => {
  const http = await aServer()
  const { socket, closed } = await aClient(http, `GET /long HTTP/1.1\r\n${HEAD}\r\n`)
  socket.pause()
  expect(await openConnections(http)).toBe(1)
  await expect.poll(() => openConnections(http), { interval: 50 }).toBe(0)
  socket.resume()
  await closed
})

const openConnections = (http: FastifyInstance) =>
  new Promise<number>((count) => http.server.getConnections((_error, open) => count(open)))

test('a client that reads slowly gets the whole reply', async () => {
  const { socket, closed } = await aClient(await aServer(), `GET /long HTTP/1.1\r\n${HEAD}Connection: close\r\n\r\n`)
  let received = 0
  socket.on('data', (part) => {
    received += part.length
    // Pauses for 100 ms after each megabyte, so that the reply takes five times as long as a client may stall.
    if (received % (1024 * 1024) < part.length) {
      socket.pause()
      setTimeout(() => socket.resume(), 100)
    }
  })
  expect(await closed).toBeGreaterThan(SHORT.stall_ms * 3)
  expect(received).toBeGreaterThan(LONG_REPLY.length)
})

test('a reply that takes the server long does not time out', async () => {
  const { answer } = await askAndRead(await aServer(), `GET /slow HTTP/1.1\r\n${HEAD}Connection: close\r\n\r\n`)
  expect(answer).toMatch(/thought about it$/)
})

test('a reply with a part that takes the server long does not time out', async () => {
  const { answer } = await askAndRead(await aServer(), `GET /silent HTTP/1.1\r\n${HEAD}Connection: close\r\n\r\n`)
  expect(answer).toMatch(/first part, .*second part/s)
})

test('a connection stays usable after a body was refused half-way', async () => {
  const { socket } = await aClient(await aServer())
  let answers = ''
  socket.on('data', (part) => (answers += part))
  const body = 'x'.repeat(1_000_000)
  socket.write(`POST /body HTTP/1.1\r\n${HEAD}Content-Type: test/half\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
  socket.write(`GET /slow HTTP/1.1\r\n${HEAD}Connection: close\r\n\r\n`)
  await once(socket, 'close')
  expect(answers).toMatch(/^HTTP\/1\.1 200 .*received.*thought about it$/s)
})

test('a request with two Host headers is refused, because a proxy and this server could disagree on the host', async () => {
  const http = await aServer()
  const { answer } = await askAndRead(http, `GET /slow HTTP/1.1\r\n${HEAD}HOST: desk.example\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).not.toMatch(/thought about it/)
})

/** Simulates a connection from an address, and returns the socket. */
const connecting = (limit: ReturnType<typeof connectionLimit>) => (remoteAddress: string) => {
  const socket = Object.assign(new EventEmitter(), { remoteAddress, is_destroyed: false, destroy: () => {} })
  socket.destroy = () => {
    socket.is_destroyed = true
  }
  limit(socket as unknown as Socket)
  return socket
}
const CLIENT = '203.0.113.9'

test('connections per address are limited, and a closed connection frees a place', () => {
  const from = connecting(connectionLimit(3, { limits: true, trust_proxy: undefined }))
  const open = [from(CLIENT), from(CLIENT), from(`::ffff:${CLIENT}`)]
  expect(open.some(({ is_destroyed }) => is_destroyed)).toBe(false)
  for (const _ of [1, 2, 3]) expect(from(CLIENT).is_destroyed).toBe(true)
  expect(from('203.0.113.10').is_destroyed).toBe(false)
  open[0]?.emit('close')
  expect(from(CLIENT).is_destroyed).toBe(false)
  expect(from(CLIENT).is_destroyed).toBe(true)
})

test('all addresses of an IPv6 network count as one', () => {
  const from = connecting(connectionLimit(1, { limits: true, trust_proxy: undefined }))
  expect(from('2001:db8:1:2::1').is_destroyed).toBe(false)
  expect(from('2001:db8:1:2::2').is_destroyed).toBe(true)
})

test.each([
  ['a proxy', CLIENT, { limits: true, trust_proxy: 'loopback, 203.0.113.0/24' }],
  ['a proxy in a named network', '10.1.2.3', { limits: true, trust_proxy: 'uniquelocal' }],
  ['a program on this machine', '127.0.0.1', { limits: true, trust_proxy: undefined }],
  ['anybody while limits are off', CLIENT, { limits: false, trust_proxy: undefined }],
])('%s is not limited', (_who, address, config) => {
  const from = connecting(connectionLimit(1, config))
  for (let count = 0; count < 50; count++) expect(from(address).is_destroyed).toBe(false)
})

test('the connection time limits are consistent', () => {
  const { headers_ms, request_ms, check_every_ms, idle_ms } = CONNECTION_LIMITS
  // If the limit for headers were longer, Node would swap the two limits.
  expect(headers_ms).toBeLessThan(request_ms)
  expect(check_every_ms).toBeLessThanOrEqual(headers_ms / 5)
  expect(idle_ms).toBeGreaterThan(60_000)
})
