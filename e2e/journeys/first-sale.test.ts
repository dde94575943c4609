import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DESK_HEADER } from '@sampan/contract/rules'
import pg from 'pg'
import type { Browser, Locator } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../../scripts/embedded-postgres/embedded-postgres.ts'
import { codeOf, stepOf } from '../../server/src/features/operator/session/totp.ts'
import { answerDialog, type Desk, pane, typeSecondFactorCode } from '../desk.ts'
import { findDeskViolations, findVisitFaults, visit } from '../desk-faults.ts'
import { aPhone, complaintsOf, open, openBrowser, type Phone, WAIT_MS } from '../open-browser.ts'
import { freePort, untilReady } from '../open-shop.ts'
import { DESK_PATHS } from '../paths.ts'
import { PAYMENT_CODE } from '../people.ts'
import {
  addAddress,
  button,
  enterCode,
  expectToast,
  heading,
  link,
  placeOrder,
  register,
  seeHeading,
  setPaymentCode,
  topUp,
} from '../steps.ts'

// Sets up a new shop as docs/operations.md describes. The commands are read from that file.

const ROOT = join(import.meta.dirname, '../..')
const DOCS = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')
const PASSWORD = 'quiet-harbour-lantern'
const SHOP_NAME = 'Night Ferry Goods'
const TEAPOT = join(ROOT, 'demo/pictures/teapot-1.webp')

/** The SQL and shell commands in the instructions for the first day. */
const [, ROLES = ''] = DOCS.match(/```sql\n([\s\S]*?)```/) ?? []
const [, OPERATOR = '', ACCOUNT = ''] = DOCS.match(/`npm run (operator -- add (\S+@\S+)[^`]*)`/) ?? []

/** An empty PostgreSQL server with the roles and the database that the instructions for the first day create. */
async function anEmptyDatabase(folder: string) {
  const cluster = await startEmbeddedPostgres(folder)
  const { host, port, user } = cluster
  const admin = new pg.Client({ host, port, user, database: 'postgres' })
  await admin.connect()
  for (const statement of ROLES.replaceAll('…', PASSWORD).split(/;.*\n/))
    if (statement.trim()) await admin.query(statement)
  await admin.end()
  const urlOf = (role: string) => `postgres://${role}:${PASSWORD}@/sampan?host=${encodeURIComponent(host)}&port=${port}`
  return { stop: cluster.stop, env: { DATABASE_URL: urlOf('sampan_app'), MIGRATE_URL: urlOf('sampan_owner') } }
}

/**
 * Starts a new shop with `npm run serve` on an empty database, with the settings that "First day" in docs/operations.md
 * requires. `close` stops it.
 */
async function openFirstDay() {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-first-sale-'))
  chmodSync(folder, 0o755)
  const database = await anEmptyDatabase(folder)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    ...process.env,
    ...database.env,
    NODE_ENV: '',
    SAMPAN_KEY: randomBytes(32).toString('base64'),
    PUBLIC_URL: url,
    SMTP_URL: 'smtp://localhost:9',
    MAIL_FROM: 'Sampan <shop@example.com>',
    SAMPAN_DATA: join(folder, 'data'),
    PORT: String(port),
    LOG_LEVEL: 'error',
  }
  const server = spawn('npm', ['run', 'serve'], { cwd: ROOT, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  await untilReady(server, port)
  return {
    url,
    /** Runs one of the project's commands. Answers its question for the password as an operator would in a terminal. */
    run: (command: string) =>
      execFileSync('npm', ['run', '--silent', ...command.split(' ')], {
        cwd: ROOT,
        env: { ...env, SAMPAN_DESK_PASSWORD: PASSWORD },
        encoding: 'utf8',
      }),
    close: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      if (server.pid) process.kill(-server.pid, 'SIGTERM')
      await ended
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

let shop: Awaited<ReturnType<typeof openFirstDay>>
let browser: Browser
// A second try needs an empty database again.
beforeEach(async () => {
  ;[shop, browser] = await Promise.all([openFirstDay(), openBrowser()])
})
afterEach(() => Promise.all([shop?.close(), browser?.close()]))

async function aBrowserAtTheDesk(): Promise<Desk> {
  const context = await browser.newContext({
    baseURL: shop.url,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
  })
  context.setDefaultTimeout(WAIT_MS)
  const page = await context.newPage()
  return { page, context, complaints: await complaintsOf(page) }
}

let secret = ''
let last_step = 0
/** A code that was not used yet: the code of the next half minute, which the server accepts too. */
async function aFreshCode(): Promise<string> {
  last_step = Math.max(stepOf(Date.now()), last_step + 1)
  return codeOf(secret, last_step)
}

/**
 * The first sign-in: password, second factor and recovery codes.
 * @returns the violations that axe finds.
 */
async function signInFirst(desk: Desk): Promise<string[]> {
  const { page } = desk
  const found: string[] = []
  const look = async (step: string) => found.push(...(await findVisitFaults(desk, step)))
  await page.goto('/console')
  await look('the sign-in')
  await page.getByRole('textbox', { name: 'Email' }).fill(ACCOUNT)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Set up' }).waitFor()
  await look('the question for a second factor')
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.locator('code').waitFor()
  await look('the code for the device')
  secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByRole('textbox', { name: 'Code' }).fill(await aFreshCode())
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'I’ve saved them' }).waitFor()
  await look('the recovery codes')
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  return found
}

const steps = ({ page }: Desk) => page.getByRole('alert', { name: 'Get ready for your first sale' })

/** Opens a setup step from the screen Today, runs `act`, and checks that the step is marked as done. */
async function doStep(desk: Desk, step: string, act: (page: Desk['page']) => Promise<void>): Promise<void> {
  await steps(desk).getByRole('link', { name: step }).click()
  await act(desk.page)
  await desk.page.getByRole('navigation').getByRole('link', { name: 'Today' }).click()
}

async function fillIn(form: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await form.getByRole('textbox', { name, exact: true }).fill(text)
}

/** The field for the English text, in a form with fields for five languages. */
const inEnglish = (form: Locator, label: string) =>
  form.getByRole('group', { name: label, exact: true }).getByRole('textbox', { name: 'English' })

async function choose({ page }: Desk, form: Locator, label: string, option: string | RegExp): Promise<void> {
  await form.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option }).first().click()
}

