import { untilText } from '@sampan/contract/until-text'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aCard, aList } from '../../../testing/fake-catalogue.ts'
import { aCart, aCartItem, aProduct } from '../../../testing/fake-goods.ts'
import { renderScreen } from '../../../testing/fake-shop.tsx'
import { openProduct } from '../../../testing/open-product.ts'

const HOUR_MS = 3_600_000
const later = (ms: number) => new Date(Date.now() + ms).toISOString()
const reducedProduct = (reduced_until: string) => {
  const { skus, ...product } = aProduct(1, { price_cents: 800, was_cents: 950, reduced_until })
  const [clay, sage] = skus
  return {
    ...product,
    skus: [{ ...clay, price_cents: 800, former_cents: 950, reduced_until }, sage],
  } as typeof product & {
    skus: typeof skus
  }
}

test('a reduced SKU shows its former price and the end of the reduction; another SKU shows neither', async () => {
  const until = later(30 * HOUR_MS)
  const { view } = await openProduct(reducedProduct(until))
  await expect.element(view.getByText('Was $9.50')).toBeInTheDocument()
  await expect.element(view.getByText(`Reduced until ${untilText(until, 'en')}`)).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: /^Options/ }))
  await userEvent.click(view.getByRole('dialog', { name: 'Options' }).getByRole('button', { name: 'Sage' }))
  await expect.element(view.getByText(/^Reduced until/)).not.toBeInTheDocument()
  await expect.element(view.getByText('Was $9.50')).not.toBeInTheDocument()
})

test('when a reduction ends on the open page, the price is read again', async () => {
  const product = reducedProduct(later(1_500))
  const stock = (price_cents: number) => product.skus.map(({ sku_id }) => ({ sku_id, stock: 50, price_cents }))
  let price_cents = 800
  const { view } = await openProduct(product, { replies: { 'GET /api/product/stock': () => stock(price_cents) } })
  await expect.element(view.getByText('Was $9.50')).toBeInTheDocument()
  price_cents = 1_000
  await expect.element(view.getByText('$10.00', { exact: true }).first()).toBeInTheDocument()
  await expect.element(view.getByText(/^Reduced until/)).not.toBeInTheDocument()
})

test('a card shows the end of the reduction', async () => {
  const until = later(30 * HOUR_MS)
  const { view } = await renderScreen('/search?sort=hot', {
    replies: {
      'GET /api/product/list': aList([aCard(1, { price_cents: 800, was_cents: 950, reduced_until: until })]),
      'GET /api/user/marks': { liked: [], followed: [] },
    },
  })
  await expect.element(view.getByText(`Reduced until ${untilText(until, 'en')}`)).toBeVisible()
  await expect.element(view.getByText('Was $9.50')).toBeInTheDocument()
})

test('the cart shows the former price and the end of a reduction, and that a reduction ended', async () => {
  const [until, ended] = [later(30 * HOUR_MS), later(-HOUR_MS)]
  const cart = aCart(
    { ...aCartItem(1), price_cents: 800, former_cents: 950, reduced_until: until },
    { ...aCartItem(2), reduction_ended_at: ended },
  )
  const { view } = await renderScreen('/bag', {
    replies: { 'GET /api/cart': cart, 'GET /api/user/marks': { liked: [], followed: [] } },
    signedIn: true,
  })
  await expect.element(view.getByText(`Reduced until ${untilText(until, 'en')}`)).toBeVisible()
  await expect.element(view.getByText('Was $9.50')).toBeInTheDocument()
  await expect.element(view.getByText(`The reduced price ended on ${untilText(ended, 'en')}`)).toBeVisible()
})
