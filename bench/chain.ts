// npm run bench:chain [-- --reorganisations 1000 --kills 100 --deposits 10000 --addresses 1000000 --blocks 10000]: reads
// a chain of anvil during reorganisations, kills of the server and of PostgreSQL, deposits to many addresses, and after
// an absence. Afterwards it compares the ledger with the chain, which it reads independently from the first block. Exit
// code 1 if they differ.
import { parseArgs } from 'node:util'
import { hasAnvil } from '../server/testing/chain/anvil.ts'
import { compareWithChain } from '../server/testing/chain/chain-comparison.ts'
import { openBenchShop } from './chain/bench-shop-sql.ts'
import { measureCatchUp } from './chain/catch-up.ts'
import { measureDeposits } from './chain/deposits.ts'
import { measureKills } from './chain/kills.ts'
import { wholeNumbers } from './chain/random-number.ts'
import { measureReorganisations } from './chain/reorganisations.ts'
import { measureAndClose } from './cleanup.ts'
import { printRows } from './table.ts'

const { values } = parseArgs({
  options: {
    reorganisations: { type: 'string', default: '200' },
    kills: { type: 'string', default: '15' },
    deposits: { type: 'string', default: '500' },
    addresses: { type: 'string', default: '50000' },
    blocks: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
  },
})
const sizeOf = (option: keyof typeof values) => {
  const size = Number(values[option])
  if (!Number.isInteger(size) || size < 0) throw new Error(`--${option} is a whole number`)
  return size
}
const [reorganisations, kills, blocks] = [sizeOf('reorganisations'), sizeOf('kills'), sizeOf('blocks')]
const [deposits, addresses] = [sizeOf('deposits'), sizeOf('addresses')]
if (!hasAnvil) throw new Error('the optional package @foundry-rs/anvil is not installed for this platform')

const rate = (count: number, seconds: number) => `${(count / seconds).toFixed(0)} a second`

await measureAndClose(async () => {
  const shop = await openBenchShop()
  const random = wholeNumbers(sizeOf('seed'))
  const rows = [['part', 'seconds', '', 'deposits', 'credited cents', 'differences']]
  const differences: string[] = []
  type Measured = { places: Parameters<typeof compareWithChain>[1][]; seconds: number }
  const add = async (name: string, { places, seconds }: Measured, note = '') => {
    const found = { deposits: 0, credited_cents: 0, differences: 0 }
    for (const place of places) {
      const compared = await compareWithChain(shop.db, place)
      found.deposits += compared.deposits
      found.credited_cents += compared.credited_cents
      found.differences += compared.differences.length
      differences.push(...compared.differences.map((difference) => `${place.network}: ${difference}`))
    }
    rows.push([name, seconds.toFixed(1), note, ...Object.values(found).map(String)])
  }
  if (reorganisations) {
    const done = await measureReorganisations(shop, reorganisations, random)
    await add(`${reorganisations} reorganisations`, done)
  }
  if (kills) {
    const done = await measureKills(shop, kills, random)
    await add(`${done.kills} kills of the server, ${done.database_kills} of PostgreSQL`, done)
  }
  if (deposits) {
    const done = await measureDeposits(shop, { deposits, addresses }, random)
    await add(`${deposits} deposits, ${addresses} addresses`, done, rate(deposits, done.seconds))
  }
  if (blocks) {
    const done = await measureCatchUp(shop, blocks, random)
    await add(`${done.read} blocks of 200 transfers`, done, `${(done.read / done.seconds).toFixed(0)} blocks a second`)
  }
  printRows(rows)
  for (const difference of differences) console.log(difference)
  if (differences.length > 0) process.exitCode = 1
})
