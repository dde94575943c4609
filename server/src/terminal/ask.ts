import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { Misuse } from './misuse.ts'

/** Asks the operator for a line of input. Secret input is not shown. */
export type Ask = (question: string, options?: { is_secret?: boolean }) => Promise<string>

const NO_TERMINAL = 'There is no terminal to ask at: name the account, and set SAMPAN_DESK_PASSWORD.'

export const askAtTerminal: Ask = (question, { is_secret = false } = {}) => {
  if (!process.stdin.isTTY) throw new Misuse(NO_TERMINAL)
  if (is_secret) process.stderr.write(question)
  // Typed characters are shown by readline, which writes them to `output`, and not by the terminal. For secret input
  // `output` discards them.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const output = is_secret ? nowhere : process.stderr
  const reader = createInterface({ input: process.stdin, output, terminal: true })
  return new Promise((answer, giveUp) => {
    reader.once('close', () => {
      process.stderr.write('\n')
      giveUp(new Misuse('Nothing was typed.'))
    })
    reader.question(is_secret ? '' : question, (line) => {
      answer(line)
      reader.close()
    })
  })
}
