import { Counter, type Registry } from 'prom-client'

const RESULTS = ['sent', 'later', 'gone', 'refused', 'outdated'] as const
export type PushResult = (typeof RESULTS)[number]
export type CountPushes = (result: PushResult, by?: number) => void

const NAME = 'push_messages_total'

/** The counter of push messages in `/metrics`. */
export function countPushesIn(metrics: Registry | undefined): CountPushes {
  if (!metrics) return () => {}
  const known = metrics.getSingleMetric(NAME) as Counter | undefined // only a counter is registered under this name
  const counter = known ?? registerCounter(metrics)
  return (result, by = 1) => counter.inc({ result }, by)
}

function registerCounter(metrics: Registry): Counter {
  const counter = new Counter({
    name: NAME,
    help: 'Push messages by result: `later` when the push service is to be asked again, `gone` when the browser’s address ended, `refused` when the push service rejected the message, `outdated` when it expired unsent or had nothing to say any more',
    labelNames: ['result'],
    registers: [metrics],
  })
  for (const result of RESULTS) counter.inc({ result }, 0)
  return counter
}
