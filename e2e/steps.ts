import { LANGUAGES, type LocaleKey } from '@sampan/contract/rules'
import type { Locator } from 'playwright-core'
import { vi } from 'vitest'
import { open, type Phone, WAIT_MS } from './open-browser.ts'
import { PASSWORD, PAYMENT_CODE, RECEIPT } from './people.ts'
import { translatorFor } from './translate.ts'

type Role = Parameters<Phone['page']['getByRole']>[0]
type Values = Parameters<Phone['say']>[1]

const named =
  (role: Role) =>
  ({ page, say }: Phone, message: string, values?: Values): Locator =>
    page.getByRole(role, { name: say(message, values), exact: true })

export const button = named('button')
export const link = named('link')
export const heading = named('heading')
export const field = named('textbox')
export const dialog = named('dialog')

/** A password field, found by its label, because it has no ARIA role. */
export const secret = ({ page, say }: Phone, message: string): Locator =>
  page.getByLabel(say(message), { exact: true }).filter({ visible: true })

/** A sentence on the current screen. Screens that stay mounted but hidden are excluded. */
export const sentence = ({ page, say }: Phone, message: string, values?: Values): Locator =>
  page.getByText(say(message, values)).filter({ visible: true })

/** The heading of the screen, optionally followed by a count. */
export const seeTitle = ({ page, say }: Phone, message: string) =>
  page.getByRole('heading', { level: 1, name: say(message) }).waitFor()
export const seeHeading = (phone: Phone, message: string) => heading(phone, message).waitFor()
export const read = (phone: Phone, message: string, values?: Values) =>
  sentence(phone, message, values).first().waitFor()

/** Waits until a toast was shown, even if it has already disappeared. Discards this toast and earlier toasts. */
export async function expectToast({ toasts, say }: Phone, message: string): Promise<void> {
  const text = say(message)
  await vi.waitUntil(() => toasts.includes(text), { timeout: WAIT_MS })
  toasts.splice(0, toasts.indexOf(text) + 1)
}

/** Whether an element is completely in view; false if it is not rendered. */
export const isInView = async (locator: Locator): Promise<boolean> =>
  (await locator.count()) > 0 &&
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

/** Waits until the results of the latest request are shown, not those of an earlier request. */
export const seeResults = ({ page }: Phone) =>
  page.locator('section[aria-busy=false]').filter({ visible: true }).waitFor()

/**
 * Scrolls to an element, and repeats this until the position is stable: after a forward navigation, a smooth scroll to
 * the top may still be in progress. The wheel turns first, as under a user's hand, because that ends the shop's own
 * scrolling.
 */
export async function scrollTo({ page }: Phone, place: Locator): Promise<void> {
  do {
    await page.mouse.wheel(0, 1)
    await place.scrollIntoViewIfNeeded()
    await page.waitForTimeout(200)
  } while (!(await isInView(place)))
}

const nameOf = (locale: LocaleKey) => LANGUAGES.find((language) => language.file_name === locale)?.language_name ?? ''

/**
 * Chooses a language as a visitor, in the sheet of the globe button. Afterwards the phone's texts are in this language.
 */
export async function chooseLanguage(phone: Phone, locale: LocaleKey): Promise<void> {
  await button(phone, 'Language').click()
  await phone.page.getByRole('radio', { name: nameOf(locale) }).click()
  phone.say = translatorFor(locale)
  await button(phone, 'Language').waitFor()
}

export async function search(phone: Phone, keyword: string): Promise<void> {
  const box = phone.page.locator('[inputmode=search]')
  await box.fill(keyword)
  await box.press('Enter')
  await phone.page.getByRole('heading', { level: 2 }).filter({ hasText: keyword }).first().waitFor()
  await seeResults(phone)
}

/** Adds a product to the cart from its page, with the preselected options. */
export async function addToCart(phone: Phone): Promise<void> {
  await button(phone, 'Add to cart').click()
  await dialog(phone, 'Options')
    .getByRole('button', { name: phone.say('Add to cart') })
    .click()
  await expectToast(phone, 'Added to cart')
}

export async function logIn(phone: Phone, account: string, password = PASSWORD): Promise<void> {
  await field(phone, 'Email').fill(account)
  await secret(phone, 'Password').fill(password)
  await button(phone, 'Log in').click()
}

