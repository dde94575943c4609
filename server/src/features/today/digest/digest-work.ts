import type { Outcome } from '../../../background/background-loop.ts'
import type { Context } from '../../../context.ts'
import { writeDigest } from './digest-service.ts'
import { findReaders } from './digest-sql.ts'
import { writeNewWork } from './new-work-service.ts'
import { findNewWorkReaders } from './new-work-sql.ts'

type Source = Pick<Context, 'db' | 'config' | 'keys'>

/** Writes the morning digests that are due. */
export async function writeDueDigests(source: Source, fault: (error: unknown) => void): Promise<Outcome> {
  for (const { operator_id } of await findReaders(source.db)) await writeDigest(source, operator_id).catch(fault)
  return 'done'
}

/** Writes mails about work that began to wait. */
export async function writeDueNewWork(source: Source, fault: (error: unknown) => void): Promise<Outcome> {
  for (const { operator_id } of await findNewWorkReaders(source.db))
    await writeNewWork(source, operator_id).catch(fault)
  return 'done'
}
