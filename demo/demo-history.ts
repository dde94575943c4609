import type { Context } from '../server/src/context.ts'
import type { Db } from '../server/src/db/database.ts'
import { makeDemoChat } from './demo-chat.ts'
import { fillDesk, makeDemoDeskWork } from './demo-orders.ts'
import { type DemoPeople, withDemoPeople } from './demo-people.ts'
import { makeDemoRefunds } from './demo-refunds.ts'
import { makeDemoShopping } from './demo-shopping.ts'

/** The chat is about the returned teapot, so it is created while the teapot's order is the newest. */
async function makeHistoryOfShopper(db: Db, people: DemoPeople): Promise<void> {
  await makeDemoRefunds(people)
  await makeDemoChat(people)
  await makeDemoShopping(db, people)
}

/**
 * Creates what the demo's shoppers and operator did before the shop is first opened, including work that waits for the
 * operator.
 */
export const makeDemoHistory = (context: Context): Promise<void> =>
  withDemoPeople(context, async (people) => {
    await fillDesk(people.desk)
    // The two histories are created in parallel, because the first start waits for both.
    await Promise.all([makeDemoDeskWork(context.db, people), makeHistoryOfShopper(context.db, people)])
  })
