import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { warnOfUnknownProxy } from './forwarded.ts'

/** A server with only `warnOfUnknownProxy`, and its log. */
async function aServer(trust_proxy?: string) {
  const file = join(tmpdir(), `sampan-log-${randomUUID()}`)
  const http = Fastify({ trustProxy: trust_proxy ?? false, logger: { level: 'warn', file } })
  warnOfUnknownProxy({ http })
  http.get('/', async () => 'here')
  onTestFinished(async () => {
    await http.close()
    rmSync(file, { force: true })
  })
  const ask = (headers: Record<string, string>, remoteAddress = '203.0.113.7') =>
    http.inject({ url: '/', headers, remoteAddress })
  const warnings = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line): { header: string; from: string; msg: string } => JSON.parse(line))
  return { ask, warnings }
}

test.each(['x-forwarded-for', 'forwarded', 'x-real-ip'])(
  'the first %s header from an unknown address is logged once, without its value',
  async (header) => {
    const { ask, warnings } = await aServer()
    await ask({})
    await ask({ [header]: '198.51.100.9' })
    await ask({ [header]: '198.51.100.9' })
    await expect.poll(warnings).toHaveLength(1)
    expect(warnings()[0]).toMatchObject({ header, from: '203.0.113.7', msg: expect.stringContaining('TRUST_PROXY') })
    expect(JSON.stringify(warnings())).not.toContain('198.51.100.9')
  },
)

test('a trusted proxy causes no warning, another proxy does', async () => {
  const { ask, warnings } = await aServer('203.0.113.0/24')
  await ask({ 'x-forwarded-for': '198.51.100.9', 'x-real-ip': '198.51.100.9' })
  await ask({ 'x-forwarded-for': '198.51.100.9' }, '192.0.2.1')
  await expect.poll(warnings).toHaveLength(1)
  expect(warnings()[0]?.from).toBe('192.0.2.1')
})
