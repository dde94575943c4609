import type { Db } from '../../../db/database.ts'
import { hashOfToken, newToken } from '../../../security/tokens.ts'
import { deleteOldDevices, deleteOtherDevices, isDrawnDevice, isKnownDevice, keepDevice } from './known-device-sql.ts'

/** @returns an identifier for the device's rate limits, if the device signed in to the account before. */
export async function knownDevice(db: Db, account: string, device_token = ''): Promise<string | undefined> {
  const device_hash = hashOfToken(device_token)
  return (await isKnownDevice(db, account, device_hash)) ? device_hash.toString('base64url') : undefined
}

/**
 * Remembers the device of a shopper who has just signed in. A device that is used for several accounts has one token.
 * @returns the token for the device to store.
 */
export async function rememberDevice(tx: Db, user_id: string, device_token = ''): Promise<string> {
  const token = (await isDrawnDevice(tx, hashOfToken(device_token))) ? device_token : newToken()
  await keepDevice(tx, user_id, hashOfToken(token))
  await deleteOldDevices(tx, user_id)
  return token
}

/**
 * Forgets all devices except the one on which a new password was set, because its user has just proved their identity.
 */
export const forgetOtherDevices = (tx: Db, user_id: string, device_token = ''): Promise<void> =>
  deleteOtherDevices(tx, user_id, hashOfToken(device_token))
