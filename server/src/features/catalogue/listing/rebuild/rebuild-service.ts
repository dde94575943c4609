import { type Bulk, openBulk } from '../../../../db/bulk.ts'
import type { DatabaseAddress } from '../../../../db/database.ts'
import { type Tx, transaction } from '../../../../db/transaction.ts'
import { TIER_SIZES } from '../../search/tier-sql.ts'
import { waitForTurn } from '../change-sql.ts'
import { openCutting } from './cutting.ts'
import {
  boundsAnew,
  countBeside,
  LISTING_COLUMNS,
  makeIndexesBeside,
  makeTablesBeside,
  orderProducts,
  productsAt,
  putInPlace,
  takeAll,
} from './rebuild-sql.ts'

/** While so many listings are written, as many more are made. */
const WRITTEN_AT_ONCE = 4_000

type Options = {
  /** Stops it, and leaves everything as it was. */
  signal?: AbortSignal | undefined
  say?: (part: string) => void
}

/**
 * Makes all listings, and what is counted of them, anew in tables of their own, without indexes until they are full, and
 * puts these in the place of the old ones: several times as quick as one after the other. Shoppers read the old ones
 * meanwhile. It is one transaction, so a server that is killed leaves everything as it was.
 */
export async function rebuildListings(
  address: DatabaseAddress,
  { signal, say = () => {} }: Options = {},
): Promise<void> {
  signal?.throwIfAborted()
  const bulk = await openBulk(address)
  signal?.addEventListener('abort', bulk.cut)
  try {
    await transaction(bulk.db, async (tx) => {
      await waitForTurn(tx)
      await takeAll(tx)
      await orderProducts(tx, TIER_SIZES)
      await makeTablesBeside(tx)
      say('listings')
      await writeListings(bulk, tx, address)
      say('counts and words')
      await countBeside(tx)
      say('indexes')
      await makeIndexesBeside(tx)
      say('the new in place of the old')
      await putInPlace(tx)
    })
  } finally {
    signal?.removeEventListener('abort', bulk.cut)
    await bulk.close()
  }
  say('end')
}

async function writeListings(bulk: Bulk, tx: Tx, address: DatabaseAddress): Promise<void> {
  const cutting = openCutting({ address, bounds: await boundsAnew(tx) })
  try {
    let place = 0
    const next = async () => {
      const product_ids = await productsAt(tx, place, WRITTEN_AT_ONCE)
      place += WRITTEN_AT_ONCE
      return product_ids.length > 0 ? cutting.cut(product_ids) : undefined
    }
    let made = await next()
    while (made) {
      const after = await next()
      await bulk.copyIntoNew('listing_anew', LISTING_COLUMNS, made)
      made = after
    }
  } finally {
    await cutting.close()
  }
}
