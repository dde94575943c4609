import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { aBuyer, anUnpaidOrder, makeDue, pay } from '../../testing/order-world.ts'
import { aProduct, type TestShop } from '../../testing/world.ts'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { runDueTimers } from '../features/order/order-timers.ts'
import { deleteDead } from '../features/order/order-timers-sql.ts'
import { audit, canRewriteLedger, makeCheckpoint } from '../ledger/audit.ts'
import { keysFrom, readKeys } from '../security/keys.ts'
import { openShopDatabase } from '../start/open-database.ts'
import { refuseUnsafe } from './production-checks.ts'

const { host, port, user } = inject('test_server')
const admin = new pg.Client({ host, port, user, database: 'postgres' })
await admin.connect()
const name = randomBytes(6).toString('hex')
const [owner, app, database] = [`owner_${name}`, `app_${name}`, `two_roles_${name}`]
for (const role of [owner, app]) await admin.query(`create role ${role} login`)
await admin.query(`create database ${database} owner ${owner}`)
const urlFor = (role: string) => `postgres://${role}@/${database}?host=${encodeURIComponent(host)}&port=${port}`

const KEY = Buffer.alloc(32, 7)
const PRODUCTION = { NODE_ENV: 'production', DATABASE_URL: urlFor(app), SAMPAN_KEY: KEY.toString('base64') }
const config = { ...readConfig({ ...PRODUCTION, MIGRATE_URL: urlFor(owner), LOG_LEVEL: 'silent' }), limits: false }
// Servers of one shop may start at the same time.
const [opened, second] = await Promise.all([openShopDatabase(config), openShopDatabase(config)])
await second.close()
const { db } = opened
const context = { config, db, keys: keysFrom(KEY), mailer: async () => {} }
const shop: TestShop = { app: await buildApp(context), db, context, mails: [] }

afterAll(async () => {
  await shop.app.close()
  await opened.close()
  await admin.query(`drop database ${database} with (force)`)
  for (const role of [owner, app]) await admin.query(`drop role ${role}`)
  await admin.end()
})

test('the server’s role cannot change append-only tables, so the shop may open', async () => {
  expect(await canRewriteLedger(db)).toBe(false)
  await expect(refuseUnsafe(db)).resolves.toBeUndefined()
  for (const statement of [
    'delete from ledger_entry',
    'update desk_log set action = action',
    'delete from order_history',
    'update kysely_migration set name = name',
    'create function jsonb_to_recordset(text) returns text language sql return $1',
  ])
    await expect(sql.raw(statement).execute(db)).rejects.toMatchObject({ code: '42501' }) // insufficient privilege
})

test('a complete purchase works under that role, with timers and ledger', async () => {
  const buyer = await aBuyer(shop)
  const { sku_id } = await aProduct(shop, { price_cents: 1000 })
  const cart = await buyer.call('POST /api/cart/add', { body: { sku_id, quantity: 1 } })
  const cart_item_ids = cart.data.groups.flatMap((group) => group.items.map((item) => item.cart_item_id))
  const input = { cart_item_ids, address_id: buyer.address_id }
  const { total_cents } = (await buyer.call('POST /api/checkout/quote', { body: input })).data
  const purchase = await buyer.call('POST /api/order/create', { body: { ...input, total_cents } })
  expect(await pay(buyer, purchase.data.order_ids)).toMatchObject({ code: 1, data: { paid_cents: 1000 } })

  await makeDue(shop, 'expires_at', await anUnpaidOrder(shop, buyer))
  const faults: unknown[] = []
  await runDueTimers(db, (fault) => faults.push(fault))
  await deleteDead(db)
  expect(faults).toEqual([])
  await expect(makeCheckpoint(db)).resolves.toBeTypeOf('boolean')
  const { data } = await buyer.call('GET /api/user/order_list', { query: {} })
  expect(data.items.map((order) => order.status)).toEqual([-1, 1])
  expect(await audit(db)).toEqual([])
})

test('a migrated database opens without MIGRATE_URL', async () => {
  const plain = await openShopDatabase({ ...config, migrate_url: undefined })
  expect(await canRewriteLedger(plain.db)).toBe(false)
  await plain.close()
})

test('production refuses a role that owns the ledger tables', async () => {
  const owned = await openShopDatabase({ ...config, database_url: urlFor(owner) })
  await expect(refuseUnsafe(owned.db)).rejects.toThrow(/rewrite the books.*MIGRATE_URL/)
  await owned.close()
})

test.each([
  ['DATABASE_URL', () => readConfig({ ...PRODUCTION, DATABASE_URL: '' })],
  ['SAMPAN_KEY', () => readKeys({ ...PRODUCTION, SAMPAN_KEY: '' }, config.data_folder, true)],
  ['limits', () => readConfig({ ...PRODUCTION, SAMPAN_LIMITS: 'off' })],
  ['32 bytes', () => readKeys({ ...PRODUCTION, SAMPAN_KEY: 'short' }, config.data_folder, true)],
])('production refuses to start without %s', (word, start) => {
  expect(start).toThrow(word)
})
