import type { Context } from '../server/src/context.ts'
import { finishWork } from '../server/src/event/finish-work.ts'
import { noticeTask } from '../server/src/features/notice/notice-listener.ts'
import { completeOrder } from '../server/src/features/order/order-service.ts'
import { listeners } from '../server/src/listeners.ts'
import { makeDemoChat } from './demo-chat.ts'
import { fillDesk, makeDemoDeskWork, makeReviewedGift, registerGuests, sendBrokenVase } from './demo-orders.ts'
import { withDemoPeople } from './demo-people.ts'
import { makeDemoRefunds } from './demo-refunds.ts'
import { makeEarlyShopping, makeLateOrders, makeShoppingOfToday } from './demo-shopping.ts'
import { passDays } from './demo-time-sql.ts'

/**
 * Creates what the demo's shoppers and operator did in the twelve weeks before the shop is first opened, including work
 * that waits for the operator.
 */
export const makeDemoHistory = (context: Context): Promise<void> =>
  withDemoPeople(context, async (people) => {
    const { db } = context
    const notify = () => finishWork(db, { listeners, tasks: [noticeTask(context)] })
    const waitDays = async (days: number) => {
      await notify()
      await passDays(db, days)
    }
    await fillDesk(people.desk)
    const guests = await registerGuests(db, people)
    await waitDays(33)
    const [gift] = await Promise.all([makeReviewedGift(guests, people), makeDemoRefunds(people)])
    // The chat is about the returned teapot, so it is created while the teapot's order is the newest.
    await makeDemoChat(people)
    await waitDays(26)
    await completeOrder(db, { by: 'system' }, gift)
    await makeEarlyShopping(db, people)
    await waitDays(19)
    const [lateOrders, brokenVase] = await Promise.all([makeLateOrders(people), sendBrokenVase(guests, people)])
    await waitDays(3)
    await lateOrders.sortParcel()
    await lateOrders.receive()
    await lateOrders.sendKnit()
    await waitDays(2)
    await lateOrders.complain()
    await Promise.all([makeDemoDeskWork(guests, brokenVase), makeShoppingOfToday(people)])
    await notify()
  })
