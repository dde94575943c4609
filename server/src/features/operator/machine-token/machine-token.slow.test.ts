import { type EndpointKey, endpoints } from '@sampan/contract'
import type { DeskRole } from '@sampan/contract/rules'
import { DESK_HEADER, MACHINE_RIGHTS, type MachineRight, sessionHeaders } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anOperator, aShop, PASSWORD, type TestShop } from '../../../../testing/world.ts'
import { revisionOf } from '../../../http/revision.ts'
import { NotSignedIn } from '../../../refusal/refusal.ts'
import { hashOfToken } from '../../../security/tokens.ts'
import { actAtDesk } from '../operator-act-service.ts'
import { saveOwner } from '../operator-sql.ts'
import { codeOf, stepOf } from '../session/totp.ts'
import { machineOf } from './machine-token-service.ts'

const shop = await aShop()
const owner = await anOperator(shop)
type Owner = Pick<typeof owner, 'call'>

const make = async ({ call }: Owner, rights: MachineRight[] = [...MACHINE_RIGHTS], valid_days: number | null = null) =>
  (await call('POST /api/admin/machine_token/make', { body: { name: 'Nightly job', rights, valid_days } })).data
const list = async ({ call }: Owner) => (await call('GET /api/admin/machine_token/list')).data.tokens
const revoke = ({ call }: Owner, token_id: string) =>
  call('POST /api/admin/machine_token/revoke', { body: { token_id } })

/** Sends a request as curl does, with only the token. */
async function ask(key: EndpointKey, token: string, payload?: object, at: TestShop = shop) {
  const [method, url] = key.split(' ') as ['GET' | 'POST', string] // every key of the contract has this form
  const headers = { authorization: `Bearer ${token}` }
  const reply = await at.app.inject({ method, url, headers, ...(payload && { payload }) })
  return reply.json<{ code: number; reason?: string; data?: { revision: string; problems: [] } }>()
}
const CNY = { currency: 'CNY', micros_per_dollar: 7_100_000 }
async function setRates(token: string) {
  const { data } = await ask('GET /api/admin/currency/rates', token)
  return ask('POST /api/admin/currency/rates', token, { rates: [CNY], revision: data?.revision })
}

test('a new token is shown once, begins with the prefix of tokens, and is stored as a hash', async () => {
  const { machine_token, token } = await make(owner)
  expect(token).toMatch(/^sampan_mt_[\w-]{43}$/)
  expect(machine_token).toMatchObject({ name: 'Nightly job', made_by: owner.account, last_used_at: null })
  const { rows } = await sql<{ text: string; token_hash: Buffer }>`
    select machine_token::text as text, token_hash from machine_token
    where token_id = ${machine_token.token_id}`.execute(shop.db)
  expect(rows[0]?.token_hash).toEqual(hashOfToken(token))
  expect(JSON.stringify([rows, await list(owner)])).not.toContain(token)
})

test('a token can audit the ledger and set rates without a session, and the log names the token', async () => {
  const { machine_token, token } = await make(owner)
  expect((await ask('GET /api/admin/ledger/audit', token)).data?.problems).toEqual([])
  expect((await setRates(token)).code).toBe(1)
  const log = await shop.db.selectFrom('desk_log').selectAll().where('action', '=', 'rates_set').execute()
  expect(log).toMatchObject([
    { operator_id: owner.operator_id, details: { rates: [CNY], machine_token: 'Nightly job' } },
  ])
  const used = (await list(owner)).find(({ token_id }) => token_id === machine_token.token_id)
  expect(used?.last_used_at).toEqual(expect.any(String))
})

test('a token can make only the calls that its rights allow', async () => {
  const { token } = await make(owner, [...MACHINE_RIGHTS])
  const rights: unknown[] = []
  for (const key of Object.keys(endpoints) as EndpointKey[]) {
    const access = endpoints[key].access
    if (access === 'public') continue
    const { code, reason } = await ask(key, token)
    if (access === 'shopper') expect(code, key).toBe(401)
    else if ('machine' in access) rights.push(key)
    else expect({ code, reason }, key).toEqual({ code: 0, reason: 'machine_token_right' })
  }
  // The complete list of calls for tokens. Check every addition: none of them may move money.
  expect(rights.sort()).toEqual([
    'GET /api/admin/currency/rates',
    'GET /api/admin/ledger/audit',
    'POST /api/admin/currency/rates',
  ])
  expect(
    (await shop.app.inject({ url: '/api/admin/files/x', headers: { authorization: `Bearer ${token}` } })).statusCode,
  ).toBeGreaterThanOrEqual(400)
})

