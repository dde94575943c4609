import type { Fault, Outcome } from '../../../../background/background-loop.ts'
import { clock } from '../../../../clock.ts'
import type { Context } from '../../../../context.ts'
import type { Db } from '../../../../db/database.ts'
import { type Provider, ProviderRefusal, ProviderUnavailable } from '../../../../provider/provider.ts'
import { providerOf } from '../open-provider.ts'
import { evidenceFor } from './dispute-evidence-service.ts'
import { refreshDispute } from './dispute-service.ts'
import {
  askLater,
  type DisputeRow,
  findDisputeByRef,
  findDueDisputes,
  findEvidencePdf,
  findUnlisted,
  storeListed,
  storeRefusal,
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

async function ask(source: Source, dispute: DisputeRow): Promise<void> {
  const { dispute_id, provider: name, dispute_ref } = dispute
  await askLater(source.db, dispute_id, UNAVAILABLE_S)
  const provider = await providerOf(source, name)
  if (!provider) return
  try {
    await refreshDispute(source, provider, dispute_ref, await answerOf(source.db, provider, dispute))
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    await askLater(source.db, dispute_id, DAY_S)
    if (!isAnswered(dispute)) throw error
    await storeRefusal(source.db, dispute_id, error.message)
  }
}

/** Whether operators decided an answer that the provider does not have yet. */
const isAnswered = ({ status, accepted_at, evidence, refusal }: DisputeRow): boolean =>
  (status === 'open' || status === 'evidence_sent') &&
  refusal === null &&
  (accepted_at !== null || (evidence !== null && status === 'open'))

/** The call that brings the operators' answer to the provider; undefined if there is none, so that the dispute is only read. */
async function answerOf(db: Db, provider: Provider, dispute: DisputeRow) {
  const { dispute_ref, accepted_at, evidence } = dispute
  if (!isAnswered(dispute)) return undefined
  if (accepted_at !== null) return () => provider.acceptDispute(dispute_ref)
  const { text, ...facts } = await evidenceFor(db, dispute, undefined)
  const pdf = (await findEvidencePdf(db, dispute.dispute_id)) ?? null
  return () => provider.submitEvidence({ ...facts, text: evidence ?? text, pdf })
}
