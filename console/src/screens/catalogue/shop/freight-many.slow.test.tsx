import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CATALOGUE, FREIGHT_RULE } from '../../../../testing/fake-catalogue.ts'
import { addressNow, button, renderDesk } from '../../../../testing/fake-desk.tsx'

const field = (name: string) => page.getByRole('textbox', { name, exact: true })

const aRow = (shop_id: string, name: string) => ({
  shop_id,
  name: { en: name },
  logo: '/pictures/lamp.0123456789.webp',
  products: 2,
  founded_at: '2026-01-01T00:00:00Z',
})
const shops = {
  items: [aRow('harbour', 'Harbour'), aRow('quay', 'Quay'), aRow('pier', 'Pier')],
  page: 1,
  page_size: 20,
  next_cursor: null,
}
const anOutcome = (
  shop_id: string,
  name: string,
  outcome: 'changed' | 'same' | 'changed_meanwhile',
  freight = [FREIGHT_RULE],
) => ({
  shop_id,
  outcome,
  shop: { name: { en: name }, revision: `revision-${shop_id}`, freight },
})
const preview = [
  anOutcome('harbour', 'Harbour', 'changed'),
  anOutcome('quay', 'Quay', 'changed', [{ ...FREIGHT_RULE, country: 'JP', base_cents: 900 }, FREIGHT_RULE]),
  anOutcome('pier', 'Pier', 'same'),
]
const REPLIES = { ...CATALOGUE, 'GET /api/admin/shop/list': shops }
type Requests = Awaited<ReturnType<typeof renderDesk>>['requests']
const bodies = (requests: Requests) => requests('POST /api/admin/shop/freight').map(({ body }) => body)

async function typeFreight() {
  await field('First item').fill('3.50')
  await field('Each additional item').fill('1')
  await field('Free over').fill('90')
  await field('Handling days').fill('2')
  await field('Delivery days, min').fill('5')
  await field('Delivery days, max').fill('9')
  await button('Preview').click()
}

const TYPED = { ...FREIGHT_RULE, base_cents: 350, free_from_cents: 9000 }

test('freight of selected shops is previewed by shop, and set with the version from the preview', async () => {
  const { requests, fakeReplies } = await renderDesk('/shops', {
    replies: { ...REPLIES, 'POST /api/admin/shop/freight': { outcomes: preview } },
  })
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await button('Set shipping costs').click()
  await button('Preview').click()
  await expect.element(page.getByText('Fill in amounts and days for every shipping rate')).toBeVisible()
  expect(bodies(requests)).toEqual([])
  await typeFreight()
  await expect.element(page.getByText('2 shops change. 1 shop already has it.')).toBeVisible()
  const changes = page.getByRole('region', { name: 'Changes' })
  await expect
    .element(changes.getByText('Everywhere else: First item $5.00 → $3.50 · Free over – → $90.00').first())
    .toBeVisible()
  await expect
    .poll(() => bodies(requests)[0])
    .toEqual({
      shops: ['harbour', 'quay', 'pier'].map((shop_id) => ({ shop_id, revision: null })),
      freight: [TYPED],
      others: 'keep',
      dry_run: true,
    })
  fakeReplies['POST /api/admin/shop/freight'] = { outcomes: preview.slice(0, 2) }
  await page.getByRole('dialog').getByRole('button', { name: 'Set shipping costs' }).click()
  await expect.element(page.getByText('Shipping costs set')).toBeVisible()
  await expect
    .poll(() => bodies(requests)[1])
    .toEqual({
      shops: ['harbour', 'quay'].map((shop_id) => ({ shop_id, revision: `revision-${shop_id}` })),
      freight: [TYPED],
      others: 'keep',
      dry_run: false,
    })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a shop that was changed after the preview is reported, and can be previewed again', async () => {
  const { requests, fakeReplies } = await renderDesk('/shops', {
    replies: { ...REPLIES, 'POST /api/admin/shop/freight': { outcomes: preview } },
  })
  await button('Shipping for all shops').click()
  await expect.element(page.getByText('3 shops selected.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Remove shipping to all other countries' }).click()
  await typeFreight()
  await expect.element(page.getByText('Japan: No longer ships there')).toBeVisible()
  const [harbour] = preview
  if (!harbour) throw new Error('the fake has outcomes')
  fakeReplies['POST /api/admin/shop/freight'] = { outcomes: [harbour, anOutcome('quay', 'Quay', 'changed_meanwhile')] }
  await page.getByRole('dialog').getByRole('button', { name: 'Set shipping costs' }).click()
  await expect.element(page.getByText('1 shop kept its shipping costs')).toBeVisible()
  await expect.element(page.getByText('Quay: Someone changed the shop after the preview.')).toBeVisible()
  fakeReplies['POST /api/admin/shop/freight'] = { outcomes: [anOutcome('quay', 'Quay', 'changed')] }
  await button('Preview these again').click()
  await expect.element(page.getByText('1 shop changes.')).toBeVisible()
  await expect
    .poll(() => bodies(requests).at(-1))
    .toMatchObject({ shops: [{ shop_id: 'quay', revision: null }], dry_run: true })
})

test('shops are filtered by a keyword, and the freight of all matches is set', async () => {
  const { requests } = await renderDesk('/shops', { replies: REPLIES })
  await page.getByRole('searchbox', { name: 'Name or ID' }).fill('qu')
  await expect.poll(addressNow).toBe('/shops?keyword=qu')
  await button('Shipping for all results').click()
  await expect.element(page.getByText('3 shops selected.')).toBeVisible()
  expect(requests('GET /api/admin/shop/list').at(-1)?.query).toMatchObject({ page_size: 100, keyword: 'qu' })
})
