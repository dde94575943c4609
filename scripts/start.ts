// `npm start`: builds what is stale, then is the server.
import { buildIfStale } from './build.ts'

await buildIfStale()
await import('../server/src/main.ts')
