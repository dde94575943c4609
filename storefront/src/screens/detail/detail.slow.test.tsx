import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aList } from '../../../testing/fake-catalogue.ts'
import { aFreightRule, anAddress, aProduct } from '../../../testing/fake-goods.ts'
import { missing, renderScreen } from '../../../testing/fake-shop.tsx'
import { openProduct, sheet, textOf } from '../../../testing/open-product.ts'

test('the price of the chosen SKU is shown, and its former price is struck out', async () => {
  const { view } = await openProduct(aProduct(1, { was_cents: 1_500 }))
  await expect.element(view.getByText('$10.00', { exact: true }).first()).toBeInTheDocument()
  await expect.element(view.getByText('Was $15.00')).toBeInTheDocument()
  await userEvent.click(view.getByRole('button', { name: /^Options/ }))
  await userEvent.click(sheet(view).getByRole('button', { name: 'Sage' }))
  await expect.element(sheet(view).getByText('$12.00', { exact: true })).toBeInTheDocument()
  await expect.element(view.getByRole('heading', { level: 1, name: 'Lamp 1' })).toBeInTheDocument()
  expect(document.title).toContain('Lamp 1')
})

test('freight and arrival are shown for the country of the address, or for another country that the shopper chooses', async () => {
  const freight = [aFreightRule('TH', 700, 4_900), aFreightRule('JP', 0)]
  const countries = ['TH', 'JP', 'FR'].map((code) => ({
    code,
    name: `Land ${code}`,
    dial_code: '1',
    ships: code !== 'FR',
  }))
  const { view } = await openProduct(aProduct(1, { freight }), {
    signedIn: true,
    replies: { 'GET /api/user/address_list': [anAddress(1)], 'GET /api/area': countries },
  })
  const row = view.getByRole('button', { name: /^Delivery to/ })
  await expect.poll(textOf(row)).toMatch(/^Delivery to Thailand\$7\.00 · Free over \$49\.00Arrives \w{3},\s\d+\s\w{3}/)
  await userEvent.click(row)
  const choices = view.getByRole('dialog', { name: 'Country or region' })
  await expect.element(choices.getByRole('button', { name: 'Land FR' })).not.toBeInTheDocument()
  await userEvent.click(choices.getByRole('button', { name: 'Land JP' }))
  await expect.poll(textOf(row)).toMatch(/^Delivery to JapanFreeArrives /)
  expect(localStorage.getItem('sampan.delivery-country')).toBe('["JP"]')
})

test('the Markdown of a description is shown as paragraphs, items and lines', async () => {
  const { view } = await openProduct(aProduct(1, { description: 'Soft **wool**\nby hand\n\n- Warm\n- Light' }))
  const items = view.getByRole('listitem').filter({ hasText: /^(Warm|Light)$/ })
  await expect.poll(() => items.elements().length).toBe(2)
  const line = view.getByText('wool').element()
  expect(line.tagName).toBe('STRONG')
  expect(getComputedStyle(line).whiteSpace).toBe('pre-line')
})

test('freight is shown even if the browser reports an invalid language tag', async () => {
  const languages = ['en-US@posix', 'th-TH']
  Object.defineProperty(navigator, 'languages', { configurable: true, value: languages })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'languages'))
  const { view } = await openProduct(aProduct(1))
  await expect.element(view.getByText('$5.00 · Free over $49.00')).toBeVisible()
})

test('a visitor sees on the product page that the shop does not deliver to the visitor’s country', async () => {
  Object.defineProperty(navigator, 'languages', { configurable: true, value: ['pt-BR'] })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'languages'))
  const { view } = await openProduct(aProduct(1))
  const row = view.getByRole('button', { name: /^Delivery to/ })
  await expect.element(row).toHaveTextContent('Delivery to BrazilThis shop doesn’t deliver thereChoose another country')
})

test('a shop that does not ship to the address shows a message', async () => {
  const { view } = await openProduct(aProduct(1, { freight: [] }), {
    signedIn: true,
    replies: { 'GET /api/user/address_list': [anAddress(1, { country: 'FR' })] },
  })
  await expect.element(view.getByText('This shop doesn’t deliver there')).toBeInTheDocument()
  await expect.element(view.getByText('Delivery to France')).toBeInTheDocument()
})

test('choosing a colour scrolls to the picture of that colour, and a picture can be enlarged', async () => {
  const product = aProduct(1, { images: ['/clay.webp', '/sage.webp'] })
  const skus = product.skus.map((sku, at) => ({ ...sku, image: product.images[at] ?? '' }))
  const { view } = await openProduct({ ...product, skus })
  await expect.element(view.getByText('Picture 1 of 2')).toBeInTheDocument()
  await userEvent.click(view.getByRole('button', { name: /^Options/ }))
  await userEvent.click(sheet(view).getByRole('button', { name: 'Sage' }))
  await userEvent.keyboard('{Escape}')
  await expect.element(view.getByText('Picture 2 of 2')).toBeInTheDocument()
  await userEvent.click(view.getByRole('group', { name: 'Lamp 1' }).getByRole('button').nth(1))
  const viewer = view.getByRole('dialog', { name: 'Lamp 1' })
  const closer = viewer.getByRole('button', { name: 'Zoom in' })
  const picture = viewer.getByRole('listitem').nth(1)
  const widthOf = () => picture.element().scrollWidth
  await expect.element(picture).toBeVisible()
  const whole = widthOf()
  await userEvent.click(closer)
  await expect.element(closer).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(widthOf).toBeGreaterThan(2 * whole)
  await userEvent.click(closer)
  await expect.poll(widthOf).toBe(whole)
})

