import type { Outcome, Running } from '../../../background/background-loop.ts'
import { startWorker } from '../../../background/worker.ts'
import type { Context } from '../../../context.ts'
import { writeDigest } from './digest-service.ts'
import { findReaders } from './digest-sql.ts'

const LOOK_EVERY_MS = 60_000

type Source = Pick<Context, 'db' | 'config' | 'keys' | 'metrics'>

/** Mails each operator who wants it a morning digest. Several servers may do this at the same time. */
export const sendDigests = (source: Source): Running =>
  startWorker(source, {
    log_name: 'digests',
    failed: 'writing a morning digest failed',
    jobs: (fault) => [{ name: 'digests', every_ms: LOOK_EVERY_MS, work: () => writeDueDigests(source, fault) }],
  })

/** @internal Exported for its test. */
export async function writeDueDigests(
  source: Pick<Source, 'db' | 'config' | 'keys'>,
  fault: (error: unknown) => void,
): Promise<Outcome> {
  for (const { operator_id } of await findReaders(source.db)) await writeDigest(source, operator_id).catch(fault)
  return 'done'
}
