import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { aMailServer } from '../../testing/mail/mail-server.ts'
import { anOperator, aShop } from '../../testing/world.ts'
import { readConfig } from '../config.ts'
import { tryMail } from './mail-trial.ts'

const MAIL = { to: 'olive@example.com', subject: 'Test', text: 'Test' }
const rejected = new Map<string, { code: number; text: string }>()
const { url, received } = await aMailServer({ rejects: (address) => rejected.get(address) })
const trial = (smtp_url: string) => tryMail(readConfig({ SMTP_URL: smtp_url, MAIL_FROM: 'shop@sampan.example' }), MAIL)

test('the answer of the mail server to a test mail is reported', async () => {
  expect(await trial(`${url}?ignoreTLS=true`)).toMatchObject({
    outcome: 'accepted',
    answer: expect.stringMatching(/^250/),
  })
  expect(received).toHaveLength(1)
  rejected.set('olive@example.com', { code: 550, text: '5.7.1 the sender is blocked' })
  expect(await trial(`${url}?ignoreTLS=true`)).toEqual({
    outcome: 'refused',
    answer: '550 5.7.1 the sender is blocked',
  })
})

test('an unreachable mail server is reported', async () => {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  const port = typeof address === 'object' ? address?.port : undefined
  expect(await trial(`smtp://127.0.0.1:${port}`)).toEqual({ outcome: 'unreachable', answer: null })
})

test('a wrong log-in is reported without the name and password', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 mail.example\r\n')
    socket.on('data', (data) => {
      const line = String(data)
      if (/^EHLO/i.test(line)) socket.write('250-mail.example\r\n250 AUTH PLAIN\r\n')
      else if (/^AUTH/i.test(line)) socket.write(`535 5.7.8 ${line.trim()}: sh0p with p@ssword is wrong\r\n`)
      else socket.write('250 fine\r\n')
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const { outcome, answer } = await trial(`smtp://sh0p:p%40ssword@127.0.0.1:${port}`)
  server.close()
  expect(outcome).toBe('log_in_failed')
  expect(answer).toContain('535 5.7.8')
  expect(answer).not.toMatch(/sh0p|p@ssword|c2gwc/) // the last is the beginning of `sh0p` in base64
  expect(answer).not.toContain(Buffer.from('\0sh0p\0p@ssword').toString('base64'))
})

test('an owner sends a test mail; without a mail server it is stored, and other operators may not', async () => {
  const shop = await aShop()
  const owner = await anOperator(shop)
  expect((await owner.call('POST /api/admin/setting/test_mail')).data).toEqual({
    to: owner.account,
    outcome: 'stored',
    answer: null,
  })
  const finance = await anOperator(shop, { roles: ['finance'] })
  expect(await finance.call('POST /api/admin/setting/test_mail')).toMatchObject({ reason: 'role_needed' })
})