test('once the picture is scrolled away, the floating buttons get a solid bar with the title', async () => {
  await page.viewport(390, 500)
  onTestFinished(() => page.viewport(414, 896))
  const { view } = await openProduct(aProduct(1))
  await expect.element(view.getByRole('heading', { level: 1, name: 'Lamp 1' })).toBeInTheDocument()
  const bar = view.getByRole('button', { name: 'Back' }).element().closest('header')
  if (!bar) throw new Error('the Back button is not in a header')
  const ground = () => getComputedStyle(bar, '::before').opacity
  const title = () => getComputedStyle(bar.querySelector('p') ?? bar).opacity
  const colour = () => getComputedStyle(view.getByRole('button', { name: 'Share' }).element()).color
  const { top } = bar.getBoundingClientRect()
  await expect.poll(() => [ground(), title()]).toEqual(['0', '0'])
  scrollTo({ top: 500, behavior: 'instant' })
  await expect.poll(() => [ground(), title()]).toEqual(['1', '1'])
  await expect.poll(colour).toBe(getComputedStyle(document.body).color)
  expect(bar.getBoundingClientRect()).toMatchObject({ top, height: 0 })
  scrollTo({ top: 0, behavior: 'instant' })
  await expect.poll(() => [ground(), title()]).toEqual(['0', '0'])
})

test('a product that stays on the screen for more than a moment is added to the history', async () => {
  const { requests } = await openProduct(aProduct(1), { signedIn: true })
  await expect
    .poll(() => requests('POST /api/user/history').map(({ body }) => body))
    .toEqual([{ product_id: 'lamp-1' }])
})

test('a product without a right of withdrawal says why', async () => {
  const { view } = await openProduct(aProduct(1, { withdrawal_exemption: 'made_to_order' }))
  await expect.element(view.getByText(/no right of withdrawal, because the goods are made to order/)).toBeVisible()
})

test('maker, responsible person and warnings are in a fold, which products without them have not', async () => {
  const company = { name: 'River Pottery', postal_address: '1 Kiln Lane\nHsinchu', country: 'TW' }
  const safety = {
    maker: { ...company, electronic_address: 'care@river.example' },
    responsible: {
      ...company,
      name: 'Sampan Europe',
      country: 'DE',
      electronic_address: 'https://europe.example/help',
    },
    warnings: 'Hot when in use',
  }
  const { view } = await openProduct(aProduct(1, { safety }))
  await userEvent.click(view.getByText('Maker and safety'))
  await expect.element(view.getByText('Hot when in use')).toBeVisible()
  await expect.element(view.getByText(/River Pottery.*1 Kiln Lane.*Taiwan/s)).toBeVisible()
  await expect
    .element(view.getByRole('link', { name: 'care@river.example' }))
    .toHaveAttribute('href', 'mailto:care@river.example')
  await expect
    .element(view.getByRole('link', { name: 'europe.example/help' }))
    .toHaveAttribute('href', 'https://europe.example/help')
})

test('a missing product links to the shop, and a URL without a product redirects', async () => {
  const { view, visits } = await renderScreen('/detail/nothing', {
    signedIn: false,
    replies: {
      'GET /api/product/detail': () => missing(),
      'GET /api/product/list': aList([]),
    },
  })
  await expect.element(view.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/home')
  await visits.go('/detail')
  await expect.element(view.getByRole('heading', { name: 'No product selected' })).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Browse popular products' })).toBeVisible()
})

test.each(['100%', '200%'])('with text of %s the fixed footer covers nothing at the end of the page', async (size) => {
  await page.viewport(390, 844)
  document.documentElement.style.fontSize = size
  onTestFinished(async () => {
    document.documentElement.style.fontSize = ''
    await page.viewport(414, 896)
  })
  const { view } = await openProduct(aProduct(1))
  await expect.element(view.getByRole('button', { name: /^Options/ })).toBeVisible()
  const footer = document.querySelector('[data-footer]')
  const end = () => footer?.previousElementSibling?.getBoundingClientRect().bottom
  await expect
    .poll(() => {
      scrollTo(0, document.documentElement.scrollHeight)
      return (end() ?? Number.NaN) - (footer?.getBoundingClientRect().top ?? Number.NaN)
    })
    .toBeLessThanOrEqual(0)
  expect(footer && getComputedStyle(footer).position).toBe('fixed')
})
