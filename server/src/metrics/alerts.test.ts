import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { cleanUp } from '../../testing/clean-up.ts'
import { addressOf } from '../../testing/database.ts'
import { aShop } from '../../testing/world.ts'
import { buildApp } from '../app.ts'
import { HealthConnection } from '../db/health-connection.ts'
import { openReplicas } from '../db/replica/replicas.ts'
import { reportListings } from '../features/catalogue/listing/listing-gauges.ts'
import { reconcileChains } from '../features/wallet/chain/reconciliation/reconciliation-worker.ts'
import { watchChains } from '../features/wallet/chain/scan/watch-chains.ts'
import { reportQueues } from './queue-gauges.ts'

const ROOT = join(import.meta.dirname, '../../..')
const RULES = join(ROOT, 'deploy/alerts.yml')
const CASES = join(ROOT, 'deploy/alerts.test.yml')
const rules = readFileSync(RULES, 'utf8')
const alerts = [...rules.matchAll(/^ {6}- alert: (\w+)\n {8}expr: (.+)$/gm)].map(([, name = '', expr = '']) => ({
  name,
  expr,
}))
/** Metrics that Prometheus itself adds for a server. */
const OF_PROMETHEUS = new Set(['up'])
const WORDS = new Set('and or unless absent sum by rate time histogram_quantile le'.split(' '))

const metricsIn = (expr: string) =>
  [...expr.replace(/\{[^}]*\}|\[\w+\]/g, '').matchAll(/\b[a-z_][a-z0-9_]+/g)]
    .map(([name]) => name)
    .filter((name) => !WORDS.has(name) && !OF_PROMETHEUS.has(name))

test('promtool accepts the alert rules, and each has an expression, a severity and a summary', () => {
  expect(alerts.length).toBeGreaterThan(10)
  for (const part of rules.split('- alert: ').slice(1))
    expect(part).toMatch(/^\w+\n {8}expr: .+\n(?: {8}for: \d+m\n)? {8}labels: \{ severity: (?:page|warn) \}\n {8}annot/)
  const { error, status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', RULES], { encoding: 'utf8' })
  // Debian's package `prometheus` contains promtool. Without promtool only the structure is checked.
  if (!error) expect([status, stderr || stdout]).toEqual([0, expect.stringContaining(`${alerts.length} rules found`)])
})

test('in promtool each alert fires on its symptom, and none fires on a healthy shop', () => {
  const cases = readFileSync(CASES, 'utf8')
  const fired = [...cases.matchAll(/alertname="(\w+)"/g)].map(([, name]) => name)
  expect(fired.toSorted()).toEqual(alerts.map(({ name }) => name).toSorted())
  const { error, status, stderr, stdout } = spawnSync('promtool', ['test', 'rules', CASES], { encoding: 'utf8' })
  if (!error) expect([status, stderr + stdout]).toEqual([0, expect.stringContaining('SUCCESS')])
})

test('the server exports every metric that an alert uses', async () => {
  const shop = await aShop()
  const address = await addressOf(shop.db)
  const health = new HealthConnection(address)
  const metrics = new Registry()
  const { host, port, user, database } = address
  const replicas = openReplicas(
    address,
    [`postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`],
    () => {},
    metrics,
  )
  const context = { ...shop.context, health, metrics }
  const chains = watchChains(context, address)
  const reconciled = reconcileChains(context, address)
  reportListings(context)
  reportQueues({ ...context, pool: () => ({ used: 0, idle: 0, waiting: 0, max: 1 }) })
  const app = await buildApp(context)
  cleanUp(async () => {
    await chains.stop()
    await reconciled.stop()
    await replicas.close()
    health.close()
    await app.close()
  })
  await app.inject('/api/home')
  const text = (await app.inject('/metrics')).body
  const defined = new Set(
    [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  )
  const names = new Set(alerts.flatMap(({ expr }) => metricsIn(expr)))
  expect([...names].filter((name) => !defined.has(name))).toEqual([])
})

test('the runbook has an entry for each alert, and no others', () => {
  const runbook = readFileSync(join(ROOT, 'docs/recover.md'), 'utf8')
  const entries = [...runbook.matchAll(/^\| `([A-Z]\w+)` \|/gm)].map(([, name]) => name)
  expect(entries.toSorted()).toEqual(alerts.map(({ name }) => name).toSorted())
})
