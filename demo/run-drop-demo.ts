import { readConfig } from '../server/src/config.ts'
import type { Db } from '../server/src/db/database.ts'
import { transaction } from '../server/src/db/transaction.ts'
import { openShopDatabase } from '../server/src/start/open-database.ts'
import { CannotOpen } from '../server/src/start/own-database.ts'
import type { Ask } from '../server/src/terminal/ask.ts'
import { Misuse } from '../server/src/terminal/misuse.ts'
import { demoCatalogue } from './catalogue.ts'
import { closeDemoMoney, dropOperators, dropShoppers, endPromoCodes, takeOffSale } from './drop-demo-sql.ts'
import { lockDemo, PROMO_CODES } from './wallet-sql.ts'

type DroppingTerminal = {
  env: NodeJS.ProcessEnv
  ask: Ask
  say: (text: string) => void
  complain: (text: string) => void
}

const HELP = `npm run drop-demo -- [--products] [--yes]
  Blocks the demo's shoppers and operators, takes their names, addresses and passwords away and ends their sessions; closes
  the demo's bank accounts and chain. Their orders and transfers stay in the books. This can't be undone.
  --products  also takes the demo's products off sale and ends its promo codes
  --yes       does not ask`

type DropOptions = { products: boolean }
type Dropped = Awaited<ReturnType<typeof dropDemo>>

/** Drops the demo in one transaction. Idempotent. */
const dropDemo = (db: Db, { products }: DropOptions) =>
  transaction(db, async (tx) => {
    await lockDemo(tx)
    const goods = products ? demoCatalogue().products.map(({ product_id }) => product_id) : []
    return {
      shoppers: await dropShoppers(tx),
      operators: await dropOperators(tx),
      money: await closeDemoMoney(tx),
      products: products ? await takeOffSale(tx, goods) : 0,
      promos: products
        ? await endPromoCodes(
            tx,
            PROMO_CODES.map(({ code }) => code),
          )
        : 0,
    }
  })

/** Runs the command. @returns the exit code: 1 when nothing was done. */
export async function runDropDemo(argv: readonly string[], terminal: DroppingTerminal): Promise<0 | 1> {
  try {
    terminal.say(await execute(argv, terminal))
    return 0
  } catch (error) {
    if (error instanceof CannotOpen || error instanceof Misuse) terminal.complain(error.message)
    else throw error
    return 1
  }
}

async function execute(argv: readonly string[], { env, ask }: DroppingTerminal): Promise<string> {
  if (argv.includes('--help') || argv.includes('help')) return HELP
  const unknown = argv.find((word) => word !== '--products' && word !== '--yes')
  if (unknown) throw new Misuse(`What is "${unknown}"?\n${HELP}`)
  if (!argv.includes('--yes')) {
    const reply = await ask(`${HELP}\nType "drop" to go on: `)
    if (reply.trim() !== 'drop') throw new Misuse('Nothing was changed.')
  }
  const { db, close } = await openShopDatabase(readConfig(env))
  try {
    return textOf(await dropDemo(db, { products: argv.includes('--products') }))
  } finally {
    await close()
  }
}

function textOf({ shoppers, operators, money, products, promos }: Dropped): string {
  const counts = [
    [shoppers, 'shoppers blocked, without their names'],
    [operators, 'operators blocked, without their names'],
    [money, 'bank accounts and networks closed'],
    [products, 'products taken off sale'],
    [promos, 'promo codes ended'],
  ].filter(([count]) => count !== 0)
  if (counts.length === 0) return 'There was nothing of the demo left to drop.'
  return [...counts.map(([count, what]) => `${count} ${what}`), 'Next: npm run operator -- add EMAIL'].join('\n')
}
