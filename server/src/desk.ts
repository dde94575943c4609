import { join } from 'node:path'
import { askAtTerminal } from './desk/ask.ts'
import { runDesk } from './desk/run-desk.ts'

// The desk in a terminal: `npm run desk -- help`.
process.exitCode = await runDesk(process.argv.slice(2), {
  url: process.env.SAMPAN_URL ?? 'http://localhost:8080',
  token_file: join(import.meta.dirname, '../../.desk'),
  password: process.env.SAMPAN_DESK_PASSWORD,
  ask: askAtTerminal,
  say: (text) => console.log(text),
  complain: (text) => console.error(text),
})
