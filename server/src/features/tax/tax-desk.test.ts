import { readFile } from 'node:fs/promises'
import type { TaxRule } from '@sampan/contract'
import type { TaxClass } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { agree, openProposal } from '../../../testing/proposals.ts'
import { anOperator, aShop } from '../../../testing/world.ts'

const shop = await aShop()
const owner = await anOperator(shop)
const csv = await readFile(new URL('../../../testing/tax/example-rules.csv', import.meta.url), 'utf8')

const VAT: TaxRule = {
  ...{ rule_id: 'nz-gst', kind: 'tax', name: 'gst', country: 'NZ', region: null, tax_class: null, hs_prefix: null },
  ...{ origin: null, layer: null, combines: null, buyer: null, collects: null, rate_1000: 15_000, amount: null },
  ...{ currency: null, per: null, terms: [], value_factor: null, tax_factor: null, base_step: null, amount_step: null },
  ...{ national_share: null, waived_tax: null, valid_from: '2026-01-01', valid_until: null, registration: null },
  ...{ source: 'Test', certainty: 'known' },
}
const save = (rule: TaxRule, revision: number | null, by = owner, reason?: string) =>
  by.call('POST /api/admin/tax/save', { body: { rule, revision, ...(reason && { reason }) } })
const list = async (query: { country?: string; kind?: 'duty'; find?: string; cursor?: string; page_size?: string }) =>
  (await owner.call('GET /api/admin/tax/list', { query })).data
const history = async (rule_id: string) =>
  (await owner.call('GET /api/admin/tax/history', { query: { rule_id } })).data.items
const attempt = async (country = 'NZ') => {
  const line = { goods_cents: 10_000, quantity: 1, hs_code: '950300', tax_class: 'general' as const, origin: 'CN' }
  const { data } = await owner.call('POST /api/admin/tax/try', {
    body: {
      ...{ country, region: null, day: '2026-10-15', buyer: 'consumer', freight_cents: 0, discount_cents: 0 },
      lines: [{ ...line, weight_grams: null }],
    },
  })
  return data
}

test('a rule gets new revisions, and its history stays after it is removed', async () => {
  expect((await save(VAT, null)).data).toEqual({ outcome: 'done' })
  expect((await save({ ...VAT, rate_1000: 16_000 }, 1)).code).toBe(1)
  expect(await save(VAT, 1)).toMatchObject({ reason: 'changed_meanwhile' })
  expect(await save(VAT, null)).toMatchObject({ reason: 'id_taken' })
  expect((await list({ country: 'NZ' })).items).toMatchObject([{ rule_id: 'nz-gst', revision: 2, rate_1000: 16_000 }])
  const removal = { rule_id: 'nz-gst', revision: 2 }
  expect((await owner.call('POST /api/admin/tax/remove', { body: removal })).code).toBe(1)
  expect((await owner.call('POST /api/admin/tax/remove', { body: removal })).status).toBe(404)
  expect((await list({ country: 'NZ' })).items).toEqual([])
  expect((await history('nz-gst')).map((one) => [one.revision, one.rate_1000, one.is_removed])).toEqual([
    [3, 16_000, true],
    [2, 16_000, false],
    [1, 15_000, false],
  ])
  expect((await save(VAT, null)).code).toBe(1)
  expect((await history('nz-gst'))[0]).toMatchObject({ revision: 4, is_removed: false })
  await owner.call('POST /api/admin/tax/remove', { body: { rule_id: 'nz-gst', revision: 4 } })
})

test('a registration number with a wrong digit is declined', async () => {
  const rule = { ...VAT, rule_id: 'de-numbered', country: 'DE' }
  const wrong = await save({ ...rule, registration: 'DE136695978' }, null)
  expect(wrong).toMatchObject({ status: 400, msg: expect.stringContaining('rule.registration') })
  expect((await save({ ...rule, registration: 'IM2760000000' }, null)).code).toBe(1)
})

test('the database refuses to change a revision', async () => {
  await save({ ...VAT, rule_id: 'zz-fixed', country: 'ZZ' }, null)
  await expect(shop.db.updateTable('tax_rule').set({ rate_1000: 1 }).execute()).rejects.toThrow()
  await expect(shop.db.deleteFrom('tax_rule').execute()).rejects.toThrow()
})

test('a file is previewed, imported, and exported as the same file', async () => {
  const preview = async () => (await owner.call('POST /api/admin/tax/preview', { body: { csv } })).data
  const before = await preview()
  expect(before).toMatchObject({ faults: [], changed: 0, unchanged: 0, added: before.rows })
  expect((await owner.call('POST /api/admin/tax/import', { body: { csv } })).data).toEqual({ outcome: 'done' })
  expect(await preview()).toMatchObject({ added: 0, changed: 0, unchanged: before.rows, differences: [] })
  const { text } = (await owner.call('GET /api/admin/tax/export', { query: {} })).data
  const again = (await owner.call('POST /api/admin/tax/preview', { body: { csv: text } })).data
  expect(again).toMatchObject({ added: 0, changed: 0, faults: [] })
  const changed = csv.replace('de-vat,tax,vat,DE,,,,,,,,,19,', 'de-vat,tax,vat,DE,,,,,,,,,20,')
  const { data } = await owner.call('POST /api/admin/tax/preview', { body: { csv: changed } })
  expect(data.differences).toMatchObject([{ rule_id: 'de-vat' }])
  expect([data.differences[0]?.before, data.differences[0]?.after]).toEqual([
    expect.stringContaining('rate_percent 19 '),
    expect.stringContaining('rate_percent 20 '),
  ])
})

