import { expect, test } from 'vitest'
import { aPassedRecharge, aSentWithdrawal, aWithdrawal, CARD_NUMBER } from '../../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper, PASSWORD } from '../../../../testing/world.ts'
import { codeOf, stepOf } from '../session/totp.ts'

const shop = await aShop()
const second = await anOperator(shop)
const { call, operator_id } = await anOperator(shop)
const { data: device } = await call('POST /api/admin/second_factor/begin', { body: { password: PASSWORD } })
const code = () => codeOf(device.secret, stepOf(Date.now()))
await call('POST /api/admin/second_factor/confirm', { body: { code: code() } })

async function prove() {
  // Makes the used code valid again, as if half a minute had passed.
  await shop.db.updateTable('operator_totp').set({ last_step: 0 }).where('operator_id', '=', operator_id).execute()
  await call('POST /api/admin/second_factor/check', { body: { code: code() } })
}
const credited = async (amount_cents: number) => {
  const shopper = await aShopper(shop)
  return { ...shopper, recharge_id: await aPassedRecharge(shop, second, shopper, amount_cents) }
}

const PROPOSALS = {
  correction: async () => {
    const { recharge_id } = await credited(5000)
    const body = { recharge_id, amount_cents: 4000, reason: 'Credited twice' }
    return () => call('POST /api/admin/wallet/correct', { body })
  },
  'write-off': async () => {
    const debtor = await credited(5000)
    await aSentWithdrawal(debtor, second)
    const wrong = { recharge_id: debtor.recharge_id, amount_cents: 4000, reason: 'Credited twice' }
    const { proposal_id } = (await second.call('POST /api/admin/wallet/correct', { body: wrong })).data
    await prove()
    await call('POST /api/admin/proposal/decide', { body: { proposal_id, agrees: true } })
    const body = { user_id: debtor.user_id, receivable_cents: 4000, reason: 'Not worth a letter' }
    return () => call('POST /api/admin/wallet/write_off', { body })
  },
  'payout sent again': async () => {
    const extract_id = await aWithdrawal(await aShopper(shop, { balance_cents: 10_000 }), 5000)
    await second.call('POST /api/admin/extract/audit', { body: { extract_id, status: 1 } })
    await second.call('POST /api/admin/extract/payout', { body: { extract_id, payout_state: 'sent' } })
    const body = { extract_id, reason: 'The bank never had the file' }
    return () => call('POST /api/admin/extract/requeue', { body })
  },
  'payout of a balance': async () => {
    const { user_id } = await aShopper(shop, { balance_cents: 7000 })
    await second.call('POST /api/admin/shopper/block', { body: { user_id, reason: 'Stolen cards' } })
    const to = {
      draw_type: 'bank',
      bank_name: 'Harbour Bank',
      account_name: 'Mei Lin',
      bank_card_number: CARD_NUMBER,
    } as const
    return () => call('POST /api/admin/shopper/pay_out', { body: { user_id, reason: 'Fraud', to } })
  },
}

const stored = async () =>
  (await shop.db.selectFrom('desk_proposal').select('proposal_id').where('proposed_by', '=', operator_id).execute())
    .length

test.each(Object.entries(PROPOSALS))('proposing a %s uses up a fresh code', async (_, prepare) => {
  const propose = await prepare()
  const before = await stored()
  expect(await propose()).toMatchObject({ reason: 'second_factor_needed' })
  expect(await stored()).toBe(before)
  await prove()
  expect((await propose()).data.proposal_id).toEqual(expect.any(String))
  // A proposal that is refused for another reason does not use up the code.
  await prove()
  expect(await propose()).toMatchObject({ reason: 'proposal_open' })
  const next = await PROPOSALS.correction()
  expect((await next()).code).toBe(1)
  expect(await (await PROPOSALS.correction())()).toMatchObject({ reason: 'second_factor_needed' })
})
