import type { Registry } from 'prom-client'
import { type CountResults, countResultsIn } from '../../../metrics/count-results.ts'

const RESULTS = ['sent', 'later', 'gone', 'refused', 'outdated', 'merged'] as const
export type PushResult = (typeof RESULTS)[number]
export type CountPushes = CountResults<PushResult>

/** The counter of push messages in `/metrics`. */
export const countPushesIn = (metrics: Registry | undefined): CountPushes =>
  countResultsIn(metrics, {
    name: 'push_messages_total',
    help: 'Push messages by result: `later` when the push service is to be asked again, `gone` when the browser’s address ended, `refused` when the push service rejected the message, `outdated` when it expired unsent or had nothing to say any more, `merged` when another message named it',
    results: RESULTS,
  })