test('rows with faults are named with line and column, and a file with them is refused', async () => {
  const [heading = '', vat = ''] = [csv.split('\n')[0], csv.split('\n').find((line) => line.startsWith('de-vat,'))]
  const faulty = [heading, vat, vat, vat.replace('de-vat', 'b').replace(',19,', ',many,')].join('\n')
  const { data } = await owner.call('POST /api/admin/tax/preview', { body: { csv: faulty } })
  expect(data.faults).toEqual([
    { line: 3, rule_id: 'de-vat', column: 'rule_id' },
    { line: 4, rule_id: 'b', column: 'rate_percent' },
  ])
  expect(await owner.call('POST /api/admin/tax/import', { body: { csv: faulty } })).toMatchObject({
    reason: 'tax_faults',
  })
  expect(await owner.call('POST /api/admin/tax/preview', { body: { csv: 'a,b\n1,2' } })).toMatchObject({
    reason: 'tax_columns',
  })
})

test('rules are listed by id, by destination, kind, HS code and page', async () => {
  expect((await list({ kind: 'duty', find: '4202 92' })).items.map(({ rule_id }) => rule_id)).toEqual(['us-4202'])
  const first = await list({ country: 'GB', page_size: '2' })
  expect(first.items).toHaveLength(2)
  const second = await list({ country: 'GB', page_size: '2', cursor: first.next_cursor ?? '' })
  expect(second.items[0]?.rule_id).not.toBe(first.items[1]?.rule_id)
  expect(first.countries).toContainEqual({ country: 'GB', rules: 7 })
})

test('an attempt at the desk follows each change of the rules', async () => {
  expect(await attempt()).toMatchObject({ outcome: 'unknown', gaps: [{ line: 0, gap: 'country' }] })
  const scheme: TaxRule = {
    ...VAT,
    rule_id: 'nz-arrival',
    kind: 'scheme',
    name: null,
    rate_1000: null,
    collects: 'arrival',
  }
  await save(scheme, null)
  expect(await attempt()).toMatchObject({ outcome: 'unknown', gaps: [{ line: 0, gap: 'rule' }] })
  await save(VAT, null)
  expect(await attempt()).toMatchObject({ outcome: 'about', arrival_cents: 1500, total_cents: 11_500 })
  // Another process has changed the rules.
  const other = await aShop({ on: shop.db })
  const stranger = await anOperator(other)
  const { revision = 0 } = (await history('nz-gst'))[0] ?? {}
  await stranger.call('POST /api/admin/tax/save', {
    body: { rule: { ...VAT, rate_1000: 10_000 }, revision, reason: 'New law' },
  })
  await agree(owner, await openProposal(shop, 'nz-gst'))
  expect(await attempt()).toMatchObject({ arrival_cents: 1000 })
})

test('with a second operator a change waits for approval, and ends if the rule changes first', async () => {
  const finance = await anOperator(shop, { roles: ['finance'] })
  const rule: TaxRule = { ...VAT, rule_id: 'tw-vat', country: 'TW' }
  expect(await save(rule, null, finance)).toMatchObject({ reason: 'reason_needed' })
  expect((await save(rule, null, finance, 'New destination')).data).toEqual({ outcome: 'proposed' })
  expect(await save(rule, null, finance, 'Again')).toMatchObject({ reason: 'proposal_open' })
  const { proposals } = await list({})
  expect(proposals).toMatchObject([
    { kind: 'tax_rules', ref_id: 'tw-vat', changes: [{ field: 'tax_rule', before: null }] },
  ])
  const proposal_id = await openProposal(shop, 'tw-vat')
  expect(await agree(finance, proposal_id)).toMatchObject({ reason: 'proposal_own' })
  expect((await agree(owner, proposal_id)).data.state).toBe('carried_out')
  expect((await history('tw-vat'))[0]).toMatchObject({ changed_by: owner.account })
  const { data } = await owner.call('GET /api/admin/log/list', { query: {} })
  expect(data.items.map(({ action }) => action)).toContain('tax_rules_changed')
})

test('catalogue may read the rules and not change them', async () => {
  const catalogue = await anOperator(shop, { roles: ['catalogue'] })
  expect((await catalogue.call('GET /api/admin/tax/list', { query: {} })).code).toBe(1)
  expect(await save(VAT, null, catalogue)).toMatchObject({ reason: 'role_needed' })
})

test('an attempt is taxed by the class of its goods, which without one follows from the HS code', async () => {
  const taxed = async (hs_code: string, tax_class: TaxClass | null) => {
    const line = { goods_cents: 10_000, quantity: 1, hs_code, tax_class, origin: 'CN', weight_grams: null }
    const body = {
      ...{ country: 'GB', region: null, day: '2026-10-15', buyer: 'consumer' as const },
      ...{ freight_cents: 0, discount_cents: 0, lines: [line] },
    }
    const { lines } = (await owner.call('POST /api/admin/tax/try', { body })).data
    return lines[0]?.parts.filter(({ kind }) => kind === 'tax').map(({ rule_id }) => rule_id)
  }
  await owner.call('POST /api/admin/tax/import', { body: { csv } })
  expect(await taxed('090210', 'food')).toEqual(['gb-vat-food'])
  expect(await taxed('090210', 'general')).toEqual(['gb-vat'])
  expect(await taxed('090210', null)).toEqual(['gb-vat-food'])
  expect(await taxed('950300', null)).toEqual(['gb-vat'])
})
