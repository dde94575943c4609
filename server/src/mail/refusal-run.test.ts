import { expect, test } from 'vitest'
import { aMailServer } from '../../testing/mail/mail-server.ts'
import { readConfig } from '../config.ts'
import { MailRefused, MailServerUnavailable } from './mail-failures.ts'
import { openMailer } from './mailer.ts'

let reply: { code: number; text: string } | undefined
const { url } = await aMailServer({ rejects: () => reply })

/** A mailer, as a function that returns the failure of a mail to a recipient. */
function aMailer() {
  const send = openMailer(readConfig({ SMTP_URL: `${url}?ignoreTLS=true`, MAIL_FROM: 'shop@sampan.example' }))
  return (name: string): Promise<unknown> =>
    send({ to: `${name}@example.com`, subject: 'Hello', text: 'Hello' }).then(
      () => undefined,
      (error) => error,
    )
}

test('a mail server that rejects five recipients in a row counts as unavailable, until it accepts one', async () => {
  const failureTo = aMailer()
  reply = { code: 550, text: 'relay not permitted' }
  for (const name of ['one', 'two', 'two', 'three', 'four']) expect(await failureTo(name)).toBeInstanceOf(MailRefused)
  expect(await failureTo('five')).toBeInstanceOf(MailServerUnavailable)
  expect(await failureTo('one')).toBeInstanceOf(MailServerUnavailable)
  reply = undefined
  expect(await failureTo('five')).toBeUndefined()
  reply = { code: 550, text: 'relay not permitted' }
  expect(await failureTo('six')).toBeInstanceOf(MailRefused)
})

test('unknown addresses in a row do not make the mail server unavailable', async () => {
  const failureTo = aMailer()
  reply = { code: 550, text: '5.1.1 no such mailbox' }
  for (const name of ['one', 'two', 'three', 'four', 'five', 'six'])
    expect(await failureTo(name)).toBeInstanceOf(MailRefused)
})
