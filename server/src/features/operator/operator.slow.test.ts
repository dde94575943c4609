import type { DeskRole } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anOperator, aShop, callerOf, deskSessionOf, PASSWORD, type TestShop } from '../../../testing/world.ts'
import { transaction } from '../../db/transaction.ts'
import { revisionOf } from '../../http/revision.ts'
import { lockSignInState } from './operator-sql.ts'
import { countsAsSecondFrom } from './operator-term-sql.ts'
import { codeOf, stepOf } from './session/totp.ts'

const shop = await aShop()
const OWN_PASSWORD = 'quiet-harbour-lantern'
const reason = 'She said so on the phone'
let count = 0

const signIn = async (at: TestShop, account: string, password = PASSWORD) => {
  const entered = await callerOf(at)('POST /api/admin/login', { body: { account, password } })
  return { ...entered, call: callerOf(at, deskSessionOf(entered)) }
}
type Owner = Awaited<ReturnType<typeof anOperator>>
const add = ({ call }: Owner, roles: DeskRole[] = ['support'], account = `new-${++count}@example.com`) =>
  call('POST /api/admin/operator/add', { body: { account, name: 'May Lin', roles } })
const detail = async ({ call }: Owner, operator_id: string) =>
  (await call('GET /api/admin/operator/detail', { query: { operator_id } })).data
const logOf = async (ref_id: string) =>
  await shop.db
    .selectFrom('desk_log')
    .select(['operator_id', 'action', 'details'])
    .where('ref_id', '=', ref_id)
    .where('action', 'like', 'operator_%')
    .orderBy('log_id')
    .execute()
const isIn = async ({ call }: Pick<Owner, 'call'>) => (await call('GET /api/admin/me')).code === 1

test('an owner adds an operator, who signs in with the first password and replaces it', async () => {
  const owner = await anOperator(shop)
  const account = 'May.Lin@Example.com'
  const added = await add(owner, ['support', 'catalogue', 'support'], account)
  const { operator, password } = added.data
  expect(operator).toMatchObject({ account: 'may.lin@example.com', name: 'May Lin', roles: ['catalogue', 'support'] })
  expect(operator).toMatchObject({ password_is_initial: true, has_second_factor: false, signed_in_at: null })
  expect(password).toMatch(/^([A-Z2-8]{5}-){3}[A-Z2-8]{5}$/)
  const entered = await signIn(shop, account, password)
  expect(entered.data.awaits).toBe('new_password')
  expect((await entered.call('GET /api/admin/service/canned')).status).toBe(401)
  const inside = await entered.call('POST /api/admin/login/password', { body: { new_password: OWN_PASSWORD } })
  const call = callerOf(shop, deskSessionOf(inside))
  expect((await call('GET /api/admin/service/canned')).code).toBe(1)
  expect(await detail(owner, operator.operator_id)).toMatchObject({
    password_is_initial: false,
    signed_in_at: expect.any(String),
    sessions: [{ ip: '127.0.0.1' }],
  })
  const details = { account: 'may.lin@example.com', name: 'May Lin', roles: ['catalogue', 'support'] }
  expect(await logOf(operator.operator_id)).toEqual([
    { operator_id: owner.operator_id, action: 'operator_added', details },
  ])
})

test('two operators cannot have the same e-mail address', async () => {
  const owner = await anOperator(shop)
  const [first, second] = await Promise.all(
    ['support', 'finance'].map((role) => add(owner, [role as DeskRole], 'one@example.com')),
  )
  expect([first?.reason, second?.reason].sort()).toEqual(['operator_exists', undefined])
  expect(await add(owner, ['owner'], owner.account)).toMatchObject({ reason: 'operator_exists', field: 'account' })
})

