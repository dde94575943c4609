import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { addressOf } from '../../../../testing/database.ts'
import { aProduct, aShop, listed } from '../../../../testing/world.ts'
import { openDatabase } from '../../../db/database.ts'
import { grantTo } from '../../../db/grants.ts'
import { checkListings } from './check-sql.ts'
import { repairListings } from './listing-worker.ts'

const shop = await aShop()
const address = await addressOf(shop.db)

test('lists can be repaired with the rights of the server’s database role', async () => {
  const role = `mending_${crypto.randomUUID().slice(0, 8)}`
  await sql`create role ${sql.id(role)} login`.execute(shop.db)
  await grantTo(shop.db, role)
  const asServer = openDatabase({ ...address, user: role })
  onTestFinished(async () => {
    await asServer.destroy()
    await sql`drop owned by ${sql.id(role)}`.execute(shop.db)
    await sql`drop role ${sql.id(role)}`.execute(shop.db)
  })
  const { product_id } = await aProduct(shop)
  await listed(shop)
  await shop.db.deleteFrom('listing').where('product_id', '=', product_id).execute()
  await sql`update listing_count set products = products + 1`.execute(shop.db)
  expect(await checkListings(asServer)).not.toEqual([])
  await repairListings(asServer)
  expect(await checkListings(asServer)).toEqual([])
})
