import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Address } from './address.ts'
import { madeUpWord } from './made-up-word.ts'

/** As many transactions at once, at most. */
const WRITERS = 4
/** Words of new titles are counted from here on: no product has them, and no shop of fewer than ten million products. */
const FIRST_WORD = 6_240_000
const WORDS = 10_000

type Change = (product_id: string, number: number) => pg.QueryConfig

/** What a shopkeeper changes, each in a transaction of its own. */
const CHANGES: Change[] = [
  (product_id) => ({
    name: 'price',
    // A cent up, the next time a cent down: the lower price stays below the one before the reduction.
    text: `with of_product as (
        update product set price_cents = price_cents + case price_cents % 2 when 0 then 1 else -1 end where product_id = $1)
      update sku set price_cents = price_cents + case price_cents % 2 when 0 then 1 else -1 end where product_id = $1`,
    values: [product_id],
  }),
  (product_id, number) => ({
    name: 'title',
    text: `update product set title = (
        select jsonb_object_agg(key, regexp_replace(value, ' ~.*$', '') || $2::text) from jsonb_each_text(title))
      where product_id = $1`,
    values: [product_id, ` ~${madeUpWord(FIRST_WORD + (number % WORDS), 'en')}`],
  }),
  (product_id) => ({
    name: 'stock',
    text: `update sku set stock = case stock when 0 then 50 else 0 end
      where sku_id = (select sku_id from sku where product_id = $1 order by position limit 1)`,
    values: [product_id],
  }),
]

export type Writers = {
  /** Ends them. @returns how many products they changed each second. */
  stop: () => Promise<number>
}

/** Changes so many products each second, one after the other: their prices, titles and stock in turn. */
export async function openWriters(address: Address, products: Generator<string>, a_second: number): Promise<Writers> {
  const clients = Array.from({ length: WRITERS }, () => new pg.Client(address))
  await Promise.all(clients.map((client) => client.connect()))
  const started = performance.now()
  let [begun, is_ending] = [0, false]
  const write = async (client: pg.Client) => {
    while (!is_ending) {
      const number = begun++
      await wait(Math.max(0, started + (number * 1000) / a_second - performance.now()))
      const change = CHANGES[number % CHANGES.length]
      if (change) await client.query(change(products.next().value, number))
    }
  }
  const writing = Promise.all(clients.map(write))
  // Whoever stops them hears of it.
  writing.catch(() => {})
  return {
    stop: async () => {
      is_ending = true
      try {
        await writing
      } finally {
        await Promise.all(clients.map((client) => client.end()))
      }
      return (begun * 1000) / (performance.now() - started)
    },
  }
}
