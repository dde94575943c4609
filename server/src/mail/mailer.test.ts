import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { errorInLog } from '../log.ts'
import { MailRefused, MailServerUnavailable } from './mail-failures.ts'
import { openMailer } from './mailer.ts'

const data_folder = await mkdtemp(join(tmpdir(), 'sampan-mail-'))
afterAll(() => rm(data_folder, { recursive: true }))

test('without a mail server each mail is written to a file, whatever its address', async () => {
  const send = openMailer({ ...readConfig({}), data_folder })
  const longest = `${'x'.repeat(64)}@${'shop-of-a-long-name.'.repeat(9)}example`
  await send({ to: longest, subject: 'Your code', text: '123456' })
  await send({ to: '../../../key@example.com', subject: 'Your code', text: '123456' })
  const names = await readdir(join(data_folder, 'mail'))
  expect(names).toHaveLength(2)
  const texts = await Promise.all(names.map((name) => readFile(join(data_folder, 'mail', name), 'utf8')))
  expect(texts.join('')).toContain(`To: ${longest}\nSubject: Your code\n\n123456`)
})

/** Sends a mail to a mail server that replies so to its recipient. @returns the error. */
const rejectedWith = (reply: string): Promise<unknown> =>
  failureOf((command) => (/^RCPT/i.test(command) ? reply : '250 fine'))

/** Sends a mail to a mail server with these replies. @returns the error. */
async function failureOf(replyTo: (command: string) => string | undefined, limits = {}): Promise<unknown> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 mail.example\r\n')
    socket.on('data', (bytes) => {
      const reply = replyTo(String(bytes))
      if (reply) socket.write(`${reply}\r\n`)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const send = openMailer({ ...readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }), data_folder }, limits)
  const error: unknown = await send({ to: 'nina@example.com', subject: 'Your code', text: '12345678' }).catch(
    (thrown) => thrown,
  )
  server.close()
  return error
}

test('the log contains the reason why a mail was rejected, but not its address', async () => {
  const error = await rejectedWith('550 5.1.1 <nina@example.com>: no such mailbox')
  if (!(error instanceof Error)) throw new Error('the mail was sent')
  const text = JSON.stringify(errorInLog(error))
  expect(text).toContain('550')
  expect(text).not.toMatch(/nina|12345678/)
})

test.each([
  '550 5.1.1 <nina@example.com>: no such mailbox',
  '550-5.1.1 The account does not exist.\r\n550 5.1.1 See https://mail.example/help',
  '550 Requested action not taken: mailbox unavailable (#5.1.1)',
  '553 5.1.2 the domain does not exist',
  '501 5.1.3 bad address',
  '551 5.1.6 the mailbox has moved',
  '550 5.1.10 RESOLVER.ADR.RecipientNotFound',
  '550 5.2.1 the mailbox is disabled',
])('the reply %j says that the address does not exist', async (reply) => {
  expect(await rejectedWith(reply)).toMatchObject({ isUnknownAddress: true })
})

test.each([
  '550 relay not permitted',
  '551 not local',
  '553 sorry',
  '550 5.1.7 the address of the sender is invalid',
  '550 5.1.8 the domain of the sender does not exist',
  '550 5.7.1 relaying denied; 5.1.1',
  '550 5.7.26 the sender is not authenticated',
  '552 5.2.2 the mailbox is full',
  '550 blocked: your address 15.1.1.7 or 5.1.1.7 is on a list',
])('the reply %j does not say that the address does not exist', async (reply) => {
  const error = await rejectedWith(reply)
  expect(error).toBeInstanceOf(MailRefused)
  expect(error).toMatchObject({ isUnknownAddress: false })
})

/** The replies of a mail server that accepts everything but a text. */
const toText = (reply: string | undefined) => (command: string) => {
  if (/^DATA/i.test(command)) return '354 go on'
  return command.endsWith('\r\n.\r\n') ? reply : '250 fine'
}

test.each(['550 5.1.1 no such mailbox', '552 5.2.2 the mailbox is full'])(
  'the reply %j to a text rejects the recipient',
  async (reply) => {
    expect(await failureOf(toText(reply))).toMatchObject({ isOfRecipient: true })
  },
)

test.each([
  '550 5.4.5 daily quota exceeded',
  '550 5.7.26 the sender is not authenticated',
  '554 5.7.1 the host is blacklisted',
  '554 transaction failed',
])('the reply %j to a text does not reject the recipient', async (reply) => {
  const error = await failureOf(toText(reply))
  expect(error).toBeInstanceOf(MailRefused)
  expect(error).toMatchObject({ isOfRecipient: false, isUnknownAddress: false })
})

test('a mail server that does not confirm a text within the limit counts as unavailable', async () => {
  expect(await failureOf(toText(undefined), { reply_ms: 50 })).toBeInstanceOf(MailServerUnavailable)
})

test('a mail server that hangs before the text counts as unavailable long before the limit for a confirmation', async () => {
  const hanging = await failureOf(() => undefined, { reply_ms: 60_000, start_ms: 50 })
  expect(hanging).toBeInstanceOf(MailServerUnavailable)
})

test('after the text is sent, only the limit for a confirmation counts', async () => {
  const error = await failureOf(toText(undefined), { reply_ms: 2_500, start_ms: 2_000 })
  expect(error).toMatchObject({ message: expect.stringContaining('ETIMEDOUT') })
})