test('the list of operators is paged, and blocked operators have a separate list', async () => {
  const other_shop = await aShop()
  const owner = await anOperator(other_shop)
  const ids = []
  for (let count = 0; count < 3; count++) ids.push((await add(owner)).data.operator.operator_id)
  const [blocked = ''] = ids
  await owner.call('POST /api/admin/operator/block', { body: { operator_id: blocked, reason } })
  const list = (query: object) => owner.call('GET /api/admin/operator/list', { query })
  const first = (await list({ page_size: 2 })).data
  const second = (await list({ page_size: 2, cursor: first.next_cursor })).data
  expect([...first.items, ...second.items].map(({ operator_id }) => operator_id)).toEqual([
    ids[2],
    ids[1],
    owner.operator_id,
  ])
  expect(second.next_cursor).toBeNull()
  expect((await list({ state: 'blocked' })).data.items).toMatchObject([
    { operator_id: blocked, blocked_at: expect.any(String) },
  ])
  expect((await list({ state: 'all' })).data.items).toHaveLength(4)
})

test('changed roles of an operator apply immediately, also in open sessions', async () => {
  const [owner, helper] = [await anOperator(shop), await anOperator(shop, { roles: ['support'] })]
  const { operator_id } = helper
  const change = (roles: DeskRole[], from: DeskRole[]) =>
    owner.call('POST /api/admin/operator/roles', { body: { operator_id, revision: revisionOf(from), roles } })
  expect((await change(['finance', 'fulfilment'], ['support'])).data.roles).toEqual(['finance', 'fulfilment'])
  expect((await helper.call('GET /api/admin/service/canned')).reason).toBe('role_needed')
  expect((await helper.call('GET /api/admin/setting/list')).code).toBe(1)
  expect((await change(['owner'], ['support'])).reason).toBe('changed_meanwhile')
  expect((await detail(owner, operator_id)).roles).toEqual(['finance', 'fulfilment'])
  expect(await logOf(operator_id)).toMatchObject([
    { action: 'operator_roles_changed', details: { before: ['support'], after: ['finance', 'fulfilment'] } },
  ])
})

test('operators cannot change their own rights', async () => {
  const owner = await anOperator(shop)
  await anOperator(shop)
  const { operator_id, call } = owner
  const roles: DeskRole[] = ['owner', 'finance']
  const answers = [
    await call('POST /api/admin/operator/roles', { body: { operator_id, revision: revisionOf(['owner']), roles } }),
    await call('POST /api/admin/operator/block', { body: { operator_id, reason } }),
    await call('POST /api/admin/operator/unblock', { body: { operator_id, reason } }),
    await call('POST /api/admin/operator/reset_factor', { body: { operator_id, reason } }),
    await call('POST /api/admin/operator/new_password', { body: { operator_id, reason } }),
  ]
  expect(answers.map((answer) => answer.reason)).toEqual(Array(5).fill('operator_own'))
  expect(await detail(owner, operator_id)).toMatchObject({ roles: ['owner'], blocked_at: null })
})

test('blocking an operator ends all sessions; after unblocking the operator can sign in again', async () => {
  const [owner, helper] = [await anOperator(shop), await anOperator(shop, { roles: ['support'] })]
  const body = { operator_id: helper.operator_id, reason }
  expect((await owner.call('POST /api/admin/operator/unblock', { body })).reason).toBe('state_changed')
  const blocked = await owner.call('POST /api/admin/operator/block', { body })
  expect(blocked.data).toMatchObject({ blocked_at: expect.any(String), sessions: [] })
  expect(await isIn(helper)).toBe(false)
  expect((await signIn(shop, helper.account)).reason).toBe('account_blocked')
  expect((await owner.call('POST /api/admin/operator/block', { body })).reason).toBe('state_changed')
  expect((await owner.call('POST /api/admin/operator/unblock', { body })).data.blocked_at).toBeNull()
  expect(await isIn(helper)).toBe(false)
  expect(await isIn(await signIn(shop, helper.account))).toBe(true)
  expect(await logOf(helper.operator_id)).toMatchObject([
    { operator_id: owner.operator_id, action: 'operator_blocked', details: { reason } },
    { operator_id: owner.operator_id, action: 'operator_unblocked', details: { reason } },
  ])
})

