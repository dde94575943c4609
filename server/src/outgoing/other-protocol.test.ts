import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { get } from './get.ts'
import { post } from './post.ts'

const server = createServer((socket) => {
  socket.on('error', () => {}) // the client may close the connection first
  socket.once('data', () =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'),
  )
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => void server.close())
const address = server.address()
const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
const isAllowed = () => true

test('a reply that switches to another protocol ends the request, and the connection is closed', async () => {
  const connections = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
  expect(await post({ url, headers: {}, body: '' }, { isAllowed })).toEqual({ status: 101, fault: null })
  const limits = { max_bytes: 1_000, timeout_ms: 60_000 }
  expect(await get(url, limits, { isAllowed })).toEqual({ status: null, fault: 'FAILED' })
  await expect.poll(connections).toBe(0)
})
