import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { afterAll, expect, test } from 'vitest'
import { sendDueMails } from '../../testing/mail/due-mails.ts'
import { anOperator, aShop } from '../../testing/world.ts'
import { readConfig } from '../config.ts'
import { mailQueue } from './mail-queue-service.ts'
import { openMailer } from './mailer.ts'

const shop = await aShop()
const received: string[] = []
let quota_used_up = false
let server: Server | undefined

/**
 * A mail server that rejects nobody@example.com permanently and full@example.com temporarily, and accepts other mails.
 * While `quota_used_up` is set, it rejects the text of every mail.
 */
async function openSmtp(port = 0): Promise<number> {
  server = createServer((socket) => {
    let isText = false
    socket.write('220 mail.example\r\n')
    socket.on('data', (data) => {
      const text = String(data)
      if (isText) {
        received.push(text)
        isText = !text.endsWith('\r\n.\r\n')
        if (!isText) socket.write(quota_used_up ? '550 5.4.5 daily quota exceeded\r\n' : '250 taken\r\n')
      } else if (/^RCPT TO:<nobody/i.test(text)) socket.write('550 no such mailbox\r\n')
      else if (/^RCPT TO:<full/i.test(text)) socket.write('452 the mailbox is full\r\n')
      else if (/^DATA/i.test(text)) {
        isText = true
        socket.write('354 go on\r\n')
      } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n')
      else socket.write('250 fine\r\n')
    })
    socket.on('error', () => {})
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
const closeSmtp = () => new Promise((closed) => server?.close(closed))
afterAll(closeSmtp)

const port = await openSmtp()
const metrics = new Registry()
const send = openMailer(readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` }))
const queue = mailQueue(shop.context, send, { metrics })
const { mailer } = queue
const sendDue = () => sendDueMails(shop.context, queue)
const counted = async (result: string) =>
  Number(new RegExp(`^mails_total\\{result="${result}"\\} (\\d+)$`, 'm').exec(await metrics.metrics())?.[1])
const letPass = () => sql`update job set run_at = now() where task = 'mail'`.execute(shop.db)
const today = async () => (await (await anOperator(shop)).call('GET /api/admin/today')).data.unsent_mails
const mailTo = (to: string) => ({ to, subject: 'Your code', text: `for ${to}` })

test('a mail is sent immediately while the mail server responds', async () => {
  await mailer(mailTo('mei@example.com'))
  expect(received.join('')).toContain('for mei@example.com')
  expect(await counted('sent')).toBe(1)
  expect(await today()).toBeNull()
})

test('while the mail server is unavailable mails are queued encrypted and shown to operators, then sent', async () => {
  await closeSmtp()
  await expect(mailer(mailTo('lin@example.com'))).rejects.toThrow('ESOCKET')
  await expect(mailer({ ...mailTo('late@example.com'), valid_s: 600 })).rejects.toThrow('ESOCKET')
  expect(await counted('queued')).toBe(2)
  expect(await today()).toEqual({ count: 2, oldest_at: expect.any(String) })
  const { rows } = await sql<{
    sealed: string
  }>`select data ->> 'sealed' as sealed from job where task = 'mail'`.execute(shop.db)
  expect(rows).toHaveLength(2)
  const bytes = Buffer.concat(rows.map(({ sealed }) => Buffer.from(sealed, 'base64')))
  expect(bytes.includes('example.com')).toBe(false)
  // The mail is not retried before it is due, then once per round, with an increasing delay.
  await sendDue()
  await letPass()
  await expect(sendDue()).rejects.toThrow('ESOCKET')
  const waits = await sql<{ wait_s: number }>`
    select extract(epoch from run_at - now())::int as wait_s from job where task = 'mail'`.execute(shop.db)
  for (const { wait_s } of waits.rows) expect(wait_s).toBeGreaterThan(25)
  // A mail with an expired code is not sent.
  await sql`update job set expires_at = now() where task = 'mail' and expires_at < now() + interval '1 hour'`.execute(
    shop.db,
  )
  await openSmtp(port)
  await letPass()
  await sendDue()
  expect(received.join('')).toContain('for lin@example.com')
  expect(received.join('')).not.toContain('for late@example.com')
  expect([await counted('sent'), await counted('outdated')]).toEqual([2, 1])
  expect(await today()).toBeNull()
})

test('a mail to an address that the mail server rejects is not queued', async () => {
  await expect(mailer(mailTo('nobody@example.com'))).rejects.toThrow('550')
  expect(await counted('refused')).toBe(1)
  expect(await today()).toBeNull()
})

test('a temporarily rejected mail does not delay the mails behind it', async () => {
  await expect(mailer(mailTo('full@example.com'))).rejects.toThrow('452')
  await closeSmtp()
  await expect(mailer(mailTo('behind@example.com'))).rejects.toThrow('ESOCKET')
  await openSmtp(port)
  await letPass()
  await expect(sendDue()).rejects.toThrow('452')
  expect(received.join('')).toContain('for behind@example.com')
  expect(await today()).toMatchObject({ count: 1 })
})

test('a mail whose text is rejected because of the sender is stored, shown to operators, and sent later', async () => {
  await sql`delete from job where task = 'mail'`.execute(shop.db)
  const refused = await counted('refused')
  quota_used_up = true
  await expect(mailer(mailTo('owner@example.com'))).rejects.toThrow('550')
  await letPass()
  await expect(sendDue()).rejects.toThrow('550')
  expect(await today()).toMatchObject({ count: 1 })
  expect(await counted('refused')).toBe(refused)
  quota_used_up = false
  received.length = 0
  await letPass()
  await sendDue()
  expect(received.join('')).toContain('for owner@example.com')
  expect(await today()).toBeNull()
})
