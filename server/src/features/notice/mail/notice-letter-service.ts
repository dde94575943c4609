import { sumCents } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import type { Language, NoticeKind, NoticeTopic } from '@sampan/contract/rules'
import type { Context } from '../../../context.ts'
import { onOneConnection } from '../../../db/transaction.ts'
import { sentence } from '../../../language/sentence.ts'
import { textIn } from '../../../language/text-in.ts'
import type { Letter, LetterBlock } from '../../../mail/letter/letter.ts'
import { findRefundedItems, findRefundOf } from '../../order/receipt/receipt-sql.ts'
import { findNotice, type NoticeRow } from '../notice-sql.ts'
import { isAboutOrder, linkOf, noticeText } from '../notice-words.ts'
import { findCurrentNotice } from './notice-holds-sql.ts'
import { getsMailsAbout, isOnlyForUnread, isOnlyForVerified, mailedDetails } from './notice-mail-rules.ts'
import type { MailKind, NoticeMail, Recipient } from './notice-mail-sql.ts'
import { filled, type Label, label } from './notice-mail-words.ts'
import {
  arrivalFacts,
  type Bought,
  goodsBlock,
  parcelGoodsBlock,
  pictureIn,
  readBought,
  receiptBlocks,
  refundedGoodsBlock,
  trackingLinkOf,
} from './order-letter-service.ts'

type Source = Pick<Context, 'db' | 'config' | 'keys'>
export type Content = Pick<Letter, 'title' | 'blocks'> & { subject: string; topic: NoticeTopic; kind: MailKind }

/**
 * Reads what a mail says.
 * @returns undefined when nothing is to be sent any more: the notice was read or deleted, its facts no longer hold, or its
 * topic was turned off.
 */
export async function readContent(
  source: Source,
  mail: NoticeMail,
  recipient: Recipient,
): Promise<Content | undefined> {
  const content = await onOneConnection(source.db, (db) => contentOf({ ...source, db }, mail, recipient))
  return content && getsMailsAbout(recipient, content.topic) ? content : undefined
}

async function contentOf(source: Source, mail: NoticeMail, recipient: Recipient): Promise<Content | undefined> {
  const { user_id, notice_id, order_ids } = mail
  if (order_ids) return receiptOf(source, { user_id, order_ids }, recipient)
  const notice = notice_id === undefined ? undefined : await findNotice(source.db, { user_id, notice_id })
  if (!notice || (notice.read && isOnlyForUnread(notice.kind))) return undefined
  if (isOnlyForVerified(notice.kind) && !recipient.is_verified) return undefined
  const current = await findCurrentNotice(source.db, user_id, notice)
  if (!current) return undefined
  const { kind, topic } = notice
  const details = mailedDetails(kind, current.details)
  return { kind, topic, ...(await contentOfNotice(source, user_id, { ...current, details }, recipient.language)) }
}

type Paid = { user_id: string; order_ids: string[] }

/**
 * The confirmation of a payment: every order with its goods, sums, arrival and address. It promises no further mail once
 * the orders are shipped, and is left out once they are cancelled.
 */
async function receiptOf({ db, config }: Source, payment: Paid, recipient: Recipient): Promise<Content | undefined> {
  const { language } = recipient
  const orders = await readBought(db, language, payment)
  const [first] = orders
  if (!first || orders.every(({ row }) => row.status === 'cancelled')) return undefined
  const title = sentence('mail.receipt.title')[language]
  const amount = moneyText(sumCents(orders.map(({ row }) => row.total_cents)))
  const sum = { label: label('paid', language), value: amount, strong: true }
  const href = config.public_url + (orders.length > 1 ? '/order' : `/orderInfo/${first.row.order_id}`)
  const isToShip = orders.some(({ row }) => row.status === 'paid')
  const body = filled(sentence(`mail.receipt.${isToShip ? 'body' : 'shipped_body'}`), language, { amount })
  return {
    subject: subjectOf(title, orders),
    topic: 'order',
    kind: 'receipt',
    title,
    blocks: [
      { block: 'text', text: body },
      { block: 'button', text: label('see_order', language), href },
      ...orders.flatMap((order) => receiptBlocks(order, recipient, config.public_url)),
      ...(orders.length > 1 ? [{ block: 'sums', facts: [sum] } as const] : []),
    ],
  }
}

/** Mails about different orders have different subjects, so that mail programs do not join them in one thread. */
const subjectOf = (title: string, orders: readonly Bought[]): string =>
  [title, ...orders.slice(0, 1).map(({ row }) => row.order_number)].join(' · ')

