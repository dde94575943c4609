import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { transaction } from '../src/db/transaction.ts'
import { setPaymentCode } from '../src/features/account/payment-code/payment-code-service.ts'
import { openSession } from '../src/features/account/session/session-service.ts'
import { notify } from '../src/features/notice/notice-service.ts'
import { openOperatorSession } from '../src/features/operator/session/operator-session-service.ts'
import { numberDueReceipts } from '../src/features/order/receipt/receipt-number-work.ts'
import { sealSecrets } from '../src/features/wallet/card/open-provider.ts'
import { saveProvider } from '../src/features/wallet/card/provider-sql.ts'
import { hashPassword } from '../src/security/passwords.ts'
import type { Requester } from './bad-requests.ts'
import { isKnown, KINDS, type Kind, type Known } from './bad-values.ts'
import { aBuyer, buy, pay } from './order-world.ts'
import { aBankAccount, aClaim, aPicture, draw } from './wallet-world.ts'
import { anOperator, aProduct, aShop, listed, PAYMENT_CODE, type TestShop } from './world.ts'

type Buyer = Awaited<ReturnType<typeof aBuyer>>
type Things = Map<Kind, string[]>
const KEPT_THINGS = 20
const HOUR_MS = 3_600_000

/** Collects the ids of a reply, the latest first. */
function note(things: Things, reply: unknown, field = ''): void {
  if (typeof reply === 'object' && reply !== null) {
    for (const [name, value] of Object.entries(reply)) note(things, value, Array.isArray(reply) ? field : name)
    return
  }
  const kind = Object.hasOwn(KINDS, field) ? KINDS[field as keyof typeof KINDS] : undefined // an own key
  if (kind && typeof reply === 'string')
    things.set(kind, [...new Set([reply, ...(things.get(kind) ?? [])])].slice(0, KEPT_THINGS))
}

export const PUBLIC_KINDS: Kind[] = ['bank_account', 'sku', 'product', 'shop']
const MARK = 'Kirschblüte-7f3a'

/** A shopper with one object of each kind. All texts of the shopper contain MARK. */
async function aVictim(shop: TestShop, bank_account_id: string, sku_id: string) {
  const victim = await aBuyer(shop)
  const { call } = victim
  await call('POST /api/user/profile', { body: { family_name: `${MARK} family`, given_name: `${MARK} given` } })
  const place = { country: 'SG', area: [], detailed_address: `${MARK} street` }
  const form = { addressee: `${MARK} addressee`, mobile: '+819012345678', tag: 'home' } as const
  await call('POST /api/user/address_add', { body: { ...form, ...place } })
  const body = { address_id: victim.address_id, sku_id, quantity: 1, total_cents: 1000, notes: `${MARK} notes` }
  const paid = await call('POST /api/order/create', { body })
  await pay(victim, paid.data.order_ids)
  await buy(victim, { sku_id, total_cents: 1000 })
  await call('POST /api/cart/add', { body: { sku_id, quantity: 3 } })
  await call('POST /api/product/like', { body: { product_ids: [sku_id.slice(0, -2)], liked: true } })
  const evidence_ids = [(await aPicture(shop, victim)).file_id]
  const claim = { method: 'manual', amount_cents: 5000, evidence_ids, bank_account_id } as const
  await call('POST /api/user/recharge', { body: { ...claim, bank_reference: `${MARK} reference` } })
  await draw(victim, { bank_name: `${MARK} bank`, account_name: `${MARK} drawer` })
  const message = { client_id: randomUUID(), text: `${MARK} message`, order_id: paid.data.order_ids[0] }
  await call('POST /api/service/messages', { body: message })
  await aPicture(shop, victim)
  const notice = { kind: 'order_expired', ref_id: `${paid.data.order_ids[0]}`, details: { order_number: '1' } } as const
  await transaction(shop.db, (tx) => notify(tx, { user_id: victim.user_id, ...notice }))
  const password_hash = await hashPassword(`${MARK} password`)
  await shop.db.updateTable('user_account').set({ password_hash }).where('user_id', '=', victim.user_id).execute()
  return victim
}

