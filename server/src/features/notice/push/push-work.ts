import type { Running } from '../../../background/background-loop.ts'
import { startWorker } from '../../../background/worker.ts'
import type { Context } from '../../../context.ts'
import { INTERNET } from '../../../outgoing/post.ts'
import { countPushesIn } from './push-count.ts'
import { PushSender } from './push-sender.ts'

const LOOK_EVERY_MS = 3_000

/** Pushes notices to browsers. Several servers may do this at the same time. */
export function sendNoticePushes(source: Pick<Context, 'db' | 'config' | 'keys' | 'metrics'>): Running {
  const count = countPushesIn(source.metrics)
  let settled = async () => {}
  const worker = startWorker(source, {
    log_name: 'push messages',
    failed: 'sending push messages failed',
    jobs: (fault) => {
      const sender = new PushSender({ ...source, count, fault }, INTERNET)
      settled = () => sender.settled()
      return [{ name: 'notice_pushes', every_ms: LOOK_EVERY_MS, work: (signal) => sender.sendDue(signal) }]
    },
  })
  return {
    stop: async () => {
      await worker.stop()
      await settled()
    },
  }
}
