import type { Phone } from './open-browser.ts'
import { PATHS } from './paths.ts'
import { addToCart, button, field } from './steps.ts'

type Reach = (phone: Phone) => Promise<void>

/** A screen in one state, reached by its address and, for sheets, by one or two taps. */
export type Screen = {
  name: string
  as: 'visitor' | 'shopper'
  path: string
  reach?: Reach
  /** A sheet or dialog over the screen. */
  is_layer?: boolean
}

type World = { sku_id: string; order_id: string }

/** Waits until the screen has its data and no animation is running. */
export async function settle({ page }: Phone): Promise<void> {
  await page.waitForFunction(() => {
    const isShown = (element: Element) => element.getClientRects().length > 0
    const main = [...document.querySelectorAll<HTMLElement>('main')].find(isShown)
    const [path = location.pathname] = main?.dataset.screen?.split('?') ?? []
    const isBusy = [...document.querySelectorAll('[aria-busy=true]')].some(isShown)
    return main?.querySelector('h1, h2') && path === location.pathname && !isBusy
  })
}

const tap =
  (message: string): Reach =>
  (phone) =>
    button(phone, message).first().click()
const seen = (as: Screen['as'], paths: Record<string, string>): Screen[] =>
  Object.entries(paths).map(([name, path]) => ({ name, as, path }))
const layersOver = (as: Screen['as'], layers: [name: string, path: string, reach: Reach][]): Screen[] =>
  layers.map(([name, path, reach]) => ({ name, as, path, reach, is_layer: true }))
const statesOf = (as: Screen['as'], states: [name: string, path: string, reach: Reach][]): Screen[] =>
  states.map(([name, path, reach]) => ({ name, as, path, reach }))

const VISITOR = {
  home: '/home',
  'search results': '/search?keyword=a&sort=hot&in_stock=true',
  'nothing found': '/search?keyword=xyzzy',
  product: '/detail/keyboard',
  'sold out product': '/detail/campstool',
  'no product': '/detail',
  login: '/login',
  register: '/register',
  'forgotten password': '/forgotPassword',
  'password of a visitor': '/changePassword',
  explore: '/explore',
  'not found': '/login/nowhere',
}

async function openCartOnDevice(phone: Phone): Promise<void> {
  await addToCart(phone)
  await phone.page.getByRole('link', { name: phone.say('Cart') }).click()
}

const VISITOR_LAYERS = layersOver('visitor', [
  ['language sheet', '/home', tap('Language')],
  ['filter sheet', '/search?keyword=a', tap('Filters')],
  [
    'order of a search',
    '/search?keyword=a',
    ({ page, say }) => page.getByRole('button', { name: say('Best match') }).click(),
  ],
  ['SKU sheet', '/detail/keyboard', tap('Add to cart')],
  ['cart on the device', '/detail/keyboard', openCartOnDevice],
])

async function askForCode(phone: Phone): Promise<void> {
  await field(phone, 'Email').fill('nobody@sampan.example')
  await button(phone, 'Send code').click()
  await button(phone, 'Set new password').click()
}

const VISITOR_STATES = statesOf('visitor', [
  ['search words', '/search', ({ page }) => page.getByRole('searchbox').focus()],
  ['login with faults', '/login', tap('Log in')],
  ['register with faults', '/register', tap('Register')],
  ['code for a forgotten password', '/forgotPassword', askForCode],
])

/** States of a shopper's screens in addition to those of their plain address. */
const shopperScreens = ({ sku_id, order_id }: World) => ({
  checkout: `/checkout?sku=${sku_id}&quantity=1`,
  payment: `/payment?orders=${order_id}`,
  'order details': `/orderInfo/${order_id}`,
  'no order found': '/order?keyword=xyzzy',
  'no orders': '/myPurchases/3',
  shop: '/shop/studio-kanda',
  'what was viewed': '/heart?of=viewed',
  'choice of address': '/address?choose=1',
  'no recharges': '/topUpRecord?status=2',
  'an unknown address': '/nowhere',
})

/** Screens that visitors see unchanged, and the log-in, which redirects logged-in shoppers. */
const SEEN_ELSEWHERE = ['/detail', '/explore', '/register', '/forgotPassword', '/login']
const BARE = PATHS.filter(({ path }) => !SEEN_ELSEWHERE.includes(path)).map(({ path }) => [path, path])

const shopperLayers = ({ sku_id, order_id }: World) =>
  layersOver('shopper', [
    [
      'menu of a cart line',
      '/bag',
      ({ page, say }) => page.getByRole('button', { name: say('More for {title}', { title: '' }).trim() }).click(),
    ],
    [
      'promo code sheet',
      `/checkout?sku=${sku_id}&quantity=1`,
      ({ page, say }) => page.getByRole('button', { name: say('Promo code') }).click(),
    ],
    ['payment keys', `/payment?orders=${order_id}`, tap('Pay')],
    ['question before cancelling', `/orderInfo/${order_id}`, tap('Cancel')],
    ['question before logging out', '/setting', tap('Log out')],
    ['areas', '/addressForm', tap('Area')],
  ])

const SHOPPER_STATES = statesOf('shopper', [
  ['cart being edited', '/bag', tap('Edit')],
  ['favourites being edited', '/myFavourite', tap('Edit')],
  ['history being edited', '/heart?of=viewed', tap('Edit')],
  ['address with faults', '/addressForm', tap('Save')],
  ['top up with faults', '/cardTopUp', tap('I have sent it')],
  ['payment code with faults', '/changePayPwd', tap('Change payment code')],
  ['password with faults', '/changePassword', tap('Change password')],
])

/** Every screen, with its sheets, error and empty states. */
export const screensFor = (world: World): Screen[] => [
  ...seen('visitor', VISITOR),
  ...VISITOR_LAYERS,
  ...VISITOR_STATES,
  ...seen('shopper', { ...Object.fromEntries(BARE), ...shopperScreens(world) }),
  ...shopperLayers(world),
  ...SHOPPER_STATES,
]
