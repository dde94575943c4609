import { deviceOf } from '@sampan/contract/device-of'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '../../../db/transaction.ts'
import { recordEvents } from '../../../event/event-sql.ts'
import { wasUsed } from '../security/security-sql.ts'

/** The stored name of a device whose browser and system are unknown. The notice shows it in the reader's language. */
const UNKNOWN = ''

/** Only names that this program knows: the User-Agent is typed by the client, and the notice is mailed. */
function deviceIn(user_agent = ''): string {
  const { browser, system } = deviceOf(user_agent)
  return [browser, system].filter(Boolean).join(' · ') || UNKNOWN
}

/**
 * Records a log-in from a device that is not known. The first log-in of an account does not count. Devices do not show
 * whether it is the first log-in, because a recovered password deletes them.
 */
export async function reportNewDevice(
  tx: Tx,
  user_id: string,
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
): Promise<void> {
  if (!(await wasUsed(tx, user_id))) return
  const data = { device: deviceIn(headers['user-agent']), ip }
  await recordEvents(tx, [{ happening: 'account.entered', ref_id: user_id, user_id, data }])
}
