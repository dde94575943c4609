import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anAgent, itemsOf } from '../../../testing/agent/shopping-agent-world.ts'
import { anOperator, aProduct, aShop } from '../../../testing/world.ts'
import { deleteOldPlatforms, savePlatform } from './agent-sql.ts'

const shop = await aShop()
const { db } = shop
const aPlatform = () => {
  const host = `${randomUUID()}.example`
  return savePlatform(db, { profile_url: `https://${host}/profile`, host, version: '2026-08-25', calls: 1 })
}
const isKept = async (platform_id: string) =>
  (await db.selectFrom('agent_platform').where('platform_id', '=', platform_id).select('host').execute()).length === 1

test('a platform that has not called for 90 days is deleted, unless it is blocked or has checkouts', async () => {
  const [forgotten, blocked] = [await aPlatform(), await aPlatform()]
  const agent = await anAgent(shop)
  const { sku_id } = await aProduct(shop)
  const { data } = await agent.act('create_checkout', itemsOf([sku_id, 1]))
  const { platform_id: buying } = await db
    .selectFrom('agent_checkout')
    .where('agent_checkout_id', '=', data.id)
    .select('platform_id')
    .executeTakeFirstOrThrow()
  await anOperator(shop)
  const { operator_id } = await db.selectFrom('operator').select('operator_id').executeTakeFirstOrThrow()
  const blocked_at = new Date().toISOString()
  const block = { blocked_at, blocked_by: operator_id }
  await db.updateTable('agent_platform').set(block).where('platform_id', '=', blocked).execute()
  await db.updateTable('agent_platform').set({ last_seen_at: sql<string>`now() - interval '91 days'` }).execute()
  const called = await aPlatform()
  await deleteOldPlatforms(db, 100)
  const exist = await Promise.all([forgotten, blocked, buying, called].map(isKept))
  expect(exist).toEqual([false, true, true, true])
})
