import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort, LAST_PORT } from './free-port.ts'

/** A server on a port that the system chooses, as tests start many. */
async function portOfTheSystem(): Promise<number> {
  const server = createServer()
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

test('a free port is none that the system gives to other programs', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort))
  const others = await Promise.all(Array.from({ length: 50 }, portOfTheSystem))
  expect(Math.max(...ports)).toBeLessThanOrEqual(LAST_PORT)
  expect(Math.min(...others)).toBeGreaterThan(LAST_PORT)
})

test('a program can listen on a free port', async () => {
  const port = await freePort()
  const server = createServer()
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve, fail) => server.once('error', fail).listen(port, '127.0.0.1', resolve))
  expect(server.listening).toBe(true)
})
