import { expect, test } from 'vitest'
import { aShop, aShopper, PAYMENT_CODE } from '../../../testing/world.ts'
import { transaction } from '../../db/transaction.ts'
import { tryPaymentCode } from './payment-code-service.ts'

const shop = await aShop()

test('a right code is right', async () => {
  const { user_id } = await aShopper(shop)
  expect(
    await transaction(shop.db, (tx) => tryPaymentCode(tx, shop.context.keys, user_id, PAYMENT_CODE)),
  ).toBeUndefined()
})
