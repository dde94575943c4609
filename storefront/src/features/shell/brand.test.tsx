import type { Brand } from '@sampan/contract'
import { expect, test } from 'vitest'
import { aHome } from '../../../testing/fake-catalogue.ts'
import { renderScreen } from '../../../testing/fake-shop.tsx'
import { elementsOutsideWindow } from '../../../testing/outside-window.ts'

const LONG = 'The Bluebird Trading Company of Kyoto & Co'
const aLogo = (width: number): Brand['logo'] => ({
  ...{ address: '/pictures/logo-1.0123456789.webp', ground: 'light', width, height: 40 },
})
const openHome = (brand: Brand, locale: 'en' | 'ri' = 'en') =>
  renderScreen('/home', { brand, locale, signedIn: false, replies: { 'GET /api/home': aHome() } })

test('a shop’s own name is in its bar, heading, footer and title', async () => {
  const { view } = await openHome({ name: LONG, names: { ja: '青い鳥' }, logo: null })
  await expect.element(view.getByRole('banner').getByText(LONG)).toBeVisible()
  await expect.element(view.getByRole('heading', { name: LONG, level: 1 })).toBeInTheDocument()
  await expect.poll(() => document.title).toBe(`Home · ${LONG}`)
  await expect.element(view.getByText('sampan')).not.toBeInTheDocument()
  // The placeholders of the products are wider than the window, which cuts them.
  await expect.poll(elementsOutsideWindow).toEqual([])
})

test('shoppers see the shop name of their language, if the shop has one', async () => {
  const { view } = await openHome({ name: LONG, names: { ja: '青い鳥' }, logo: null }, 'ri')
  await expect.element(view.getByRole('banner').getByText('青い鳥')).toBeVisible()
  await expect.poll(() => document.title).toMatch(/ · 青い鳥$/)
})

test('a logo is shown next to the name', async () => {
  const { view } = await openHome({ name: 'Bluebird', names: {}, logo: aLogo(40) })
  await expect.element(view.getByRole('banner').getByText('Bluebird')).toBeVisible()
})

test('a wide logo is shown without the name, because the logo is assumed to contain the name', async () => {
  const { view } = await openHome({ name: 'Bluebird', names: {}, logo: aLogo(160) })
  await expect.element(view.getByRole('banner').getByRole('img', { name: 'Bluebird' })).toBeInTheDocument()
  await expect.element(view.getByRole('banner').getByText('Bluebird')).not.toBeInTheDocument()
})

test.each(['<b>Bold</b> &amp;', '🍵🚣‍♀️', 'متجر الشاي'])('a name such as %s is shown literally', async (name) => {
  const { view } = await openHome({ name, names: {}, logo: null })
  await expect.element(view.getByRole('banner').getByText(name)).toBeVisible()
  await expect.element(view.getByRole('contentinfo').getByText(`About ${name}`)).toBeInTheDocument()
})
