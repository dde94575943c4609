import { expect, test } from 'vitest'
import { aMoveIn } from '../../../../testing/import/move-in-world.ts'

const { shop, owner, checked, applied, work, read } = await aMoveIn()

const promoOf = (code: string) =>
  shop.db.selectFrom('promo_code').selectAll().where('code', '=', code).executeTakeFirst()

test('discount codes of Shopify are taken over with the uses that are left, after a second owner agrees', async () => {
  await shop.db.insertInto('promo_code').values({ code: 'TAKEN', kind: 'fixed', value: 100 }).execute()
  const { file, lines } = await applied(
    `Name,Value,Value Type,Type,Minimum Purchase Requirements,Start,End,Usage Limit Per Code,Times Used In Total,Applies Once Per Customer,Status
spring10,-10.0,percentage,code,Minimum purchase of $50.00,2026-01-01 00:00:00 +0000,2099-05-31,100,40,true,active
FIVE-OFF,-5.00,fixed_amount,code,None,2026-01-01,,,0,false,active
SHIPFREE,0,shipping,code,None,2026-01-01,,,0,false,active
taken,-1.00,fixed_amount,code,None,2026-01-01,,,0,false,active
OLD,-5.00,fixed_amount,code,None,2020-01-01,2020-02-01,,0,false,expired
NONE-LEFT,-5.00,fixed_amount,code,None,2026-01-01,,10,10,false,active
TWO-ITEMS,-5.00,fixed_amount,code,Minimum quantity of 2 items,2026-01-01,,,0,false,active
`,
  )
  expect(file).toMatchObject({ kind: 'promos', system: 'shopify', state: 'done' })
  expect(lines.map(({ outcome, remarks }) => [outcome, remarks[0]?.remark])).toEqual([
    ['applied', 'uses_subtracted'],
    ['applied', undefined],
    ['faulty', 'unsupported_discount'],
    ['duplicate', 'code_exists'],
    ['faulty', 'discount_ended'],
    ['faulty', 'used_up'],
    ['faulty', 'condition_unsupported'],
  ])
  expect(await promoOf('SPRING10')).toMatchObject({
    kind: 'percentage',
    value: 1000,
    minimum_cents: 5000,
    uses_limit: 60,
    uses_per_shopper: 1,
    // The last day ends at midnight in the shop's time zone.
    ends_at: '2099-06-01T00:00:00.000Z',
  })
  expect(await promoOf('FIVE-OFF')).toMatchObject({
    kind: 'fixed',
    value: 500,
    uses_limit: null,
    uses_per_shopper: null,
  })
})

test('coupons of WooCommerce with conditions that the shop lacks are not taken over', async () => {
  const { file, lines } = await checked(
    `post_title,post_status,discount_type,coupon_amount,expiry_date,minimum_amount,usage_limit,usage_count,usage_limit_per_user,product_ids
welcome,publish,percent,15,2099-12-31,20,,3,2,
ten,publish,fixed_cart,10,,,,0,,"12,13"
each,publish,fixed_product,10,,,,0,,
half price!,publish,percent,50,,,,0,,
much,publish,percent,150,,,,0,,
`,
  )
  expect(file).toMatchObject({ kind: 'promos', system: 'woocommerce' })
  expect(lines.map(({ outcome, remarks }) => [outcome, ...remarks.map(({ remark }) => remark)])).toEqual([
    ['new'],
    ['faulty', 'condition_unsupported'],
    ['faulty', 'unsupported_discount'],
    ['faulty', 'not_a_code'],
    ['faulty', 'not_a_discount'],
  ])
})

test('an undo deletes unused codes', async () => {
  const { file } = await applied('code,value,type\nUNUSED,5,fixed\nUSED,5,fixed\n')
  const { file_id } = file
  await shop.db
    .insertInto('former_promo_use')
    .values({ address_mac: Buffer.from('a'), code: 'USED' })
    .execute()
  await owner.call('POST /api/admin/move_in/undo', { body: { file_id } })
  await work()
  expect(await read(file_id)).toMatchObject({ state: 'undone', outcomes: { applied: 1, undone: 1 } })
  expect(await promoOf('UNUSED')).toBeUndefined()
  expect(await promoOf('USED')).toBeDefined()
})
