import type { Db } from '../../../db/database.ts'
import type { Key, Keys } from '../../../security/keys.ts'
import { bringPromoUsesBack } from './deletion-sql.ts'

/** An address under the server's key: it tells whether an address is the same, not which one it was. */
export const macOfAddress = (key: Key, account: string): Buffer => key.mac('former address', account)

/** For an account that has just got its address: codes that count once a person stay used. */
export const rememberFormerUses = (tx: Db, keys: Keys, { user_id, account }: { user_id: string; account: string }) =>
  bringPromoUsesBack(
    tx,
    user_id,
    [keys, ...keys.former].map((key) => macOfAddress(key, account)),
  )
