import type { Registry } from 'prom-client'
import { type CountResults, countResultsIn } from '../metrics/count-results.ts'

const RESULTS = ['sent', 'queued', 'refused', 'outdated'] as const
type MailResult = (typeof RESULTS)[number]
export type CountMails = CountResults<MailResult>

/** The counter of mails in `/metrics`. All senders of mails share it. */
export const countMailsIn = (metrics: Registry | undefined): CountMails =>
  countResultsIn(metrics, {
    name: 'mails_total',
    help: 'Mails by result: `queued` when the mail server did not accept the mail, `refused` when the address was rejected, `outdated` when the mail expired unsent',
    results: RESULTS,
  })
