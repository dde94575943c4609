import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGE_TAGS, type Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aSmallStorefront } from '../../../testing/small-storefront.ts'
import { anOperator, aProduct, aShop, callerOf, PASSWORD } from '../../../testing/world.ts'
import { buildApp } from '../../app.ts'

const folder = mkdtempSync(join(tmpdir(), 'sampan-language-'))
const bare = await aShop()
const { build } = aSmallStorefront()
const shop = { ...bare, app: await buildApp(bare.context, { ...build, folder }) }
afterAll(async () => {
  await shop.app.close()
  rmSync(folder, { recursive: true })
})
const { product_id } = await aProduct(shop)
const PAGE = `/detail/${product_id}`
const owner = await anOperator(shop)

type Asked = { 'accept-language'?: string; cookie?: string; 'if-none-match'?: string }
const settings = async () => (await owner.call('GET /api/admin/setting/list')).data.default_language
const choose = async (language: Language, who = owner) =>
  who.call('POST /api/admin/setting/language', { body: { language, revision: (await settings()).revision } })
/** Sends a request without a language, unless the headers name one. */
const ask = (url: string, headers: Asked = {}) => shop.app.inject({ url, headers })
const cookie = (file_name: string) => `Local_Lang=${encodeURIComponent(JSON.stringify({ file_name }))}`

beforeEach(() => choose('zh-CN'))

test('the default language is Simplified Chinese until an owner changes it, as the specification says', async () => {
  expect(await settings()).toMatchObject({ language: 'zh-CN' })
  expect((await ask('/api/user/getUserInfo')).json().msg).toBe('请先登录')
})

test.each(LANGUAGE_TAGS)(
  'a call that names no supported language gets a reply in the default language: %s',
  async (language) => {
    await choose(language)
    const sentence = (headers: { 'accept-language'?: string }) =>
      ask('/api/user/getUserInfo', headers).then((response) => response.json().msg)
    const expected = await sentence({ 'accept-language': language })
    for (const headers of [{}, { 'accept-language': '*' }, { 'accept-language': 'fr, de;q=0.5' }])
      expect(await sentence(headers)).toBe(expected)
    expect((await ask('/nothing.png')).body).toBe((await ask('/nothing.png', { 'accept-language': language })).body)
    expect(await sentence({ 'accept-language': 'fr, en;q=0.1' })).toBe('Please login first')
  },
)

test('a URL that the router rejects gets a reply in the default language', async () => {
  await choose('ko')
  const bad = await ask('/api/%')
  expect(bad.json().msg).toBe((await ask('/api/%', { 'accept-language': 'ko' })).json().msg)
})

test('pages, manifest and shell use the default language, after the reader’s choice and Accept-Language', async () => {
  await choose('ja')
  for (const url of [PAGE, '/shell', '/detail/nowhere']) {
    const page = await ask(url, { 'accept-language': 'fr' })
    expect([url, page.headers['content-language']]).toEqual([url, 'ja'])
    expect(page.body).toContain('<html lang="ja"')
    expect(page.body).toContain('data-locale="ri"')
    expect(page.headers.vary).toContain('accept-language')
  }
  expect((await ask('/site.webmanifest')).json().lang).toBe('ja')
  const languageOf = async (url: string, headers: { 'accept-language': string; cookie?: string }) =>
    (await ask(url, headers)).headers['content-language']
  expect(await languageOf(PAGE, { 'accept-language': 'th' })).toBe('th')
  expect(await languageOf(PAGE, { 'accept-language': 'th', cookie: cookie('en') })).toBe('en')
  expect(await languageOf(`${PAGE}?lang=ko`, { 'accept-language': 'th', cookie: cookie('en') })).toBe('ko')
})

test('changing the default language invalidates cached pages and keeps the URLs that search engines see', async () => {
  await choose('ja')
  const before = await ask(PAGE)
  const etag = String(before.headers.etag)
  expect((await ask(PAGE, { 'if-none-match': etag })).statusCode).toBe(304)
  await choose('th')
  const after = await ask(PAGE, { 'if-none-match': etag })
  expect([after.statusCode, after.headers['content-language']]).toEqual([200, 'th'])
  const addresses = (html: string) => html.match(/<link rel="(?:canonical|alternate)"[^>]*>/g) ?? []
  const [canonical, ...alternates] = addresses(after.body)
  expect(canonical).toContain(`${PAGE}?lang=th"`)
  expect(addresses(before.body).slice(1)).toEqual(alternates)
  // x-default means the URL without a language: that page is rendered in the reader's language, otherwise in the
  // default.
  expect(alternates.at(-1)).toMatch(new RegExp(`hreflang="x-default" href="[^"?]*${PAGE}"`))
})

test('accounts and mails use the default language if the request names none', async () => {
  await choose('ko')
  const account = 'without-a-language@example.com'
  const register = { account, password: PASSWORD, confirm_password: PASSWORD, family_name: 'Lin', given_name: 'Mei' }
  const headers = { 'accept-language': 'fr' }
  const { data } = await callerOf(shop)('POST /api/user/register', { body: register }, { headers })
  const { user_id, token } = data.userinfo
  expect((await callerOf(shop, token)('GET /api/user/getUserInfo')).data.lang.file_name).toBe('han')
  await callerOf(shop)('POST /api/user/send_code', { body: { account, purpose: 'password' } }, { headers })
  expect(shop.mails.at(-1)?.text).toMatch(/\p{Script=Hangul}/u)
  // An account keeps the language that it was opened with.
  await choose('th')
  expect((await callerOf(shop, token)('GET /api/user/getUserInfo')).data.lang.file_name).toBe('han')
  const { rows } = await sql<{
    language: string
  }>`insert into user_account (account, password_hash, family_name, given_name)
    values ('bare@example.com', 'x', 'Lin', 'Mei') returning language`.execute(shop.db)
  expect(rows[0]?.language).toBe('th')
  expect(user_id).toBeTruthy()
})

test('other servers on the same database use a new default language within five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const other = await buildApp(shop.context)
  const sentence = async () => (await other.inject('/api/user/getUserInfo')).json().msg
  expect(await sentence()).toBe('请先登录')
  await choose('en')
  vi.advanceTimersByTime(5_000)
  await expect.poll(sentence).toBe('Please login first')
  await other.close()
})

test('only owners can set the default language, to one of the five languages; a concurrent second change is refused', async () => {
  for (const role of ['finance', 'catalogue'] as const)
    expect((await choose('en', await anOperator(shop, { roles: [role] }))).reason).toBe('role_needed')
  const { revision } = await settings()
  const body = { language: 'fr' as 'en', revision }
  expect((await owner.call('POST /api/admin/setting/language', { body })).status).toBe(400)
  const answers = await Promise.all(
    (['en', 'th'] as const).map((language) =>
      owner.call('POST /api/admin/setting/language', { body: { language, revision } }),
    ),
  )
  expect(answers.map(({ code, reason }) => reason ?? code).toSorted()).toEqual([1, 'changed_meanwhile'])
  const { data } = await owner.call('GET /api/admin/setting/history', { query: {} })
  expect(data.items[0]).toMatchObject({ setting: 'choice:default_language', before: 'zh-CN' })
})
