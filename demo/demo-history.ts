import type { Context } from '../server/src/context.ts'
import { makeDemoChat } from './demo-chat.ts'
import { makeDemoDeskWork } from './demo-orders.ts'
import { withDemoPeople } from './demo-people.ts'
import { makeDemoRefunds } from './demo-refunds.ts'

/**
 * History of the demo's shoppers and operator before the shop is first opened, including work that waits for the
 * operator.
 */
export const makeDemoHistory = (context: Context): Promise<void> =>
  withDemoPeople(context, async (people) => {
    // The two histories are created in parallel, because the first start waits for both.
    await Promise.all([makeDemoDeskWork(context.db, people), makeDemoRefunds(people).then(() => makeDemoChat(people))])
  })
