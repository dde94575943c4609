import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aBankAccount, aPassedRecharge } from '../../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper } from '../../../../testing/world.ts'
import { countDays } from '../../../ledger/days.ts'

const shop = await aShop()
const owner = await anOperator(shop)
const bank_account_id = await aBankAccount(shop)

const settings = async () => (await owner.call('GET /api/admin/setting/list')).data.bank_zone
const setZone = async (time_zone: string, who = owner) =>
  who.call('POST /api/admin/setting/time_zone', { body: { time_zone, revision: (await settings()).revision } })
const day = async (of: string) => (await owner.call('GET /api/admin/bank/day', { query: { day: of } })).data
const movementsOn = async (of: string) =>
  (await owner.call('GET /api/admin/bank/movements', { query: { day: of, page_size: 100 } })).data.items.map(
    ({ ref_id, day }) => [ref_id, day],
  )
const close = (of: string) => owner.call('POST /api/admin/bank/close', { body: { day: of } })
const explained = async (of: string) => {
  const { items } = (await owner.call('GET /api/admin/bank/movements', { query: { day: of, state: 'open' } })).data
  for (const { movement_id } of items)
    await owner.call('POST /api/admin/bank/explain_movement', { body: { movement_id, note: 'In no statement' } })
}

/** Creates a recharge that was credited at the time `at`. */
async function aCredit(at: string, amount_cents = 1000): Promise<string> {
  const recharge_id = await aPassedRecharge(shop, owner, await aShopper(shop), amount_cents)
  await shop.db.transaction().execute(async (tx) => {
    await sql`alter table ledger_transfer disable trigger transfer_is_append_only`.execute(tx)
    await sql`update ledger_transfer set created_at = ${at} where ref_id = ${recharge_id}`.execute(tx)
    await sql`alter table ledger_transfer enable trigger transfer_is_append_only`.execute(tx)
  })
  return recharge_id
}

/** Waits until all movements are in the daily sums. The worker adds them within a few seconds. */
async function counted(): Promise<void> {
  const isDone = async () => {
    await countDays(shop.db)
    const { rows } = await sql<{ all: boolean }>`select counted_to = (select max(sequence) from ledger_transfer) as all
      from ledger_day_mark`.execute(shop.db)
    return rows[0]?.all
  }
  await expect.poll(isDone).toBe(true)
}

beforeEach(async () => {
  await sql`update bank_day set closed_at = null, closed_by = null, books_cents = null, statement_cents = null`.execute(
    shop.db,
  )
  await setZone('UTC')
})

test('a credit at 23:30 UTC belongs to the next day in Tokyo and is matched on that day', async () => {
  const recharge_id = await aCredit('2026-03-10T23:30:00Z', 7301)
  expect(await movementsOn('2026-03-10')).toEqual([[recharge_id, '2026-03-10']])
  const importing = (amount: string, of: string) =>
    owner.call('POST /api/admin/bank/import', {
      body: { bank_account_id, file_name: 'march.csv', text: `Date,Amount,Text\n${of},${amount},${of}\n` },
    })
  // The day of a line is never converted. The line is two days after the movement in UTC, and one day after the
  // movement in Tokyo.
  expect((await importing('73.01', '2026-03-12')).data).toMatchObject({ added: 1, matched: 0 })
  expect((await setZone('Asia/Tokyo')).data.settings.bank_zone).toMatchObject({
    time_zone: 'Asia/Tokyo',
    counts_from: null,
    next_from: null,
    changed_by: owner.account,
  })
  expect(await movementsOn('2026-03-10')).toEqual([])
  expect(await movementsOn('2026-03-11')).toEqual([[recharge_id, '2026-03-11']])
  expect(await day('2026-03-11')).toMatchObject({ time_zone: 'Asia/Tokyo', books: { in_cents: 7301 } })
  const { data } = await owner.call('POST /api/admin/bank/match_all', { body: { day: '2026-03-12' } })
  expect(data.matched).toBe(1)
  expect((await day('2026-03-12')).statement).toMatchObject({ in_cents: 7301, open: 0 })
})

test.each([
  // Clocks go back: the day has 25 hours.
  ['Europe/Berlin', '2025-10-26', '2025-10-25T22:00:00Z', '2025-10-26T22:59:59Z'],
  // Clocks go forward: the day has 23 hours.
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z'],
  // The clock shows midnight twice.
  ['Atlantic/Azores', '2024-10-27', '2024-10-27T00:00:00Z', '2024-10-28T00:59:59Z'],
  // The clock skips midnight.
  ['Africa/Cairo', '2025-04-25', '2025-04-24T22:00:00Z', '2025-04-25T20:59:59Z'],
])('in %s the movements of %s are exactly those between its two midnights', async (zone, of, first, last) => {
  const at = [-1000, 0, Date.parse(last) - Date.parse(first), Date.parse(last) - Date.parse(first) + 1000]
  const ids: string[] = []
  for (const after of at) ids.push(await aCredit(new Date(Date.parse(first) + after).toISOString()))
  await setZone(zone)
  expect(await movementsOn(of)).toEqual([ids[1], ids[2]].map((id) => [id, of]))
  expect((await day(of)).books.in_cents).toBe(2000)
})

