import { deviceText } from '@sampan/contract/device-of'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '../../../db/transaction.ts'
import { notify } from '../../notice/notice-service.ts'
import { hasRecentNotice } from '../../notice/notice-sql.ts'
import { wasUsed } from '../security/security-sql.ts'

/** Within this time, log-ins of the same browser from the same address cause one notice. */
const PAUSE = '1 day'

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
  const details = { device: deviceText(headers['user-agent'] ?? '').slice(0, DEVICE_LENGTH) || '–', ip }
  if (await hasRecentNotice(tx, { user_id, kind: 'new_device', details }, PAUSE)) return
  await notify(tx, { user_id, kind: 'new_device', ref_id: user_id, details })
}

const DEVICE_LENGTH = 60
