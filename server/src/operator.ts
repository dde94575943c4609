// npm run operator -- help: the operators, kept at the machine itself.
import { askAtTerminal } from './desk/ask.ts'
import { runOperator } from './desk/run-operator.ts'

process.exitCode = await runOperator(process.argv.slice(2), {
  env: process.env,
  ask: askAtTerminal,
  say: (text) => void process.stdout.write(`${text}\n`),
  complain: (text) => void process.stderr.write(`${text}\n`),
})
