import type { LocaleKey } from '@sampan/contract/rules'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { aUser, pageOf } from '../../../testing/fake-goods.ts'
import { renderScreen } from '../../../testing/fake-shop.tsx'
import { extractOptions } from '../../../testing/fake-wallet.ts'

const NINA = { family_name: 'Srisai', given_name: 'Nina' }
const HANAKO = { family_name: '山田', given_name: '花子' }
const THAILAND = { code: 'TH', name: 'Thailand', dial_code: '+66', ships: true }

async function openWide(address: string, locale: LocaleKey, names: typeof NINA) {
  await page.viewport(1_280, 900)
  onTestFinished(() => page.viewport(414, 896))
  const { view } = await renderScreen(address, {
    locale,
    replies: {
      'GET /api/user/getUserInfo': aUser(names),
      'GET /api/user/extract': extractOptions(),
      'GET /api/user/extract_log': pageOf(),
      'GET /api/user/help_support': [],
      'GET /api/area': ({ query }) => (query.country ? [] : [THAILAND]),
    },
  })
  return view.container
}

test.each([
  ['en', NINA, 'Nina Srisai'],
  ['ri', NINA, 'Nina Srisai'],
  ['zh-CN', HANAKO, '山田花子'],
  ['tai', HANAKO, '山田花子'],
] as const)(
  'in the language %s menu, address and withdrawal have the same name for %j',
  async (locale, names, name) => {
    for (const [address, field] of [
      ['/addressForm', 'addressee'],
      ['/withDraw', 'account_name'],
    ] as const) {
      const shop = await openWide(address, locale, names)
      await expect.poll(() => shop.querySelector<HTMLInputElement>(`input[name=${field}]`)?.value).toBe(name)
      // The value of an input is not part of the text, so this is the name in the account menu.
      await expect.poll(() => shop.textContent).toContain(name)
    }
  },
)