/** An open test top-up in a shop that has gone live, so that nothing is sent to the provider. @returns its payment_id */
async function aCardPayment({ db, context }: TestShop, { user_id }: Buyer): Promise<string> {
  const secrets = { secret_key: 'sk_live_none', webhook_secret: 'whsec_none' }
  const keys = { secrets_sealed: sealSecrets(context.keys, 'stripe', secrets), key_end: 'none' }
  const provider = { provider: 'stripe', mode: 'live', ...keys, api_url: null } as const
  await saveProvider(db, { ...provider, is_open: false, is_demo: false, is_from_environment: false }, null)
  const expires_at = new Date(Date.now() + HOUR_MS).toISOString()
  const payment = { provider: 'stripe', mode: 'test', ref: `cs_test_${randomUUID()}` } as const
  const { payment_id } = await db
    .insertInto('provider_payment')
    .values({ user_id, ...payment, amount_cents: 5000, expires_at })
    .returning('payment_id')
    .executeTakeFirstOrThrow()
  return payment_id
}

const READS = [
  'GET /api/user/getUserInfo',
  'GET /api/user/address_list',
  'GET /api/cart',
  'GET /api/user/order_list',
  'GET /api/user/recharge_log',
  'GET /api/user/extract_log',
  'GET /api/user/sessions',
  'GET /api/user/bill',
  'GET /api/service/messages',
  'GET /api/user/notifications',
] as const

/** Creates products to buy and a bank account to pay to. */
async function openShop(shop: TestShop) {
  const products = [await aProduct(shop, { stock: 1_000_000, skus: 2 }), await aProduct(shop, { stock: 1_000_000 })]
  products.push(await aProduct(shop, { stock: 1, shop_id: 'hill' }))
  await listed(shop)
  const promo = { code: 'SAVE20', kind: 'percentage', value: 2000, ends_at: null, listed: true } as const
  await shop.db.insertInto('promo_code').values(promo).execute()
  const bank_account_id = await aBankAccount(shop)
  const things: Things = new Map([
    ['bank_account', [bank_account_id]],
    ['sku', products.flatMap(({ sku_ids }) => sku_ids)],
    ['product', products.map(({ product_id }) => product_id)],
    ['shop', products.map(({ shop_id }) => shop_id)],
  ])
  return { things, bank_account_id, sku_id: products[0]?.sku_id ?? '' }
}

async function thingsOf({ call, account }: Buyer): Promise<Things> {
  const things: Things = new Map([['account', [account]]])
  for (const call_name of READS) note(things, (await call(call_name)).data)
  return things
}

/** Two statements in euros: one to be taken back, the lines of the other to be valued in dollars. */
async function importStatements({ db }: TestShop, { call }: Pick<Buyer, 'call'>, bank_account_id: string) {
  await db.updateTable('bank_account').set({ currency: 'EUR' }).where('bank_account_id', '=', bank_account_id).execute()
  const statements: string[] = []
  for (const reference of ['A', 'B']) {
    const file = { file_name: `${reference}.csv`, text: `Date,Amount,Reference\n2026-11-26,50.00,${reference}\n` }
    const { data } = await call('POST /api/admin/bank/import', { body: { bank_account_id, ...file } })
    if (data.statement_id) statements.push(data.statement_id)
  }
  const lines = await db
    .selectFrom('bank_line')
    .select('line_id')
    .where('statement_id', '=', statements[1] ?? '')
    .execute()
  return { statements, lines: lines.map(({ line_id }) => line_id) }
}

/** Replaces placeholders by real ids. */
function addressed(value: unknown, nameOf: (values: Known) => string): unknown {
  if (isKnown(value)) return nameOf(value)
  if (Array.isArray(value)) return value.map((item) => addressed(item, nameOf))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, addressed(inner, nameOf)]))
}

