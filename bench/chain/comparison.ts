import { compareSum, compareWithChain } from '../../server/testing/chain/chain-comparison.ts'
import { printRows } from '../table.ts'
import type { BenchShop, Place } from './bench-shop-sql.ts'

type Measured = { places: readonly Place[]; seconds: number }
type Sums = Record<'deposits' | 'chain_cents' | 'credited_cents', number>

const HEAD = ['part', 'seconds', '', 'deposits', 'cents on the chain', 'credited cents', 'differences']

/** Compares each part with its chains, and at the end the sum of all parts with the whole ledger. */
export class Comparison {
  private readonly db
  private readonly rows = [HEAD]
  private readonly total: Sums = { deposits: 0, chain_cents: 0, credited_cents: 0 }
  private readonly differences: string[] = []

  constructor({ db }: BenchShop) {
    this.db = db
  }

  /** Ends the chains of the part after the comparison. */
  async add(name: string, { places, seconds }: Measured, note = ''): Promise<void> {
    const sums: Sums = { deposits: 0, chain_cents: 0, credited_cents: 0 }
    const differences: string[] = []
    for (const { end, ...place } of places) {
      const compared = await compareWithChain(this.db, place)
      for (const name of NAMES) sums[name] += compared[name]
      differences.push(...compared.differences.map((difference) => `${place.network}: ${difference}`))
      end()
    }
    for (const name of NAMES) this.total[name] += sums[name]
    this.addRow(name, sums, { differences, cells: [seconds.toFixed(1), note] })
  }

  /** Adds a difference that was found in another way. */
  differ(difference: string): void {
    this.differences.push(difference)
    console.log(difference)
  }

  /** Prints all parts and their sum. @returns whether there is no difference. */
  async end(): Promise<boolean> {
    this.addRow('sum', this.total, { differences: await compareSum(this.db, this.total), cells: ['', ''] })
    printRows(this.rows)
    for (const difference of this.differences) console.log(difference)
    return this.differences.length === 0
  }

  private addRow(name: string, sums: Sums, { differences, cells }: { differences: string[]; cells: string[] }): void {
    for (const difference of differences) this.differ(difference)
    const row = [name, ...cells, ...NAMES.map((name) => String(sums[name])), String(differences.length)]
    this.rows.push(row)
    console.log(row.filter(Boolean).join(' · '))
  }
}

const NAMES = ['deposits', 'chain_cents', 'credited_cents'] as const
