import type { Db } from '../../../db/database.ts'
import { hashOfToken, newToken } from '../../../security/tokens.ts'
import { deleteOldDevices, deleteOtherDevices, isIssuedDevice, isKnownDevice, saveDevice } from './known-device-sql.ts'

/** Recognises a device. @returns an identifier for its rate limits, if the device signed in to the account before. */
export async function knownDevice(db: Db, account: string, device_token = ''): Promise<string | undefined> {
  const device_hash = hashOfToken(device_token)
  return (await isKnownDevice(db, account, device_hash)) ? device_hash.toString('base64url') : undefined
}

/**
 * Remembers the device of a shopper who has just signed in. A device that is used for several accounts has one token.
 * @returns the token for the device to store.
 */
export async function rememberDevice(tx: Db, user_id: string, device_token = ''): Promise<string> {
  const token = (await isIssuedDevice(tx, hashOfToken(device_token))) ? device_token : newToken()
  await saveDevice(tx, user_id, hashOfToken(token))
  await deleteOldDevices(tx, user_id)
  return token
}

/**
 * Forgets all devices of an account except the device on which the new password was set, because the user of this
 * device has just proved to be the owner.
 */
export const forgetOtherDevices = (tx: Db, user_id: string, device_token = ''): Promise<void> =>
  deleteOtherDevices(tx, user_id, hashOfToken(device_token))
