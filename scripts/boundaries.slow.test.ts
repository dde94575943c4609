import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const SETTINGS = '.dependency-cruiser.cjs'

type Violation = { rule: { name: string }; from: string; to: string }
type Cruise = { summary: { totalCruised: number; violations: Violation[] } }

function cruise(folder: string, sources: string[]): Cruise['summary'] {
  const program = join(ROOT, 'node_modules/.bin/depcruise')
  const args = ['--config', SETTINGS, '--output-type', 'json', ...sources]
  const { stdout } = spawnSync(program, args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const { summary }: Cruise = JSON.parse(stdout)
  return summary
}

/** A minimal shop with one file of each kind, and for each rule a file with a forbidden import. */
const SHOP: Record<string, string> = {
  'contract/src/index.ts': 'export const endpoints = 1; export type Product = string',
  'contract/src/client/client.ts': 'export const call = 1',
  'contract/src/rules.ts': 'export const LIMIT = 1',
  'front/src/api/use-send.ts': 'export const useSend = 1',
  'front/src/text/class-names.ts': 'export const classNames = 1',
  'server/src/refusal/refusal.ts': 'export class Refusal {}',
  'server/src/db/pool.ts': 'export class Pool {}',
  'server/src/db/database.ts': 'export type Db = string; export const openDatabase = 1',
  'server/src/db/transaction.ts': 'export const transaction = 1',
  'server/src/features/order/order-sql.ts': 'export const findOrders = 1',
  'server/src/features/order/order-view.ts': 'export const shown = 1',
  'server/src/http/envelope.ts': 'export const envelope = 1',
  'server/src/pages/page-routes.ts': 'export const pages = 1',
  'server/src/features/order/order-service.ts': 'export const pay = 1',
  'server/src/features/barter/barter-service.ts': 'export const swap = 1',
  'server/testing/database.ts': 'export const testDatabase = 1',
  'contract/src/barter/barter.ts': 'export const swap = 1',
  'front/src/barter/barter.ts': 'export const swap = 1',
  'storefront/src/barter/barter.ts': 'export const swap = 1',
  'storefront/src/routes.ts': 'export const routes = 1',
  'console/src/barter/barter.ts': 'export const swap = 1',
  'console/src/routes.ts': 'export const routes = 1',
  'storefront/src/api/call.ts': 'export const call = 1',
  'storefront/src/screens/home/home.tsx': 'export const Home = () => null',
  'console/src/screens/order/orders.tsx': 'export const Orders = () => null',
  'console/src/features/order/order-status.tsx': 'export const OrderStatus = () => null',
  'storefront/src/ui/layer/toast.ts': 'export const toast = 1',
  'demo/catalogue.ts': 'export const goods = 1',
  'scripts/build.ts': 'export const build = 1',
  'storefront/src/features/wallet/balance-card.tsx': 'export const BalanceCard = () => null',
}

const wrong = (rule: string, path: string, imports: string) => ({ rule, path, imports })

const PLANTED = [
  wrong('server-imports-lower-folders', 'server/src/features/catalogue/bad-service.ts', '../order/order-service.ts'),
  wrong('server-imports-lower-folders', 'server/src/features/checkout/bad-service.ts', '../order/order-service.ts'),
  wrong('server-folders-have-a-place', 'server/src/features/bad.ts', './barter/barter-service.ts'),
  wrong('contract-imports-lower-folders', 'contract/src/catalogue/bad.ts', '../rules.ts'),
  wrong('contract-imports-lower-folders', 'contract/src/client/bad.ts', '../rules.ts'),
  wrong('contract-folders-have-a-place', 'contract/src/bad-barter.ts', './barter/barter.ts'),
  wrong('front-imports-lower-folders', 'front/src/text/bad.ts', '../api/use-send.ts'),
  wrong('front-folders-have-a-place', 'front/src/bad-barter.ts', './barter/barter.ts'),
  wrong('storefront-imports-lower-folders', 'storefront/src/session/bad.ts', '../api/call.ts'),
  wrong('storefront-imports-lower-folders', 'storefront/src/ui/button/bad.ts', '../layer/toast.ts'),
  wrong('storefront-imports-lower-folders', 'storefront/src/screens/cart/bad-route.ts', '../../routes.ts'),
  wrong('storefront-folders-have-a-place', 'storefront/src/bad-barter.ts', './barter/barter.ts'),
  wrong('console-imports-lower-folders', 'console/src/screens/today/bad-route.ts', '../../routes.ts'),
  wrong('console-folders-have-a-place', 'console/src/bad-barter.ts', './barter/barter.ts'),
  wrong('contract-knows-nobody', 'contract/src/bad.ts', '../../server/src/refusal/refusal.ts'),
  wrong('fronts-see-only-the-contract', 'storefront/src/screens/bad.ts', '../../../server/src/refusal/refusal.ts'),
  wrong('fronts-take-types-of-the-contract', 'storefront/src/screens/bad-contract.ts', '@sampan/contract'),
  wrong('fronts-see-only-the-contract', 'console/src/screens/bad.ts', '../../../storefront/src/api/call.ts'),
  wrong('fronts-take-types-of-the-contract', 'console/src/screens/bad-contract.ts', '@sampan/contract'),
  wrong('fronts-see-only-the-contract', 'front/src/forms/bad.ts', '../../../storefront/src/api/call.ts'),
  wrong('fronts-see-only-the-contract', 'front/src/forms/bad-desk.ts', '../../../console/src/screens/order/orders.tsx'),
  wrong('fronts-take-types-of-the-contract', 'front/src/forms/bad-contract.ts', '@sampan/contract'),
  wrong('front-names-no-texts', 'front/src/forms/bad-text.ts', '@lingui/core/macro'),
  wrong('screens-stay-apart', 'console/src/screens/today/bad.ts', '../order/orders.tsx'),
  wrong('front-layers-point-down', 'console/src/ui/table/bad-screen.ts', '../../screens/order/orders.tsx'),
  wrong('forms-and-api-know-no-features', 'console/src/api/bad.ts', '../features/order/order-status.tsx'),
  wrong('server-never-sees-fronts', 'server/src/bad-front.ts', '../../storefront/src/api/call.ts'),
  wrong('front-features-stay-apart', 'storefront/src/features/cart/bad.ts', '../wallet/balance-card.tsx'),
  wrong('screens-stay-apart', 'storefront/src/screens/cart/bad.ts', '../home/home.tsx'),
  wrong('front-layers-point-down', 'storefront/src/features/cart/bad-screen.ts', '../../screens/home/home.tsx'),
  wrong('forms-and-api-know-no-features', 'storefront/src/forms/bad.ts', '../features/wallet/balance-card.tsx'),
  wrong('api-knows-no-forms-and-no-ui', 'storefront/src/api/bad.ts', '../ui/layer/toast.ts'),
  wrong('ui-knows-only-itself', 'storefront/src/ui/form/bad.ts', '../../api/call.ts'),
  wrong('ui-knows-only-itself', 'console/src/ui/form/bad-send.ts', '../../../../front/src/api/use-send.ts'),
  wrong('shop-knows-no-scripts', 'server/src/bad-scripts.ts', '../../scripts/build.ts'),
  wrong('nobody-knows-the-demo', 'server/src/bad-demo.ts', '../../demo/catalogue.ts'),
  wrong('demo-knows-contract-and-server', 'demo/bad.ts', '../storefront/src/api/call.ts'),
  wrong('server-features-talk-through-services', 'server/src/features/wallet/bad-service.ts', '../order/order-view.ts'),
  wrong('server-imports-lower-folders', 'server/src/ledger/bad.ts', '../features/order/order-service.ts'),
  wrong('server-imports-lower-folders', 'server/src/http/bad.ts', '../features/order/order-service.ts'),
  wrong('server-imports-lower-folders', 'server/src/db/bad.ts', '../http/envelope.ts'),
  wrong('server-imports-lower-folders', 'server/src/ledger/bad-http.ts', '../http/envelope.ts'),
  wrong('server-imports-lower-folders', 'server/src/http/bad-pages.ts', '../pages/page-routes.ts'),
  wrong('only-sql-files-hold-the-database', 'server/src/features/wallet/wallet-routes.ts', '../../db/database.ts'),
  wrong('only-sql-files-hold-the-database', 'server/src/features/wallet/wallet-service.ts', '../../db/pool.ts'),
  wrong('tests-are-no-part-of-the-shop', 'server/src/bad-testing.ts', '../testing/database.ts'),
  wrong('no-cycles', 'server/src/circle-a.ts', './circle-b.ts'),
  wrong('everything-is-found', 'server/src/bad-path.ts', './nowhere.ts'),
]

const ALLOWED: Record<string, string> = {
  'server/src/circle-b.ts': "export * from './circle-a.ts'",
  'server/src/features/wallet/wallet-sql.ts': "import { openDatabase } from '../../db/database.ts'; openDatabase",
  'server/src/features/wallet/good-service.ts':
    "import type { Db } from '../../db/database.ts'; import { transaction } from '../../db/transaction.ts'; import { findOrders } from '../order/order-sql.ts'; import { pay } from '../order/order-service.ts'; export const a: Db = transaction + pay + findOrders",
  'console/src/ui/text/good.ts': "export * from '../../../../front/src/text/class-names.ts'",
  'storefront/src/screens/good.ts':
    "import type { Product } from '@sampan/contract'; import { call } from '@sampan/contract/client'; import { LIMIT } from '@sampan/contract/rules'; export const a: Product = call + LIMIT",
}

function plantShop(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sampan-boundaries-')))
  const planted = PLANTED.map(({ path, imports }) => [path, `import * as bad from '${imports}'; export const a = bad`])
  for (const [path, text] of [...Object.entries({ ...SHOP, ...ALLOWED }), ...planted] as [string, string][]) {
    // The annotation keeps pairs: TypeScript would infer arrays.
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const file of [SETTINGS, 'package.json', 'contract/package.json']) cpSync(join(ROOT, file), join(folder, file))
  mkdirSync(join(folder, 'node_modules/@sampan'), { recursive: true })
  symlinkSync(join(folder, 'contract'), join(folder, 'node_modules/@sampan/contract'))
  return folder
}

const folder = plantShop()
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const { violations } = cruise(folder, ['contract', 'front', 'server', 'storefront', 'console', 'demo'])

test.each(PLANTED)('rule $rule reports $path', ({ rule, path }) => {
  expect(violations.filter(({ from }) => from === path).map((violation) => violation.rule.name)).toContain(rule)
})

test.each(Object.keys(ALLOWED).filter((path) => !path.includes('circle')))('%s may import what it does', (path) => {
  expect(violations.filter(({ from }) => from === path)).toEqual([])
})

test('each rule of the settings has a planted violation', async () => {
  const settings = await import(join(ROOT, SETTINGS))
  const rules: string[] = settings.default.forbidden.map(({ name }: { name: string }) => name)
  expect(new Set(PLANTED.map(({ rule }) => rule))).toEqual(new Set(rules))
})

test("dependency-cruiser really reads the shop's own files", () => {
  expect(cruise(ROOT, ['contract', 'front', 'server', 'storefront', 'console', 'demo']).totalCruised).toBeGreaterThan(
    100,
  )
})
