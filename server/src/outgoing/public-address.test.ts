import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { isPublicAddress, lookupAllowed, NotPublic } from './public-address.ts'

/** A name server that gives no reply. */
async function aSilentResolver() {
  const server = createSocket('udp4')
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
  const resolver = new Resolver({ timeout: 60_000, tries: 1 })
  resolver.setServers([`127.0.0.1:${server.address().port}`])
  onTestFinished(() => {
    resolver.cancel()
    server.close()
  })
  return resolver
}

test('name servers without a reply occupy no thread of the server', async () => {
  const resolver = await aSilentResolver()
  const lookup = lookupAllowed(() => true, resolver)
  let answers = 0
  for (let name = 0; name < 50; name++) lookup(`name-${name}.example`, {}, () => (answers += 1))
  // Reading files and hashing passwords need one of four threads.
  await Promise.all(Array.from({ length: 20 }, () => readFile(import.meta.filename)))
  expect(answers).toBe(0)
})

test('localhost is an internal network, whatever a name server says', async () => {
  const resolver = await aSilentResolver()
  for (const host of ['localhost', 'shop.localhost', 'LOCALHOST.']) {
    const { promise, resolve } = Promise.withResolvers<Error | null>()
    lookupAllowed(isPublicAddress, resolver)(host, { all: true }, (error) => resolve(error))
    expect(await promise).toBeInstanceOf(NotPublic)
  }
})