/** Texts that only the victim and operators may see. */
async function secretsOf({ db }: TestShop, { token, user_id }: Buyer, theirs: Things): Promise<string[]> {
  const files = await db.selectFrom('uploaded_file').select('file_name').where('user_id', '=', user_id).execute()
  const names = [...theirs].flatMap(([kind, names_of_kind]) => (PUBLIC_KINDS.includes(kind) ? [] : names_of_kind))
  return [MARK, token, user_id, ...files.map(({ file_name }) => file_name), ...names]
}

/** A shop with a shopper who sends bad requests, and a victim whose data they must never reveal or change. */
export async function aBadWorld() {
  const shop = await aShop()
  const { db, context } = shop
  const { things, bank_account_id, sku_id } = await openShop(shop)
  const victim = await aVictim(shop, bank_account_id, sku_id)
  const shopper = await aBuyer(shop, 100_000_000)
  await aClaim(shop, shopper)
  await draw(shopper)
  const operator = await anOperator(shop)
  const theirs = await thingsOf(victim)
  theirs.set('card_payment', [await aCardPayment(shop, victim)])
  const own: Things = new Map([...things, ...(await thingsOf(shopper))])
  own.set('card_payment', [await aCardPayment(shop, shopper)])
  own.set('account', [shopper.account, operator.account, 'nobody@example.com'])
  own.set('operator', [operator.account])
  const { statements, lines } = await importStatements(shop, operator, await aBankAccount(shop))
  own.set('statement', statements)
  own.set('bank_line', lines)
  const tokens: Record<Requester, string | undefined> = {
    visitor: undefined,
    shopper: shopper.token,
    operator: operator.token,
    dead: 'x'.repeat(43),
  }
  return {
    shop,
    secrets: await secretsOf(shop, victim, theirs),
    tokens,
    note: (reply: unknown) => note(own, reply),
    fingerprint: () => fingerprintOf(shop, victim),
    unlockCode: () => setPaymentCode(db, context.keys, shopper.user_id, PAYMENT_CODE),
    /** Signs in again, and lifts blocks, after a request ended the sessions. */
    async signIn() {
      await sql`update user_account set blocked_at = null where user_id = ${shopper.user_id}`.execute(db)
      await sql`delete from shopper_block where user_id = ${shopper.user_id}`.execute(db)
      await sql`update payment_code set is_blocked = false where user_id = ${shopper.user_id}`.execute(db)
      const request = { ip: '127.0.0.1', headers: {} }
      tokens.shopper = await openSession(db, shopper.user_id, request)
      tokens.operator = await openOperatorSession(db, operator.operator_id, request)
    },
    /** Replaces placeholders. Requests of operators never refer to the victim. */
    addressed: (value: unknown, requester: Requester) =>
      addressed(value, ({ $known, index, of }) => {
        if ($known === 'new_account') return `${randomUUID()}@example.com`
        const names =
          (of === 'victim' && requester !== 'operator' ? theirs.get($known) : undefined) ?? own.get($known) ?? []
        return names[index % names.length] ?? randomUUID()
      }),
  }
}
export type BadWorld = Awaited<ReturnType<typeof aBadWorld>>

async function fingerprintOf({ db }: TestShop, { user_id }: Buyer): Promise<Record<string, string>> {
  // Receipts of other shoppers may be numbered at any time.
  await numberDueReceipts(db, (error) => {
    throw error
  })
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'user_id'`.execute(db)
  const prints: [string, string][] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ print: string }>`select md5(coalesce(string_agg(t::text, '|' order by t::text), ''))
      as print from ${sql.table(name)} as t where user_id = ${user_id}`.execute(db)
    prints.push([name, rows[0]?.print ?? 'none'])
  }
  const balances = await sql`select balance.* from ledger_balance as balance join ledger_account using (account_id)
    where code like ${`%${user_id}%`} order by account_id`.execute(db)
  return { ...Object.fromEntries(prints), balances: JSON.stringify(balances.rows) }
}