export async function register(phone: Phone, account: string): Promise<void> {
  await field(phone, 'Family name').fill('Srisai')
  await field(phone, 'Given name').fill('Nina')
  await field(phone, 'Email').fill(account)
  await secret(phone, 'Password').fill(PASSWORD)
  await secret(phone, 'Confirm password').fill(PASSWORD)
  await button(phone, 'Register').click()
  await expectToast(phone, 'Register Success')
}

/** Fills in the form of a new address in Bangkok, choosing the areas one by one. */
export async function fillAddress(phone: Phone): Promise<void> {
  const { page, say } = phone
  await field(phone, 'Addressee').fill('Nina Srisai')
  await page.getByRole('combobox', { name: say('Country or region') }).selectOption('TH')
  await field(phone, 'Mobile phone').fill('081 234 5678')
  // The button's name contains the chosen area.
  await page.getByRole('button', { name: `${say('Area')} ${say('Choose')}`, exact: true }).click()
  await chooseFirstAreas(phone)
  await field(phone, 'Detailed address').fill('88/14 Sukhumvit 31')
  await field(phone, 'Postcode').fill('10110')
  await page.getByRole('radio', { name: say('Company') }).click()
}

async function chooseFirstAreas(phone: Phone): Promise<void> {
  const sheet = dialog(phone, 'Area')
  const path = sheet.getByRole('navigation').getByRole('button')
  await sheet.waitFor()
  for (let depth = 0; await sheet.isVisible(); depth++) {
    await sheet.getByRole('listitem').getByRole('button').first().click()
    // Until the next level is shown, or the sheet is closed after the last one.
    await vi.waitUntil(async () => (await path.count()) > depth || !(await sheet.isVisible()), { timeout: WAIT_MS })
  }
}

export async function addAddress(phone: Phone): Promise<void> {
  await link(phone, 'Add address').click()
  await fillAddress(phone)
  await button(phone, 'Save').click()
  await expectToast(phone, 'Save successful')
}

export async function setPaymentCode(phone: Phone): Promise<void> {
  await secret(phone, 'New payment code').fill(PAYMENT_CODE)
  await secret(phone, 'Confirm payment code').fill(PAYMENT_CODE)
  await secret(phone, 'Account password').fill(PASSWORD)
  await button(phone, 'Set payment code').click()
  await expectToast(phone, 'Setting Success')
}

type Picture = { name: string; mimeType: string; buffer: Buffer }

/** Chooses a picture and waits for its upload, because the form can be submitted only after the upload. */
export async function attach({ page }: Phone, input: Locator, picture: Picture): Promise<void> {
  const uploadReply = page.waitForResponse((response) => response.url().endsWith('/api/upload'))
  await input.setInputFiles(picture)
  await uploadReply
}

export async function topUp(phone: Phone, amount: string): Promise<void> {
  const { page, say } = phone
  await page.getByRole('link', { name: say('Bank transfer') }).click()
  await field(phone, 'Amount sent').fill(amount)
  const receipt = { name: 'receipt.png', mimeType: 'image/png', buffer: RECEIPT }
  await attach(phone, page.getByLabel(say('Payment evidence')), receipt)
  await button(phone, 'I’ve sent the money').click()
  await expectToast(phone, 'Application successful')
}

/** Types a payment code. Its length is known, so its last digit submits it. */
export async function enterCode(phone: Phone, code: string): Promise<void> {
  const sheet = dialog(phone, 'Payment code')
  for (const digit of code) await sheet.getByRole('button', { name: digit, exact: true }).click()
}

const part = ({ page, say }: Phone, message: string) =>
  page.getByRole('button', { name: say(message, { total: '' }).trim() })
/** The buttons whose names end with the sum. */
export const placeOrder = (phone: Phone) => part(phone, 'Place order · {total}')
export const payButton = (phone: Phone) => part(phone, 'Pay {total}')

export async function signedIn(phone: Phone, token: string, path: string): Promise<void> {
  await phone.context.addCookies([{ name: 'Admin-Token', value: token, domain: 'localhost', path: '/' }])
  await open(phone, path)
}
