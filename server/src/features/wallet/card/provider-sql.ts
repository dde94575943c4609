import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import type { ProviderMode, ProviderName } from '../../../provider/provider.ts'

export type ProviderRow = {
  provider: ProviderName
  mode: ProviderMode
  secrets_sealed: Buffer
  key_end: string
  api_url: string | null
  is_open: boolean
  is_demo: boolean
  is_from_environment: boolean
}
type OpenProviderRow = ProviderRow & { unavailable_since: string | null }
export type ProviderAtDeskRow = ProviderRow & { changed_by: string | null; changed_at: string | null }

const COLUMNS = sql.raw('provider, mode, secrets_sealed, key_end, api_url, is_open, is_demo, is_from_environment')

export const { first: findProvider } = prepared(
  (_db, provider: ProviderName) =>
    sql<ProviderRow>`select ${COLUMNS} from payment_provider where provider = ${provider}`,
)

/** The providers with which shoppers top up, in the order in which they are offered. */
export const { all: findOpenProviders } = prepared(
  (_db) =>
    sql<OpenProviderRow>`select ${COLUMNS}, unavailable_since from payment_provider where is_open order by provider desc`,
)

export const { all: findProvidersAtDesk } = prepared(
  (_db) => sql<ProviderAtDeskRow>`
    select ${COLUMNS}, (select account from operator where operator_id = changed_by) as changed_by, changed_at
    from payment_provider order by provider desc`,
)

/** Stores whether a provider replies. */
export async function setReplying(db: Db, provider: ProviderName, isReplying: boolean): Promise<void> {
  await sql`update payment_provider
    set unavailable_since = case when ${isReplying}::boolean then null else coalesce(unavailable_since, now()) end
    where provider = ${provider}`.execute(db)
}

/** Stores a provider, or replaces its settings. The caller has compared the revision of the locked row. */
export async function saveProvider(db: Db, row: ProviderRow, operator_id: string | null): Promise<void> {
  const changed = { ...row, unavailable_since: null, changed_by: operator_id, changed_at: sql<string>`now()` }
  await db
    .insertInto('payment_provider')
    .values(changed)
    .onConflict((conflict) => conflict.column('provider').doUpdateSet(changed))
    .execute()
}

export const { first: lockProvider } = prepared(
  (_tx, provider: ProviderName) =>
    sql<ProviderRow>`select ${COLUMNS} from payment_provider where provider = ${provider} for update`,
)
