import { randomBytes } from 'node:crypto'
import { TRACKING_SOURCES, type TrackingSource } from '@sampan/contract/rules'
import type { Context } from '../../../context.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { NotFound } from '../../../refusal/refusal.ts'
import { seal, unseal } from '../../../security/sealed.ts'
import { genericService, SECRET_PREFIX } from '../../../tracking/generic.ts'
import type { TrackingService } from '../../../tracking/tracking.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { consumeFreshCode } from '../../operator/session/second-factor-service.ts'
import { findSecret, findSources, saveSecret } from './tracking-source-sql.ts'

const PURPOSE = 'tracking source'
const SECRET_BYTES = 32

type Source = Pick<Context, 'db' | 'keys' | 'config'>

export const isSource = (name: string): name is TrackingSource => (TRACKING_SOURCES as readonly string[]).includes(name)

/** The service with its secret, that of the environment first; undefined without a secret. */
export async function serviceOf(
  { db, keys, config }: Source,
  name: TrackingSource,
): Promise<TrackingService | undefined> {
  const environment_secret = config.tracking_secrets[name]
  if (environment_secret !== undefined) return genericService(environment_secret)
  const sealed_secret = (await findSecret(db, name))?.sealed_secret
  return sealed_secret ? genericService(unseal(keys, PURPOSE, name, sealed_secret)) : undefined
}

export async function listSources({ db, config }: Pick<Source, 'db' | 'config'>) {
  const rows = await findSources(db)
  const sources = rows.map(({ sealed_secret, ...row }) => {
    const is_from_environment = config.tracking_secrets[row.source] !== undefined
    return {
      ...row,
      url: `${config.public_url}/hooks/tracking/${row.source}`,
      is_open: is_from_environment || sealed_secret !== null,
      is_from_environment,
    }
  })
  return { sources }
}

/**
 * Makes a new secret for a service. Uses up a fresh code of the second factor.
 * @returns the secret, which cannot be read again.
 * @throws NotFound when the secret is in the environment; Refusal second_factor_needed, account_blocked, role_needed.
 */
export const renewSecret = ({ db, keys, config }: Source, operator: OperatorSession, source: TrackingSource) =>
  actAtDesk(db, operator, async (tx, log) => {
    if (config.tracking_secrets[source] !== undefined) throw new NotFound()
    await consumeFreshCode(tx, operator)
    const secret = SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64')
    const { operator_id } = operator
    await saveSecret(tx, source, { sealed_secret: seal(keys, PURPOSE, source, secret), operator_id })
    await log({ action: 'tracking_secret_made', ref_type: 'tracking_source', ref_id: source })
    return { secret }
  })

/**
 * Removes the secret of a service, so that its reports are not taken.
 * @throws NotFound when the secret is in the environment; Refusal account_blocked, role_needed.
 */
export const removeSecret = ({ db, config }: Source, operator: OperatorSession, source: TrackingSource) =>
  actAtDesk(db, operator, async (tx, log) => {
    if (config.tracking_secrets[source] !== undefined) throw new NotFound()
    const { operator_id } = operator
    await saveSecret(tx, source, { sealed_secret: null, operator_id })
    await log({ action: 'tracking_secret_removed', ref_type: 'tracking_source', ref_id: source })
    return null
  })
