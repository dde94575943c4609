import { expect, test } from 'vitest'
import {
  type Check,
  cleanUpInFunctions,
  crowdedFolders,
  datesFromTheClock,
  endpointsAsQueryKeys,
  noMachinePaths,
  noWorkNotes,
  numberedTodos,
  onlyOwnCalls,
  repositoryFiles,
  sentencesInCatalogues,
  shortFiles,
  sqlOnlyInSqlFiles,
} from './scripts/tidy.ts'
import { citedDocumentsExist, linksResolve } from './scripts/tidy-docs.ts'
import { noBareText, noEarlyTranslations, noStyleAttributes } from './scripts/tidy-screens.ts'

const files = repositoryFiles()

const SCREEN = 'storefront/src/screens/home/home.tsx'
const SERVICE = 'server/src/features/order/order-service.ts'

type Case = {
  name: string
  check: Check
  offences: [path: string, text: string][]
  fine: [path: string, text: string][]
}

const CASES: Case[] = [
  {
    name: 'SQL is only in -sql.ts files, the ledger and db',
    check: sqlOnlyInSqlFiles,
    offences: [
      [SERVICE, "db.selectFrom('orders')"],
      [SERVICE, 'await sql<{ n: number }>`select 1`.execute(db)'],
      ['server/src/features/order/order-routes.ts', "tx\n  .deleteFrom('orders')"],
    ],
    fine: [['server/src/features/order/order-sql.ts', "db.selectFrom('orders')"]],
  },
  {
    name: 'the server reads dates from one clock, and the contract reads none',
    check: datesFromTheClock,
    offences: [
      [SERVICE, 'const today = new Date().toISOString()'],
      [SERVICE, 'const isOver = (ends_ms: number, now = Date.now) => ends_ms < now()'],
      [SERVICE, 'const text = Date()'],
      ['contract/src/order/delivery.ts', 'const today = Math.floor(Date.now() / DAY_MS)'],
    ],
    fine: [
      [SERVICE, 'const day = new Date(ends_at).getUTCDay() + Date.parse(begins_at)'],
      ['server/src/clock.ts', 'export const clock = { now_ms: () => Date.now() }'],
      ['server/src/features/order/order.test.ts', 'const due = new Date().toISOString()'],
    ],
  },
  {
    name: 'what a test opens is closed after it',
    check: cleanUpInFunctions,
    offences: [
      ['server/testing/world.ts', 'async function aShop() {\n  afterAll(() => app.close())\n}'],
      ['server/src/features/live/live.test.ts', "test('a stream', () => {\n  afterAll(close)\n})"],
    ],
    fine: [
      ['server/src/features/live/live.test.ts', 'afterAll(() => server.close())'],
      ['server/testing/world.ts', 'async function aShop() {\n  cleanUp(() => app.close())\n}'],
      ['e2e/shop-and-browser.ts', '  afterAll(() => shop.close())'],
    ],
  },
  {
    name: 'files are short, or give a reason',
    check: shortFiles,
    offences: [[SERVICE, 'x\n'.repeat(251)]],
    fine: [
      [SERVICE, 'x\n'.repeat(250)],
      [SERVICE, `// long: one table, read as one\n${'x\n'.repeat(251)}`],
      ['server/src/order.test.ts', 'x\n'.repeat(400)],
    ],
  },
  {
    name: 'sentences of the server are in its catalogues',
    check: sentencesInCatalogues,
    offences: [
      [SERVICE, "const PAID = { en: 'Paid', th: 'ชำระเงินแล้ว' }"],
      ['server/src/pages/error-page.ts', "const RETRY = '다시 시도'"],
    ],
    fine: [
      [SERVICE, "const paid = sentence('order.history.pay')"],
      ['server/src/language/catalogue/th.json', '"order.history.pay": "ชำระเงินแล้ว"'],
      ['server/src/features/order/order.test.ts', "expect(text).toBe('ชำระเงินแล้ว')"],
      ['server/src/features/catalogue/search/meaning/filler-words.ts', "th: 'ของ ให้'"],
    ],
  },
  {
    name: 'screens and features use endpoints, never query keys',
    check: endpointsAsQueryKeys,
    offences: [
      [SCREEN, "import { useQuery } from '@tanstack/react-query'"],
      [SCREEN, "useReply({ queryKey: ['user', 'info'] })"],
      ['storefront/src/features/order/order-list.tsx', 'const call = useCall()'],
      ['storefront/src/forms/use-form.ts', "const key = readKey('GET /api/home')"],
    ],
    fine: [
      [SCREEN, "const home = useRead('GET /api/home')"],
      ['front/src/api/use-read.ts', 'queryKey: readKey(name, ask),'],
      ['storefront/src/screens/home/home.test.tsx', "import { QueryClient } from '@tanstack/react-query'"],
    ],
  },
  {
    name: 'the shop names no call of the desk, and the desk only its calls and two public reads',
    check: onlyOwnCalls,
    offences: [
      [SCREEN, "useRead('GET /api/admin/order/list')"],
      ['console/src/screens/order/orders.tsx', "useSend('POST /api/order/pay')"],
    ],
    fine: [
      [SCREEN, "useRead('GET /api/home')"],
      [
        'console/src/screens/order/orders.tsx',
        "useRead('GET /api/category/list'); useRead('GET /api/admin/order/list')",
      ],
    ],
  },
  {
    name: 'open tasks have an issue number',
    check: numberedTodos,
    offences: [[SERVICE, `// ${'TO'}DO later`]],
    fine: [[SERVICE, `// ${'TO'}DO #12: later`]],
  },
  {
    name: 'no file contains paths or registries of one machine',
    check: noMachinePaths,
    offences: [
      ['README.md', `run it in ${'/wo'}rk/shop`],
      ['.npmrc', `registry=https://registry.${'npm'}js.org`],
    ],
    fine: [['README.md', 'see https://sampan.example/work/hours']],
  },
  {
    name: 'files describe the shop, not how it was made',
    check: noWorkNotes,
    offences: [['README.md', `written by ${'Chat'}GPT`]],
    fine: [['README.md', 'the user agent of the browser']],
  },
  {
    name: 'displayed texts are in the catalogues',
    check: noBareText,
    offences: [
      [SCREEN, 'const A = () => <p>Hello</p>'],
      [SCREEN, "const A = () => <p>{'Hello'}</p>"],
      [SCREEN, 'const A = () => <img alt="A boat" />'],
      [SCREEN, 'const A = () => <p><b>こんにちは</b></p>'],
    ],
    fine: [
      [SCREEN, 'const A = () => <p><Trans>Hello <b>you</b></Trans></p>'],
      [SCREEN, 'const A = ({ t }) => <p title={t`Hello`} className="big">{t`Hello`} {12} % · Sampan</p>'],
    ],
  },
  {
    name: 'no style attributes, because the content security policy blocks them',
    check: noStyleAttributes,
    offences: [[SCREEN, 'const A = () => <p style={{ color: "red" }} />']],
    fine: [[SCREEN, 'const A = () => <p className={styles.red} />']],
  },
  {
    name: 'no text is translated before the language is known',
    check: noEarlyTranslations,
    offences: [
      [SCREEN, 'const TITLE = t`Hello`'],
      [SCREEN, "const TITLES = { home: t({ message: 'Hello' }) }"],
    ],
    fine: [
      [SCREEN, 'const title = () => t`Hello`'],
      [SCREEN, 'function useTitle() { return t`Hello` }'],
    ],
  },
  {
    name: 'comments cite only what is in the repository',
    check: citedDocumentsExist,
    offences: [
      [SERVICE, `// as ${'MON'}EY §3 says`],
      [SERVICE, ` * stored a day (${'API'}.md, †)`],
      ['server/migrations/211-reviews.sql', `-- the tries of ${'SPE'}C part 2`],
    ],
    fine: [
      [SERVICE, '// the best of the header (RFC 9110 §12.5.4)'],
      [SERVICE, '// why: docs/decisions/007-one-cache.md'],
    ],
  },
  {
    name: 'links in the docs lead to existing files and headings',
    check: linksResolve,
    offences: [
      ['docs/wallet.md', '[the books](../server/src/ledger/nowhere.ts)'],
      ['docs/wallet.md', '[locks](architecture.md#nowhere)'],
    ],
    fine: [
      [
        'docs/wallet.md',
        '[locks](architecture.md#money) [above](#the-books) [out](https://sampan.example)\n## The books',
      ],
      ['README.md', '[one page](docs/architecture.md)'],
    ],
  },
]

test('a folder has at most 36 files, and the root of a src folder at most 16', () => {
  const grown = (folder: string, count: number) =>
    Array.from({ length: count }, (_, n) => ({ path: `${folder}/file-${n}.ts`, text: '' }))
  expect(crowdedFolders(files)).toEqual([])
  expect(crowdedFolders(grown('server/src/features/order', 37))).toHaveLength(1)
  expect(crowdedFolders(grown('server/src/features/order', 36))).toEqual([])
  expect(crowdedFolders(grown('console/src', 17))).toHaveLength(1)
})

test('the repository has files to check', () => {
  expect(files.length).toBeGreaterThan(100)
})

for (const { name, check, offences, fine } of CASES) {
  test(name, () => {
    expect(files.flatMap(check)).toEqual([])
  })
  test.each(offences)(`${name}: a violation in %s is found`, (path, text) => {
    expect(check({ path, text })).toHaveLength(1)
  })
  test.each(fine)(`${name}: %s is allowed`, (path, text) => {
    expect(check({ path, text })).toEqual([])
  })
}
