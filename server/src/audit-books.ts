// npm run audit: checks the whole ledger. The exit code is 1 when the audit finds a problem.
import { runAudit } from './terminal/run-audit.ts'

process.exitCode = await runAudit(process.argv.slice(2), {
  env: process.env,
  say: (text) => void process.stdout.write(`${text}\n`),
  complain: (text) => void process.stderr.write(`${text}\n`),
})
