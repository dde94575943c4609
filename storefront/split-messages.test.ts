import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { build, type Rolldown } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { splitMessages } from './split-messages.ts'

const root = mkdtempSync(join(tmpdir(), 'sampan-words-'))
afterAll(() => rmSync(root, { recursive: true }))

const sourceWith = (...messages: string[]) =>
  messages.map((one) => `console.log({ id: "${generateMessageId(one)}" })`).join(';')
const MESSAGES = ['Home', 'Try again', 'Reviews', 'Size', 'Orders', 'Pay', 'Menu', 'Limit', 'Nowhere']
const FILES = {
  'entry-client.tsx': `import './i18n.ts'; import './routes.ts'; import './home.tsx';
    import './frame/load-account-menu.ts'`,
  'i18n.ts': ['home', 'open', 'rest', 'wallet'].map((part) => `import('./ja.po?${part}').then(console.log)`).join(';'),
  'ja.po': ['', ...MESSAGES].map((text) => `msgid "${text}"\nmsgstr "${text && `ja ${text}`}"\n`).join('\n'),
  'frame/load-account-menu.ts': `import('./account-menu.tsx')`,
  'frame/account-menu.tsx': sourceWith('Menu', 'Try again'),
  'home.tsx': sourceWith('Home', 'Try again'),
  'routes.ts': `console.log(
    { screen: () => import('./screens/detail.tsx'), title: '', public: true },
    { screen: () => import('./screens/cart.tsx'), title: '' },
    { screen: () => import('./screens/top-up.tsx'), title: '', wallet: true }); ${sourceWith('Orders')}`,
  'screens/detail.tsx': `import('./sheet.tsx'); ${sourceWith('Reviews', 'Try again')}`,
  'screens/sheet.tsx': sourceWith('Size'),
  'screens/cart.tsx': sourceWith('Pay', 'Size'),
  'screens/top-up.tsx': `import('./cart.tsx'); ${sourceWith('Limit', 'Pay', 'Menu', 'Orders')}`,
}
for (const folder of ['screens', 'frame']) mkdirSync(join(root, 'src', folder), { recursive: true })
for (const [name, text] of Object.entries(FILES)) writeFileSync(join(root, 'src', name), text)

/** The messages of each part, as a browser would read them. */
async function buildOnce(ssr: boolean) {
  const { output } = (await build({
    ...{ configFile: false, root, logLevel: 'error', plugins: [splitMessages(root).plugin] },
    build: { write: false, ssr, rolldownOptions: { input: join(root, 'src/entry-client.tsx') } },
  })) as Rolldown.RolldownOutput // a single output, because the build does not watch
  const wordsOf = (part: string) =>
    output.flatMap((file) =>
      file.type === 'chunk' && file.facadeModuleId?.endsWith(`?${part}`)
        ? [...file.code.matchAll(/ja ([\w ]+)/g)].map(([, text]) => text)
        : [],
    )
  return { home: wordsOf('home'), open: wordsOf('open'), rest: wordsOf('rest'), wallet: wordsOf('wallet') }
}

test('each message is in the first part that uses it: the home page, the screens of visitors, the rest, or the wallet', async () => {
  expect(await buildOnce(false)).toEqual({
    home: ['Home', 'Try again'],
    open: ['Reviews', 'Size', 'Orders'],
    rest: ['Pay', 'Menu'],
    wallet: ['Limit'],
  })
})

test('the server build has all messages', async () => {
  expect(await buildOnce(true)).toEqual({ home: MESSAGES, open: [], rest: [], wallet: [] })
})
