import { LANGUAGE_TAGS } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { aShop, callerOf } from '../../../testing/world.ts'

const visitor = callerOf(await aShop())
const read = async (
  call: 'GET /api/user/help_support' | 'GET /api/user/law',
  language: (typeof LANGUAGE_TAGS)[number],
) => (await visitor(call, undefined, { language })).data

/** Letters that a text in this language must contain, and letters that it must not. */
const SCRIPTS = {
  en: [/[a-z]/, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}]/u],
  'zh-CN': [/\p{Script=Han}/u, /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u],
  ja: [/\p{Script=Hiragana}/u, /[\p{Script=Hangul}\p{Script=Thai}]/u],
  ko: [/\p{Script=Hangul}/u, /[\p{Script=Hiragana}\p{Script=Han}\p{Script=Thai}]/u],
  th: [/\p{Script=Thai}/u, /[\p{Script=Hiragana}\p{Script=Han}\p{Script=Hangul}]/u],
} as const

test('the legal texts are the six that the shop links to', async () => {
  const slugs = (await read('GET /api/user/law', 'en')).map(({ slug }) => slug)
  expect(slugs).toEqual(['terms', 'privacy', 'refund', 'shipping', 'wallet', 'platform'])
})

test.each(LANGUAGE_TAGS)('help and legal texts are complete in %s', async (language) => {
  const [own, none] = SCRIPTS[language]
  for (const call of ['GET /api/user/help_support', 'GET /api/user/law'] as const) {
    const [articles, english] = [await read(call, language), await read(call, 'en')]
    expect(articles.map(({ slug }) => slug)).toEqual(english.map(({ slug }) => slug))
    expect(articles.length).toBeGreaterThanOrEqual(6)
    for (const { slug, title, body_markdown } of articles) {
      expect(title).not.toBe('')
      expect(body_markdown).toMatch(own)
      // The article about languages names each language in its own script.
      if (slug !== 'languages') expect(title + body_markdown).not.toMatch(none)
      expect(body_markdown).not.toMatch(/^#|\{#/m)
    }
  }
})

test.each(['GET /api/user/help_support', 'GET /api/user/law'] as const)(
  'figures of %s are the same in every language',
  async (call) => {
    const figuresOf = (text: string) => (text.match(/\d+/g) ?? []).filter((figure) => Number(figure) > 10).sort()
    const english = await read(call, 'en')
    for (const language of LANGUAGE_TAGS)
      for (const [index, article] of (await read(call, language)).entries())
        expect(figuresOf(article.body_markdown)).toEqual(figuresOf(english[index]?.body_markdown ?? ''))
  },
)

test('times in help and legal texts are those of the settings', async () => {
  const shop = await aShop()
  const reader = callerOf(shop)
  const paying = async () => {
    const { data } = await reader('GET /api/user/help_support', undefined, { language: 'en' })
    return data.find(({ slug }) => slug === 'paying')?.body_markdown
  }
  expect(await paying()).toContain('You have 30 minutes to pay.')
  await shop.db.updateTable('time_limit').set({ duration: '2 hours' }).where('name', '=', 'order_expiry').execute()
  expect(await paying()).toContain('You have two hours to pay.')
})

test.each(LANGUAGE_TAGS)('no placeholder is left in the help and legal texts in %s', async (language) => {
  for (const call of ['GET /api/user/help_support', 'GET /api/user/law'] as const)
    for (const { body_markdown } of await read(call, language)) expect(body_markdown).not.toMatch(/[{}]/)
})

test('the privacy text shows the length of a session, which is at most that of its cookie', async () => {
  const shop = await aShop()
  const call = callerOf(shop)
  const privacy = async () => {
    const { data } = await call('GET /api/user/law', undefined, { language: 'en' })
    return data.find(({ slug }) => slug === 'privacy')?.body_markdown
  }
  expect(await privacy()).toContain('keeps your session for three days')
  const set = (duration: string) =>
    shop.db.updateTable('time_limit').set({ duration }).where('name', '=', 'session').execute()
  await set('5 hours')
  expect(await privacy()).toContain('keeps your session for five hours')
  await set('20 days')
  expect(await privacy()).toContain('keeps your session for three days')
})

/** How each language says that a transfer on a chain is credited automatically, and names apps, push and wallet addresses. */
const SUBJECTS = {
  en: { automatic: /automatic/, apps: /\bapps?\b/i, push: /push service/, wallets: /wallet address/, bank: /bank/ },
  'zh-CN': { automatic: /自动/, apps: /应用/, push: /推送/, wallets: /钱包地址/, bank: /银行/ },
  ja: { automatic: /自動/, apps: /アプリ/, push: /プッシュ/, wallets: /ウォレットアドレス/, bank: /銀行/ },
  ko: { automatic: /자동/, apps: /앱/, push: /푸시/, wallets: /지갑 주소/, bank: /은행|계좌 이체/ },
  th: { automatic: /อัตโนมัติ/, apps: /แอป/, push: /พุช/, wallets: /ที่อยู่กระเป๋า/, bank: /ธนาคาร/ },
} as const

test.each(LANGUAGE_TAGS)(
  'in %s, people review bank transfers and the chain credits automatically',
  async (language) => {
    const { automatic, bank } = SUBJECTS[language]
    const help = await read('GET /api/user/help_support', language)
    const law = await read('GET /api/user/law', language)
    const texts = [
      help.find(({ slug }) => slug === 'top-up'),
      ...['wallet', 'platform'].map((name) => law.find(({ slug }) => slug === name)),
    ]
    for (const text of texts) {
      expect(text?.body_markdown).toMatch(automatic)
      expect(text?.body_markdown).toMatch(bank)
    }
  },
)

test.each(LANGUAGE_TAGS)(
  'in %s, help and law name apps with access, push messages and wallet addresses',
  async (language) => {
    const { apps, push, wallets } = SUBJECTS[language]
    const help = await read('GET /api/user/help_support', language)
    const law = await read('GET /api/user/law', language)
    const privacy = law.find(({ slug }) => slug === 'privacy')?.body_markdown
    for (const subject of [apps, push, wallets]) expect(privacy).toMatch(subject)
    expect(law.find(({ slug }) => slug === 'terms')?.body_markdown).toMatch(apps)
    expect(law.find(({ slug }) => slug === 'wallet')?.body_markdown).toMatch(apps)
    expect(help.find(({ slug }) => slug === 'apps')?.body_markdown).toMatch(apps)
    expect(help.find(({ slug }) => slug === 'notifications')?.title).toBeTruthy()
  },
)
