import { expect, test } from 'vitest'
import { type DirectRequest, isLocalRequest, isLoopback } from './loopback.ts'

type RequestOptions = { from?: string; host?: string; version?: string; headers?: Record<string, string> }

const arrived = ({
  from = '127.0.0.1',
  host = 'localhost:8080',
  version = '1.1',
  headers = {},
}: RequestOptions = {}): DirectRequest =>
  ({ socket: { remoteAddress: from }, headers: { host, ...headers }, raw: { httpVersion: version } }) as DirectRequest

test.each(['localhost', 'LOCALHOST', 'shop.localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]', '::ffff:127.0.0.1'])(
  '%s is a loopback address',
  (host) => expect(isLoopback(host)).toBe(true),
)

test.each(['127.evil.example', '127.0.0.1.evil.example', 'localhost.evil.example', '::1.example', '::ffff:127.x', ''])(
  '"%s" is not a loopback address',
  (host) => expect(isLoopback(host)).toBe(false),
)

test('a local connection with a loopback Host counts as local', () => {
  for (const host of ['localhost', 'localhost:8080', '127.0.0.1:8080', '[::1]:8080', '[::1]'])
    expect(isLocalRequest(arrived({ host })), host).toBe(true)
  expect(isLocalRequest(arrived({ from: '::ffff:127.0.0.1' }))).toBe(true)
})

test.each<[string, RequestOptions]>([
  ['from another machine', { from: '203.0.113.9' }],
  ['for another host, passed on by a proxy', { host: 'shop.example.com' }],
  ['for a name that only begins like an address', { host: '127.evil.example' }],
  ['without a host', { host: '' }],
  ['over HTTP/1.0, like an unconfigured nginx', { version: '1.0' }],
  ['with x-forwarded-for', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['with x-forwarded-host', { headers: { 'x-forwarded-host': 'localhost' } }],
  ['with x-forwarded-proto', { headers: { 'x-forwarded-proto': 'https' } }],
  ['with any other x-forwarded header', { headers: { 'x-forwarded-server': 'a' } }],
  ['with a via header', { headers: { via: '1.1 proxy' } }],
  ['with x-real-ip', { headers: { 'x-real-ip': '203.0.113.9' } }],
  ['with forwarded', { headers: { forwarded: 'for=203.0.113.9' } }],
  ['with cf-connecting-ip', { headers: { 'cf-connecting-ip': '203.0.113.9' } }],
])('a request %s does not count as local', (_what, fields) => {
  expect(isLocalRequest(arrived(fields))).toBe(false)
})
