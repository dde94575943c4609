import type { Page } from 'playwright-core'
import type { Translate } from '../translate.ts'
import type { Reader, World } from './world.ts'

/** A page, and the texts of its front end in the language of the reader. */
type Hand = { page: Page; say: Translate }
type Reach = (hand: Hand) => Promise<unknown>

/**
 * A screen after one or two taps, or at another URL: for example with a sheet, a dialog, an edit mode, or a form with
 * faults.
 */
export type State = {
  name: string
  /** The path of the screen's route. */
  path: string
  reader: Reader
  address: (world: World) => string
  reach?: Reach
  /** The title in English, if it differs from the title of the route. */
  title?: string
}

const button = ({ page, say }: Hand, message: string) =>
  page
    .getByRole('button', { name: say(message), exact: true })
    .filter({ visible: true })
    .first()

const tap =
  (message: string): Reach =>
  (hand) =>
    button(hand, message).click()

/** Taps a button whose name contains the message and more text. */
const tapPart =
  (message: string): Reach =>
  ({ page, say }) =>
    page
      .getByRole('button', {
        name: message.includes('{') ? say(message, { title: '', total: '' }).trim() : say(message),
      })
      .first()
      .click()

async function openCartOnDevice(hand: Hand): Promise<void> {
  const { page, say } = hand
  await button(hand, 'Add to cart').click()
  const options = page.getByRole('dialog')
  await options.getByRole('button', { name: say('Add to cart') }).click()
  await options.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: say('Cart') }).click()
  await page.getByRole('link', { name: say('Log in to check out') }).waitFor()
}

async function askForCode(hand: Hand): Promise<void> {
  const { page, say } = hand
  await page.getByRole('textbox', { name: say('Email'), exact: true }).fill('nobody@sampan.example')
  await button(hand, 'Send code').click()
  await button(hand, 'Set new password').click()
}

type Line = [name: string, path: string, address: State['address'] | string, reach?: Reach, title?: string]

const statesOf = (reader: Reader, lines: Line[]): State[] =>
  lines.map(([name, path, address, reach, title]) => ({
    name,
    path,
    reader,
    address: typeof address === 'string' ? () => address : address,
    ...(reach && { reach }),
    ...(title && { title }),
  }))

const OF_VISITOR = statesOf('visitor', [
  ['filtered', '/search', '/search?keyword=a&sort=hot&in_stock=true'],
  ['nothing found', '/search', '/search?keyword=xyzzy9'],
  ['sold out', '/detail', '/detail/campstool'],
  ['not found', '/login', '/login/nowhere', undefined, 'Page not found'],
  ['language sheet', '/home', '/home', tap('Language')],
  ['filter sheet', '/search', '/search?keyword=a', tap('Filters')],
  ['order sheet', '/search', '/search?keyword=a', tapPart('Best match')],
  ['option sheet', '/detail', '/detail/keyboard', tap('Add to cart')],
  ['cart on the device', '/home/bag', '/detail/keyboard', openCartOnDevice, 'Product'],
  ['suggestions', '/search', '/search', ({ page }) => page.locator('[inputmode=search]').focus()],
  ['faults', '/login', '/login', tap('Log in')],
  ['faults', '/register', '/register', tap('Register')],
  ['code', '/forgotPassword', '/forgotPassword', askForCode],
])

const checkout = ({ sku_id }: World) => `/checkout?sku=${sku_id}&quantity=1`
const payment = ({ orders }: World) => `/payment?orders=${orders.payable}`
const unpaid = ({ orders }: World) => `/orderInfo/${orders.unpaid}`

