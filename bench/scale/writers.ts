import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Address } from './address.ts'
import { madeUpWord } from './made-up-word.ts'

const WRITERS = 4
/**
 * Number of the first word for new titles. Products use lower numbers, and so do shops while there are fewer than ten
 * million products.
 */
const FIRST_WORD = 6_240_000
const WORDS = 10_000

type Change = (product_id: string, number: number) => pg.QueryConfig

/** Typical changes by a shopkeeper, each in its own transaction. */
const CHANGES: Change[] = [
  (product_id) => ({
    name: 'price',
    // Alternately adds and subtracts a cent, so that a reduced price stays below the earlier price.
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
  /** Stops the writers. @returns the number of changed products per second. */
  stop: () => Promise<number>
}

/** Changes this number of products per second: prices, titles and stock in rotation. */
export async function openWriters(address: Address, products: Generator<string>, a_second: number): Promise<Writers> {
  const clients = Array.from({ length: WRITERS }, () => new pg.Client(address))
  await Promise.all(clients.map((client) => client.connect()))
  const started_at = performance.now()
  let [write_count, is_ending] = [0, false]
  const write = async (client: pg.Client) => {
    while (!is_ending) {
      const number = write_count++
      await wait(Math.max(0, started_at + (number * 1000) / a_second - performance.now()))
      const change = CHANGES[number % CHANGES.length]
      if (change) await client.query(change(products.next().value, number))
    }
  }
  const writing = Promise.all(clients.map(write))
  // `stop` reports a failure, so the failure is ignored here.
  writing.catch(() => {})
  return {
    stop: async () => {
      is_ending = true
      try {
        await writing
      } finally {
        await Promise.all(clients.map((client) => client.end()))
      }
      return (write_count * 1000) / (performance.now() - started_at)
    },
  }
}
