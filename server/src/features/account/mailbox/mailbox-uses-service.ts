import type { Db } from '../../../db/database.ts'
import type { Key, Keys } from '../../../security/keys.ts'
import { accountOf } from '../account-sql.ts'
import { bringPromoUsesBack } from '../deletion/deletion-sql.ts'

const GOOGLE = ['gmail.com', 'googlemail.com']

/** One name for all addresses of a mailbox: without a tag (`name+tag@…`), and at Google, which ignores dots, without dots. */
function mailboxOf(account: string): string {
  const at = account.lastIndexOf('@')
  const [domain, typed] = [account.slice(at + 1), account.slice(0, at)]
  const name = typed.replace(/(?<=.)\+.*$/, '')
  return GOOGLE.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** A mailbox under the server's key: it tells whether a mailbox is the same, not which one it was. */
export const macOfMailbox = (key: Key, account: string): Buffer => key.mac('former address', mailboxOf(account))

/** A mailbox under every key of the server, and the address itself, by which older uses were stored. */
const macsOfMailbox = (keys: Keys, account: string): Buffer[] =>
  [keys, ...keys.former].flatMap((key) => [macOfMailbox(key, account), key.mac('former address', account)])

/** The mailbox of a shopper's account: as new uses are stored, and all ways in which it may be stored. */
export async function mailboxMacs(db: Db, keys: Keys, user_id: string) {
  const { account } = await accountOf(db, user_id)
  return { mailbox_mac: macOfMailbox(keys, account), all_macs: macsOfMailbox(keys, account) }
}

/** For an account that has just got its address: codes that count once a person stay used. */
export const rememberFormerUses = (tx: Db, keys: Keys, { user_id, account }: { user_id: string; account: string }) =>
  bringPromoUsesBack(tx, user_id, macsOfMailbox(keys, account))
