import { randomUUID } from 'node:crypto'
import type { clientOver } from '@sampan/contract/client'
import { DEMO_OPERATOR } from '../demo/demo-accounts.ts'
import { insertPassedRecharge } from '../demo/wallet-sql.ts'
import type { Db } from '../server/src/db/database.ts'
import { transaction } from '../server/src/db/transaction.ts'
import { setPaymentCode } from '../server/src/features/account/payment-code/payment-code-service.ts'
import { post } from '../server/src/ledger/ledger.ts'
import { rechargePassed } from '../server/src/ledger/receivable-flows.ts'
import type { Keys } from '../server/src/security/keys.ts'

type Door = { call: (token?: string) => ReturnType<typeof clientOver<undefined>> }
export type Shopper = { user_id: string; token: string; address_id: string }

export const PAYMENT_CODE = '739154'
const PASSWORD = 'correct-horse'
const BALANCE_CENTS = 1_000_000_000
const ADDRESS = {
  addressee: 'Mei Lin',
  mobile: '+66812345678',
  country: 'TH',
  area: ['TH-10', '1039'],
  detailed_address: '88/14 Sukhumvit 31',
  postcode: '10110',
  tag: 'home' as const,
  is_default: true,
}

/** Shoppers registered through the API, each with an address, a payment code and an approved recharge. */
export async function makeShoppers(shop: Door, db: Db, keys: Keys, count: number): Promise<Shopper[]> {
  const operator = await db
    .selectFrom('operator')
    .select('operator_id')
    .where('account', '=', DEMO_OPERATOR.account)
    .executeTakeFirstOrThrow()
  const bank = await db.selectFrom('bank_account').select('bank_account_id').limit(1).executeTakeFirstOrThrow()
  const passing = { ...operator, ...bank, amount_cents: BALANCE_CENTS }
  return Promise.all(
    Array.from({ length: count }, async () => {
      const account = `${randomUUID()}@sampan.example`
      const body = { account, password: PASSWORD, confirm_password: PASSWORD, family_name: 'Lin', given_name: 'Mei' }
      const { userinfo } = await shop.call()('POST /api/user/register', { body })
      const { token, user_id } = userinfo
      const { id: address_id } = await shop.call(token)('POST /api/user/address_add', { body: ADDRESS })
      await transaction(db, async (tx) => {
        await setPaymentCode(tx, keys, user_id, PAYMENT_CODE)
        const recharge_id = await insertPassedRecharge(tx, { ...passing, user_id })
        const arrived = { recharge_id, user_id, arrival_cents: BALANCE_CENTS, from: 'external:bank' } as const
        await post(tx, `operator:${operator.operator_id}`, await rechargePassed(tx, arrived))
      })
      return { user_id, token, address_id }
    }),
  )
}

const SKUS = 200

/**
 * Refills the stock. @returns a function that returns the SKUs in rotation, so that buyers do not all wait for the same
 * row lock.
 */
export async function refillStock(db: Db): Promise<() => string> {
  await db.updateTable('sku').set({ stock: 1_000_000 }).execute()
  const skus = await db.selectFrom('offer').select('sku_id').where('on_sale', '=', true).limit(SKUS).execute()
  let purchase_count = 0
  return () => skus[purchase_count++ % skus.length]?.sku_id ?? ''
}
