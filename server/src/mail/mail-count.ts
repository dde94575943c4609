import { Counter, type Registry } from 'prom-client'

const RESULTS = ['sent', 'queued', 'refused', 'outdated'] as const
type MailResult = (typeof RESULTS)[number]
export type CountMails = (result: MailResult, by?: number) => void

const NAME = 'mails_total'

/** The counter of mails in `/metrics`. All senders of mails share it. */
export function countMailsIn(metrics: Registry | undefined): CountMails {
  if (!metrics) return () => {}
  const known = metrics.getSingleMetric(NAME) as Counter | undefined // only a counter is registered under this name
  const counter = known ?? registerCounter(metrics)
  return (result, by = 1) => counter.inc({ result }, by)
}

function registerCounter(metrics: Registry): Counter {
  const counter = new Counter({
    name: NAME,
    help: 'Mails by result: `queued` when the mail server did not accept the mail, `refused` when the address was rejected, `outdated` when the mail expired unsent',
    labelNames: ['result'],
    registers: [metrics],
  })
  for (const result of RESULTS) counter.inc({ result }, 0)
  return counter
}
