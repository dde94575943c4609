import type { Context } from '../src/context.ts'
import { transaction } from '../src/db/transaction.ts'
import { demoCatalogue } from './catalogue.ts'
import { fillCatalogue } from './catalogue-sql.ts'
import { makeDemoAccounts } from './demo-accounts.ts'
import { fillPromoCodes, hasDemo, lockDemo, openBankAccounts } from './wallet-sql.ts'

/**
 * Fills an empty shop with the demo: catalogue, bank accounts, promo codes, a shopper with money and an operator.
 * All or nothing, once, also when several servers start at the same time.
 */
export async function loadDemo({ db, keys }: Pick<Context, 'db' | 'keys'>): Promise<void> {
  await transaction(db, async (tx) => {
    await lockDemo(tx)
    if (await hasDemo(tx)) return
    await fillCatalogue(tx, demoCatalogue())
    await fillPromoCodes(tx)
    await makeDemoAccounts(tx, keys, await openBankAccounts(tx))
  })
}