test('a token with one right cannot make the calls of the other right', async () => {
  const auditor = (await make(owner, ['ledger_audit'])).token
  expect((await ask('GET /api/admin/ledger/audit', auditor)).code).toBe(1)
  expect((await ask('GET /api/admin/currency/rates', auditor)).reason).toBe('machine_token_right')
  const setter = (await make(owner, ['rates_set'])).token
  expect((await setRates(setter)).code).toBe(1)
  expect((await ask('GET /api/admin/ledger/audit', setter)).reason).toBe('machine_token_right')
})

test('if a request has a token and a session, only the rights of the token count', async () => {
  const { token } = await make(owner, ['rates_set'])
  const headers = { ...sessionHeaders('/api/admin/', owner.token), authorization: `Bearer ${token}` }
  const reply = await shop.app.inject({ url: '/api/admin/ledger/audit', headers })
  expect(reply.json()).toMatchObject({ code: 0, reason: 'machine_token_right' })
})

test.each(['sampan_mt_', `sampan_mt_${'a'.repeat(43)}`, `sampan_mt_${'ü '.repeat(9)}`])(
  'the unknown token %j opens nothing',
  async (token) => {
    const headers = { authorization: `Bearer ${Buffer.from(token).toString('latin1')}`, [DESK_HEADER]: '1' }
    const reply = await shop.app.inject({ url: '/api/admin/ledger/audit', headers })
    expect(reply.statusCode).toBe(401)
  },
)

test('a revoked token is refused immediately, also in a call in progress, and the revocation is logged', async () => {
  const { machine_token, token } = await make(owner)
  const session = await machineOf(shop.db, token, 'rates_set')
  expect((await revoke(owner, machine_token.token_id)).code).toBe(1)
  expect((await ask('GET /api/admin/ledger/audit', token)).code).toBe(401)
  await expect(actAtDesk(shop.db, session, async () => {})).rejects.toBeInstanceOf(NotSignedIn)
  expect((await list(owner)).map(({ token_id }) => token_id)).not.toContain(machine_token.token_id)
  expect((await revoke(owner, machine_token.token_id)).status).toBe(404)
  const log = await shop.db
    .selectFrom('desk_log')
    .select(['action', 'details'])
    .where('ref_id', '=', machine_token.token_id)
    .orderBy('log_id')
    .execute()
  expect(log).toEqual([
    { action: 'machine_token_made', details: { name: 'Nightly job', rights: [...MACHINE_RIGHTS] } },
    { action: 'machine_token_revoked', details: { name: 'Nightly job' } },
  ])
  const { items } = (await owner.call('GET /api/admin/log/list', { query: { ref_id: machine_token.token_id } })).data
  expect(items[0]).toMatchObject({ ref_type: 'machine_token', ref_name: 'Nightly job' })
})

test('an expired token is refused and listed as expired', async () => {
  const { machine_token, token } = await make(owner, ['ledger_audit'], 30)
  expect(Date.parse(machine_token.expires_at ?? '') - Date.now()).toBeGreaterThan(29 * 86_400_000)
  expect((await ask('GET /api/admin/ledger/audit', token)).code).toBe(1)
  await sql`update machine_token set expires_at = now() where token_id = ${machine_token.token_id}`.execute(shop.db)
  expect((await ask('GET /api/admin/ledger/audit', token)).code).toBe(401)
  expect((await list(owner)).at(-1)).toMatchObject({ token_id: machine_token.token_id, has_expired: true })
})

