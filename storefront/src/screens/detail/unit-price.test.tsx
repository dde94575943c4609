import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aProduct } from '../../../testing/fake-goods.ts'
import { openProduct, sheet } from '../../../testing/open-product.ts'

test('the unit price is that of the chosen SKU, and goods without a content have none', async () => {
  const product = aProduct(1)
  const contents = ['250 ml', null]
  const skus = product.skus.map((sku, at) => ({ ...sku, net_content: contents[at] ?? null }))
  const { view } = await openProduct({ ...product, skus })
  await expect.element(view.getByText('$4.00 per 100 ml')).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: /^Options/ }))
  await userEvent.click(sheet(view).getByRole('button', { name: 'Sage' }))
  await expect.element(view.getByText('$4.00 per 100 ml')).not.toBeInTheDocument()
})