test('resetting a lost second factor deletes recovery codes and ends all sessions', async () => {
  const [owner, helper] = [await anOperator(shop), await anOperator(shop, { roles: ['support'] })]
  const body = { operator_id: helper.operator_id, reason }
  expect((await owner.call('POST /api/admin/operator/reset_factor', { body })).reason).toBe('state_changed')
  const begun = await helper.call('POST /api/admin/second_factor/begin', { body: { password: PASSWORD } })
  const code = codeOf(begun.data.secret, stepOf(Date.now()))
  await helper.call('POST /api/admin/second_factor/confirm', { body: { code } })
  expect((await detail(owner, helper.operator_id)).has_second_factor).toBe(true)
  const counts = async () => (await countsAsSecondFrom(shop.db, helper.operator_id, ['support'])).counts
  expect(await counts()).toBe(true)
  expect((await owner.call('POST /api/admin/operator/reset_factor', { body })).data.has_second_factor).toBe(false)
  expect(await isIn(helper)).toBe(false)
  // A thief who knows the password could sign in now, so the operator counts as a second operator only after a day.
  expect(await counts()).toBe(false)
  const entered = await signIn(shop, helper.account)
  expect(entered.data).toMatchObject({ awaits: null, has_second_factor: false, recovery_codes: 0 })
  expect(await logOf(helper.operator_id)).toMatchObject([{ action: 'operator_factor_reset', details: { reason } }])
})

test('a new first password replaces the old password and ends all sessions', async () => {
  const [owner, helper] = [await anOperator(shop), await anOperator(shop, { roles: ['support'] })]
  const body = { operator_id: helper.operator_id, reason }
  const { password } = (await owner.call('POST /api/admin/operator/new_password', { body })).data
  expect(await isIn(helper)).toBe(false)
  expect((await signIn(shop, helper.account)).reason).toBe('wrong_account_or_password')
  expect((await signIn(shop, helper.account, password)).data.awaits).toBe('new_password')
  const log = await logOf(helper.operator_id)
  expect(log).toMatchObject([{ action: 'operator_password_made', details: { reason } }])
  expect(JSON.stringify(log)).not.toContain(password)
})

test('a sign-in fails if the password is replaced while it is in progress', async () => {
  const [owner, helper] = [await anOperator(shop), await anOperator(shop, { roles: ['support'] })]
  const { operator_id, account } = helper
  // The password was already compared. The sign-in then waits for the lock on the operator's row.
  let entering: ReturnType<typeof signIn> | undefined
  await transaction(shop.db, async (tx) => {
    await lockSignInState(tx, operator_id)
    entering = signIn(shop, account)
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await tx.updateTable('operator').set({ password_hash: 'another' }).where('operator_id', '=', operator_id).execute()
  })
  expect((await entering)?.reason).toBe('wrong_account_or_password')
  expect((await detail(owner, operator_id)).sessions).toHaveLength(1)
})

test('if two owners block each other at the same time, exactly one succeeds', async () => {
  const other_shop = await aShop()
  for (let round = 0; round < 5; round++) {
    const owners = [await anOperator(other_shop), await anOperator(other_shop)] as const
    const block = ({ call }: Owner, { operator_id }: Owner) =>
      call('POST /api/admin/operator/block', { body: { operator_id, reason } })
    const answers = await Promise.all([block(owners[0], owners[1]), block(owners[1], owners[0])])
    expect(answers.map(({ code }) => code).sort(), `round ${round}`).toEqual(expect.arrayContaining([1]))
    const is_signed_in = await Promise.all(owners.map(isIn))
    expect(is_signed_in.sort(), `round ${round}`).toEqual([false, true])
  }
})

test('if two owners remove each other’s role at the same time, exactly one succeeds', async () => {
  const other_shop = await aShop()
  for (let round = 0; round < 5; round++) {
    const owners = [await anOperator(other_shop), await anOperator(other_shop)] as const
    const demote = ({ call }: Owner, { operator_id }: Owner) =>
      call('POST /api/admin/operator/roles', {
        body: { operator_id, revision: revisionOf(['owner']), roles: ['support'] },
      })
    await Promise.all([demote(owners[0], owners[1]), demote(owners[1], owners[0])])
    const roles = await Promise.all(owners.map(async ({ call }) => (await call('GET /api/admin/me')).data.roles[0]))
    expect(roles.sort(), `round ${round}`).toEqual(['owner', 'support'])
  }
})

