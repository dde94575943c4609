import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { errorInLog } from '../log.ts'
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

test('the log contains the reason why a mail was rejected, but not its address', async () => {
  const server = createServer((socket) => {
    socket.write('220 mail.example\r\n')
    socket.on('data', (said) =>
      socket.write(/^RCPT/i.test(String(said)) ? '550 5.1.1 <nina@example.com>: no such mailbox\r\n' : '250 fine\r\n'),
    )
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const send = openMailer({ ...readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }), data_folder })
  const error: unknown = await send({ to: 'nina@example.com', subject: 'Your code', text: '12345678' }).catch(
    (thrown) => thrown,
  )
  server.close()
  if (!(error instanceof Error)) throw new Error('the mail was sent')
  const told = JSON.stringify(errorInLog(error))
  expect(told).toContain('550')
  expect(told).not.toMatch(/nina|12345678/)
})
