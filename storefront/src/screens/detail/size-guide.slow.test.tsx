import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aProduct, pageOf } from '../../../testing/fake-goods.ts'
import { type Replies, renderScreen } from '../../../testing/fake-shop.tsx'

const shoes = aProduct(1)
const size = { axis: 'shoe_size', name: 'Shoe size' }
const sku = shoes.skus[0]
if (!sku) throw new Error('the fake product has no SKU')
const skus = ['38', '39'].map((number) => ({
  ...sku,
  sku_id: `lamp-1-eu${number}`,
  values: [{ ...size, value_key: `eu${number}`, value: `EU ${number}` }],
}))

const replies = (size_guides: string[]): Replies => ({
  'GET /api/product/detail': { ...shoes, skus, must_choose: ['shoe_size'], size_guides },
  'GET /api/product/stock': skus.map(({ sku_id, stock, price_cents }) => ({ sku_id, stock, price_cents })),
  'GET /api/product/reviews': pageOf(),
  'GET /api/product/related': [],
  'GET /api/product/size_guide': [
    {
      ...size,
      how: 'Stand on a sheet of paper.',
      measures: ['Foot length', 'UK size'],
      sizes: [
        {
          value_key: 'eu38',
          value: 'EU 38',
          figures: [
            { text: null, cm: [23.6, 24] },
            { text: '5', cm: [] },
          ],
        },
        {
          value_key: 'eu39',
          value: 'EU 39',
          figures: [
            { text: null, cm: [24.5] },
            { text: '6', cm: [] },
          ],
        },
      ],
    },
  ],
})

const open = (size_guides: string[]) =>
  renderScreen('/detail/lamp-1', { signedIn: false, replies: replies(size_guides) })
type View = Awaited<ReturnType<typeof open>>['view']
const row = (view: View, name: string) => view.getByRole('row', { name })

test('the size guide opens from the page, shows centimetres or inches, and is loaded only when it opens', async () => {
  const { view, requests } = await open(['shoe_size'])
  const button = view.getByRole('button', { name: 'Size guide' })
  await expect.element(button).toBeVisible()
  expect(requests('GET /api/product/size_guide')).toEqual([])
  await userEvent.click(button)
  const sheet = view.getByRole('dialog', { name: 'Size guide' })
  await expect.element(sheet.getByRole('columnheader', { name: 'Foot length (cm)' })).toBeVisible()
  await expect.element(row(view, 'EU 38 23.6–24 5')).toBeVisible()
  await expect.element(row(view, 'EU 39 24.5 6')).toBeVisible()
  await userEvent.click(sheet.getByRole('radio', { name: 'Inches' }))
  await expect.element(sheet.getByRole('columnheader', { name: 'Foot length (in)' })).toBeVisible()
  await expect.element(row(view, 'EU 38 9.3–9.4 5')).toBeVisible()
  await expect.element(sheet.getByText('Stand on a sheet of paper.')).toBeVisible()
})

test('the size guide opens over the options, which stay open', async () => {
  const { view } = await open(['shoe_size'])
  await userEvent.click(view.getByRole('button', { name: 'Add to cart' }).first())
  const options = view.getByRole('dialog', { name: 'Options' })
  await userEvent.click(options.getByRole('button', { name: 'Size guide' }))
  const guide = view.getByRole('dialog', { name: 'Size guide' })
  await expect.element(guide.getByRole('row', { name: 'EU 38 23.6–24 5' })).toBeVisible()
  await userEvent.click(guide.getByRole('button', { name: 'Close' }))
  await expect.element(options.getByRole('button', { name: 'EU 38' })).toBeVisible()
})

test('the page of a product without a size guide has no button for one', async () => {
  const { view } = await open([])
  await expect.element(view.getByText('Options')).toBeVisible()
  expect(view.getByRole('button', { name: 'Size guide' }).elements()).toEqual([])
})
