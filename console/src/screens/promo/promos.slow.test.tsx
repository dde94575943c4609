import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aSavedPromo, CATALOGUE } from '../../../testing/fake-catalogue.ts'
import { addressNow, button, refuse, renderDesk } from '../../../testing/fake-desk.tsx'
import { aProposal, aWaiting } from '../../../testing/fake-proposals.ts'

const field = (name: string) => page.getByLabelText(name, { exact: true })

test('a code is created with percentage, minimum, limit of uses and period; invalid input shows errors at the fields', async () => {
  const { requests } = await renderDesk('/promos/+', {
    replies: { ...CATALOGUE, 'POST /api/admin/promo/save': aSavedPromo },
  })
  await field('Code').fill('a')
  await field('Percent').fill('120')
  await button('Save').click()
  await expect.element(page.getByText('3 to 30 letters, digits and hyphens')).toBeVisible()
  await expect.element(page.getByText('Enter more than 0 and up to 100 percent')).toBeVisible()
  await field('Code').fill('spring-26')
  await field('Percent').fill('12,5 %')
  await field('Minimum spend').fill('3o')
  await button('Save').click()
  await expect.element(page.getByText('Enter an amount such as 12.50')).toBeVisible()
  await field('Minimum spend').fill('30,00')
  await field('Usage limit').fill('500')
  await field('Starts').fill('2027-03-01T00:00')
  await field('Ends').fill('2027-02-01T00:00')
  await button('Save').click()
  await expect.element(page.getByText('The end must be after the start')).toBeVisible()
  expect(requests('POST /api/admin/promo/save')).toEqual([])
  await field('Ends').fill('2027-04-01T00:00')
  await page.getByRole('checkbox', { name: 'Also discount shipping' }).click()
  await button('Save').click()
  await expect.poll(() => requests('POST /api/admin/promo/save').length).toBe(1)
  expect(requests('POST /api/admin/promo/save')[0]?.body).toEqual({
    code: 'SPRING-26',
    revision: null,
    kind: 'percentage',
    value: 1250,
    minimum_cents: 3000,
    includes_freight: true,
    listed: true,
    starts_at: new Date('2027-03-01T00:00').toISOString(),
    ends_at: new Date('2027-04-01T00:00').toISOString(),
    uses_limit: 500,
    uses_per_shopper: 1,
    product_ids: [],
    categories: [],
  })
  await expect.poll(addressNow).toBe('/promos')
})

test('a proposal to change a code lists its products by title', async () => {
  const change = { field: 'products', before: null, after: { text: 'sea-mug' } } as const
  const products = [{ product_id: 'sea-mug', title: 'Blue mug' }]
  const proposal = aWaiting('promo_save', { ref_id: 'WELCOME5', changes: [{ ...change, products }] })
  await renderDesk('/promos/WELCOME5', {
    replies: {
      ...CATALOGUE,
      'GET /api/admin/promo/detail': { ...aSavedPromo, proposal },
      'GET /api/admin/proposal/detail': aProposal(),
    },
  })
  const waiting = page.getByRole('region', { name: 'Save a promo code' })
  await expect.element(waiting.getByRole('listitem')).toHaveTextContent('Blue mug')
})

test('editing a code keeps the seconds of its times; an outdated save is refused and the input is kept', async () => {
  const { requests } = await renderDesk('/promos/WELCOME5', {
    replies: { ...CATALOGUE, 'POST /api/admin/promo/save': () => refuse('changed_meanwhile', 'Somebody changed it') },
  })
  await page.getByRole('textbox', { name: 'US dollars' }).fill('6')
  await button('Save').click()
  await expect.element(page.getByRole('alert').getByText('Somebody changed it')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'US dollars' })).toHaveValue('6')
  expect(requests('POST /api/admin/promo/save')[0]?.body).toMatchObject({
    code: 'WELCOME5',
    revision: 'revision-p',
    value: 600,
    starts_at: '2026-01-01T10:20:30.400Z',
    ends_at: null,
    uses_limit: null,
  })
})

test('a code is ended immediately, after a confirmation', async () => {
  const { requests } = await renderDesk('/promos/WELCOME5', {
    replies: { ...CATALOGUE, 'POST /api/admin/promo/save': aSavedPromo },
  })
  const before = Date.now()
  await button('End now').click()
  await button('End code').click()
  await expect.poll(() => requests('POST /api/admin/promo/save').length).toBe(1)
  const { ends_at, ...rest } = requests('POST /api/admin/promo/save')[0]?.body ?? {}
  expect(rest).toMatchObject({ code: 'WELCOME5', revision: 'revision-p', value: 500 })
  expect(Date.parse(ends_at ?? '')).toBeGreaterThanOrEqual(before)
  expect(Date.parse(ends_at ?? '')).toBeLessThanOrEqual(Date.now())
})

test('a code that the list has not loaded is opened by its URL', async () => {
  const { requests } = await renderDesk('/promos/AUTUMN25', { replies: CATALOGUE })
  await expect.element(page.getByRole('region', { name: 'AUTUMN25' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'US dollars' })).toHaveValue('5.00')
  expect(requests('GET /api/admin/promo/detail')[0]?.query).toEqual({ code: 'AUTUMN25' })
})

test('an unknown code shows a message', async () => {
  await renderDesk('/promos/NONE', {
    replies: { ...CATALOGUE, 'GET /api/admin/promo/detail': () => refuse('state_changed', 'It is not there') },
  })
  await expect.element(page.getByRole('region', { name: 'NONE' }).getByText('It is not there')).toBeVisible()
})

test('a promo code above the limit of one operator is proposed, with a reason', async () => {
  let is_first = true
  const { requests } = await renderDesk('/promos/WELCOME5', {
    replies: {
      ...CATALOGUE,
      'POST /api/admin/promo/save': () => {
        if (!is_first) return { ...aSavedPromo, outcome: 'proposed' as const }
        is_first = false
        return refuse('reason_needed', 'Enter a reason')
      },
    },
  })
  await expect.element(field('Only for these products')).toHaveValue('desk-lamp')
  await page.getByRole('textbox', { name: 'US dollars' }).fill('9000')
  await button('Save').click()
  const dialog = page.getByRole('dialog', { name: 'Needs two approvals' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Spring sale')
  await dialog.getByRole('button', { name: 'Request approval' }).click()
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
  expect(requests('POST /api/admin/promo/save')[1]?.body).toMatchObject({ value: 900_000, reason: 'Spring sale' })
})

test.each([
  [null, '1,204'],
  [5000, '1,204 / 5,000'],
])('the pane of a code shows its uses with the limit %s', async (uses_limit, text) => {
  const promo = { ...aSavedPromo, proposal: null, uses: 1204, uses_limit }
  await renderDesk('/promos/WELCOME5', { replies: { ...CATALOGUE, 'GET /api/admin/promo/detail': promo } })
  const pane = page.getByRole('region', { name: 'WELCOME5' })
  await expect.element(pane.getByText(text, { exact: true })).toBeVisible()
})
