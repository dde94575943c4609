import type { Context } from '../server/src/context.ts'
import { makeDemoChat } from './demo-chat.ts'
import { makeDemoDay } from './demo-day.ts'
import { asDemoPeople } from './demo-people.ts'
import { makeDemoRefunds } from './demo-refunds.ts'

/** What the demo's shoppers and its operator did before anybody opens the shop, and what of it waits at the desk. */
export const makeDemoPast = (context: Context): Promise<void> =>
  asDemoPeople(context, async (people) => {
    // At once: the first start waits for both.
    await Promise.all([makeDemoDay(context.db, people), makeDemoRefunds(people).then(() => makeDemoChat(people))])
  })
