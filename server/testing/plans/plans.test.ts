import { expect, test } from 'vitest'
import { aShop } from '../world.ts'
import { costOf } from './plans-sql.ts'

test('a statement is planned with exactly the bytes that were sent', async () => {
  const shop = await aShop()
  const statement = { text: 'select 1 where length($1::bytea) = 4', values: [Buffer.from([0, 92, 255, 1])] }
  await expect(costOf(shop.db, statement)).resolves.toMatchObject({ text: statement.text })
})
