import type { Fault, Outcome } from '../../../../background/background-loop.ts'
import { clock } from '../../../../clock.ts'
import type { Context } from '../../../../context.ts'
import { type Provider, ProviderRefusal, ProviderUnavailable } from '../../../../provider/provider.ts'
import { providerOf } from '../open-provider.ts'
import { refreshDispute } from './dispute-service.ts'
import {
  askLater,
  type DisputeRow,
  findDisputeByRef,
  findDueDisputes,
  findUnlisted,
  storeListed,
} from './dispute-sql.ts'

type Source = Pick<Context, 'db' | 'keys'>

const ASKED_AT_ONCE = 20
const DAY_S = 86_400
const DAY_MS = DAY_S * 1_000
/** Pause after a provider did not reply, in seconds. */
const UNAVAILABLE_S = 600
/** How far back the first list of disputes goes: banks take up to four months. */
const FIRST_LIST_MS = 150 * DAY_MS

/** Asks the providers about disputes that are not decided, and once a day for disputes whose events were all lost. */
export async function askAboutDisputes(source: Source, fault: Fault): Promise<Outcome> {
  const { db } = source
  for (const { provider: name, read_until } of await findUnlisted(db, DAY_S)) {
    const provider = await providerOf(source, name)
    if (provider) await list(source, provider, read_until).catch(report(fault))
  }
  const due = await findDueDisputes(db, ASKED_AT_ONCE)
  for (const dispute of due) await ask(source, dispute).catch(report(fault))
  return due.length < ASKED_AT_ONCE ? 'done' : 'more'
}

const report = (fault: Fault) => (error: unknown) => {
  if (!(error instanceof ProviderUnavailable)) fault(error)
}

/** Stores the disputes that were opened since the last list. */
async function list(source: Source, provider: Provider, read_until: string | null): Promise<void> {
  const now_ms = clock.now_ms()
  const since_ms = read_until === null ? now_ms - FIRST_LIST_MS : Date.parse(read_until) - DAY_MS
  for await (const { dispute_ref } of provider.readDisputes(new Date(since_ms).toISOString()))
    if (!(await findDisputeByRef(source.db, provider.name, dispute_ref)))
      await refreshDispute(source, provider, dispute_ref)
  await storeListed(source.db, provider.name, new Date(now_ms).toISOString())
}

async function ask(source: Source, { dispute_id, provider: name, dispute_ref }: DisputeRow): Promise<void> {
  await askLater(source.db, dispute_id, UNAVAILABLE_S)
  const provider = await providerOf(source, name)
  if (!provider) return
  try {
    await refreshDispute(source, provider, dispute_ref)
  } catch (error) {
    if (error instanceof ProviderRefusal) await askLater(source.db, dispute_id, DAY_S)
    throw error
  }
}
