import { MailRefused, MailServerUnavailable } from './mail-failures.ts'

/** Number of recipients in a row that a working mail server is not expected to reject. */
const RUN = 5

/**
 * Recognises a mail server that rejects every recipient, such as with `550 relay not permitted` after a change of its
 * settings: from the fifth different recipient in a row on, the mail server counts as unavailable, so that mails are kept.
 * Unknown addresses do not count.
 */
export function refusalRun() {
  const rejected = new Set<string>()
  return {
    accepted: () => rejected.clear(),
    judge(to: string, failure: Error): Error {
      if (!(failure instanceof MailRefused) || !failure.isOfRecipient || failure.isUnknownAddress) return failure
      rejected.add(to)
      return rejected.size < RUN ? failure : new MailServerUnavailable(failure.message)
    },
  }
}
