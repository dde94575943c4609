import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, renderDesk } from '../../../testing/fake-desk.tsx'
import { TAXES } from '../../../testing/fake-taxes.ts'

const dialog = () => page.getByRole('dialog')
const field = (name: string) => dialog().getByLabelText(name, { exact: true })

test('rules are listed with the advice to check them, and found by country, kind and text', async () => {
  const { requests } = await renderDesk('/taxes', { replies: TAXES })
  await expect.element(page.getByText(/^Check these with your adviser\./)).toBeVisible()
  await expect.element(page.getByText('19 %')).toBeVisible()
  await page.getByRole('searchbox', { name: 'ID, HS code or source' }).fill('4202')
  await expect.poll(() => requests('GET /api/admin/tax/list').at(-1)?.query).toMatchObject({ find: '4202' })
})

test('a new rule starts on the day of the shop, which may be another day than that of the browser', async () => {
  await renderDesk('/taxes', { replies: TAXES })
  await button('New rule').click()
  await expect.element(field('First day')).toHaveValue('2031-03-02')
})

test('a change of a rule is requested with a reason, in thousandths of a percent', async () => {
  const { requests } = await renderDesk('/taxes', {
    replies: { ...TAXES, 'POST /api/admin/tax/save': { outcome: 'proposed' } },
  })
  await button('de-vat').click()
  await field('Rate in %').fill('many')
  await dialog().getByRole('button', { name: 'Request approval' }).click()
  await expect.element(dialog().getByText('Enter a number such as 12.5')).toBeVisible()
  await field('Rate in %').fill('25.5')
  await field('Reason').fill('New law')
  await dialog().getByRole('button', { name: 'Request approval' }).click()
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
  expect(requests('POST /api/admin/tax/save')[0]?.body).toMatchObject({
    revision: 2,
    reason: 'New law',
    rule: { rule_id: 'de-vat', rate_1000: 25_500, terms: [], amount: null },
  })
})

test('the history of a rule shows who changed it', async () => {
  await renderDesk('/taxes', { replies: TAXES, roles: ['catalogue'] })
  await button('de-vat').click()
  await expect.element(dialog().getByText(/rate_percent 16/)).toBeVisible()
  await expect.element(button('New rule')).not.toBeInTheDocument()
})

test('a rule is removed with a reason', async () => {
  const { requests } = await renderDesk('/taxes', {
    replies: { ...TAXES, 'POST /api/admin/tax/remove': { outcome: 'proposed' } },
  })
  await button('de-vat').click()
  await dialog().getByRole('button', { name: 'Remove' }).click()
  await field('Reason').fill('Repealed')
  await dialog().getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
  expect(requests('POST /api/admin/tax/remove')[0]?.body).toEqual({
    rule_id: 'de-vat',
    revision: 2,
    reason: 'Repealed',
  })
})

test('an attempt shows the sentence for shoppers, and each tax with its rule, rate and amount', async () => {
  const { requests } = await renderDesk('/taxes?part=try', { replies: TAXES })
  await expect.element(page.getByLabelText('Day', { exact: true })).toHaveValue('2031-03-02')
  await page.getByLabelText('HS code').fill('4202.21')
  await page.getByLabelText('Price in dollars').fill('174.01')
  await button('Calculate').click()
  const sentence = 'About $36.99 to pay on arrival, because the goods are worth more than 150 EUR.'
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(page.getByRole('row', { name: /VAT · On arrival de-vat 19 % \$36\.99/ })).toBeVisible()
  expect(requests('POST /api/admin/tax/try')[0]?.body).toMatchObject({
    country: 'DE',
    lines: [{ goods_cents: 17_401, hs_code: '420221', tax_class: null, origin: 'CN' }],
  })
  await page.getByLabelText('Price in dollars').fill('much')
  await button('Calculate').click()
  await expect.element(page.getByText('Check this field')).toBeVisible()
})
