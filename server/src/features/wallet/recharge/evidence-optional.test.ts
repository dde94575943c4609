import { expect, test } from 'vitest'
import { aBank } from '../../../../testing/statement-world.ts'
import { claimOnChain, setDemoChain } from '../../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper } from '../../../../testing/world.ts'

const shop = await aShop()
const [owner, finance] = [await anOperator(shop), await anOperator(shop, { roles: ['finance'] })]
const bank = await aBank(shop, finance)
type Operator = typeof owner

const setting = async () => (await owner.call('GET /api/admin/setting/list')).data.evidence
const setEvidence = ({ call }: Operator, needs_evidence: boolean, revision: string) =>
  call('POST /api/admin/setting/evidence', { body: { needs_evidence, revision } })
const claim = async () => {
  const { call } = await aShopper(shop)
  const offer = (await call('GET /api/user/recharge')).data
  const body = {
    method: 'manual' as const,
    amount_cents: 5_000,
    evidence_ids: [],
    bank_account_id: bank.bank_account_id,
  }
  return { needs_evidence: offer.needs_evidence, reply: await call('POST /api/user/recharge', { body }) }
}

test('the receipt of a bank transfer becomes optional by an owner’s setting, after a statement was imported', async () => {
  expect(await setting()).toMatchObject({ needs_evidence: true, has_statements: false })
  const { revision } = await setting()
  expect(await claim()).toMatchObject({
    needs_evidence: true,
    reply: { reason: 'evidence_missing', field: 'evidence_ids' },
  })
  expect(await setEvidence(owner, false, revision)).toMatchObject({
    reason: 'statement_missing',
    field: 'needs_evidence',
  })
  await bank.imported({ amount: '-1.00', text: 'A fee' })
  expect(await setEvidence(finance, false, revision)).toMatchObject({ reason: 'role_needed' })
  expect((await setEvidence(owner, false, revision)).data).toMatchObject({
    outcome: 'changed',
    settings: { evidence: { needs_evidence: false, has_statements: true, changed_by: owner.account } },
  })
  expect(await setEvidence(owner, true, revision)).toMatchObject({ reason: 'changed_meanwhile' })
  const { needs_evidence, reply } = await claim()
  expect(needs_evidence).toBe(false)
  expect(reply.code).toBe(1)
  const { items } = (await owner.call('GET /api/admin/setting/history', { query: {} })).data
  expect(items[0]).toMatchObject({ setting: 'choice:recharge_evidence', before: 'required', after: 'optional' })
  await setEvidence(owner, true, (await setting()).revision)
  expect((await claim()).reply).toMatchObject({ reason: 'evidence_missing' })
})

test('a recharge on a chain needs its evidence whatever the setting', async () => {
  await setDemoChain(shop)
  await setEvidence(owner, false, (await setting()).revision)
  expect(await claimOnChain(shop, await aShopper(shop), { evidence_ids: [] })).toMatchObject({
    reason: 'evidence_missing',
  })
})
