import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import { prepared } from '../../../../db/prepared.ts'
import type { Tx } from '../../../../db/transaction.ts'
import type { DisputeState, ProviderName } from '../../../../provider/provider.ts'

/** A dispute: what the provider reported last, and what is booked. */
export type DisputeRow = {
  dispute_id: string
  provider: ProviderName
  dispute_ref: string
  ref: string
  user_id: string | null
  payment_id: string | null
  status: DisputeState['status']
  amount_minor: number
  currency: string
  reason: string
  due_at: string | null
  withheld_cents: number
  fee_cents: number
  borne_cents: number | null
  held_cents: number
  booked_withheld_cents: number
  booked_fee_cents: number
  loss_cents: number
  evidence: string | null
  evidence_at: string | null
  accepted_at: string | null
  refusal: string | null
  opened_at: string
  closed_at: string | null
  version: number
}

const COLUMNS =
  sql.raw(`dispute_id, provider, dispute_ref, ref, user_id, payment_id, status, amount_minor, currency, reason,
  due_at, withheld_cents, fee_cents, borne_cents, held_cents, booked_withheld_cents, booked_fee_cents, loss_cents, evidence,
  evidence_at, accepted_at, refusal, opened_at, closed_at, version`)

export const { first: findDispute } = prepared(
  (_db, dispute_id: string) => sql<DisputeRow>`
    select ${COLUMNS} from provider_dispute where dispute_id = ${dispute_id}::uuid`,
)

export const { first: findDisputeByRef } = prepared(
  (_db, provider: ProviderName, dispute_ref: string) => sql<DisputeRow>`
    select ${COLUMNS} from provider_dispute where provider = ${provider} and dispute_ref = ${dispute_ref}`,
)

export const { first: lockDispute } = prepared(
  (_tx, dispute_id: string) => sql<DisputeRow>`
    select ${COLUMNS} from provider_dispute where dispute_id = ${dispute_id}::uuid for no key update`,
)

/** Locks the disputes of a payment, the oldest first. The caller has locked the shopper. */
export const { all: lockDisputesOf } = prepared(
  (_tx, user_id: string, payment_id: string) => sql<DisputeRow>`
    select ${COLUMNS} from provider_dispute where user_id = ${user_id} and payment_id = ${payment_id}
    order by dispute_id for no key update`,
)

/** A dispute whose payment is known; null for a payment of another origin. */
type OfPayment = { user_id: string; payment_id: string } | null

/** @returns undefined if the dispute is stored already. */
export async function insertDispute(
  tx: Tx,
  provider: ProviderName,
  payment: OfPayment,
  state: DisputeState,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('provider_dispute')
    .values({ provider, ...payment, ...reported(state) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('dispute_id')
    .executeTakeFirst()
  return row?.dispute_id
}

const reported = ({ status, ...state }: DisputeState) => ({
  ...state,
  status,
  closed_at: status === 'won' || status === 'lost' ? sql<string>`now()` : null,
})

/** Stores a report of the provider. A closed dispute keeps the time at which it closed first. */
export async function storeReport(
  tx: Tx,
  { dispute_id, closed_at }: Pick<DisputeRow, 'dispute_id' | 'closed_at'>,
  payment: OfPayment,
  state: DisputeState,
): Promise<void> {
  const values = reported(state)
  await tx
    .updateTable('provider_dispute')
    .set({
      ...values,
      ...payment,
      closed_at: values.closed_at && (closed_at ?? values.closed_at),
      version: sql<number>`version + 1`,
    })
    .where('dispute_id', '=', dispute_id)
    .execute()
}

export type Booked = Pick<DisputeRow, 'held_cents' | 'booked_withheld_cents' | 'booked_fee_cents' | 'loss_cents'>

export async function storeBooked(tx: Tx, dispute_id: string, booked: Booked): Promise<void> {
  await tx.updateTable('provider_dispute').set(booked).where('dispute_id', '=', dispute_id).execute()
}

type Step = {
  step_id: string
  dispute_id: string
  status: DisputeRow['status']
  held_cents: number
  owed_cents: number
  withheld_cents: number
  fee_cents: number
  loss_cents: number
}

export const insertStep = (tx: Tx, step: Step) => tx.insertInto('provider_dispute_step').values(step).execute()

/** When the provider is asked about a dispute next; null: never. */
export async function askLater(db: Db, dispute_id: string, pause_s: number | null): Promise<void> {
  await sql`update provider_dispute set ask_at = now() + make_interval(secs => ${pause_s}::float8)
    where dispute_id = ${dispute_id}`.execute(db)
}

export const { all: findDueDisputes } = prepared(
  (_db, at_most: number) => sql<DisputeRow>`
    select ${COLUMNS} from provider_dispute where ask_at <= now() order by ask_at limit ${at_most}`,
)

/** Providers whose disputes were not listed for a time, in seconds, with the time until which all are stored. */
export const { all: findUnlisted } = prepared(
  (_db, pause_s: number) => sql<{ provider: ProviderName; read_until: string | null }>`
    select provider, read_until from payment_provider left join provider_dispute_reading using (provider)
    where read_until is null or read_until < now() - make_interval(secs => ${pause_s}::float8)`,
)

export async function storeListed(db: Db, provider: ProviderName, read_until: string): Promise<void> {
  await sql`insert into provider_dispute_reading (provider, read_until) values (${provider}, ${read_until})
    on conflict (provider) do update set read_until = excluded.read_until`.execute(db)
}

/** Shoppers of these with a dispute that is not decided. */
export async function findDisputing(db: Db, user_ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ user_id: string }>`select distinct user_id from provider_dispute
    where status in ('open', 'evidence_sent') and user_id = any (${user_ids})`.execute(db)
  return new Set(rows.map(({ user_id }) => user_id))
}

/** Stores evidence that periodic work will submit. */
export async function storeEvidence(
  tx: Tx,
  dispute_id: string,
  { evidence, pdf, operator_id }: { evidence: string; pdf: Buffer | null; operator_id: string },
): Promise<void> {
  await sql`update provider_dispute set evidence = ${evidence}, evidence_pdf = ${pdf}, evidence_by = ${operator_id}, evidence_at = now(),
    refusal = null, ask_at = now() where dispute_id = ${dispute_id}`.execute(tx)
}

/** The PDF of an operator; undefined if there is none. */
export async function findEvidencePdf(db: Db, dispute_id: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('provider_dispute')
    .select('evidence_pdf')
    .where('dispute_id', '=', dispute_id)
    .executeTakeFirst()
  return row?.evidence_pdf ?? undefined
}

/** Notes that the loss is accepted. Periodic work accepts it at the provider. */
export async function storeAccepted(tx: Tx, dispute_id: string): Promise<void> {
  await sql`update provider_dispute set accepted_at = now(), refusal = null, ask_at = now()
    where dispute_id = ${dispute_id}`.execute(tx)
}

/** Notes that the provider refused the evidence or the acceptance, so that operators can decide again. */
export async function storeRefusal(db: Db, dispute_id: string, refusal: string): Promise<void> {
  await sql`update provider_dispute set refusal = ${refusal}, accepted_at = null
    where dispute_id = ${dispute_id}`.execute(db)
}

export async function storeBorne(tx: Tx, dispute_id: string, borne_cents: number): Promise<void> {
  await sql`update provider_dispute set borne_cents = ${borne_cents} where dispute_id = ${dispute_id}`.execute(tx)
}
