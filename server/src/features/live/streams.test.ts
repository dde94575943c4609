import { EventEmitter, once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { cleanUp } from '../../../testing/clean-up.ts'
import { Streams } from './streams.ts'

const owner = { user_id: 'mei', session_id: 'phone' }

/** A server that turns every response into a stream. @returns a function that connects to it. */
async function aDoor(streams: Streams) {
  const server = createServer((_request, response) => {
    response.writeHead(200)
    streams.add(owner, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUp(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nHost: door\r\n\r\n')
    return socket
  }
}

test('a client that does not read is disconnected, so that its events use no memory', async () => {
  const streams = new Streams()
  const socket = (await aDoor(streams))()
  await once(socket, 'data')
  socket.pause()
  // The operating system buffers a few megabytes at most for a slow reader.
  const ref_id = 'x'.repeat(10_000)
  for (let count = 0; count < 5_000 && streams.owners.length > 0; count++) {
    streams.tell(owner.user_id, { kind: 'order', ref_id })
    if (count % 50 === 0) await new Promise(setImmediate)
  }
  await expect.poll(() => streams.owners).toEqual([])
  socket.destroy()
})

/** A fake response with a settable number of unsent bytes. */
function aResponse() {
  const response = Object.assign(new EventEmitter(), {
    writableLength: 0,
    destroyed: false,
    write: () => true,
    destroy: () => void response.emit('close'),
  })
  return response
}

test('a client that reads nothing between two heartbeats is disconnected; a slow client that catches up stays connected', () => {
  const streams = new Streams()
  const [stalled, slow] = [aResponse(), aResponse()]
  streams.add(owner, stalled as unknown as ServerResponse)
  streams.add({ user_id: 'lin', session_id: 'laptop' }, slow as unknown as ServerResponse)
  stalled.writableLength = slow.writableLength = 40
  streams.beat()
  expect(streams.owners).toHaveLength(2)
  slow.writableLength = 0
  streams.beat()
  expect(streams.owners.map(({ user_id }) => user_id)).toEqual(['lin'])
  slow.writableLength = 40
  streams.beat()
  expect(streams.owners).toHaveLength(1)
})

test('a closed connection is removed, and a full server reports that it is full', async () => {
  const streams = new Streams(1)
  const knock = await aDoor(streams)
  const socket = knock()
  await once(socket, 'data')
  expect([streams.owners, streams.isFull]).toEqual([[owner], true])
  socket.destroy()
  await expect.poll(() => [streams.owners, streams.isFull]).toEqual([[], false])
})
