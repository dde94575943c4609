// `npm start`: builds what is stale, then is the server.
import { buildIfStale } from './build.ts'

try {
  await buildIfStale()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await import('../demo/start.ts')
