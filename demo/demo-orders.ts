import { join } from 'node:path'
import type { Language } from '@sampan/contract/rules'
import type { Db } from '../server/src/db/database.ts'
import type { DemoPeople } from './demo-people.ts'
import { buy } from './demo-refunds.ts'
import { ageSecurityEvents } from './wallet-sql.ts'

// Creates work that waits for the demo's operator, through the API calls of shoppers and of the operator.

const RECEIPT = join(import.meta.dirname, 'receipts/transfer.webp')
const PROOF = join(import.meta.dirname, 'pictures/vase-1.webp')
const PAYMENT_CODE = '135790'
const CARRIERS = [
  { name: 'Mekong Post', link: 'https://mekong-post.example/track/{number}' },
  { name: 'Harbour Express', link: 'https://harbour-express.example/parcels?number={number}' },
  { name: 'Thailand Post', link: 'https://thailand-post.example/{number}' },
]
const RETURN_ADDRESS = 'Sampan Returns, 5 Quay Street, Khlong San, Bangkok 10600'
const newKey = () => crypto.randomUUID()

type Guest = {
  account: string
  family_name: string
  given_name: string
  language: Language
  address: { addressee: string; mobile: string; detailed_address: string }
}

const MEI: Guest = {
  account: 'mei.lin@sampan.example',
  family_name: '林',
  given_name: '美',
  language: 'zh-CN',
  address: { addressee: '林美', mobile: '+66812340001', detailed_address: '12/7 Yaowarat Road' },
}
const HARUTO: Guest = {
  account: 'haruto.sato@sampan.example',
  family_name: '佐藤',
  given_name: '陽斗',
  language: 'ja',
  address: { addressee: 'Haruto Sato', mobile: '+66812340002', detailed_address: '55 Sukhumvit 39, room 1204' },
}
const SOMCHAI: Guest = {
  account: 'somchai.jaidee@sampan.example',
  family_name: 'ใจดี',
  given_name: 'สมชาย',
  language: 'th',
  address: { addressee: 'สมชาย ใจดี', mobile: '+66812340003', detailed_address: '8 ถนนพระอาทิตย์' },
}

/**
 * Registers a guest with an address, a payment code that is several days old, and a transfer approved at the operators'
 * desk.
 */
async function registerGuest(db: Db, { desk, join: register }: DemoPeople, guest: Guest, amount_cents: number) {
  const { address, ...newcomer } = guest
  const shopper = await register(newcomer)
  const { call, user_id, password } = shopper
  const place = { country: 'TH', area: ['TH-10', '1039'], postcode: '10110', tag: 'home' as const }
  await Promise.all([
    call('POST /api/user/address_add', { body: { ...address, ...place } }),
    call('POST /api/user/resetPay', {
      body: { payment_code: PAYMENT_CODE, confirm_payment_code: PAYMENT_CODE, password },
    }),
  ])
  await ageSecurityEvents(db, user_id)
  const { bank_accounts } = await call('GET /api/user/recharge')
  const claim = async (cents: number) => {
    const evidence_ids = [await shopper.sendPicture('evidence', RECEIPT)]
    const bank_account_id = bank_accounts[0]?.bank_account_id ?? ''
    const body = { method: 'manual' as const, amount_cents: cents, evidence_ids, bank_account_id }
    return call('POST /api/user/recharge', { body, key: newKey() })
  }
  const { recharge_id } = await claim(amount_cents)
  await desk('POST /api/admin/recharge/audit', { body: { recharge_id, status: 1 } })
  const ask = (text: string, card: { order_id?: string; product_id?: string } = {}) =>
    call('POST /api/service/messages', { body: { client_id: newKey(), text, ...card } })
  const take = (product_id: string) => buy(call, product_id, { payment_code: PAYMENT_CODE })
  const withdraw = (cents: number) => {
    const bank = { bank_name: 'River Bank', bank_card_number: '6222 0212 3456 7890', account_name: address.addressee }
    const body = { draw_type: 'bank' as const, amount_cents: cents, payment_code: PAYMENT_CODE, ...bank }
    return call('POST /api/user/extract', { body, key: newKey() })
  }
  return { ...shopper, claim, ask, take, withdraw }
}