test.each(['block', 'roles'] as const)('a token is revoked when its owner loses the rights: %s', async (act) => {
  const maker = await anOperator(shop)
  const { operator_id } = maker
  const { machine_token, token } = await make(maker)
  expect((await ask('GET /api/admin/ledger/audit', token)).code).toBe(1)
  const reason = 'Left the shop'
  if (act === 'block') {
    await owner.call('POST /api/admin/operator/block', { body: { operator_id, reason } })
    expect((await ask('GET /api/admin/ledger/audit', token)).code).toBe(401)
    await owner.call('POST /api/admin/operator/unblock', { body: { operator_id, reason } })
  } else {
    const change = (from: DeskRole, to: DeskRole) =>
      owner.call('POST /api/admin/operator/roles', { body: { operator_id, revision: revisionOf([from]), roles: [to] } })
    expect((await change('owner', 'finance')).code).toBe(1)
    expect((await ask('GET /api/admin/ledger/audit', token)).code).toBe(401)
    expect((await change('finance', 'owner')).code).toBe(1)
  }
  expect((await ask('GET /api/admin/ledger/audit', token)).code).toBe(401)
  expect((await list(owner)).map(({ token_id }) => token_id)).not.toContain(machine_token.token_id)
})

test.each(['new_password', 'reset_factor'] as const)(
  'tokens are revoked when another owner secures the account of the owner who made them: %s',
  async (act) => {
    const maker = await anOperator(shop)
    const { operator_id } = maker
    const { token } = await make(maker)
    expect((await ask('GET /api/admin/ledger/audit', token)).code).toBe(1)
    const begun = await maker.call('POST /api/admin/second_factor/begin', { body: { password: PASSWORD } })
    const code = codeOf(begun.data.secret, stepOf(Date.now()))
    await maker.call('POST /api/admin/second_factor/confirm', { body: { code } })
    const reason = 'Lost the phone'
    expect((await owner.call(`POST /api/admin/operator/${act}`, { body: { operator_id, reason } })).code).toBe(1)
    expect((await ask('GET /api/admin/ledger/audit', token)).code).toBe(401)
  },
)

test('tokens are revoked when the owner who made them is made an owner again on the command line', async () => {
  const maker = await anOperator(shop)
  const { token } = await make(maker)
  await saveOwner(shop.db, { account: maker.account, name: '', password_hash: 'x' })
  expect((await ask('GET /api/admin/ledger/audit', token)).code).toBe(401)
})

test('at most twenty tokens can be active, also if several are made at the same time; expired tokens do not count', async () => {
  const full = await aShop()
  const one = await anOperator(full)
  for (let count = 0; count < 19; count++) await make(one)
  const body = { name: 'Race', rights: ['ledger_audit' as const], valid_days: 1 }
  const both = await Promise.all([1, 2].map(() => one.call('POST /api/admin/machine_token/make', { body })))
  expect(both.map(({ reason }) => reason).sort()).toEqual(['machine_token_limit', undefined])
  await sql`update machine_token set expires_at = now() where name = 'Race'`.execute(full.db)
  expect((await one.call('POST /api/admin/machine_token/make', { body })).code).toBe(1)
  expect(await list(one)).toHaveLength(21)
})

test('making a token and revoking a token each use up a fresh code of the second factor', async () => {
  const careful = await anOperator(shop)
  const begun = await careful.call('POST /api/admin/second_factor/begin', { body: { password: PASSWORD } })
  const code = (later: number) => codeOf(begun.data.secret, stepOf(Date.now()) + later)
  await careful.call('POST /api/admin/second_factor/confirm', { body: { code: code(-1) } })
  const body = { name: 'Nightly job', rights: ['ledger_audit' as const], valid_days: null }
  const again = () => careful.call('POST /api/admin/machine_token/make', { body })
  expect((await again()).reason).toBe('second_factor_needed')
  await careful.call('POST /api/admin/second_factor/check', { body: { code: code(0) } })
  const reply = await again()
  expect(reply.code).toBe(1)
  expect((await again()).reason).toBe('second_factor_needed')
  const { token_id } = reply.data.machine_token
  expect((await revoke(careful, token_id)).reason).toBe('second_factor_needed')
  await careful.call('POST /api/admin/second_factor/check', { body: { code: code(1) } })
  expect((await revoke(careful, token_id)).code).toBe(1)
})

test('a token needs a name, a right and a valid expiry', async () => {
  const good = { name: 'Nightly job', rights: ['ledger_audit' as const], valid_days: 30 }
  for (const bad of [{ name: ' ' }, { rights: [] }, { rights: ['payout'] }, { valid_days: 0 }, { valid_days: 731 }]) {
    const body = { ...good, ...bad } as typeof good // invalid values too
    expect((await owner.call('POST /api/admin/machine_token/make', { body })).status, JSON.stringify(bad)).toBe(400)
  }
})
