import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, insert, refuse, renderDesk } from '../../../testing/fake-desk.tsx'
import { SETTINGS } from '../../../testing/fake-people.ts'
import { aWaiting, PROPOSAL } from '../../../testing/fake-proposals.ts'
import { requireCode, typeSecondFactorCode } from '../../../testing/second-factor-code.ts'

const settings = SETTINGS['GET /api/admin/setting/list']
const ALONE = { ...SETTINGS, 'GET /api/admin/setting/list': { ...settings, needs_second: false } }

test('an amount is changed in dollars, and the result is shown', async () => {
  const { requests } = await renderDesk('/settings', {
    replies: { ...ALONE, 'POST /api/admin/setting/amount': { outcome: 'later', settings } },
  })
  await button('Change Maximum top-up').click()
  await dialog().getByRole('textbox', { name: 'US dollars' }).fill('70000.50')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('The new amount applies in 24 hours')).toBeVisible()
  expect(requests('POST /api/admin/setting/amount')[0]?.body).toEqual({
    name: 'recharge_maximum',
    amount_cents: 7_000_050,
    revision: 'revision-1',
  })
})

test('when a second operator must approve, a change is proposed with a reason, and the setting shows the pending proposal', async () => {
  const proposals = [aWaiting('setting_amount')]
  let is_proposed = false
  const { requests } = await renderDesk('/settings', {
    replies: {
      ...SETTINGS,
      'GET /api/admin/setting/list': () => ({ ...settings, proposals: is_proposed ? proposals : [] }),
      'POST /api/admin/setting/amount': () => {
        is_proposed = true
        return { outcome: 'proposed', settings: { ...settings, proposals } }
      },
    },
  })
  await button('Change Maximum top-up').click()
  await dialog().getByRole('textbox', { name: 'US dollars' }).fill('60')
  await dialog().getByRole('button', { name: 'Request approval' }).click()
  await expect.element(dialog().getByText('Enter a reason')).toBeVisible()
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('Fraud')
  await dialog().getByRole('button', { name: 'Request approval' }).click()
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
  expect(requests('POST /api/admin/setting/amount')[0]?.body).toMatchObject({ amount_cents: 6_000, reason: 'Fraud' })
  const waits = page.getByRole('link', { name: 'Waiting for a second approver' })
  await expect.element(waits).toHaveAttribute('href', `/console/proposals/${PROPOSAL}`)
  await expect.element(page.getByText('Amount: $50,000.00 → $60,000.00')).toBeVisible()
  await expect.element(page.getByText(/^Requested by ben@sampan.example/)).toBeVisible()
  await expect.element(button('Change Maximum top-up')).not.toBeInTheDocument()
})

test('a change asks for a second-factor code, and continues after the code', async () => {
  const { check, once } = requireCode()
  const { requests } = await renderDesk('/settings', {
    replies: {
      ...ALONE,
      'POST /api/admin/setting/amount': () => once(() => ({ outcome: 'changed', settings })),
      ...check,
    },
  })
  await button('Change Maximum top-up').click()
  await dialog().getByRole('textbox', { name: 'US dollars' }).fill('60')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await typeSecondFactorCode()
  await expect.element(dialog()).not.toBeInTheDocument()
  const bodies = requests('POST /api/admin/setting/amount').map(({ body }) => body)
  expect(bodies).toEqual([bodies[0], bodies[0]])
  expect(bodies[0]).toMatchObject({ amount_cents: 6_000 })
})

test('a single operator sees that changes apply immediately, and gives no reason', async () => {
  const { requests } = await renderDesk('/settings?part=networks', {
    replies: { ...ALONE, 'POST /api/admin/setting/network': { outcome: 'changed', settings } },
  })
  await expect.element(page.getByText(/^There’s no second approver yet/)).toBeVisible()
  await button('Change demo').click()
  await dialog().getByRole('button', { name: 'Close network' }).click()
  await expect.element(page.getByText('Setting changed')).toBeVisible()
  expect(requests('POST /api/admin/setting/network')[0]?.body).toEqual({
    network: 'demo',
    is_open: false,
    revision: 'revision-1',
  })
})

test('a duration is shown in the largest unit that gives a whole number', async () => {
  const { requests } = await renderDesk('/settings?part=times', {
    replies: { ...SETTINGS, 'POST /api/admin/setting/time': { outcome: 'changed', settings } },
  })
  await expect.element(page.getByText('30 minutes')).toBeVisible()
  await button('Change Time to pay an order').click()
  await dialog().getByRole('textbox', { name: 'Duration' }).fill('2')
  await dialog().getByRole('combobox', { name: 'Unit' }).selectOptions('hour')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => requests('POST /api/admin/setting/time')[0]?.body)
    .toEqual({
      name: 'order_expiry',
      seconds: 7_200,
      revision: 'revision-1',
    })
})

test('a bank account is added once its number and bank code are valid', async () => {
  const { requests } = await renderDesk('/settings?part=accounts', {
    replies: { ...SETTINGS, 'POST /api/admin/setting/bank_account_add': { outcome: 'proposed', settings } },
  })
  await button('Add a bank account').click()
  const fill = (name: string, text: string) => dialog().getByRole('textbox', { name }).fill(text)
  await dialog().getByRole('textbox', { name: 'Bank', exact: true }).fill('Hill Bank')
  await fill('Account holder', 'Sampan Ltd')
  await fill('Account number or IBAN', '999-888')
  await fill('SWIFT', 'HILL')
  await fill('Country code', 'th')
  await dialog().getByRole('button', { name: 'Request approval' }).click()
  await expect.element(dialog().getByText('Enter 8 or 11 letters and digits')).toBeVisible()
  await fill('SWIFT', 'hillthbk')
  await fill('Reason', 'A bank in Thailand')
  await dialog().getByRole('button', { name: 'Request approval' }).click()
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
  expect(requests('POST /api/admin/setting/bank_account_add')[0]?.body).toMatchObject({
    swift: 'HILLTHBK',
    country: 'TH',
    note: {},
    reason: 'A bank in Thailand',
  })
})