async function addPicture(form: Locator): Promise<void> {
  await form.locator('input[type=file]').setInputFiles(TEAPOT)
  await form.getByRole('listitem').getByRole('img').first().waitFor()
}

/** Completes the desk's setup steps that a shop needs before its first sale. */
async function setUp(desk: Desk): Promise<void> {
  await doStep(desk, 'Add your shop’s name and logo', async (page) => {
    const form = page.getByRole('main')
    await fillIn(form, { 'Shop name': SHOP_NAME })
    await addPicture(form)
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Shop name saved').first().waitFor()
    await page.getByRole('link', { name: SHOP_NAME }).first().waitFor()
  })
  await doStep(desk, 'Add a bank account or network for top-ups', async (page) => {
    await page.getByRole('button', { name: 'Add a bank account' }).click()
    const account = { Bank: 'River Bank', 'Account holder': 'Kettle & Co', 'Account number or IBAN': '012 345 678' }
    const form = page.getByRole('dialog')
    await fillIn(form, { ...account, SWIFT: 'RIVRTHBK', 'Country code': 'TH' })
    await form.getByRole('button', { name: 'Add' }).click()
    await typeSecondFactorCode(desk, aFreshCode)
    await page.getByText('River Bank · Kettle & Co').waitFor()
  })
  await doStep(desk, 'Add a category', async (page) => {
    await page.getByRole('button', { name: 'Add a category' }).click()
    const dialog = page.getByRole('dialog')
    await choose(desk, dialog, 'Category', /./)
    await inEnglish(dialog, 'Display name').fill('Kitchen')
    await addPicture(dialog)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Kitchen' }).waitFor()
  })
  await doStep(desk, 'Add a shop with shipping costs', async (page) => {
    await page.getByRole('button', { name: 'New shop' }).click()
    const form = pane(desk, 'New shop')
    await fillIn(form, { ID: 'kettle-and-co' })
    await inEnglish(form, 'Display name').fill('Kettle & Co')
    await inEnglish(form, 'Description').fill('Kettles by the river since this morning.')
    await addPicture(form)
    await form.getByRole('textbox', { name: 'First item' }).fill('6')
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: 'Kettle & Co' }).waitFor()
  })
  await doStep(desk, 'Add a product with pictures and stock, and put it on sale', async (page) => {
    const form = page.getByRole('main')
    await fillIn(form, { ID: 'night-kettle' })
    await choose(desk, form, 'Shop', 'Kettle & Co')
    await choose(desk, form, 'Category', 'Kitchen')
    await inEnglish(form, 'Title').fill('Kettle of the night ferry')
    await inEnglish(form, 'Description').fill('It whistles softly.')
    await addPicture(form)
    await fillIn(form, {
      'SKU 1': 'night-kettle-1',
      'Price of SKU 1': '42.50',
      'Stock adjustment for SKU 1': '+5',
    })
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Product saved').first().waitFor()
  })
}

