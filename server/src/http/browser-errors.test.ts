import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { browserErrors } from './browser-errors.ts'
import type { Server } from './implement.ts'

const lines: string[] = []
const http = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } })
const metrics = new Registry()
let now = 0
browserErrors({ http, context: { metrics } } as unknown as Server, () => now) // the routes use nothing else of the server

const REPORT = { front: 'shop', name: 'TypeError', area: '/detail', frames: ['/assets/home-4f0c.js:1:234'] }
const send = async (body: unknown, url = '/api/report') =>
  (
    await http.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    })
  ).statusCode
const counted = async (front: string) =>
  Number(new RegExp(`^browser_errors_total\\{front="${front}"\\} (\\d+)$`, 'm').exec(await metrics.metrics())?.[1])

test('an error in a browser is counted and logged, for the shop and for the desk', async () => {
  expect(await send(REPORT)).toBe(204)
  expect(await send({ ...REPORT, front: 'desk', area: '/console/orders' }, '/api/admin/report')).toBe(204)
  expect([await counted('shop'), await counted('desk')]).toEqual([1, 1])
  expect(lines.map((line) => JSON.parse(line).report.name)).toEqual(['TypeError', 'TypeError'])
})

test('an invalid report, or one with possible personal data, is counted but not logged', async () => {
  lines.splice(0)
  for (const body of [
    'no JSON',
    { ...REPORT, message: 'mei@example.com' },
    { ...REPORT, area: '/detail?token=1' },
    { ...REPORT, name: 'mei@example.com' },
    { ...REPORT, frames: ['/assets/a.js?token=1:1:2'] },
  ])
    expect(await send(body)).toBe(204)
  expect(await send('x'.repeat(3_000))).toBe(413)
  expect(lines.filter((line) => line.includes('browser'))).toEqual([])
  expect(await counted('unreadable')).toBe(5)
})

test('all reports of a flood are counted, but at most sixty per minute are logged', async () => {
  lines.splice(0)
  now = 60_000
  for (let number = 0; number < 100; number++) await send(REPORT)
  expect(lines).toHaveLength(60)
  now = 120_000
  await send(REPORT)
  expect(lines).toHaveLength(61)
  expect(await counted('shop')).toBe(102)
})
