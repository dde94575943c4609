import type { Context } from '../server/src/context.ts'
import { transaction } from '../server/src/db/transaction.ts'
import { demoCatalogue } from './catalogue.ts'
import { addKinds, addOtherNames, addSizeGuides, fillCatalogue } from './catalogue-sql.ts'
import { makeDemoAccounts } from './demo-accounts.ts'
import {
  dateRates,
  fillPromoCodes,
  hasDemo,
  isEmptyShop,
  lockDemo,
  openBankAccounts,
  openDemoChain,
} from './wallet-sql.ts'

/**
 * Fills an empty shop with the demo: catalogue, bank accounts, the demo chain, promo codes, currency rates, a shopper with money and an operator.
 * All or nothing, once, also when several servers start at the same time. A shop in which anybody or anything else is
 * gets nothing: the passwords of the demo's operator are public, and real shoppers' money would lie before them.
 * @returns whether this call filled it, it was filled before, or it holds a shop of its own.
 */
export async function loadDemo({
  db,
  keys,
}: Pick<Context, 'db' | 'keys'>): Promise<'filled' | 'was filled' | 'not empty'> {
  return transaction(db, async (tx) => {
    await lockDemo(tx)
    if (await hasDemo(tx)) {
      await openDemoChain(tx)
      await fillPromoCodes(tx)
      const demo = demoCatalogue()
      await addKinds(tx, demo)
      await addSizeGuides(tx, demo)
      await addOtherNames(tx)
      await dateRates(tx)
      return 'was filled'
    }
    if (!(await isEmptyShop(tx))) return 'not empty'
    await fillCatalogue(tx, demoCatalogue())
    await fillPromoCodes(tx)
    await dateRates(tx)
    await openDemoChain(tx)
    await makeDemoAccounts(tx, keys, await openBankAccounts(tx))
    return 'filled'
  })
}