test('closed days keep their time zone: a changed time zone applies from the day after the last closed day', async () => {
  const [closed, moving, later] = [
    await aCredit('2026-05-10T20:00:00Z', 1100),
    await aCredit('2026-05-11T14:00:00Z', 1200),
    await aCredit('2026-05-11T16:00:00Z', 1400),
  ]
  await explained('2026-05-10')
  expect((await close('2026-05-10')).code).toBe(1)
  const before = await day('2026-05-10')
  expect(await settings()).toMatchObject({ next_from: '2026-05-11' })
  await counted()
  await setZone('Asia/Tokyo')
  expect(await settings()).toMatchObject({ counts_from: '2026-05-11', next_from: '2026-05-11' })
  // In Tokyo this is 05:00 on the 11th, but the movement stays on the closed day.
  expect(await movementsOn('2026-05-10')).toEqual([[closed, '2026-05-10']])
  expect(await day('2026-05-10')).toEqual(before)
  expect(await movementsOn('2026-05-11')).toEqual([[moving, '2026-05-11']])
  expect(await movementsOn('2026-05-12')).toEqual([[later, '2026-05-12']])
  const balance = before.books_balance_cents
  expect((await day('2026-05-11')).books_balance_cents).toBe(balance + 1200)
  expect((await day('2026-05-12')).books_balance_cents).toBe(balance + 2600)
  const zones = (await owner.call('GET /api/admin/bank/days', { query: { to: '2026-05-12' } })).data
  expect(zones.slice(0, 3).map(({ time_zone }) => time_zone)).toEqual(['Asia/Tokyo', 'Asia/Tokyo', 'UTC'])

  // In a zone further west the 11th ends later. It still starts where the closed day ended, so that no movement is lost
  // between the two days.
  await setZone('America/New_York')
  expect(await day('2026-05-10')).toEqual(before)
  const first = await aCredit('2026-05-11T00:30:00Z', 1800)
  expect(await movementsOn('2026-05-10')).toEqual([[closed, '2026-05-10']])
  expect((await movementsOn('2026-05-11')).map(([id]) => id).toSorted()).toEqual([first, moving, later].toSorted())
  await counted()
  expect((await day('2026-05-11')).books_balance_cents).toBe(balance + 4400)
})

test('“today” and the end of a day follow the bank’s time zone', async () => {
  const dayIn = (timeZone: string, at = Date.now()) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
    await setZone(zone)
    const { data } = await owner.call('GET /api/admin/bank/days', { query: {} })
    expect(data[0]?.day).toBe(dayIn(zone))
    expect((await day(dayIn(zone))).is_over).toBe(false)
    expect((await day(dayIn(zone, Date.now() - 86_400_000))).is_over).toBe(
      dayIn(zone, Date.now() - 600_000) === dayIn(zone),
    )
  }
})

test('a new time zone is refused if it is unknown, if the operator is no owner, or if it was changed at the same time', async () => {
  for (const zone of ['Mars/Olympus', '+09:00', '', 'localtime']) expect((await setZone(zone)).status).toBe(400)
  // Node accepts a time zone in upper or lower case. PostgreSQL only knows the spelling of the IANA database.
  expect(await setZone('asia/tokyo')).toMatchObject({ reason: 'setting_out_of_bounds', field: 'time_zone' })
  for (const role of ['finance', 'support'] as const)
    expect((await setZone('Asia/Tokyo', await anOperator(shop, { roles: [role] }))).reason).toBe('role_needed')
  const { revision } = await settings()
  const answers = await Promise.all(
    ['Asia/Seoul', 'Asia/Bangkok'].map((time_zone) =>
      owner.call('POST /api/admin/setting/time_zone', { body: { time_zone, revision } }),
    ),
  )
  expect(answers.map(({ code, reason }) => reason ?? code).toSorted()).toEqual([1, 'changed_meanwhile'])
  const { data } = await owner.call('GET /api/admin/setting/history', { query: {} })
  expect(data.items[0]).toMatchObject({ setting: 'choice:bank_time_zone', before: 'UTC' })
})

test('if a day is closed during a change of time zone, the stored sums match the time zone that the day keeps', async () => {
  for (let round = 1; round <= 5; round++) {
    const of = `2026-06-0${round}`
    const at = `${of}T20:00:00Z`
    await aCredit(at, 1000 + round)
    await explained(of)
    await Promise.all([close(of), setZone(round % 2 ? 'Asia/Tokyo' : 'Pacific/Honolulu')])
    const { rows } = await sql<{ books: number; now: number }>`
      select books_cents as books, - ledger_summed_balance('external:bank') - bank_moved_after(day) as now
      from bank_day where closed_at is not null`.execute(shop.db)
    for (const { books, now } of rows) expect(now).toBe(books)
  }
})
