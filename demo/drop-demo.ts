// npm run drop-demo -- help: turns a demo into a shop without demo accounts.
import { askAtTerminal } from '../server/src/terminal/ask.ts'
import { runDropDemo } from './run-drop-demo.ts'

process.exitCode = await runDropDemo(process.argv.slice(2), {
  env: process.env,
  ask: askAtTerminal,
  say: (text) => void process.stdout.write(`${text}\n`),
  complain: (text) => void process.stderr.write(`${text}\n`),
})
