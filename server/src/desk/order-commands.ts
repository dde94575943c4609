import type { Command } from './command.ts'
import { type DeskCall, everyItem } from './desk-client.ts'
import { ordersText, orderText, shippedText } from './desk-view.ts'
import { wholeId } from './ids.ts'

type OrderCommand = Extract<Command, { name: 'orders' | 'order' | 'cancel' | 'ship' | 'correct' }>

/** Each command looks for its order among those it applies to. */
const LOOKED_FOR = {
  order: { status: 'all', of: 'order' },
  cancel: { status: 'all', of: 'order' },
  ship: { status: '1', of: 'order to ship' },
  correct: { status: '2', of: 'order on its way' },
} as const

export async function carryOutOrder(command: OrderCommand, call: DeskCall): Promise<string> {
  if (command.name === 'orders') {
    const { status, page } = command
    return ordersText(await call('GET /api/admin/order/list', { query: { status, page } }))
  }
  const { status, of } = LOOKED_FOR[command.name]
  const order_id = await wholeId(command.id, of, async () => {
    const orders = await everyItem((page) => call('GET /api/admin/order/list', { query: { status, ...page } }))
    return orders.map((order) => order.order_id)
  })
  if (command.name === 'order') return orderText(await call('GET /api/admin/order/detail', { query: { order_id } }))
  if (command.name === 'cancel')
    return orderText(await call('POST /api/admin/order/cancel', { body: { order_id, reason: command.reason } }))
  const { carrier, tracking_number } = command
  const body = { order_id, carrier, tracking_number }
  return shippedText(await call(`POST /api/admin/order/${command.name}`, { body }))
}
