import type { Phone } from './open-browser.ts'
import { button } from './steps.ts'

/** A screen as somebody sees it, reached by its address and, for sheets, by a tap or two. */
export type Screen = { name: string; as: 'visitor' | 'shopper'; path: string; reach?: (phone: Phone) => Promise<void> }

type World = { sku_id: string; order_id: string }

/** Waits until the screen has its data and holds still. */
export async function settle({ page }: Phone): Promise<void> {
  await page.waitForFunction(() => {
    const isShown = (element: Element) => element.getClientRects().length > 0
    const main = [...document.querySelectorAll<HTMLElement>('main')].find(isShown)
    const [path = location.pathname] = main?.dataset.screen?.split('?') ?? []
    const isBusy = [...document.querySelectorAll('[aria-busy=true]')].some(isShown)
    return main?.querySelector('h1, h2') && path === location.pathname && !isBusy
  })
}

const tap = (message: string) => (phone: Phone) => button(phone, message).first().click()
const seen = (as: Screen['as'], paths: Record<string, string>): Screen[] =>
  Object.entries(paths).map(([name, path]) => ({ name, as, path }))

const VISITOR = {
  home: '/home',
  'search results': '/search?keyword=a&sort=hot&in_stock=true',
  'nothing found': '/search?keyword=xyzzy',
  product: '/detail/keyboard',
  'sold out product': '/detail/campstool',
  'no product': '/detail',
  login: '/login',
  register: '/register',
  explore: '/explore',
  'not found': '/login/nowhere',
}

const VISITOR_SHEETS: Screen[] = [
  { name: 'language sheet', as: 'visitor', path: '/home', reach: tap('Language') },
  { name: 'search words', as: 'visitor', path: '/search', reach: ({ page }) => page.getByRole('searchbox').focus() },
  { name: 'filter sheet', as: 'visitor', path: '/search?keyword=a', reach: tap('Filters') },
  { name: 'SKU sheet', as: 'visitor', path: '/detail/keyboard', reach: tap('Add to cart') },
  { name: 'login with faults', as: 'visitor', path: '/login', reach: tap('Log in') },
  { name: 'register with faults', as: 'visitor', path: '/register', reach: tap('Register') },
  {
    name: 'cart on the device',
    as: 'visitor',
    path: '/detail/keyboard',
    reach: async (phone) => {
      const { page, say } = phone
      await button(phone, 'Add to cart').click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Add to cart') })
        .click()
      await page.getByRole('link', { name: say('Cart') }).click()
    },
  },
]

const shopperScreens = ({ sku_id, order_id }: World) => ({
  'home of a shopper': '/home',
  cart: '/bag',
  checkout: `/checkout?sku=${sku_id}&quantity=1`,
  'empty checkout': '/checkout',
  payment: `/payment?orders=${order_id}`,
  'empty payment': '/payment',
  orders: '/order',
  'no order found': '/order?keyword=xyzzy',
  'order details': `/orderInfo/${order_id}`,
  'orders by status': '/myPurchases/all',
  'no orders': '/myPurchases/3',
  me: '/filter',
  settings: '/setting',
  language: '/language',
  addresses: '/address',
  'new address': '/addressForm',
  'choice of address': '/address?choose=1',
  'payment code': '/changePayPwd',
  'top up': '/topUp',
  'card top up': '/cardTopUp',
  'recharge record': '/topUpRecord',
  'no recharges': '/topUpRecord?status=2',
  'not yet open': '/heart',
})

const shopperSheets = ({ sku_id, order_id }: World): Screen[] => [
  {
    name: 'menu of a cart line',
    as: 'shopper',
    path: '/bag',
    reach: ({ page }) => page.locator('article, li').getByRole('button').filter({ visible: true }).nth(1).click(),
  },
  { name: 'cart being edited', as: 'shopper', path: '/bag', reach: tap('Edit') },
  {
    name: 'promo code sheet',
    as: 'shopper',
    path: `/checkout?sku=${sku_id}&quantity=1`,
    reach: ({ page, say }) => page.getByRole('button', { name: say('Promo code') }).click(),
  },
  { name: 'payment keys', as: 'shopper', path: `/payment?orders=${order_id}`, reach: tap('Pay') },
  { name: 'question before cancelling', as: 'shopper', path: `/orderInfo/${order_id}`, reach: tap('Cancel') },
  { name: 'question before logging out', as: 'shopper', path: '/setting', reach: tap('Log out') },
  { name: 'address with faults', as: 'shopper', path: '/addressForm', reach: tap('Save') },
  {
    name: 'areas',
    as: 'shopper',
    path: '/addressForm',
    reach: ({ page, say }) => page.getByRole('button', { name: say('Area'), exact: true }).click(),
  },
  { name: 'top up with faults', as: 'shopper', path: '/cardTopUp', reach: tap('I have sent it') },
  { name: 'payment code with faults', as: 'shopper', path: '/changePayPwd', reach: tap('Change payment code') },
]

/** Every screen that is open, with its sheets, its faults and its emptiness. */
export const screensFor = (world: World): Screen[] => [
  ...seen('visitor', VISITOR),
  ...VISITOR_SHEETS,
  ...seen('shopper', shopperScreens(world)),
  ...shopperSheets(world),
]
