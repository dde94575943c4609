import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import { addJobs } from '../../../job/job-sql.ts'
import type { Postponed } from '../../../job/task.ts'
import { type Provider, type ProviderName, ProviderUnavailable } from '../../../provider/provider.ts'
import { providerOf } from './open-provider.ts'
import { setReplying } from './provider-sql.ts'

export const WATCH_TASK = 'provider_watch'
const AGAIN_S = 20

type Watched = { provider: ProviderName }

/**
 * Finds out whether a provider that did not reply to one call replies to another, because the first call alone may be the
 * shopper's fault. While it does not, shoppers are shown other ways to top up.
 */
export const watchProvider = (db: Db, provider: ProviderName): Promise<void> =>
  transaction(db, (tx) =>
    addJobs(tx, [{ task: WATCH_TASK, data: { provider } satisfies Watched, once_key: `${WATCH_TASK}:${provider}` }]),
  )

/** Repeated until the provider replies. */
export async function lookAtProvider(
  source: Pick<Context, 'db' | 'keys'>,
  { provider: name }: Watched,
): Promise<Postponed | undefined> {
  const provider = await providerOf(source, name)
  const isReplying = !provider || (await isAnswering(provider))
  await setReplying(source.db, name, isReplying)
  return isReplying ? undefined : { again_s: AGAIN_S }
}

/** A refusal is a reply too. */
const isAnswering = (provider: Provider): Promise<boolean> =>
  provider.readBalance().then(
    () => true,
    (error) => !(error instanceof ProviderUnavailable),
  )