/** Approves the only recharge under audit, through the API of the operators' desk. */
async function passRecharge({ page }: Desk): Promise<void> {
  await page.getByText('Top-ups to review').waitFor()
  const code = await page.evaluate(
    async (headers) => {
      const list = await (await fetch('/api/admin/recharge/list?status=0', { headers })).json()
      const body = JSON.stringify({ recharge_id: list.data.items[0].recharge_id, status: 1 })
      const options = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body }
      return (await (await fetch('/api/admin/recharge/audit', options)).json()).code
    },
    { [DESK_HEADER]: '1' },
  )
  expect(code).toBe(1)
}

/** Checks that all pages show the shop's new name a few seconds after it was saved. */
async function seeName(phone: Phone): Promise<void> {
  await open(phone, '/home')
  expect(await phone.page.title()).toBe(`Home · ${SHOP_NAME}`)
  const bar = phone.page.getByRole('banner')
  await bar.getByText(SHOP_NAME, { exact: true }).waitFor()
  await bar.locator('img[src*="/pictures/logo-"]').waitFor()
  const icon = await phone.page.locator('link[rel=icon]').getAttribute('href')
  const manifest = await phone.page.locator('link[rel=manifest]').getAttribute('href')
  const told = await phone.page.evaluate(
    async ([icon = '', manifest = '']) => {
      const { status, headers } = await fetch(icon)
      return [status, headers.get('content-type'), (await (await fetch(manifest)).json()).name]
    },
    [icon ?? '', manifest ?? ''],
  )
  expect(told).toEqual([200, 'image/png', SHOP_NAME])
}

/** Lets a new visitor find the product, register, and report a transfer to pay for it. */
async function comeToBuy(phone: Phone): Promise<void> {
  await open(phone, '/home')
  await phone.page.getByRole('link', { name: 'Kettle of the night ferry' }).first().click()
  await button(phone, 'Add to cart').click()
  await expectToast(phone, 'Added to cart')
  await phone.page.getByRole('link', { name: phone.say('Cart') }).click()
  await link(phone, 'Log in to check out').click()
  await link(phone, 'Create an account').click()
  await register(phone, 'nina@example.com')
  await phone.page.getByRole('heading', { name: 'Kettle of the night ferry' }).waitFor()
  await open(phone, '/address')
  await addAddress(phone)
  await open(phone, '/changePayPwd')
  await setPaymentCode(phone)
  await open(phone, '/topUp')
  await topUp(phone, '60')
}

async function pay(phone: Phone): Promise<void> {
  await open(phone, '/bag')
  await button(phone, 'Check out').click()
  await placeOrder(phone).click()
  await expectToast(phone, 'Create Order Success')
  await enterCode(phone, PAYMENT_CODE)
  await expectToast(phone, 'Pay Success')
  await heading(phone, 'Thank you, {name}', { name: 'Nina' }).waitFor()
  await link(phone, 'See order').click()
  await seeHeading(phone, 'The shop is getting your order ready.')
}

test('the console and the commands of docs/operations.md are enough to set up an empty database for the first sale', {
  timeout: 240_000,
}, async () => {
  expect(shop.run(OPERATOR)).toContain(ACCOUNT)
  const desk = await aBrowserAtTheDesk()
  expect(await signInFirst(desk)).toEqual([])
  // No table has a row yet, so axe checks every page in its empty state.
  const empty = DESK_PATHS.map(({ path }) => path).filter((path) => !path.includes(':'))
  expect(await findDeskViolations(desk, empty)).toEqual([])
  await visit(desk, '/console')
  await setUp(desk)
  await steps(desk).waitFor({ state: 'hidden' })

  const phone = await aPhone(browser, shop.url)
  await seeName(phone)
  await comeToBuy(phone)
  await passRecharge(desk)
  await pay(phone)

  await desk.page.getByRole('navigation').getByRole('link', { name: 'Orders' }).click()
  await desk.page.getByRole('row', { name: 'nina@example.com' }).getByRole('link').click()
  await desk.page.getByRole('button', { name: 'Ship', exact: true }).click()
  await answerDialog(desk, { Carrier: 'Mekong Post', 'Tracking number': 'MP-0001' }, 'Ship')
  await phone.page.getByText('MP-0001', { exact: true }).waitFor()
  expect(phone.complaints).toEqual([])
  expect(desk.complaints).toEqual([])
})