async function contentOfNotice(
  { db, config }: Source,
  user_id: string,
  notice: NoticeRow,
  language: Language,
): Promise<Pick<Content, 'subject' | 'title' | 'blocks'>> {
  const { ref_id } = notice
  const { title, body } = noticeText(notice, language)
  const text: LetterBlock = { block: 'text', text: body }
  const href = config.public_url + linkOf(notice)
  const [order] = isAboutOrder(notice) ? await readBought(db, language, { user_id, order_ids: [ref_id] }) : []
  if (!order) {
    const button: LetterBlock = { block: 'button', text: label(linkLabel(linkOf(notice)), language), href }
    return {
      subject: title,
      title,
      blocks: [text, ...productBlocks(notice, language, config.public_url), button],
    }
  }
  const { tracking_number } = notice.details
  const parcel = order.parcels.find((one) => one.tracking_number === tracking_number)
  const tracking = isOfParcel(notice.kind) ? (parcel?.tracking_link ?? trackingLinkOf(order)) : null
  const facts = tracking === null ? [] : arrivalFacts(order, language)
  const button: LetterBlock = {
    block: 'button',
    text: label(tracking === null ? 'see_order' : 'track', language),
    href: tracking ?? href,
  }
  const number = label('order', language, { number: order.row.order_number })
  const refund_id = isRefunded(notice.kind) ? await findRefundOf(db, user_id, notice.notice_id) : undefined
  const goods =
    refund_id === undefined
      ? parcel && isOfPart(notice.kind)
        ? parcelGoodsBlock(order, parcel, config.public_url)
        : goodsBlock(order, config.public_url)
      : refundedGoodsBlock(order, await findRefundedItems(db, user_id, refund_id), config.public_url)
  const blocks: LetterBlock[] = [
    text,
    button,
    ...(facts.length > 0 ? [{ block: 'facts', facts } as const] : []),
    { block: 'heading', text: `${number} · ${order.row.shop_name}` },
    goods,
    ...(tracking === null ? [] : [{ block: 'button', text: label('see_order', language), href } as const]),
    ...furtherLinks({ notice, order, refund_id }, language, config.public_url),
  ]
  return { subject: subjectOf(title, [order]), title, blocks }
}

type AboutOrder = { notice: NoticeRow; order: Bought; refund_id: string | undefined }

/** The credit note of a refund. Of a parcel that may be missing, the carrier's page and the chat about its order. */
function furtherLinks({ notice, order, refund_id }: AboutOrder, language: Language, public_url: string): LetterBlock[] {
  const { kind, ref_id } = notice
  const link = (name: Label, href: string) => ({ block: 'button', text: label(name, language), href }) as const
  if (kind === 'order_expected') {
    const tracking = trackingLinkOf(order)
    const carrier = tracking === null ? [] : [link('track', tracking)]
    return [...carrier, link('chat', `${public_url}/service?order=${ref_id}`)]
  }
  return refund_id ? [link('credit_note', `${public_url}/receipt/${ref_id}/${refund_id}`)] : []
}

/** Kinds about a parcel with a part of the order. */
const OF_PART: readonly NoticeKind[] = [
  'order_part_shipped',
  'order_rest_shipped',
  'order_parcel_lost',
  'order_parcel_found',
]
const isOfPart = (kind: NoticeKind): boolean => OF_PART.includes(kind)
const isOfParcel = (kind: NoticeKind): boolean =>
  (isOfPart(kind) && kind !== 'order_parcel_lost') || kind === 'order_shipped' || kind === 'order_corrected'

/** Kinds of notices about money that was refunded, for which there is a credit note. */
const isRefunded = (kind: NoticeKind): boolean => kind === 'refund_paid' || kind === 'money_back'

/** The product of a notice about a favourite. */
function productBlocks({ title, image, details }: NoticeRow, language: Language, public_url: string): LetterBlock[] {
  if (title === null || image === null) return []
  const line = { title: textIn(title, language), note: '', amount: details.price ?? '' }
  return [{ block: 'goods', lines: [{ ...line, image: pictureIn(image, public_url) }] }]
}

/** The text of the button for a link of a notice. */
function linkLabel(link: string): Label {
  switch (link) {
    case '/topUpRecord':
      return 'top_ups'
    case '/depositRecord':
      return 'withdrawals'
    case '/withDraw':
      return 'withdraw'
    case '/capitalRecord':
      return 'transactions'
    case '/service':
      return 'chat'
    case '/profile':
      return 'profile'
    case '/security':
      return 'security'
    default:
      return link.startsWith('/detail/') ? 'product' : 'notifications'
  }
}