test('pasted text above the limit of a field stays, with an error, and is not sent', async () => {
  const { requests } = await renderDesk('/settings?part=accounts', { replies: { ...SETTINGS } })
  await button('Add a bank account').click()
  const field = (name: string) => dialog().getByRole('textbox', { name, exact: true })
  const number = `TH${'1'.repeat(59)}`
  for (const [name, text] of [
    ['Bank', 'Hill Bank'],
    ['Account holder', 'Sampan Ltd'],
    ['SWIFT', 'hillthbk'],
    ['Country code', 'th'],
    ['Reason', 'r'.repeat(301)],
    ['ไทย', 'ก'.repeat(301)],
  ] as const)
    await insert(field(name), text)
  await field('Account number or IBAN').fill('999-888')
  await dialog().getByRole('button', { name: 'Request approval' }).click()
  await expect.element(field('Reason')).toHaveAccessibleDescription(/Use at most 300 characters/)
  await expect.element(field('ไทย')).toHaveValue('ก'.repeat(301))
  await expect.element(field('ไทย')).toHaveFocus()
  await field('ไทย').fill('')
  await field('Reason').fill('Thailand')
  await field('Account number or IBAN').fill('')
  await insert(field('Account number or IBAN'), number)
  await expect.element(field('Account number or IBAN')).toHaveValue(number)
  await expect.element(field('Account number or IBAN')).toBeInvalid()
  await dialog().getByRole('button', { name: 'Request approval' }).click()
  expect(requests('POST /api/admin/setting/bank_account_add')).toEqual([])
})

test('the history shows operator, old and new values', async () => {
  await renderDesk('/settings?part=history', { replies: SETTINGS })
  await expect.element(page.getByText('$50,000.00 → $60,000.00')).toBeVisible()
})

test('a bank account is closed, and its note for shoppers is written in their languages', async () => {
  const { requests } = await renderDesk('/settings?part=accounts', {
    replies: { ...ALONE, 'POST /api/admin/setting/bank_account': { outcome: 'changed', settings } },
  })
  await button('Change Harbour Bank · Sampan Ltd').click()
  await dialog().getByRole('checkbox', { name: 'Shoppers can send money to this account' }).click()
  await dialog().getByRole('textbox', { name: 'ไทย' }).fill('เฉพาะดอลลาร์')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Setting changed')).toBeVisible()
  expect(requests('POST /api/admin/setting/bank_account')[0]?.body).toMatchObject({
    revision: 'revision-1',
    is_open: false,
    position: 1,
    note: { th: 'เฉพาะดอลลาร์' },
  })
})

test('exchange rates are typed as currency per dollar; rates that are no longer shown are marked', async () => {
  const old = new Date(Date.now() - 8 * 86_400_000).toISOString()
  const rates = [
    { currency: 'JPY' as const, micros_per_dollar: 151_250_000, set_at: old },
    { currency: 'THB' as const, micros_per_dollar: 34_100_000, set_at: new Date().toISOString() },
  ]
  const theirs = {
    rates: rates.map((rate) => ({ ...rate, micros_per_dollar: 35_000_000 })),
    revision: 'revision-later',
  }
  let isLate = false
  const { requests } = await renderDesk('/settings?part=rates', {
    replies: {
      ...SETTINGS,
      'GET /api/admin/currency/rates': () => (isLate ? theirs : { rates, revision: 'revision-r' }),
      'POST /api/admin/currency/rates': () => {
        isLate = true
        return refuse('changed_meanwhile', 'Somebody was quicker')
      },
    },
  })
  const cell = (currency: string) => page.getByRole('textbox', { name: `${currency} per US dollar` })
  await expect.element(page.getByRole('row', { name: /^JPY/ }).getByText('Hidden')).toBeVisible()
  await expect.element(cell('THB')).toHaveValue('34.1')
  await cell('EUR').fill('0')
  await button('Save').click()
  await expect.element(page.getByText('Enter rates above 0')).toBeVisible()
  await cell('EUR').fill('0.9213')
  await cell('JPY').fill('152')
  await button('Save').click()
  await expect.poll(() => requests('POST /api/admin/currency/rates').length).toBe(1)
  await expect.element(page.getByRole('alert').getByText('Somebody was quicker')).toBeVisible()
  await expect.element(cell('JPY')).toHaveValue('152')
  expect(requests('POST /api/admin/currency/rates')[0]?.body).toEqual({
    revision: 'revision-r',
    rates: [
      { currency: 'JPY', micros_per_dollar: 152_000_000 },
      { currency: 'THB', micros_per_dollar: 34_100_000 },
      { currency: 'EUR', micros_per_dollar: 921_300 },
    ],
  })
  await button('Show current version').click()
  await expect.element(cell('JPY')).toHaveValue('35')
  await expect.element(button('Show current version')).not.toBeInTheDocument()
})
