import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { logStream } from '../log.ts'
import { RequestLines } from './request-lines.ts'

/** The lines that the log prints, beginning with this call. */
function printed() {
  const lines: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
  onTestFinished(() => write.mockRestore())
  return lines
}

const { stream } = logStream(readConfig({}))

function line(record: object) {
  const lines = printed()
  stream?.write(JSON.stringify({ level: 30, time: 1_800_000_000_000, pid: 7, ...record }))
  return lines.join('')
}

test('a record is one line with the time, the message and its details', () => {
  expect(line({ msg: 'GET /home 200 12 ms', hostname: 'here', reqId: 'a1' })).toMatch(
    /^\d\d:\d\d:\d\d GET \/home 200 12 ms\n$/,
  )
  expect(
    line({ level: 40, name: 'ledger', msg: 'the books are not sound', problems: 2, of: { day: 'Monday' } }),
  ).toMatch(/^\S+ WARN ledger: the books are not sound problems=2 of=\{"day":"Monday"\}\n$/)
})

test('the stack of an error follows, indented', () => {
  expect(line({ level: 50, msg: 'failed', err: { message: 'no', stack: 'Error: no\n    at shop.ts:1:1' } })).toMatch(
    /^\S+ ERROR failed\n {2}Error: no\n {6}at shop\.ts:1:1\n$/,
  )
})

test('a request cannot write lines of the log, nor control the terminal', () => {
  const text = line({ msg: 'GET /a\n00:00:00 paid\u001b[2J\r\u009b 404 1 ms', stranger: 'x\ny' })
  expect(text.split('\n')).toHaveLength(2)
  expect(text).toContain('GET /a\\n00:00:00 paid\\u001b[2J\\u000d\\u009b 404 1 ms stranger=x\\ny')
})

test('a request is one line, without its query', async () => {
  const lines = printed()
  const server = Fastify({ logger: { level: 'info', ...(stream && { stream }) }, logController: new RequestLines() })
  server.get('/home', async () => 'hello')
  await server.inject('/home?token=secret')
  await server.inject('/nowhere')
  await server.close()
  expect(lines.map((text) => text.slice(9).replace(/\d+ ms/, 'n ms'))).toEqual([
    'GET /home 200 n ms\n',
    'GET /nowhere 404 n ms\n',
  ])
})
