import type { Db } from '../../../db/database.ts'
import { mailboxOf } from '../../../mail/mailbox.ts'
import type { Key, Keys } from '../../../security/keys.ts'
import { accountOf } from '../account-sql.ts'
import { restorePromoUses } from '../deletion/deletion-sql.ts'

/**
 * MAC of a mailbox under the server's key. Equal mailboxes have equal MACs, and the address cannot be read from the
 * MAC.
 */
export const macOfMailbox = (key: Key, account: string): Buffer => key.mac('former address', mailboxOf(account))

/**
 * The MACs of a mailbox under every key of the server. Includes MACs of the exact address, because older uses are
 * stored with them.
 */
const macsOfMailbox = (keys: Keys, account: string): Buffer[] =>
  [keys, ...keys.former].flatMap((key) => [macOfMailbox(key, account), key.mac('former address', account)])

/** MACs of a shopper's mailbox: the MAC for new uses, and all MACs that stored uses may have. */
export async function mailboxMacs(db: Db, keys: Keys, user_id: string) {
  const { account } = await accountOf(db, user_id)
  return { mailbox_mac: macOfMailbox(keys, account), all_macs: macsOfMailbox(keys, account) }
}

/** Copies promo uses of the mailbox's former accounts to an account that has just got this address. */
export const rememberFormerUses = (tx: Db, keys: Keys, { user_id, account }: { user_id: string; account: string }) =>
  restorePromoUses(tx, user_id, macsOfMailbox(keys, account))
