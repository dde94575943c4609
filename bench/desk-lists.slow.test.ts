import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDemoHistory } from '../demo/demo-history.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { addressOf } from '../server/testing/database.ts'
import { exceedsLimits } from '../server/testing/plans/plans-sql.ts'
import { aShop } from '../server/testing/world.ts'
import { LISTS } from './desk-list-queries.ts'
import { multiplyRows } from './desk-lists-sql.ts'
import { costsOf, type Desk, openDesk } from './desk-requests.ts'

/** Each table has more rows than a reply may read, so that a full table scan is detected. */
const ROWS = 20_000
const FILLING_MS = 180_000

const shop = await aShop()
let desk: Desk
const checkedStatements = new Set<string>()

beforeAll(async () => {
  await loadDemo(shop.context)
  await makeDemoHistory(shop.context)
  await multiplyRows(shop.db, ROWS)
  desk = await openDesk(shop.context, await addressOf(shop.db))
}, FILLING_MS)
afterAll(() => desk.close())

test.each(Object.entries(LISTS))(
  'the replies of %s read only the rows that they show, however large the tables are',
  async (list, queries) => {
    const costlyStatements: string[] = []
    for (const query of queries)
      for (const { rows, pages, text } of (await costsOf(desk, list, query, checkedStatements)).filter(exceedsLimits))
        costlyStatements.push(
          `${new URLSearchParams(query)}: ${Math.round(rows)} rows in ${pages} pages by ${text.slice(0, 200)}`,
        )
    expect(costlyStatements).toEqual([])
  },
  FILLING_MS,
)
