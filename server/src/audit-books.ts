// npm run audit: reads the whole books. The exit code is 1 when they are not sound.
import { runAudit } from './terminal/run-audit.ts'

process.exitCode = await runAudit(process.argv.slice(2), {
  env: process.env,
  say: (text) => void process.stdout.write(`${text}\n`),
  complain: (text) => void process.stderr.write(`${text}\n`),
})