const OF_SHOPPER = statesOf('full', [
  ['unpaid', '/orderInfo', unpaid],
  ['nothing found', '/order', '/order?keyword=xyzzy9'],
  ['no orders', '/myPurchases', '/myPurchases/3'],
  ['viewed', '/heart', '/heart?of=viewed'],
  ['choice', '/address', '/address?choose=1'],
  ['none', '/topUpRecord', '/topUpRecord?status=2'],
  ['not found', '/home', '/nowhere', undefined, 'Page not found'],
  ['menu of a line', '/bag', '/bag', tapPart('More options for {title}')],
  ['promo code sheet', '/checkout', checkout, tapPart('Promo code')],
  ['company sheet', '/checkout', checkout, tapPart('Buying for a company?')],
  ['payment keys', '/payment', payment, tapPart('Pay {total}')],
  ['paid', '/payment', ({ orders }) => `/payment?paid=${orders.shipped}`, undefined, 'Pay Success'],
  ['question before cancelling', '/orderInfo', unpaid, tap('Cancel')],
  ['settings', '/notification', '/notification', tap('Notification settings')],
  ['question before logging out', '/setting', '/setting', tap('Log out')],
  ['areas', '/addressForm', '/addressForm', tapPart('Area')],
  ['edited', '/bag', '/bag', tap('Edit cart')],
  ['edited', '/myFavourite', '/myFavourite', tap('Edit favourites')],
  ['edited', '/heart', '/heart?of=viewed', tap('Edit recently viewed')],
  ['faults', '/addressForm', '/addressForm', tap('Save')],
  ['faults', '/bankTopUp', '/bankTopUp', tap('I’ve sent the money')],
  ['faults', '/changePayPwd', '/changePayPwd', tap('Change payment code')],
  ['faults', '/changePassword', '/changePassword', tap('Change password')],
])

/** Opens a dialog by a tap on a button of the page. */
const open =
  (click: Reach): Reach =>
  async (hand) => {
    await click(hand)
    await hand.page.getByRole('dialog').waitFor()
  }
/** Excludes filters, because a filter and a button may have the same text: “Declined” and “Decline” in Thai. */
const NOT_A_FILTER = ':not([aria-pressed])'
const inMain =
  (message: string): Reach =>
  ({ page, say }) =>
    page
      .getByRole('main')
      .getByRole('button', { name: say(message), exact: true })
      .and(page.locator(NOT_A_FILTER))
      .first()
      .click()
/** Taps the first button that changes a named row. Other buttons, such as that of the exchange rates, may contain the verb too. */
const changeFirst: Reach = ({ page, say }) => {
  const [before = '', after = ''] = say('Change {name}', { name: '\n' }).split('\n')
  return page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${before}.+${after}$`) })
    .first()
    .click()
}
const dialogs = (path: string, address: State['address'] | string, ...buttons: string[]): Line[] =>
  buttons.map((message) => [`dialog “${message}”`, path, address, open(inMain(message))])

const OF_OPERATOR = statesOf('operator', [
  ...['accounts', 'networks', 'times', 'history'].map(
    (part): Line => [part, '/console/settings', `/console/settings?part=${part}`],
  ),
  ['new', '/console/shops', '/console/shops/+'],
  ['not found', '/console', '/console/nowhere', undefined, 'Desk'],
  ...dialogs('/console/orders', ({ orders }) => `/console/orders/${orders.paid}?status=all`, 'Ship', 'Cancel order'),
  ...dialogs('/console/orders', '/console/orders', 'Ship from a file'),
  ...dialogs('/console/refunds', ({ opened }) => `/console/refunds/${opened.refund_id}`, 'Approve', 'Decline'),
  ...dialogs('/console/reviews', ({ opened }) => `/console/reviews/${opened.review_id}`, 'Reply', 'Hide'),
  ...dialogs('/console/carriers', '/console/carriers', 'Add a carrier'),
  ...dialogs('/console/categories', '/console/categories', 'Add a product type'),
  ...dialogs('/console/search-words', '/console/search-words', 'Add a synonym'),
  ...dialogs('/console/shoppers', ({ opened }) => `/console/shoppers/${opened.user_id}`, 'Block'),
  ...dialogs('/console/settings', '/console/settings?part=accounts', 'Add a bank account'),
  ['dialog “Change”', '/console/settings', '/console/settings', open(changeFirst)],
])

/** All states that `npm run look` opens, in addition to the plain URL of each screen. */
export const STATES: readonly State[] = [...OF_VISITOR, ...OF_SHOPPER, ...OF_OPERATOR]
