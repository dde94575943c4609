import type { Tx } from '../server/src/db/transaction.ts'
import { insertAccount } from '../server/src/features/account/account-sql.ts'
import { setPaymentCode } from '../server/src/features/account/payment-code/payment-code-service.ts'
import { saveAddress } from '../server/src/features/address/address-service.ts'
import { post } from '../server/src/ledger/ledger.ts'
import { rechargePassed } from '../server/src/ledger/receivable-flows.ts'
import type { Keys } from '../server/src/security/keys.ts'
import { hashPassword } from '../server/src/security/passwords.ts'
import { insertDemoOperator, insertPassedRecharge, markAsDemo } from './wallet-sql.ts'

/** The account of the demo's shopper, for local use only: its password is public, because it is in the README. */
export const DEMO_SHOPPER = { account: 'demo@sampan.example', password: 'sampan-demo-1', payment_code: '246810' }
export const DEMO_OPERATOR = { account: 'operator@sampan.example', password: 'sampan-desk-1' }
/** Enough that $2,000 remain after the purchases and the withdrawal of the demo. */
const OPENING_CENTS = 230_000

const ADDRESS = {
  addressee: 'Nina Srisai',
  mobile: '+66812345678',
  country: 'TH',
  area: ['TH-10', '1039'],
  detailed_address: '88/14 Sukhumvit 31',
  postcode: '10110',
  tag: 'home' as const,
}

/**
 * Creates a shopper with an address, a payment code and $2,300 from an ordinary recharge, and the operator who approved
 * the recharge.
 */
export async function makeDemoAccounts(tx: Tx, keys: Keys, bank_account_id: string): Promise<void> {
  const { account, password, payment_code } = DEMO_SHOPPER
  const user_id = await insertAccount(tx, {
    account,
    password_hash: await hashPassword(password),
    family_name: 'Srisai',
    given_name: 'Nina',
    mobile: ADDRESS.mobile,
    language: 'en',
  })
  if (!user_id) throw new Error(`${account} exists, but is not the demo's`)
  await markAsDemo(tx, user_id)
  await setPaymentCode(tx, keys, user_id, payment_code)
  await saveAddress(tx, user_id, ADDRESS)
  const operator_id = await insertDemoOperator(tx, DEMO_OPERATOR.account, await hashPassword(DEMO_OPERATOR.password))
  const recharge = { user_id, operator_id, bank_account_id, amount_cents: OPENING_CENTS }
  const recharge_id = await insertPassedRecharge(tx, recharge)
  const transfers = await rechargePassed(tx, {
    recharge_id,
    user_id,
    arrival_cents: OPENING_CENTS,
    from: 'external:bank',
  })
  await post(tx, `operator:${operator_id}`, transfers)
}
