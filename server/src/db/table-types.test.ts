import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { tableTypes } from '../../testing/schema/table-types.ts'

test('the types of the tables are those of the migrated database', async () => {
  await expect(await tableTypes(await testDatabase())).toMatchFileSnapshot('tables.ts')
})
