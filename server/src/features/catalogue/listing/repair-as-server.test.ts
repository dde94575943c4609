import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asServerRole } from '../../../../testing/server-role.ts'
import { aProduct, aShop, listed } from '../../../../testing/world.ts'
import { checkListings } from './check-sql.ts'
import { repairListings } from './listing-worker.ts'

const shop = await aShop()

test('lists can be repaired with the rights of the server’s database role', async () => {
  const asServer = await asServerRole(shop.db)
  const { product_id } = await aProduct(shop)
  await listed(shop)
  await shop.db.deleteFrom('listing').where('product_id', '=', product_id).execute()
  await sql`update listing_count set products = products + 1`.execute(shop.db)
  expect(await checkListings(asServer)).not.toEqual([])
  await repairListings(asServer)
  expect(await checkListings(asServer)).toEqual([])
})
