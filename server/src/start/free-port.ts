import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Systems give ports from 32,768 (Linux) or 49,152 (macOS, Windows) to programs that ask for any port. */
const FIRST_PORT = 10_000
/** @internal Exported for tests. */
export const LAST_PORT = 32_000
const MOST_TRIES = 100

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}

/**
 * A port for a program that listens only later, or again after it was killed. The system does not give it to another
 * program meanwhile.
 * @throws when no port is free.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1)
    if (await isFree(port)) return port
  }
  throw new Error('no port is free')
}
