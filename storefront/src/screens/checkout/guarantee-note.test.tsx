import { expect, test } from 'vitest'
import { anAddress, aQuote } from '../../../testing/fake-goods.ts'
import { renderScreen } from '../../../testing/fake-shop.tsx'

const open = (country: string, countries: string[]) =>
  renderScreen('/checkout?sku=lamp-1-clay&quantity=1', {
    replies: {
      'GET /api/user/address_list': [anAddress(1, { country, area_text: 'Somewhere' })],
      'POST /api/checkout/quote': aQuote(),
      'POST /api/checkout/promo_codes': [],
      'GET /api/guarantee': { countries },
    },
  })

test('checkout to a country of the EU shows the legal guarantee, with a link to the law', async () => {
  const { view } = await open('DE', ['DE', 'FR'])
  await expect.element(view.getByRole('heading', { name: 'Legal guarantee: at least 2 years' })).toBeVisible()
  await expect
    .element(view.getByRole('link', { name: 'Guarantees in the EU' }))
    .toHaveAttribute('href', expect.stringContaining('guarantees'))
})

test('checkout to other countries, and to those that are switched off at the desk, shows none', async () => {
  const japan = await open('JP', ['DE'])
  await expect.element(japan.view.getByRole('heading', { name: 'Summary' })).toBeVisible()
  expect(japan.requests('GET /api/guarantee')).toEqual([])
})
