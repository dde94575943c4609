import type { Context } from '../server/src/context.ts'
import { makeDemoChat } from './demo-chat.ts'
import { makeDemoDay } from './demo-day.ts'
import { asDemoPeople } from './demo-people.ts'
import { makeDemoRefunds } from './demo-refunds.ts'

/**
 * History of the demo's shoppers and operator before the shop is first opened, including work that waits at the desk.
 */
export const makeDemoPast = (context: Context): Promise<void> =>
  asDemoPeople(context, async (people) => {
    // The two histories are created in parallel, because the first start waits for both.
    await Promise.all([makeDemoDay(context.db, people), makeDemoRefunds(people).then(() => makeDemoChat(people))])
  })
