import { DESK_COUNT_LIMIT, sumCents } from '@sampan/contract'
import { nameText } from '@sampan/contract/person-name'
import { countedTo } from '../../db/count-up-to.ts'
import type { Db } from '../../db/database.ts'
import { isUuid } from '../../db/uuid.ts'
import { lastAudit, sharedBalances } from '../../ledger/audit-state.ts'
import { type BillFilters, billsOf } from '../../ledger/bills.ts'
import { balancesOf, countReceivables, receivablesOf, totalReceivables } from '../../ledger/receivables.ts'
import { NotFound } from '../../refusal/refusal.ts'
import type { Keys } from '../../security/keys.ts'
import { withdrawalsWaitUntil } from '../account/security/withdrawal-wait-service.ts'
import type { OperatorWithRoles } from '../operator/proposal/proposal-service.ts'
import { waitingAbout } from './correction/money-proposals-service.ts'
import { rechargeReference } from './recharge/recharge-reference.ts'
import { findByReference, findWalletsByAccount, findWalletsByIds, type ShopperRow } from './wallet-desk-sql.ts'
import { findWithdrawalsAtDesk, totalHeld } from './withdrawal/withdrawal-desk-sql.ts'
import { extractAtDesk } from './withdrawal/withdrawal-view.ts'

/** Maximum number of results per search. Operators type more letters to get fewer results. */
const FOUND = 50
const REFERENCE = /^sp[\s-]?[a-z0-9]{6}$/

/** Finds shoppers and their wallets by id, by recharge reference, or by the beginning of the e-mail address. */
export async function searchWallets(db: Db, words: string) {
  const search = words.toLowerCase()
  const by_sign = isUuid(search)
    ? await findWalletsByIds(db, [search])
    : REFERENCE.test(search)
      ? await findByReference(db, search, FOUND)
      : []
  const shoppers = by_sign.length > 0 ? by_sign : await findWalletsByAccount(db, search, FOUND + 1)
  const first_shoppers = shoppers.slice(0, FOUND)
  return { items: await withWallets(db, first_shoppers), has_more: shoppers.length > FOUND }
}

async function withWallets(db: Db, rows: ShopperRow[]) {
  const ids = rows.map(({ user_id }) => user_id)
  const wallets = await balancesOf(db, ids)
  return rows.map(({ family_name, given_name, ...row }) => ({
    ...row,
    name: nameText({ family_name, given_name }),
    ...walletIn(wallets, row.user_id),
  }))
}

function walletIn(wallets: Awaited<ReturnType<typeof balancesOf>>, user_id: string) {
  const wallet = wallets.get(user_id)
  if (!wallet) throw new Error('no wallet for a requested id')
  return wallet
}

/** Maximum number of open withdrawals that are shown per wallet and state. */
const HOLDS = 20

/** A wallet with the open withdrawals that hold money of the wallet. @throws NotFound. */
export async function readWallet(
  db: Db,
  { keys, operator }: { keys: Keys; operator: OperatorWithRoles },
  user_id: string,
) {
  const [row] = await findWalletsByIds(db, [user_id])
  if (!row) throw new NotFound()
  const filters = [{ status: 'auditing' }, { payout_state: 'queued' }, { payout_state: 'sent' }] as const
  const [waits_until, ...lists] = await Promise.all([
    withdrawalsWaitUntil(db, user_id),
    ...filters.map((filter) =>
      findWithdrawalsAtDesk(db, { shopper: user_id, ...filter }, { page: 1, page_size: HOLDS }),
    ),
  ])
  const [wallet] = await withWallets(db, [row])
  if (!wallet) throw new NotFound()
  const holds = lists.flatMap(({ items }) => items)
  const waiting = await waitingAbout(
    db,
    operator,
    holds.map(({ extract_id }) => extract_id),
  )
  return {
    ...wallet,
    reference: rechargeReference(keys, user_id),
    waits_until,
    is_own: row.account === operator.operator_account,
    holds: holds.map((hold) => extractAtDesk(hold, operator.operator_account, waiting(hold.extract_id))),
  }
}

type PageStart = { page: number; page_size: number; cursor?: string | undefined }

export const listBills = (db: Db, user_id: string, filters: BillFilters, start: PageStart) =>
  billsOf(db, user_id, filters, start)

export async function listReceivables(db: Db, operator_account: string, start: PageStart) {
  const [{ items, next_cursor }, count] = await Promise.all([
    receivablesOf(db, start),
    countReceivables(db, DESK_COUNT_LIMIT + 1),
  ])
  const shoppers = await findWalletsByIds(
    db,
    items.map(({ user_id }) => user_id),
  )
  const names = new Map(shoppers.map((row) => [row.user_id, row]))
  const desk_items = items.map((item) => {
    const row = names.get(item.user_id)
    const { account = '' } = row ?? {}
    return { ...item, account, name: row ? nameText(row) : '', is_own: account === operator_account }
  })
  return { items: desk_items, next_cursor, ...countedTo(count), page: start.page, page_size: start.page_size }
}

/** Accounts whose balance grows with the shop's assets or losses. All others grow with its liabilities. */
const isOwned = (account: string) => /^(external:|clearing:|fees:provider$|losses$)/.test(account)

/**
 * The balances of the ledger's shared accounts. All balances sum to zero, so the total of the wallets follows from the
 * other accounts.
 */
export async function readAccounts(db: Db) {
  const [accounts, receivables_cents, held_cents, audited] = await Promise.all([
    sharedBalances(db),
    totalReceivables(db),
    totalHeld(db),
    lastAudit(db),
  ])
  const owned_cents = sumCents(
    accounts.map(({ account, balance_cents }) => (isOwned(account) ? balance_cents : -balance_cents)),
  )
  const wallets_cents = owned_cents + receivables_cents
  return { accounts, wallets_cents, held_cents, receivables_cents, audited: audited ?? null }
}
