import type { Outcome, Running } from '../../../background/background-loop.ts'
import { startWorker } from '../../../background/worker.ts'
import type { Context } from '../../../context.ts'
import { writeDigest } from './digest-service.ts'
import { findReaders } from './digest-sql.ts'
import { writeNewWork } from './new-work-service.ts'
import { findNewWorkReaders } from './new-work-sql.ts'

const LOOK_EVERY_MS = 60_000

type Source = Pick<Context, 'db' | 'config' | 'keys' | 'metrics'>

/** Mails operators who want it a morning digest, and new work soon after it begins to wait. Several servers may do this at the same time. */
export const sendDigests = (source: Source): Running =>
  startWorker(source, {
    log_name: 'digests',
    failed: 'writing a mail about waiting work failed',
    jobs: (fault) => [
      { name: 'digests', every_ms: LOOK_EVERY_MS, work: () => writeDueDigests(source, fault) },
      { name: 'new_work', every_ms: LOOK_EVERY_MS, work: () => writeDueNewWork(source, fault) },
    ],
  })

/** @internal Exported for its test. */
export async function writeDueDigests(
  source: Pick<Source, 'db' | 'config' | 'keys'>,
  fault: (error: unknown) => void,
): Promise<Outcome> {
  for (const { operator_id } of await findReaders(source.db)) await writeDigest(source, operator_id).catch(fault)
  return 'done'
}

/** @internal Exported for its test. */
export async function writeDueNewWork(
  source: Pick<Source, 'db' | 'config' | 'keys'>,
  fault: (error: unknown) => void,
): Promise<Outcome> {
  for (const { operator_id } of await findNewWorkReaders(source.db))
    await writeNewWork(source, operator_id).catch(fault)
  return 'done'
}
