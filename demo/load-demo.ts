import type { Context } from '../server/src/context.ts'
import { transaction } from '../server/src/db/transaction.ts'
import { demoCatalogue } from './catalogue.ts'
import { addKinds, addOtherNames, addSizeGuides, fillCatalogue } from './catalogue-sql.ts'
import { makeDemoAccounts } from './demo-accounts.ts'
import { fillContents } from './demo-contents.ts'
import { fillMakers } from './demo-makers.ts'
import { fillTaxes } from './demo-taxes.ts'
import {
  closeUnreadChain,
  dateRates,
  fillPromoCodes,
  hasDemo,
  isEmptyShop,
  lockDemo,
  openBankAccounts,
} from './wallet-sql.ts'

/**
 * Fills an empty shop with the demo: catalogue, bank accounts, promo codes, exchange rates, a shopper
 * with money and an operator. Runs in one transaction, and only once, also if several servers start concurrently. A
 * shop with any other account or data is not filled, because the passwords of the demo's operator are public and would
 * give access to real money.
 * @returns whether this call filled the shop, it was filled before, or it has its own data.
 */
export async function loadDemo({
  db,
  keys,
}: Pick<Context, 'db' | 'keys'>): Promise<'filled' | 'was filled' | 'not empty'> {
  return transaction(db, async (tx) => {
    await lockDemo(tx)
    if (await hasDemo(tx)) {
      await closeUnreadChain(tx)
      await fillPromoCodes(tx)
      const demo = demoCatalogue()
      await addKinds(tx, demo)
      await addSizeGuides(tx, demo)
      await addOtherNames(tx)
      await dateRates(tx)
      await fillTaxes(tx)
      await fillMakers(tx)
      await fillContents(tx)
      return 'was filled'
    }
    if (!(await isEmptyShop(tx))) return 'not empty'
    await fillCatalogue(tx, demoCatalogue())
    await fillPromoCodes(tx)
    await dateRates(tx)
    await makeDemoAccounts(tx, keys, await openBankAccounts(tx))
    await fillTaxes(tx)
    await fillMakers(tx)
    await fillContents(tx)
    return 'filled'
  })
}
