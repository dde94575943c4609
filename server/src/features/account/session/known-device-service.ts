import type { Db } from '../../../db/database.ts'
import { hashOfToken, newToken } from '../../../security/tokens.ts'
import { deleteOldDevices, deleteOtherDevices, isDrawnDevice, isKnownDevice, keepDevice } from './known-device-sql.ts'

/** @returns a name to count the device's tries by, if it signed in to the account before. */
export async function knownDevice(db: Db, account: string, device_token = ''): Promise<string | undefined> {
  const device_hash = hashOfToken(device_token)
  return (await isKnownDevice(db, account, device_hash)) ? device_hash.toString('base64url') : undefined
}

/**
 * Remembers the device of somebody who just signed in. A device that is used for another account too has one token for both.
 * @returns the token for the device to store.
 */
export async function rememberDevice(tx: Db, user_id: string, device_token = ''): Promise<string> {
  const token = (await isDrawnDevice(tx, hashOfToken(device_token))) ? device_token : newToken()
  await keepDevice(tx, user_id, hashOfToken(token))
  await deleteOldDevices(tx, user_id)
  return token
}

/** After a new password: forgets every device but the one it was set on, whose owner has just proved who they are. */
export const forgetOtherDevices = (tx: Db, user_id: string, device_token = ''): Promise<void> =>
  deleteOtherDevices(tx, user_id, hashOfToken(device_token))
