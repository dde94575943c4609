// npm run operator -- help: manages operators on the command line, without a session.
import { askAtTerminal } from './terminal/ask.ts'
import { runOperator } from './terminal/run-operator.ts'

process.exitCode = await runOperator(process.argv.slice(2), {
  env: process.env,
  ask: askAtTerminal,
  say: (text) => void process.stdout.write(`${text}\n`),
  complain: (text) => void process.stderr.write(`${text}\n`),
})
