import { sessionHeaders } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { anOperator, aShop } from '../../testing/world.ts'
import { buildApp } from '../app.ts'
import type { Config } from '../config.ts'
import { allowing } from './desk-restriction.ts'

const shop = await aShop()
const { token } = await anOperator(shop)

/** A shop on the same database with other access settings for the operators' desk. */
async function doorOf(settings: Partial<Config>) {
  const app = await buildApp({ ...shop.context, config: { ...shop.context.config, ...settings } })
  const ask = async (url: string, { host = 'shop.example.com', from = '127.0.0.1', forwarded_host = '' } = {}) => {
    const forwarded = forwarded_host && { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': forwarded_host }
    const headers = { host, ...forwarded, ...sessionHeaders('/api/admin/', token) }
    return (await app.inject({ url, remoteAddress: from, headers })).statusCode
  }
  return { ask, close: () => app.close() }
}

test('with CONSOLE_HOST the desk is only on that host, and the shop is not', async () => {
  const { ask, close } = await doorOf({ console_host: 'desk.example.com' })
  const host = 'desk.example.com'
  expect(await ask('/api/admin/me', { host })).toBe(200)
  expect(await ask('/api/admin/me', { host: 'DESK.example.com:8443' })).toBe(200)
  expect(await ask('/api/admin/me')).toBe(404)
  expect(await ask('/api/%61dmin/me')).toBe(404)
  expect(await ask('/api/admin/me/')).toBe(404)
  expect(await ask('/api/home')).toBe(200)
  for (const url of ['/api/home', '/home', '/api/user/getUserInfo', '/sitemap.xml', '/api/docs', '/product/x'])
    expect(await ask(url, { host }), url).toBe(404)
  expect(await ask('/healthz', { host })).toBe(200)
  expect(await ask('/', { host })).toBe(302)
  await close()
})

test('the Host header decides, not X-Forwarded-Host, which the client can set', async () => {
  const { ask, close } = await doorOf({ console_host: 'desk.example.com', trust_proxy: '127.0.0.1' })
  expect(await ask('/api/admin/me', { forwarded_host: 'desk.example.com' })).toBe(404)
  expect(await ask('/console', { forwarded_host: 'desk.example.com' })).toBe(404)
  expect(await ask('/api/home', { forwarded_host: 'desk.example.com' })).toBe(200)
  expect(await ask('/api/admin/me', { host: 'desk.example.com', forwarded_host: 'shop.example.com' })).toBe(200)
  await close()
})

test('only listed addresses reach the desk; the shop is open to all', async () => {
  const { ask, close } = await doorOf({ console_addresses: ['203.0.113.7', '10.1.0.0/16', '2001:db8:5::/48'] })
  for (const from of ['203.0.113.7', '10.1.200.3', '2001:db8:5:9::1', '::ffff:203.0.113.7'])
    expect(await ask('/api/admin/me', { from }), from).toBe(200)
  for (const from of ['203.0.113.8', '10.2.0.1', '2001:db8:6::1', '127.0.0.1', '::1'])
    expect(await ask('/api/admin/me', { from }), from).toBe(404)
  expect(await ask('/api/home', { from: '203.0.113.8' })).toBe(200)
  await close()
})

test('without a list every address is allowed, and invalid addresses match no list', () => {
  expect(allowing([])('203.0.113.8')).toBe(true)
  expect(allowing(['0.0.0.0/0'])('::1')).toBe(false)
  expect(allowing(['0.0.0.0/0'])('nonsense')).toBe(false)
})
