import type { Command } from './command.ts'
import { type DeskCall, everyItem } from './desk-client.ts'
import { orderText } from './desk-view.ts'
import { wholeId } from './ids.ts'
import { Misuse } from './misuse.ts'
import { type AtDesk, fetchPictures, sendFile } from './pictures.ts'
import { refundsText, refundText } from './refund-view.ts'

type RefundCommand = Extract<
  Command,
  { name: 'refunds' | 'refund' | 'proofs' | 'refund-agree' | 'refund-refuse' | 'refund-execute' | 'refund-order' }
>

export async function carryOutRefund(command: RefundCommand, call: DeskCall, desk: AtDesk): Promise<string> {
  if (command.name === 'refunds') {
    const { state, page } = command
    return refundsText(await call('GET /api/admin/refund/list', { query: { state, page } }))
  }
  if (command.name === 'refund-order') return refundOrder(command, call)
  const isLook = command.name === 'refund' || command.name === 'proofs'
  const refunds = await everyItem((page) =>
    call('GET /api/admin/refund/list', { query: { state: isLook ? 'all' : 'open', ...page } }),
  )
  const refund_id = await wholeId(command.id, isLook ? 'refund' : 'open refund', async () =>
    refunds.map((refund) => refund.refund_id),
  )
  if (isLook) {
    const refund = refunds.find((one) => one.refund_id === refund_id)
    if (!refund) throw new Misuse(`There is no refund ${refund_id}.`)
    return command.name === 'refund' ? refundText(refund) : fetchPictures(refund.attachments, 'proofs', desk)
  }
  if (command.name === 'refund-agree') {
    const { return_address } = command
    return refundText(await call('POST /api/admin/refund/agree', { body: { refund_id, return_address } }))
  }
  if (command.name === 'refund-refuse') {
    const { reason, pictures } = command
    const shopper = refunds.find((one) => one.refund_id === refund_id)?.shopper
    if (pictures.length > 0 && !shopper) throw new Misuse(`There is no open refund ${refund_id}.`)
    const picture_ids: string[] = []
    for (const path of pictures) picture_ids.push(await sendFile(path, 'refusal', shopper?.user_id ?? '', desk))
    return refundText(await call('POST /api/admin/refund/refuse', { body: { refund_id, reason, picture_ids } }))
  }
  return refundText(await call('POST /api/admin/refund/execute', { body: { refund_id } }))
}

/** Gives money back unasked; the lines are named by their SKUs. */
async function refundOrder(command: Extract<RefundCommand, { name: 'refund-order' }>, call: DeskCall): Promise<string> {
  const { id, reason, amount_cents, pieces, goods_back } = command
  const order_id = await wholeId(id, 'order', async () => {
    const orders = await everyItem((page) => call('GET /api/admin/order/list', { query: { status: 'all', ...page } }))
    return orders.map((order) => order.order_id)
  })
  const order = await call('GET /api/admin/order/detail', { query: { order_id } })
  const items = pieces?.map(({ sku_id, quantity }) => {
    const line = order.items.find((item) => item.sku_id === sku_id)
    if (!line) throw new Misuse(`The order has no ${sku_id}.`)
    return { order_item_id: line.order_item_id, quantity }
  })
  const body = { order_id, reason, amount_cents, goods_back, ...(items && { items }) }
  return orderText(await call('POST /api/admin/order/refund', { body }))
}
