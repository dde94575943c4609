import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EndpointKey, type Endpoints, endpoints, type InputOf, type ReplyOf } from '@sampan/contract'
import { requestOf } from '@sampan/contract/client'
import { type DeskRole, deskSessionIn, type Language, sessionHeaders } from '@sampan/contract/rules'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import type { Context } from '../src/context.ts'
import type { Db } from '../src/db/database.ts'
import { transaction } from '../src/db/transaction.ts'
import { markVerified } from '../src/features/account/account-sql.ts'
import { setPaymentCode } from '../src/features/account/payment-code/payment-code-service.ts'
import { updateAllListings } from '../src/features/catalogue/listing/listing-service.ts'
import { dictionaryOf } from '../src/features/catalogue/search/meaning/dictionary.ts'
import { makeVocabularies } from '../src/features/catalogue/search/meaning/make-vocabularies.ts'
import { openOperatorSession } from '../src/features/operator/session/operator-session-service.ts'
import type { Envelope } from '../src/http/envelope.ts'
import { post } from '../src/ledger/ledger.ts'
import { rechargePassed } from '../src/ledger/receivable-flows.ts'
import type { Mail } from '../src/mail/mailer.ts'
import { keysFrom } from '../src/security/keys.ts'
import { hashPassword } from '../src/security/passwords.ts'
import { cleanUp } from './clean-up.ts'
import { testDatabase } from './database.ts'
import { drainAround } from './drain.ts'
import { aBucket } from './files/s3.ts'

export type TestShop = { app: FastifyInstance; db: Db; context: Context; mails: Mail[] }

/** A call's input. The Idempotency-Key is optional: by default each call that needs one gets a new key. */
type Input<K extends EndpointKey> = Omit<InputOf<Endpoints[K]>, 'key'> & { key?: string }
type Arguments<K extends EndpointKey> =
  object extends Input<K> ? [input?: Input<K>, options?: CallOptions] : [input: Input<K>, options?: CallOptions]
type CallOptions = { language?: Language; headers?: Record<string, string>; remote_address?: string }

/** A reply with its HTTP status. `data` has the type of a success; a refusal has no data. */
type Answer<K extends EndpointKey> = Omit<Envelope, 'data'> & {
  status: number
  data: ReplyOf<Endpoints[K]>
  headers: Record<string, unknown>
}
export type Call = <K extends EndpointKey>(name: K, ...[input, options]: Arguments<K>) => Promise<Answer<K>>

export const PASSWORD = 'correct-horse'
export const PAYMENT_CODE = '739154'

/** Whether tests store pictures in an S3-compatible store: `SAMPAN_TEST_S3=1 npx vitest …`. */
const isOnS3 = () => process.env.SAMPAN_TEST_S3 === '1'

/**
 * Starts a whole shop, on a new database or on the database `on`. The shop is closed after the test file. Rate limits
 * are off by default.
 */
export async function aShop({
  limits = false,
  max = 20,
  on_s3 = isOnS3(),
  on = undefined as Db | undefined,
} = {}): Promise<TestShop> {
  const db = on ?? (await testDatabase({ max }))
  const mails: Mail[] = []
  const data_folder = join(tmpdir(), `sampan-test-${randomUUID()}`)
  const config = { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: process.env.LOG_LEVEL }), limits, data_folder }
  if (on_s3) config.pictures_s3 = await aBucket()
  const mailer = async (mail: Mail) => void mails.push(mail)
  const words = { dictionary: undefined }
  const network = { isAllowed: () => false } // tests send nothing to the internet
  const context: Context = { config, db, keys: keysFrom(Buffer.alloc(32, 7)), mailer, words, network }
  const app = await buildApp(context)
  await app.ready()
  drainAround(app, context)
  cleanUp(async () => {
    await app.close()
    await rm(data_folder, { recursive: true, force: true })
  })
  return { app, db, context, mails }
}

/** A typed `call` with the session of the token; without a token, as a visitor. Calls are in English by default. */
export function callerOf({ app }: TestShop, token?: string): Call {
  return async (name, ...[input, options = {}]) => {
    const { key, ...fields } = (input ?? {}) as { key?: string } // the key is sent in a header
    const { method, url, body } = requestOf(name, fields)
    const { keyed } = endpoints[name] as { keyed?: true } // only endpoints with an Idempotency-Key have `keyed`
    const response = await app.inject({
      method,
      url,
      remoteAddress: options.remote_address ?? '127.0.0.1',
      headers: {
        'accept-language': options.language ?? 'en',
        ...sessionHeaders(url, token),
        ...(keyed && { 'idempotency-key': key ?? randomUUID() }),
        ...options.headers,
      },
      ...(body !== undefined && { payload: body as object }), // every body of the contract is an object
    })
    return { ...response.json(), status: response.statusCode, headers: response.headers }
  }
}

export const deskSessionOf = ({ headers }: Pick<Answer<EndpointKey>, 'headers'>) =>
  deskSessionIn([headers['set-cookie'] ?? []].flat() as string[]) // Fastify returns a text or a list

type ShopperOptions = {
  balance_cents?: number
  payment_code?: string | null
  language?: Language
  is_verified?: boolean
}