test('if two owners change one operator at the same time, the second change is refused', async () => {
  const [first, second, helper] = [await anOperator(shop), await anOperator(shop), await anOperator(shop)]
  const { operator_id } = helper
  const answers = await Promise.all(
    [first, second].map(({ call }) => call('POST /api/admin/operator/block', { body: { operator_id, reason } })),
  )
  expect(answers.map((answer) => answer.reason ?? 'done').sort()).toEqual(['done', 'state_changed'])
  const roles = await Promise.all(
    [first, second].map(({ call }, at) =>
      call('POST /api/admin/operator/roles', {
        body: { operator_id, revision: revisionOf(['owner']), roles: [at === 0 ? 'support' : 'finance'] },
      }),
    ),
  )
  expect(roles.map((answer) => answer.reason ?? 'done').sort()).toEqual(['changed_meanwhile', 'done'])
})

/**
 * Creates an owner with a second factor. `check` sends a code as the dialog does, and resets `last_step`, as if half a
 * minute had passed.
 */
async function aCarefulOwner() {
  const owner = await anOperator(shop)
  const begun = await owner.call('POST /api/admin/second_factor/begin', { body: { password: PASSWORD } })
  const code = () => codeOf(begun.data.secret, stepOf(Date.now()))
  await owner.call('POST /api/admin/second_factor/confirm', { body: { code: code() } })
  const check = async (input?: string) => {
    await shop.db.updateTable('operator_totp').set({ last_step: 0 }).execute()
    return owner.call('POST /api/admin/second_factor/check', { body: { code: input ?? code() } })
  }
  /** Signs in from another browser. */
  const enter = async () => {
    const { call } = await signIn(shop, owner.account)
    await shop.db.updateTable('operator_totp').set({ last_step: 0 }).execute()
    return callerOf(shop, deskSessionOf(await call('POST /api/admin/login/code', { body: { code: code() } })))
  }
  return { ...owner, check, enter }
}

test('an owner with a second factor needs a fresh code for each change of an operator', async () => {
  const [owner, helper] = [await aCarefulOwner(), await anOperator(shop, { roles: ['support'] })]
  const other = await aCarefulOwner()
  const about = { body: { operator_id: other.operator_id, reason } }
  const { operator_id } = helper
  const account = `new-${++count}@example.com`
  const acts = {
    add: () => add(owner, ['support'], account),
    roles: () =>
      owner.call('POST /api/admin/operator/roles', {
        body: { operator_id, revision: revisionOf(['support']), roles: ['finance'] },
      }),
    block: () => owner.call('POST /api/admin/operator/block', { body: { operator_id, reason } }),
    unblock: () => owner.call('POST /api/admin/operator/unblock', { body: { operator_id, reason } }),
    factor: () => owner.call('POST /api/admin/operator/reset_factor', about),
    password: () => owner.call('POST /api/admin/operator/new_password', { body: { operator_id, reason } }),
  }
  for (const [name, act] of Object.entries(acts)) {
    expect(await act(), name).toMatchObject({ reason: 'second_factor_needed' })
    expect((await owner.check()).code, name).toBe(1)
    expect((await act()).code, name).toBe(1)
    // The code is used up, so neither the same change nor another change is possible.
    expect(await act(), name).toMatchObject({ reason: 'second_factor_needed' })
  }
  expect(await detail(owner, operator_id)).toMatchObject({ roles: ['finance'], password_is_initial: true })
  expect((await detail(owner, other.operator_id)).has_second_factor).toBe(false)
  const rows = await shop.db.selectFrom('operator').select('account').where('account', '=', account).execute()
  expect(rows).toHaveLength(1)
  expect((await logOf(operator_id)).map(({ action }) => action)).toEqual([
    ...['operator_roles_changed', 'operator_blocked', 'operator_unblocked', 'operator_password_made'],
  ])
})

