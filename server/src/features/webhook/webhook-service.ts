import { randomBytes, randomUUID } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { WEBHOOKS_LIMIT, type WebhookTopic } from '@sampan/contract/rules'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import type { OperatorSession } from '../../http/authenticators.ts'
import { hostOf, isPublicAddress } from '../../outgoing/public-address.ts'
import { NotFound, Refusal } from '../../refusal/refusal.ts'
import { seal } from '../../security/sealed.ts'
import { actAtDesk } from '../operator/operator-act-service.ts'
import { consumeFreshCode } from '../operator/session/second-factor-service.ts'
import { SECRET_PREFIX } from './webhook-request.ts'
import {
  deleteWebhook,
  findWebhook,
  insertTestDelivery,
  insertWebhook,
  lockAndCountWebhooks,
  replayDelivery,
  updateWebhook,
} from './webhook-sql.ts'

export const SECRET_PURPOSE = 'webhook secret'
const SECRET_BYTES = 32

/**
 * Checks that a URL is HTTPS, without a user name, and that its host is on the Internet. The worker checks the host again
 * at each connection.
 * @throws Refusal webhook_target.
 */
async function publicUrl(text: string): Promise<string> {
  const url = URL.parse(text)
  const refusal = new Refusal('webhook_target', { field: 'url' })
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') throw refusal
  const host = hostOf(url)
  const addresses = isIP(host)
    ? [host]
    : await lookup(host, { all: true }).then(
        (all) => all.map((one) => one.address),
        () => [],
      )
  if (addresses.length === 0 || !addresses.every(isPublicAddress)) throw refusal
  url.hash = ''
  return url.href
}

/**
 * Adds an address that gets events. Uses up a fresh code of the second factor.
 * @returns the signing secret, which cannot be read again.
 * @throws Refusal webhook_target, webhook_limit, second_factor_needed, account_blocked, role_needed.
 */
export async function addWebhook(
  { db, keys }: Pick<Context, 'db' | 'keys'>,
  operator: OperatorSession,
  { url: input, topics }: { url: string; topics: WebhookTopic[] },
) {
  const url = await publicUrl(input)
  return actAtDesk(db, operator, async (tx, log) => {
    await consumeFreshCode(tx, operator)
    if ((await lockAndCountWebhooks(tx)) >= WEBHOOKS_LIMIT) throw new Refusal('webhook_limit')
    const webhook_id = randomUUID()
    const secret = SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64')
    const sealed_secret = seal(keys, SECRET_PURPOSE, webhook_id, secret)
    await insertWebhook(tx, { webhook_id, url, topics, sealed_secret, made_by: operator.operator_id })
    await log({ action: 'webhook_added', ref_type: 'webhook', ref_id: webhook_id, details: { url, topics } })
    const webhook = await findWebhook(tx, webhook_id)
    if (!webhook) throw new NotFound()
    return { webhook, secret }
  })
}

type Change = { webhook_id: string; topics?: WebhookTopic[] | undefined; is_on?: boolean | undefined }

/** Changes only the given fields. @throws NotFound; Refusal account_blocked, role_needed. */
export const changeWebhook = (db: Db, operator: OperatorSession, change: Change) =>
  actAtDesk(db, operator, async (tx, log) => {
    const { webhook_id } = change
    if (!(await updateWebhook(tx, change))) throw new NotFound()
    const webhook = await findWebhook(tx, webhook_id)
    if (!webhook) throw new NotFound()
    const { url, topics, is_on } = webhook
    const details = { url, topics, is_on }
    await log({ action: 'webhook_changed', ref_type: 'webhook', ref_id: webhook_id, details })
    return webhook
  })

/** @throws NotFound; Refusal account_blocked, role_needed. */
export const removeWebhook = (db: Db, operator: OperatorSession, webhook_id: string): Promise<void> =>
  actAtDesk(db, operator, async (tx, log) => {
    const url = await deleteWebhook(tx, webhook_id)
    if (url === undefined) throw new NotFound()
    await log({ action: 'webhook_removed', ref_type: 'webhook', ref_id: webhook_id, details: { url } })
  })

/** Queues a test event. @throws NotFound when the address does not exist or is off. */
export const testWebhook = (db: Db, operator: OperatorSession, webhook_id: string): Promise<void> =>
  actAtDesk(db, operator, async (tx) => {
    if (!(await insertTestDelivery(tx, webhook_id))) throw new NotFound()
  })

/** Queues an event again. @throws NotFound; Refusal account_blocked, role_needed. */
export const replayWebhook = (db: Db, operator: OperatorSession, delivery_id: string): Promise<void> =>
  actAtDesk(db, operator, async (tx, log) => {
    const replayed = await replayDelivery(tx, delivery_id)
    if (!replayed) throw new NotFound()
    const { type, webhook_id } = replayed
    await log({ action: 'webhook_replayed', ref_type: 'webhook', ref_id: webhook_id, details: { type } })
  })