let count = 0

/**
 * A signed-in shopper, by default with a verified mailbox and the payment code `PAYMENT_CODE`. `payment_code: null`
 * creates no code.
 */
export async function aShopper(shop: TestShop, options: ShopperOptions = {}) {
  const { balance_cents = 0, payment_code = PAYMENT_CODE, language = 'en', is_verified = true } = options
  const account = `shopper-${++count}@example.com`
  const body = { account, password: PASSWORD, confirm_password: PASSWORD, family_name: 'Lin', given_name: 'Mei' }
  const { data } = await callerOf(shop)('POST /api/user/register', { body }, { language })
  const { token, user_id } = data.userinfo
  if (payment_code) await setPaymentCode(shop.db, shop.context.keys, user_id, payment_code)
  if (is_verified) await markVerified(shop.db, user_id)
  if (balance_cents > 0) await topUp(shop.db, user_id, balance_cents)
  return { user_id, account, token, call: callerOf(shop, token) }
}

/** Credits the wallet like an audited bank transfer. */
const topUp = (db: Db, user_id: string, arrival_cents: number) =>
  transaction(db, async (tx) => {
    const recharge = { recharge_id: randomUUID(), user_id, arrival_cents, from: 'external:bank' } as const
    await post(tx, 'system', await rechargePassed(tx, recharge))
  })

export type TestShopper = Awaited<ReturnType<typeof aShopper>>

type OperatorOptions = { roles?: DeskRole[]; is_new?: boolean }

/** A signed-in operator, by default an owner, who counts as a second operator unless `is_new`. */
export async function anOperator(shop: TestShop, { roles = ['owner'], is_new = false }: OperatorOptions = {}) {
  const account = `operator-${++count}@example.com`
  const { operator_id } = await shop.db
    .insertInto('operator')
    .values({ account, password_hash: await hashPassword(PASSWORD), roles })
    .returning('operator_id')
    .executeTakeFirstOrThrow()
  if (!is_new)
    await sql`update operator_term set since = since - interval '2 days'
    where operator_id = ${operator_id}`.execute(shop.db)
  const token = await openOperatorSession(shop.db, operator_id, { ip: '127.0.0.1', headers: {} })
  return { operator_id, account, token, call: callerOf(shop, token) }
}

/**
 * Requests an uploaded picture at the operators' desk.
 * @returns the HTTP status.
 */
export const readAtDesk = async ({ app }: TestShop, url: string, { token }: { token: string }) =>
  (await app.inject({ url: `/api/admin${url}`, headers: sessionHeaders('/api/admin/', token) })).statusCode

/** Updates the listings, as the worker of a running server does, so that lists and search show all changes so far. */
export async function listed({ db, context }: Pick<TestShop, 'db' | 'context'>): Promise<void> {
  await updateAllListings(db)
  if (context.words) context.words.dictionary = dictionaryOf(await makeVocabularies(db))
}

type ProductOptions = {
  price_cents?: number
  stock?: number
  shop_id?: string
  category?: string
  kind?: string
  skus?: number
}

const words = (en: string) => JSON.stringify({ en, 'zh-CN': `${en}（中文）` })

/**
 * A product on sale with at least one SKU, all with the same price and stock, in a shop with free shipping everywhere.
 */
export async function aProduct({ db }: TestShop, options: ProductOptions = {}) {
  const { price_cents = 1000, stock = 10, shop_id = 'harbour', category = 'toys', kind, skus = 1 } = options
  const product_id = `product-${++count}`
  await openShop(db, shop_id, category)
  if (kind) await openKind(db, kind, category)
  const texts = { title: words(`Product ${count}`), description: words('A thing') }
  await db
    .insertInto('product')
    .values({
      product_id,
      shop_id,
      category,
      kind,
      ...texts,
      images: ['a.webp'],
      price_cents,
      was_cents: null,
      rating: null,
    })
    .execute()
  const sku_ids = Array.from({ length: skus }, (_, index) => `${product_id}-${index + 1}`)
  await db
    .insertInto('sku')
    .values(sku_ids.map((sku_id, position) => ({ sku_id, product_id, position, price_cents, stock, image: 'a.webp' })))
    .execute()
  return { product_id, shop_id, sku_id: `${product_id}-1`, sku_ids }
}

async function openShop(db: Db, shop_id: string, category: string): Promise<void> {
  const texts = { name: words(shop_id), description: words('A shop') }
  const freight = { country: '*', base_cents: 0, each_further_cents: 0, free_from_cents: null }
  await db
    .insertInto('shop')
    .values({ shop_id, ...texts, logo: 'shop.webp' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('freight_rule')
    .values({ shop_id, ...freight })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('category')
    .values({ category, position: 1, name: words(category), image: 'category.webp' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const openKind = (db: Db, kind: string, category: string) =>
  db
    .insertInto('kind')
    .values({ kind, category, position: 1, name: words(kind) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** The actions in the desk log about something, in order. */
export async function actionsOn({ db }: TestShop, ref_id: string): Promise<string[]> {
  const log = await db.selectFrom('desk_log').select('action').where('ref_id', '=', ref_id).orderBy('log_id').execute()
  return log.map(({ action }) => action)
}
