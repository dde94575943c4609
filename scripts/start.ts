// `npm start`: builds if outdated, then runs the demo shop in this process, with the embedded PostgreSQL.
import { buildIfStale } from './build.ts'

try {
  await buildIfStale()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
process.env.SAMPAN_TEST_CHAIN ??= 'on'
process.env.SAMPAN_TEST_PAYMENTS ??= 'on'
await import('./embedded-postgres/provide.ts')
await import('../demo/start.ts')
