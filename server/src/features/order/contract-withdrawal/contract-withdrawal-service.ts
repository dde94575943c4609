import type { Endpoints } from '@sampan/contract'
import { orderNumberIn } from '@sampan/contract/rules'
import type { z } from 'zod'
import { isoNow } from '../../../clock.ts'
import { transaction } from '../../../db/transaction.ts'
import { type CountedTry, countTries, endOfLimit, fromNetwork, uncountTry } from '../../../http/rate-limits.ts'
import { queueMail } from '../../../mail/mail-queue-service.ts'
import { mailboxOf } from '../../../mail/mailbox.ts'
import type { Caller } from '../../account/caller.ts'
import { findCaller } from '../../account/session/session-service.ts'
import { readBrand } from '../../brand/brand-service.ts'
import { acknowledgement } from './contract-withdrawal-mail.ts'
import {
  type Declaration,
  findPaidOrder,
  findZone,
  insertDeclaration,
  type PaidOrder,
} from './contract-withdrawal-sql.ts'

type Input = z.output<Endpoints['POST /api/order/contract_withdrawal']['body']>

/**
 * Stores that a shopper withdraws from a contract, and acknowledges it by mail. The reply is the same for every order
 * number, because the caller may be a stranger. The same declaration on the same day is stored and mailed once.
 * @throws Refusal too_many_tries.
 */
export async function withdrawFromContract(input: Input, { db, context, request, language }: Caller) {
  await countTries(context, fromNetwork('contract_withdrawal', request.ip))
  const declaration: Declaration = {
    name: input.name,
    order_number: orderNumberIn(input.order_number),
    email: input.email,
    language,
    items: input.items?.toSorted((one, other) => (one.order_item_id < other.order_item_id ? -1 : 1)) ?? null,
    part: input.part ?? null,
  }
  const { order_number, email } = declaration
  const user_id = (await findCaller(db, request)) ?? null
  const [numbered_order, brand, zone] = await Promise.all([
    findPaidOrder(db, order_number, email, user_id, language),
    readBrand(db),
    findZone(db),
  ])
  const order = numbered_order && fits(declaration, numbered_order) ? numbered_order : undefined
  const mail: CountedTry = {
    limit: order ? 'contract_withdrawal_mail_of_order' : 'contract_withdrawal_mail',
    who: [mailboxOf(email), ...(order ? [order.order_id] : [])],
  }
  const isMailed = (await endOfLimit(context, mail)) === undefined
  const isOwn = order !== undefined && order.user_id === user_id
  const titles = new Map(isOwn ? order.lines.map(({ order_item_id, title }) => [order_item_id, title]) : [])
  const declared_at = await transaction(db, async (tx) => {
    const stored_at = await insertDeclaration(tx, declaration, order)
    if (stored_at === undefined || !isMailed) return stored_at
    const place = { brand, language, public_url: context.config.public_url }
    const facts = { declaration, declared_at: stored_at, time_zone: zone.value, titles }
    await queueMail(tx, context.keys, { to: email, ...acknowledgement(place, facts) })
    return stored_at
  })
  if (declared_at === undefined) await uncountTry(context, mail)
  // For a repeated declaration too, because the time of the first one would reveal that somebody sent it.
  return { declared_at: declared_at ?? isoNow() }
}

/** Whether the chosen pieces are lines of the order. */
const fits = ({ items }: Declaration, { lines }: PaidOrder): boolean =>
  items === null ||
  items.every(({ order_item_id, quantity }) =>
    lines.some((line) => line.order_item_id === order_item_id && quantity <= line.quantity),
  )
