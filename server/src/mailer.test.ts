import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { openMailer } from './mailer.ts'

const data_folder = await mkdtemp(join(tmpdir(), 'sampan-mail-'))
afterAll(() => rm(data_folder, { recursive: true }))

test('without a mail server each mail is a file, whatever the address', async () => {
  const send = openMailer({ ...readConfig({}), data_folder })
  const longest = `${'x'.repeat(64)}@${'shop-of-a-long-name.'.repeat(9)}example`
  await send({ to: longest, subject: 'Your code', text: '123456' })
  await send({ to: '../../../key@example.com', subject: 'Your code', text: '123456' })
  const names = await readdir(join(data_folder, 'mail'))
  expect(names).toHaveLength(2)
  const texts = await Promise.all(names.map((name) => readFile(join(data_folder, 'mail', name), 'utf8')))
  expect(texts.join('')).toContain(`To: ${longest}\nSubject: Your code\n\n123456`)
})
