import { deviceOf } from '@sampan/contract/device-of'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '../../../db/transaction.ts'
import { notify } from '../../notice/notice-service.ts'
import { recentDetails } from '../../notice/notice-sql.ts'
import { wasUsed } from '../security/security-sql.ts'

/** Within this time, log-ins of the same browser from the same address cause one notice, and all log-ins this many. */
const PAUSE = '1 day'
const NOTICES_MAX = 5

/** The stored name of a device whose browser and system are unknown. The notice shows it in the reader's language. */
const UNKNOWN = ''

/** Only names that this program knows: the User-Agent is typed by the client, and the notice is mailed. */
function deviceIn(user_agent = ''): string {
  const { browser, system } = deviceOf(user_agent)
  return [browser, system].filter(Boolean).join(' · ') || UNKNOWN
}

/**
 * Notifies the shopper of a log-in from a device that is not known. The first log-in of an account causes no notice. A
 * browser that stores nothing is new at each log-in, so an equal notice is not repeated within a day. Devices do not show whether
 * it is the first log-in, because a recovered password deletes them.
 */
export async function reportNewDevice(
  tx: Tx,
  user_id: string,
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
): Promise<void> {
  if (!(await wasUsed(tx, user_id))) return
  const details = { device: deviceIn(headers['user-agent']), ip }
  const recent = await recentDetails(tx, { user_id, kind: 'new_device' }, PAUSE)
  if (recent.length >= NOTICES_MAX || recent.some(({ device, ip }) => device === details.device && ip === details.ip))
    return
  await notify(tx, { user_id, kind: 'new_device', ref_id: user_id, details })
}
