import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { anOperator, aShop } from '../../../../testing/world.ts'
import { countsAsSecondFrom, hasSecondOperator } from '../operator-term-sql.ts'

const shop = await aShop()
const owner = await anOperator(shop)

const change = ({ operator_id }: { operator_id: string }, columns: object) =>
  shop.db.updateTable('operator').set(columns).where('operator_id', '=', operator_id).execute()
const later = (hours: number) =>
  sql`update operator_term set since = since - make_interval(hours => ${hours}),
    until = until - make_interval(hours => ${hours})`.execute(shop.db)
const ownerHasSecond = () => hasSecondOperator(shop.db, owner.operator_id, ['finance'])
const counts = async ({ operator_id }: { operator_id: string }) =>
  (await countsAsSecondFrom(shop.db, operator_id, ['finance'])).counts

afterEach(() => sql`delete from operator_term where operator_id <> ${owner.operator_id}`.execute(shop.db))

test('an operator whom an owner adds counts as a second operator only after a day', async () => {
  expect(await ownerHasSecond()).toBe(false)
  const added = await anOperator(shop, { roles: ['finance'], is_new: true })
  expect([await ownerHasSecond(), await counts(added)]).toEqual([false, false])
  // The new operator already has a second operator: the owner, who has had the role for long.
  expect(await hasSecondOperator(shop.db, added.operator_id, ['finance'])).toBe(true)
  await later(23)
  expect([await ownerHasSecond(), await counts(added)]).toEqual([false, false])
  await later(1)
  expect([await ownerHasSecond(), await counts(added)]).toEqual([true, true])
})

test('with a new role, an operator counts as a second operator only after a day, even after a long time with another role', async () => {
  const packer = await anOperator(shop, { roles: ['fulfilment'] })
  expect(await ownerHasSecond()).toBe(false)
  await change(packer, { roles: ['fulfilment', 'finance'] })
  expect(await ownerHasSecond()).toBe(false)
  await later(24)
  expect([await ownerHasSecond(), await counts(packer)]).toEqual([true, true])
})

test('the day starts when the operator replaces the first password, and again when an owner makes a new first password', async () => {
  const added = await anOperator(shop, { roles: ['finance'], is_new: true })
  await change(added, { password_is_initial: true })
  await later(48)
  expect(await ownerHasSecond()).toBe(false)
  await change(added, { password_is_initial: false })
  expect([await ownerHasSecond(), await counts(added)]).toEqual([false, false])
  await later(24)
  expect(await counts(added)).toBe(true)
  await change(added, { password_is_initial: true })
  await change(added, { password_is_initial: false })
  expect(await counts(added)).toBe(false)
})

test('removing the second operator’s rights does not allow acting alone before a day has passed', async () => {
  const second = await anOperator(shop, { roles: ['finance'] })
  expect(await ownerHasSecond()).toBe(true)
  await change(second, { blocked_at: new Date().toISOString() })
  expect([await ownerHasSecond(), await counts(second)]).toEqual([true, false])
  await change(second, { blocked_at: null, roles: [] })
  await change(second, { roles: ['finance'] })
  expect([await ownerHasSecond(), await counts(second)]).toEqual([true, false])
  await change(second, { roles: ['support'] })
  await later(24)
  expect(await ownerHasSecond()).toBe(false)
})