test('a fresh code is valid only in the session that sent it, and a refused change does not use the code up', async () => {
  const [owner, helper] = [await aCarefulOwner(), await anOperator(shop, { roles: ['support'] })]
  const body = { operator_id: helper.operator_id, reason }
  const elsewhere = await owner.enter()
  await owner.check()
  expect((await elsewhere('POST /api/admin/operator/block', { body })).reason).toBe('second_factor_needed')
  expect((await owner.call('POST /api/admin/operator/unblock', { body })).reason).toBe('state_changed')
  expect((await owner.call('POST /api/admin/operator/block', { body })).code).toBe(1)
})

test('a change is refused if the operator’s session ends while the change waits, even if the second factor was removed too', async () => {
  const owner = await aCarefulOwner()
  const holding = await shop.db.startTransaction().execute()
  await holding
    .selectFrom('operator')
    .select('operator_id')
    .where('operator_id', '=', owner.operator_id)
    .forUpdate()
    .execute()
  const account = `late-${++count}@example.com`
  const adding = add(owner, ['owner'], account)
  // The call has passed authentication and waits for the lock on the owner's row.
  await expect
    .poll(
      async () =>
        (
          await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
            shop.db,
          )
        ).rows.length,
    )
    .toBeGreaterThan(0)
  await holding.deleteFrom('operator_session').where('operator_id', '=', owner.operator_id).execute()
  await holding.deleteFrom('operator_totp').where('operator_id', '=', owner.operator_id).execute()
  await holding.commit().execute()
  expect((await adding).code).toBe(401)
  expect(await shop.db.selectFrom('operator').select('account').where('account', '=', account).execute()).toEqual([])
})

test('if two changes are sent with one fresh code at the same time, exactly one succeeds', async () => {
  const owner = await aCarefulOwner()
  for (let round = 0; round < 3; round++) {
    const helpers = [await anOperator(shop, { roles: ['support'] }), await anOperator(shop, { roles: ['support'] })]
    await owner.check()
    const answers = await Promise.all([
      ...helpers.map(({ operator_id }) =>
        owner.call('POST /api/admin/operator/block', { body: { operator_id, reason } }),
      ),
      add(owner),
    ])
    expect(answers.map((answer) => answer.reason ?? 'done').sort(), `round ${round}`).toEqual([
      'done',
      'second_factor_needed',
      'second_factor_needed',
    ])
  }
})

test('a change with a wrong code is refused, and after five wrong codes the right code is refused too', async () => {
  const [owner, helper] = [await aCarefulOwner(), await anOperator(shop, { roles: ['support'] })]
  const block = () =>
    owner.call('POST /api/admin/operator/block', { body: { operator_id: helper.operator_id, reason } })
  for (let round = 0; round < 4; round++) expect((await owner.check('wrong1')).reason).toBe('second_factor_wrong')
  expect(await block()).toMatchObject({ reason: 'second_factor_needed' })
  expect((await owner.check('wrong1')).reason).toBe('too_many_tries')
  expect((await owner.check()).reason).toBe('too_many_tries')
  expect(await block()).toMatchObject({ reason: 'second_factor_needed' })
  expect(await isIn(helper)).toBe(true)
})

test('an unknown operator id is not found', async () => {
  const owner = await anOperator(shop)
  const operator_id = '00000000-0000-7000-8000-000000000000'
  expect((await owner.call('GET /api/admin/operator/detail', { query: { operator_id } })).status).toBe(404)
  expect((await owner.call('POST /api/admin/operator/block', { body: { operator_id, reason } })).status).toBe(404)
})

test('operators set their own display names', async () => {
  const [owner, helper] = [await anOperator(shop), await anOperator(shop, { roles: ['support'] })]
  const changed = await helper.call('POST /api/admin/name', { body: { name: ' Mei ' } })
  expect(changed.data).toMatchObject({ name: 'Mei', account: helper.account })
  expect((await detail(owner, helper.operator_id)).name).toBe('Mei')
})
