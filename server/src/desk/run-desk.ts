import type { Ask } from './ask.ts'
import { carryOutChat } from './chat-commands.ts'
import { type Command, readCommand } from './command.ts'
import { DeskRefusal, deskClient, takeStep } from './desk-client.ts'
import { helpText, problemsText } from './desk-view.ts'
import { Misuse } from './misuse.ts'
import { carryOutOrder } from './order-commands.ts'
import { carryOutRates } from './rate-commands.ts'
import { carryOutRecharge } from './recharge-commands.ts'
import { carryOutRefund } from './refund-commands.ts'
import { forgetToken, readToken, storeToken } from './token-file.ts'
import { carryOutWithdrawal } from './withdrawal-commands.ts'

export type Desk = {
  /** The shop's URL. */
  url: string
  token_file: string
  /** SAMPAN_DESK_PASSWORD; without it the desk asks for the password. */
  password: string | undefined
  ask: Ask
  say: (text: string) => void
  complain: (text: string) => void
}

/** Runs one command. @returns the exit code: 1 for a refusal. */
export async function runDesk(argv: readonly string[], desk: Desk): Promise<0 | 1> {
  try {
    const { text, is_well = true } = await carryOut(readCommand(argv), desk)
    desk.say(text)
    return is_well ? 0 : 1
  } catch (error) {
    if (error instanceof Misuse) desk.complain(`${error.message}\nAll commands: npm run desk -- help`)
    else if (error instanceof DeskRefusal) desk.complain(error.message)
    else throw error
    return 1
  }
}

type Result = { text: string; is_well?: boolean }

async function carryOut(command: Command, desk: Desk): Promise<Result> {
  if (command.name === 'help') return { text: helpText() }
  if (command.name === 'login') return { text: await signIn(command.account, desk) }
  const call = deskClient(desk.url, readToken(desk.token_file, desk.url), () =>
    desk.ask('A fresh code of your device: '),
  )
  switch (command.name) {
    case 'logout':
      await call('POST /api/admin/logout').finally(() => forgetToken(desk.token_file))
      return { text: 'You have left the desk.' }
    case 'audit': {
      const audit = await call('GET /api/admin/ledger/audit')
      return { text: problemsText(audit), is_well: audit.problems.length === 0 }
    }
    case 'recharges':
    case 'receipts':
    case 'pass':
    case 'refuse':
      return { text: await carryOutRecharge(command, call, desk) }
    case 'orders':
    case 'order':
    case 'cancel':
    case 'ship':
    case 'correct':
      return { text: await carryOutOrder(command, call) }
    case 'refunds':
    case 'refund':
    case 'proofs':
    case 'refund-agree':
    case 'refund-refuse':
    case 'refund-execute':
    case 'refund-order':
      return { text: await carryOutRefund(command, call, desk) }
    case 'withdrawals':
    case 'withdrawal-pass':
    case 'withdrawal-refuse':
    case 'payout-file':
    case 'payout-sent':
    case 'payout-done':
    case 'payout-failed':
      return { text: await carryOutWithdrawal(command, call) }
    case 'chats':
    case 'chat':
    case 'chat-pictures':
    case 'answer':
      return { text: await carryOutChat(command, call, desk) }
    case 'rates':
      return { text: await carryOutRates(command, call) }
  }
}

async function signIn(named: string | undefined, { url, token_file, password, ask }: Desk): Promise<string> {
  const account = named ?? (await ask('Account: '))
  const secret = password ?? (await ask('Password: ', { is_secret: true }))
  let entered = await takeStep(url, 'POST /api/admin/login', { account, password: secret })
  if (entered.awaits === 'second_factor') {
    const code = await ask('Code of your device, or a recovery code: ')
    entered = await takeStep(url, 'POST /api/admin/login/code', { code }, entered.token)
  }
  if (entered.awaits) throw new DeskRefusal(`Sign in at ${url}/console first: your account is not set up yet.`)
  const { token, account: operator } = entered
  storeToken(token_file, { url, token })
  return `You are at the desk of ${url} as ${operator}.`
}