/** Adds carriers with tracking links, and the return address of each shop. */
export async function fillDesk(desk: DemoPeople['desk']): Promise<void> {
  await Promise.all(CARRIERS.map((body) => desk('POST /api/admin/carrier/save', { body })))
  const { items } = await desk('GET /api/admin/shop/return_addresses', { query: { page_size: 100 } })
  const addressOf = (name: string) => `${name}, ${RETURN_ADDRESS}`
  await Promise.all(
    items.map(({ shop_id, name, revision }) =>
      desk('POST /api/admin/shop/return_address', {
        body: { shop_id, return_address: addressOf(name), revision },
      }),
    ),
  )
}

const ship = (desk: DemoPeople['desk'], order_id: string, tracking_number: string) =>
  desk('POST /api/admin/order/ship', { body: { order_id, carrier: 'Mekong Post', tracking_number } })

type Guests = Record<'mei' | 'haruto' | 'somchai', Awaited<ReturnType<typeof registerGuest>>>

export async function registerGuests(db: Db, people: DemoPeople): Promise<Guests> {
  const [mei, haruto, somchai] = await Promise.all([
    registerGuest(db, people, MEI, 60_000),
    registerGuest(db, people, HARUTO, 40_000),
    registerGuest(db, people, SOMCHAI, 30_000),
  ])
  return { mei, haruto, somchai }
}

/** Creates a received order with a review that has no reply. @returns the order. */
export async function makeReviewedGift({ haruto }: Guests, { desk }: DemoPeople) {
  const { order_id } = await haruto.take('honey')
  await ship(desk, order_id, 'MP-20418')
  await haruto.call('POST /api/order/receive', { body: { order_id } })
  const { items } = await haruto.call('GET /api/order/detail', { query: { order_id } })
  const content = '香りがよく、ヨーグルトによく合います。瓶の蓋が少し固いです。'
  const reviews = items.map(({ order_item_id }) => ({ order_item_id, product_score: 4, content, picture_ids: [] }))
  await haruto.call('POST /api/order/review', {
    body: { order_id, items: reviews, service_score: 5, postage_score: 4 },
  })
  return { order_id }
}

/** Sends a vase that arrives broken. @returns the order. */
export async function sendBrokenVase({ mei }: Guests, { desk }: DemoPeople) {
  const order = await mei.take('vase')
  await ship(desk, order.order_id, 'MP-20417')
  return order
}

type Order = Awaited<ReturnType<typeof sendBrokenVase>>

/** Creates an order to ship, a damaged delivery and a withdrawal. */
async function makeWorkOfMei({ mei }: Guests, brokenVase: Order): Promise<void> {
  await mei.take('keyboard')
  const attachment_ids = [await mei.sendPicture('refund', PROOF)]
  await mei.call('POST /api/order/refund', {
    body: {
      ...brokenVase,
      type: 'return_and_refund',
      product_status: 'received',
      reason: 'damaged',
      explanation: '瓶口有一道裂纹，水会渗出来。',
      attachment_ids,
    },
    key: newKey(),
  })
  await mei.withdraw(12_000)
}

/** Creates a question and an order to cancel. */
async function makeWorkOfHaruto({ haruto }: Guests): Promise<void> {
  const unwanted = await haruto.take('soap')
  await haruto.call('POST /api/order/refund', {
    body: {
      ...unwanted,
      type: 'refund_only',
      product_status: 'not_received',
      reason: 'unwanted',
      explanation: '注文を間違えました。',
      attachment_ids: [],
    },
    key: newKey(),
  })
  await haruto.ask('こんにちは。このティーポットは食洗機で洗えますか？', { product_id: 'teapot' })
}

/** Creates another order to ship, a transfer to check, and a question about the order. */
async function makeWorkOfSomchai({ somchai }: Guests): Promise<void> {
  const { order_id } = await somchai.take('lamp')
  await somchai.claim(12_500)
  await somchai.ask('ขอเปลี่ยนที่อยู่จัดส่งได้ไหมครับ', { order_id })
}

/** Creates pending work of each kind for the demo's operator: recharges, withdrawals, refunds and more. */
export async function makeDemoDeskWork(guests: Guests, brokenVase: Order): Promise<void> {
  await Promise.all([makeWorkOfMei(guests, brokenVase), makeWorkOfHaruto(guests), makeWorkOfSomchai(guests)])
}
