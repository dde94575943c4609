// `npm start`: builds what is outdated, then runs the server in this process.
import { buildIfStale } from './build.ts'

try {
  await buildIfStale()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await import('../demo/start.ts')
