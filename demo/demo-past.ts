import type { Context } from '../server/src/context.ts'
import { makeDemoChat } from './demo-chat.ts'
import { asDemoPeople } from './demo-people.ts'
import { makeDemoRefunds } from './demo-refunds.ts'

/** What the demo's shopper did before anybody opens the shop. */
export const makeDemoPast = (context: Context): Promise<void> =>
  asDemoPeople(context, async (people) => {
    await makeDemoRefunds(people)
    await makeDemoChat(people)
  })
