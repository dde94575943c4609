import { bech32mOf } from '@sampan/contract/chain'
import { sessionHeaders, type UploadPurpose } from '@sampan/contract/rules'
import sharp from 'sharp'
import { type anOperator, PAYMENT_CODE, type TestShop, type TestShopper } from './world.ts'

export const aPng = (width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2e6f6a' } })
    .png()
    .toBuffer()

type Upload = { bytes: Buffer; file_name?: string; type?: string; purpose?: string; url?: string }

export async function upload({ app }: TestShop, token: string | undefined, file: Upload) {
  const { bytes, file_name = 'receipt.png', type = 'image/png', purpose = 'evidence', url = '/api/upload' } = file
  const form = new FormData()
  form.append('purpose', purpose)
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), file_name)
  const body = new Response(form)
  const response = await app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      'accept-language': 'en',
      ...sessionHeaders(url, token),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  return { ...response.json(), status: response.statusCode }
}

export async function aPicture(shop: TestShop, { token }: { token: string }, purpose: UploadPurpose = 'evidence') {
  const { data } = await upload(shop, token, { bytes: await aPng(), purpose })
  return data as { file_id: string; url: string; width: number; height: number } // as in the contract
}

export async function aBankAccount({ db }: TestShop, { is_open = true } = {}): Promise<string> {
  const account = { bank_name: 'Harbour Bank', account_name: 'Sampan Ltd', account_number: '001', swift: 'HARBHKHH' }
  const { bank_account_id } = await db
    .insertInto('bank_account')
    .values({ ...account, position: 1, country: 'HK', is_open, note: '{"en":"Soon","ja":"まもなく"}' })
    .returning('bank_account_id')
    .executeTakeFirstOrThrow()
  return bank_account_id
}

/** Creates a recharge that waits for its audit. */
export async function aClaim(shop: TestShop, shopper: TestShopper, amount_cents = 5000): Promise<string> {
  const { file_id } = await aPicture(shop, shopper)
  const bank_account_id = await aBankAccount(shop)
  const body = { method: 'manual' as const, amount_cents, evidence_ids: [file_id], bank_account_id }
  const { data } = await shopper.call('POST /api/user/recharge', { body })
  return data.recharge_id
}

type Operator = Pick<Awaited<ReturnType<typeof anOperator>>, 'call' | 'account' | 'operator_id'>

/** Creates a recharge that the operator approved. */
export async function aPassedRecharge(shop: TestShop, { call }: Operator, shopper: TestShopper, amount_cents: number) {
  const recharge_id = await aClaim(shop, shopper, amount_cents)
  await call('POST /api/admin/recharge/audit', { body: { recharge_id, status: 1 } })
  return recharge_id
}

/** The proposer and the decider of an action that needs a second operator. */
export const pairOf = (proposer: Operator, decider: Operator) => ({
  proposer: { operator_id: proposer.operator_id, operator_account: proposer.account },
  decider: { operator_id: decider.operator_id, operator_account: decider.account },
})

export const CARD_NUMBER = '6222021234567890123'

type DrawOptions = {
  amount_cents?: number
  payment_code?: string
  bank_name?: string
  bank_card_number?: string
  account_name?: string
}

export const draw = (
  { call }: Pick<TestShopper, 'call'>,
  options: DrawOptions = {},
  key: string = crypto.randomUUID(),
) =>
  call('POST /api/user/extract', {
    key,
    body: {
      draw_type: 'bank',
      amount_cents: 5000,
      payment_code: PAYMENT_CODE,
      bank_name: 'Harbour Bank',
      bank_card_number: CARD_NUMBER,
      account_name: 'Mei Lin',
      ...options,
    },
  })

/** Creates a withdrawal that waits for its audit. */
export const aWithdrawal = async (shopper: TestShopper, amount_cents = 5000): Promise<string> =>
  (await draw(shopper, { amount_cents })).data.extract_id

/** Creates a withdrawal that was sent to the bank, so that neither a correction nor a block stops it. */
export async function aSentWithdrawal(shopper: TestShopper, { call }: Pick<TestShopper, 'call'>, amount_cents = 5000) {
  const extract_id = await aWithdrawal(shopper, amount_cents)
  await call('POST /api/admin/extract/audit', { body: { extract_id, status: 1 } })
  await call('POST /api/admin/extract/payout', { body: { extract_id, payout_state: 'sent' } })
  return extract_id
}

export const walletOf = async ({ call }: TestShopper) => {
  const { balance_cents, held_cents } = (await call('GET /api/user/getUserInfo')).data
  return { balance_cents, held_cents }
}

export const balanceIn = async ({ call }: TestShopper) => (await call('GET /api/user/getUserInfo')).data.balance_cents

/** An address of the demo chain that belongs to no shopper. */
export const WALLET_ADDRESS = bech32mOf('demo', new Uint8Array(20).fill(9))

export async function setDemoChain({ db }: TestShop, is_open = true): Promise<void> {
  await db
    .insertInto('chain_network')
    .values({ network: 'demo', position: 1, is_open })
    .onConflict((conflict) => conflict.column('network').doUpdateSet({ is_open }))
    .execute()
}

let transactions = 0
export const aTransaction = () => (++transactions).toString(16).padStart(64, '0')

type ChainOptions = {
  amount_cents?: number
  network?: string
  address?: string
  transaction_hash?: string
  evidence_ids?: string[]
}

export async function claimOnChain(
  shop: TestShop,
  shopper: TestShopper,
  options: ChainOptions = {},
  key: string = crypto.randomUUID(),
) {
  const evidence_ids = options.evidence_ids ?? [(await aPicture(shop, shopper)).file_id]
  const claim = { amount_cents: 5000, network: 'demo', address: WALLET_ADDRESS }
  return shopper.call('POST /api/user/recharge', { key, body: { method: 'chain', ...claim, ...options, evidence_ids } })
}

export const drawOnChain = (
  { call }: Pick<TestShopper, 'call'>,
  options: Pick<ChainOptions, 'amount_cents' | 'network' | 'address'> & { token?: string } = {},
) =>
  call('POST /api/user/extract', {
    body: {
      draw_type: 'chain',
      amount_cents: 5000,
      payment_code: PAYMENT_CODE,
      network: 'demo',
      token: 'usdt',
      address: WALLET_ADDRESS,
      ...options,
    },
  })
