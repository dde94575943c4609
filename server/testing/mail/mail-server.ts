import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { cleanUp } from '../clean-up.ts'

/** A mail as the mail server got it. `to` is the recipient of the envelope. */
export type ReceivedMail = Omit<Email, 'to'> & { to: string }

type Reply = { code: number; text: string }

type Options = {
  /** The reply to a recipient; undefined accepts the mail. */
  rejects?: (address: string) => Reply | undefined
  /** Called after a mail was received completely, before the mail server confirms it. */
  beforeReply?: (mail: ReceivedMail) => void | Promise<void>
}

function errorOf({ code, text }: Reply): Error {
  return Object.assign(new Error(text), { responseCode: code })
}

/** Opens a mail server on a free port. @returns its URL and what it received; it is closed after the test file. */
export async function aMailServer({ rejects = () => undefined, beforeReply = () => {} }: Options = {}) {
  const received: ReceivedMail[] = []
  const options: SMTPServerOptions = {
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _, done) => {
      const reply = rejects(address)
      done(reply && errorOf(reply))
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      const receive = async () => {
        const mail = { ...(await PostalMime.parse(Buffer.concat(parts))), to: envelope.rcptTo[0]?.address ?? '' }
        received.push(mail)
        await beforeReply(mail)
      }
      stream.on('end', () => void receive().then(() => done(), done))
    },
  }
  const server = new SMTPServer(options)
  server.on('error', () => {}) // a client that is killed
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  cleanUp(() => new Promise<void>((closed) => server.close(closed)))
  return { url: `smtp://127.0.0.1:${port}`, received }
}
