import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aProfile, aProfileServer, aServer, callAsAgent } from '../../../../testing/agent/agent-world.ts'
import { aShop } from '../../../../testing/world.ts'
import { AgentFault } from '../fault.ts'
import { knownProfiles } from './known-profiles.ts'
import { ProfileCache } from './profile-cache.ts'

const shop = await aShop()

const search = (profile: string) => callAsAgent(shop, '/catalog/search', { query: 'x' }, { profile })
const faultOf = async (profile: string) => {
  const { status, body } = await search(profile)
  return [status, body.code]
}

const INTERNAL = [
  'https://127.0.0.1/p',
  'https://[::1]/p',
  'https://[::ffff:127.0.0.1]/p',
  'https://localhost/p',
  'https://10.0.0.1/p',
  'https://192.168.1.1/p',
  'https://172.16.0.1/p',
  'https://169.254.169.254/latest/meta-data',
  'https://0.0.0.0/p',
  'https://2130706433/p',
  'https://0x7f.1/p',
  'https://[fe80::1]/p',
  'https://[fd00::1]/p',
]

test.each(INTERNAL)('a profile on an internal network is not read: %s', async (url) => {
  expect(await faultOf(url)).toEqual([400, 'invalid_profile_url'])
})

test('no connection is made to this machine unless the development setting allows it', async () => {
  const { url, asked: requests } = await aProfileServer(aProfile())
  expect(await faultOf(url)).toEqual([400, 'invalid_profile_url'])
  expect(await faultOf(url.replace('http:', 'https:'))).toEqual([400, 'invalid_profile_url'])
  expect(requests).toEqual([])
})

const local = await aShop({ on: shop.db })
local.context.config.agent_loopback = true
const localFault = async (profile: string) => {
  const { status, body } = await callAsAgent(local, '/catalog/search', { query: 'x' }, { profile })
  return [status, body.code]
}

test('the development setting allows no other internal networks', async () => {
  expect(await localFault('https://10.0.0.1/p')).toEqual([400, 'invalid_profile_url'])
  expect(await localFault('http://10.0.0.1/p')).toEqual([400, 'invalid_profile_url'])
})

test('redirects are not followed', async () => {
  const target = await aProfileServer(aProfile())
  const { origin } = await aServer((_request, reply) => reply.writeHead(302, { location: target.url }).end())
  expect(await localFault(`${origin}/p`)).toEqual([424, 'profile_unreachable'])
  expect(target.asked).toEqual([])
})

test.each([404, 500, 204])('a profile with the status %d is unreachable or malformed', async (status) => {
  const { origin } = await aServer((_request, reply) => reply.writeHead(status).end())
  expect([424, 422]).toContain((await localFault(`${origin}/p`))[0])
})

test('a profile that never ends is cut off', async () => {
  const { origin } = await aServer((_request, reply) => {
    reply.writeHead(200)
    const write = () => {
      while (reply.write('x'.repeat(64 * 1024)));
    }
    reply.on('drain', write)
    write()
  })
  expect(await localFault(`${origin}/p`)).toEqual([422, 'profile_malformed'])
})

test('a profile whose server closes the connection is unreachable, and is not asked for again at once', async () => {
  const { origin, requests } = await aServer((request) => request.socket.destroy())
  expect(await localFault(`${origin}/p`)).toEqual([424, 'profile_unreachable'])
  expect(await localFault(`${origin}/p`)).toEqual([424, 'profile_unreachable'])
  expect(requests).toHaveLength(1)
})

test.each([
  ['no JSON', 'hello'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a profile without its wrapper', JSON.stringify(aProfile().ucp)],
  ['a version that is no date', JSON.stringify({ ucp: { ...aProfile().ucp, version: 'draft' } })],
  ['no services', JSON.stringify({ ucp: { ...aProfile().ucp, services: undefined } })],
  ['capabilities as a list', JSON.stringify({ ucp: { ...aProfile().ucp, capabilities: ['dev.ucp.shopping.cart'] } })],
  ['too many keys', JSON.stringify({ ...aProfile(), keys: Array(51).fill({ kid: 'a', kty: 'EC' }) })],
  [
    'too many capabilities',
    JSON.stringify({
      ucp: {
        ...aProfile().ucp,
        capabilities: Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`c${n}`, []])),
      },
    }),
  ],
])('a profile that is %s is malformed', async (_, text) => {
  const { origin } = await aServer((_request, reply) => reply.writeHead(200).end(text))
  expect(await localFault(`${origin}/p`)).toEqual([422, 'profile_malformed'])
})

test('calls of one platform at the same time read its profile once', async () => {
  const { url, asked: requests } = await aProfileServer(aProfile(), { 'cache-control': 'no-store' })
  const replies = await Promise.all(Array.from({ length: 20 }, () => localFault(url)))
  expect(replies.every(([status]) => status === 200)).toBe(true)
  expect(requests).toHaveLength(1)
})

const codeOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof AgentFault ? error.code : error),
  )
const CALLER = { network: '203.0.113.5', loopback: true }
const OTHER_CALLER = { network: '198.51.100.7', loopback: true }

test('slow profiles hold a limited number of reads of their caller, and none of other callers', async () => {
  const slow = await aServer(() => {})
  const { url } = await aProfileServer(aProfile())
  const cache = new ProfileCache()
  const reads = Array.from({ length: 25 }, (_, n) => codeOf(cache.read(`${slow.origin}/${n}`, CALLER)))
  expect(await codeOf(cache.read(url, CALLER))).toBe('temporarily_unavailable')
  expect(await codeOf(cache.read(url, OTHER_CALLER))).toBe('read')
  const codes = await Promise.all(reads)
  expect(codes.filter((code) => code === 'temporarily_unavailable')).toHaveLength(15)
  expect(codes.filter((code) => code === 'profile_unreachable')).toHaveLength(10)
})

test('refused addresses cost nothing: the profiles of the same caller are read', async () => {
  const { url } = await aProfileServer(aProfile())
  for (let n = 0; n < 300; n++) expect((await localFault(`https://10.0.0.1/${n}`))[1]).toBe('invalid_profile_url')
  expect(await localFault(url)).toEqual([200, undefined])
})

test('one caller who names many profiles uses up only the own reads', async () => {
  const { origin } = await aServer((_request, reply) => reply.writeHead(404).end())
  const { url } = await aProfileServer(aProfile())
  const cache = new ProfileCache()
  const codes = new Map<unknown, number>()
  for (let n = 0; n < 200; n++) {
    const code = await codeOf(cache.read(`${origin}/${n}`, CALLER))
    codes.set(code, (codes.get(code) ?? 0) + 1)
  }
  expect(Object.fromEntries(codes)).toEqual({ profile_unreachable: 60, temporarily_unavailable: 140 })
  expect(await codeOf(cache.read(url, CALLER))).toBe('temporarily_unavailable')
  expect(await codeOf(cache.read(url, OTHER_CALLER))).toBe('read')
  // The host's budget is spent by several networks, and protects it from the shop.
  await codeOf(cache.read(`${origin}/x`, OTHER_CALLER))
  const readings = Array.from({ length: 100 }, (_, n) =>
    codeOf(cache.read(`${origin}/other-${n}`, { ...CALLER, network: `n${n}` })),
  )
  expect((await Promise.all(readings)).filter((code) => code === 'temporarily_unavailable').length).toBeGreaterThan(40)
})

test('the last good profile of a platform is served while its server does not answer or too many profiles are read', async () => {
  let status = 200
  const { origin, requests } = await aServer((_request, reply) =>
    reply.writeHead(status).end(JSON.stringify(aProfile())),
  )
  let now_ms = 0
  const cache = new ProfileCache(new Map(), () => now_ms)
  const url = `${origin}/profile.json`
  expect(await codeOf(cache.read(url, CALLER))).toBe('read')
  now_ms += 61_000
  status = 503
  for (const _ of [1, 2, 3]) expect(await codeOf(cache.read(url, CALLER))).toBe('read')
  // The failed read is repeated after half a minute.
  expect(requests).toHaveLength(2)
  now_ms += 31_000
  for (let n = 0; n < 60; n++) await codeOf(cache.read(`${origin}/made-up-${n}`, CALLER))
  expect(await codeOf(cache.read(url, CALLER))).toBe('read')
  expect(await codeOf(cache.read(`${origin}/new`, CALLER))).toBe('temporarily_unavailable')
  now_ms += 25 * 3_600_000
  expect(await codeOf(cache.read(url, CALLER))).toBe('profile_unreachable')
  now_ms += 31_000
  status = 200
  expect(await codeOf(cache.read(url, CALLER))).toBe('read')
})

test('a profile that its platform has removed is not served any more', async () => {
  let status = 200
  const { origin } = await aServer((_request, reply) => reply.writeHead(status).end(JSON.stringify(aProfile())))
  let now_ms = 0
  const cache = new ProfileCache(new Map(), () => now_ms)
  expect(await codeOf(cache.read(`${origin}/p`, CALLER))).toBe('read')
  now_ms += 61_000
  status = 404
  for (const _ of [1, 2]) expect(await codeOf(cache.read(`${origin}/p`, CALLER))).toBe('profile_unreachable')
})

test('a known profile is not read', async () => {
  const { url, asked: requests } = await aProfileServer(aProfile())
  const file = join(shop.context.config.data_folder, 'profiles.json')
  await mkdir(shop.context.config.data_folder, { recursive: true })
  await writeFile(file, JSON.stringify({ [url]: aProfile({ version: '2026-04-08' }) }))
  const { version } = await new ProfileCache(knownProfiles(file)).read(url, { ...CALLER, loopback: false })
  expect([version, requests]).toEqual(['2026-04-08', []])
})
