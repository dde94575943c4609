import type { LocaleKey } from '@sampan/contract/rules'
import { aPhone, open, openBrowser, type Phone } from './open-browser.ts'
import { openShop } from './open-shop.ts'
import { aBuyer, anOrder } from './people.ts'
import { type Screen, screensFor, settle } from './screens.ts'
import { signedIn } from './steps.ts'

/** Many checks take long on a busy machine. */
export const SURVEY_MS = 240_000

type LookAt = (phone: Phone) => Promise<string[]>
type Wish = {
  locale: LocaleKey
  width: number
  look: LookAt
  /** Selects screens, by default all. `place` is the index of the screen among all. */
  picks?: (screen: Screen, place: number) => boolean
}

export type Survey = {
  /** Visits screens and sheets; each finding of `look` is reported with the screen's name. */
  visit: (wish: Wish) => Promise<string[]>
  close: () => Promise<void>
}

/** A shop whose shopper has data on every screen, and a browser. */
export async function openSurvey(): Promise<Survey> {
  const [shop, browser] = await Promise.all([openShop(), openBrowser()])
  const buyer = await aBuyer(shop)
  const skus = await buyer.call('GET /api/product/stock', { query: { product_id: 'keyboard' } })
  const sku_id = skus.find((sku) => sku.stock > 5)?.sku_id ?? ''
  await buyer.call('POST /api/cart/add', { body: { sku_id, quantity: 1 }, key: crypto.randomUUID() })
  const { order_id } = await anOrder(buyer, sku_id)
  await buyer.call('POST /api/product/like', { body: { product_ids: ['lamp', 'soap'], liked: true } })
  await buyer.call('POST /api/user/history', { body: { product_id: 'honey' } })
  const screens = screensFor({ sku_id, order_id })

  async function aReader({ locale, width }: Wish, as: Screen['as']): Promise<Phone> {
    const phone = await aPhone(browser, shop.url, { locale, width })
    // Animations are disabled, because they are not tested here.
    await phone.page.emulateMedia({ reducedMotion: 'reduce' })
    await (as === 'shopper' ? signedIn(phone, buyer.token, '/home') : open(phone, '/home'))
    return phone
  }

  async function visitAs(as: Screen['as'], wish: Wish): Promise<string[]> {
    const { look, picks = () => true } = wish
    const found: string[] = []
    const phone = await aReader(wish, as)
    for (const screen of screens.filter((one, place) => one.as === as && picks(one, place))) {
      await goTo(phone, screen)
      for (const fault of await look(phone)) found.push(`${screen.name}: ${fault}`)
      await leave(phone, screen)
    }
    await phone.context.close()
    return [...found, ...phone.complaints]
  }

  return {
    visit: async (wish) => (await Promise.all([visitAs('visitor', wish), visitAs('shopper', wish)])).flat(),
    close: async () => {
      await Promise.all([shop.close(), browser.close()])
    },
  }
}

/** Navigates like Back and Forward, without reloading the shop. */
async function goTo(phone: Phone, { path, reach, is_layer }: Screen): Promise<void> {
  await phone.page.evaluate((to) => {
    history.pushState({ inside: true }, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await settle(phone)
  await reach?.(phone)
  if (is_layer) await layer(phone).waitFor()
  if (reach) await settle(phone)
}

const layer = ({ page }: Phone) => page.locator('dialog[open]').last()

/** Closes sheets first, because an open sheet would reappear with its screen. */
async function leave(phone: Phone, { is_layer }: Screen): Promise<void> {
  if (!is_layer) return
  await phone.page.keyboard.press('Escape')
  await layer(phone).waitFor({ state: 'hidden' })
}
