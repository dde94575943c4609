// npm run bench:chain [-- --reorganisations 200 --kills 15 --deposits 500 --addresses 50000 --blocks 500]: reads chains of
// anvil during reorganisations, kills of the server and of PostgreSQL, deposits to many addresses, and after an absence.
// After each part it compares the ledger with the chain, which it reads independently from the first block, and at the
// end the sum of all chains with the ledger. Exit code 1 if they differ.
import { parseArgs } from 'node:util'
import { hasAnvil } from '../server/testing/chain/anvil.ts'
import { openBenchShop } from './chain/bench-shop-sql.ts'
import { measureCatchUp } from './chain/catch-up.ts'
import { Comparison } from './chain/comparison.ts'
import { measureDeposits } from './chain/deposits.ts'
import { killsOf, measureKills } from './chain/kills.ts'
import { wholeNumbers } from './chain/random-number.ts'
import { measureReorganisations } from './chain/reorganisations.ts'
import { measureAndClose } from './cleanup.ts'

const { values } = parseArgs({
  options: {
    reorganisations: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '100' },
    deposits: { type: 'string', default: '10000' },
    addresses: { type: 'string', default: '1000000' },
    blocks: { type: 'string', default: '10000' },
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
  const comparison = new Comparison(shop)
  if (reorganisations) {
    const done = await measureReorganisations(shop, reorganisations, random)
    await comparison.add(`${reorganisations} reorganisations`, done)
  }
  if (kills) {
    const done = await measureKills(shop, kills, random)
    const { server, database } = killsOf(kills)
    await comparison.add(`${server} kills of the server, ${database} of PostgreSQL`, done)
  }
  if (deposits) {
    const { reconciled, ...done } = await measureDeposits(shop, { deposits, addresses }, random)
    await comparison.add(`${deposits} deposits, ${addresses} addresses`, done, rate(deposits, done.seconds))
    const { seconds, ...compared } = reconciled
    console.log(`${compared.addresses} addresses compared in ${seconds.toFixed(1)} s`)
    if (compared.different !== 0 || compared.addresses < addresses)
      comparison.differ(`reconciliation: ${compared.addresses} addresses, ${compared.different} different`)
  }
  if (blocks) {
    const done = await measureCatchUp(shop, blocks, random)
    const note = `${(done.read / done.seconds).toFixed(0)} blocks a second`
    await comparison.add(`${done.read} blocks of 200 transfers`, done, note)
  }
  if (!(await comparison.end())) process.exitCode = 1
})
