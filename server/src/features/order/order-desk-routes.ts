import { type Language, ORDER_STATUS, statusWord } from '@sampan/contract/rules'
import type { FastifyRequest } from 'fastify'
import { implement, type Server } from '../../http/implement.ts'
import { Refusal } from '../../refusal/refusal.ts'
import { errorSentence, sentenceOf } from '../../refusal/refusal-sentences.ts'
import { readCustomsForms } from './customs/customs-service.ts'
import { readLabels } from './label/label-service.ts'
import {
  addEventAtDesk,
  cancelAtDesk,
  correctAtDesk,
  readdressAtDesk,
  removeEventAtDesk,
  shipAtDesk,
} from './order-act-service.ts'
import { listOrdersAtDesk, readOrderAtDesk } from './order-desk-service.ts'
import { listOrdersOf } from './order-read-service.ts'
import { findAtDesk, loseAtDesk } from './shipment/lost-parcel-service.ts'
import { shipFile, shipMany } from './shipment/ship-many-service.ts'
import { readSlips } from './shipment/slip-service.ts'

/** Returns the reason why an order was not shipped. Errors that are not refusals are bugs and are logged. */
const explainer =
  ({ request, language }: { request: FastifyRequest; language: Language }) =>
  (error: unknown): string => {
    if (error instanceof Refusal) return sentenceOf(error.reason, language, error.details)
    request.log.error({ err: error }, 'shipping an order failed')
    return errorSentence('bug', language)
  }

export function orderRoutesAtDesk(server: Server): void {
  const { keys } = server.context
  implement(server, 'GET /api/admin/order/list', ({ db, language, query }) => {
    const { page, page_size, cursor, status, ...filter } = query
    const start = { page, page_size, cursor }
    return listOrdersAtDesk(db, language, { ...filter, status: statusWord(ORDER_STATUS, status) }, start)
  })
  implement(server, 'GET /api/admin/order/detail', ({ db, language, query: { order_id }, ...operator }) =>
    readOrderAtDesk(db, operator, language, order_id),
  )
  implement(server, 'GET /api/admin/shopper/orders', ({ db, language, query: { user_id, ...start } }) =>
    listOrdersOf(db, language, user_id, start),
  )
  implement(server, 'GET /api/admin/order/slips', ({ db, language, query: { order_ids } }) =>
    readSlips(db, language, order_ids),
  )
  implement(server, 'GET /api/admin/order/customs', ({ db, query: { order_ids, sender_country } }) =>
    readCustomsForms(db, order_ids, sender_country),
  )
  implement(server, 'GET /api/admin/order/labels', ({ db, query: { order_ids, format } }) =>
    readLabels(db, order_ids, format),
  )
  implement(server, 'POST /api/admin/order/cancel', async ({ db, language, body, ...operator }) => {
    const outcome = await cancelAtDesk({ db, keys }, operator, body)
    return { ...(await readOrderAtDesk(db, operator, language, body.order_id)), outcome }
  })
  implement(server, 'POST /api/admin/order/ship', async ({ db, language, body, ...operator }) => {
    await shipAtDesk(db, operator, body)
    return readOrderAtDesk(db, operator, language, body.order_id)
  })
  implement(server, 'POST /api/admin/order/ship_many', async ({ db, body, ...operator }) => ({
    outcomes: await shipMany(db, operator, body, () => performance.now(), explainer(operator)),
  }))
  implement(server, 'POST /api/admin/order/ship_file', ({ db, body, ...operator }) =>
    shipFile(db, operator, body, () => performance.now(), explainer(operator)),
  )
  implement(server, 'POST /api/admin/order/correct', async ({ db, language, body, ...operator }) => {
    await correctAtDesk(db, operator, body)
    return readOrderAtDesk(db, operator, language, body.order_id)
  })
  implement(server, 'POST /api/admin/order/readdress', async ({ db, language, body, ...operator }) => {
    await readdressAtDesk(db, operator, body)
    return readOrderAtDesk(db, operator, language, body.order_id)
  })
  implement(server, 'POST /api/admin/order/parcel_lost', async ({ db, language, body, ...operator }) => {
    await loseAtDesk(db, operator, body)
    return readOrderAtDesk(db, operator, language, body.order_id)
  })
  implement(server, 'POST /api/admin/order/parcel_found', async ({ db, language, body, ...operator }) => {
    await findAtDesk(db, operator, body)
    return readOrderAtDesk(db, operator, language, body.order_id)
  })
  implement(server, 'POST /api/admin/order/event', async ({ db, language, body, ...operator }) => {
    await addEventAtDesk(db, operator, body)
    return readOrderAtDesk(db, operator, language, body.order_id)
  })
  implement(server, 'POST /api/admin/order/event_remove', async ({ db, language, body, ...operator }) => {
    await removeEventAtDesk(db, operator, body)
    return readOrderAtDesk(db, operator, language, body.order_id)
  })
}
