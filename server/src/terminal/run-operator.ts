import { createInterface } from 'node:readline/promises'
import { EMAIL_PATTERN, OPERATOR_NAME_LIMIT } from '@sampan/contract/rules'
import { readConfig } from '../config.ts'
import type { Db } from '../db/database.ts'
import { findAllOperators, forgetFactorOf, saveOwner } from '../features/operator/operator-sql.ts'
import { operatorPasswordFault } from '../security/operator-password.ts'
import { hashPassword } from '../security/passwords.ts'
import { openShopDatabase } from '../start/open-database.ts'
import { CannotOpen } from '../start/own-database.ts'
import type { Ask } from './ask.ts'
import { Misuse } from './misuse.ts'
import { table } from './table.ts'

// No session is required, because anyone with access to the database could do the same. The first owner is created this
// way, and the only owner can regain access.

type OperatorTerminal = {
  env: NodeJS.ProcessEnv
  ask: Ask
  say: (text: string) => void
  complain: (text: string) => void
}

const HELP = `npm run operator -- add EMAIL [NAME]       an owner; who exists already gets a new password, is unblocked and an owner
npm run operator -- list                   who may sign in at the desk
npm run operator -- reset-factor EMAIL     takes away a second factor that was lost; the password stays`

/**
 * Runs one command.
 * @returns the exit code: 1 when nothing was changed.
 */
export async function runOperator(argv: readonly string[], terminal: OperatorTerminal): Promise<0 | 1> {
  try {
    terminal.say(await carryOut(argv, terminal))
    return 0
  } catch (error) {
    if (error instanceof CannotOpen || error instanceof Misuse) terminal.complain(error.message)
    else throw error
    return 1
  }
}

async function carryOut([command = 'help', ...words]: readonly string[], terminal: OperatorTerminal): Promise<string> {
  switch (command) {
    case 'help':
      return HELP
    case 'add':
      return add(words, terminal)
    case 'list':
      return withDatabase(terminal, async (db) => listText(await findAllOperators(db)))
    case 'reset-factor':
      return resetFactor(words, terminal)
    default:
      throw new Misuse(`"${command}" is no command:\n${HELP}`)
  }
}

async function withDatabase<Result>({ env }: OperatorTerminal, work: (db: Db) => Promise<Result>): Promise<Result> {
  const { db, close } = await openShopDatabase(readConfig(env))
  try {
    return await work(db)
  } finally {
    await close()
  }
}

function accountIn([account = '']: readonly string[]): string {
  if (!EMAIL_PATTERN.test(account)) throw new Misuse(`Say whose e-mail address:\n${HELP}`)
  return account.toLowerCase()
}

async function add(words: readonly string[], terminal: OperatorTerminal): Promise<string> {
  const account = accountIn(words)
  const name = words.slice(1).join(' ').trim()
  if (name.length > OPERATOR_NAME_LIMIT) throw new Misuse(`A name has ${OPERATOR_NAME_LIMIT} letters at most.`)
  const password = await passwordFrom(terminal)
  const fault = operatorPasswordFault(password)
  if (fault) throw new Misuse(fault)
  const password_hash = await hashPassword(password)
  await withDatabase(terminal, (db) => saveOwner(db, { account, name, password_hash }))
  return `${account} can sign in at the desk now, as an owner.`
}

/** Reads the password from SAMPAN_DESK_PASSWORD; otherwise it is typed, or piped as one line. */
async function passwordFrom({ env, ask }: OperatorTerminal): Promise<string> {
  if (env.SAMPAN_DESK_PASSWORD) return env.SAMPAN_DESK_PASSWORD
  if (process.stdin.isTTY) return ask('Password: ', { is_secret: true })
  const line = createInterface({ input: process.stdin, terminal: false })
  for await (const typed of line) return typed
  return ''
}

type Listed = Awaited<ReturnType<typeof findAllOperators>>[number]

function listText(operators: readonly Listed[]): string {
  if (operators.length === 0) return 'There is no operator yet: npm run operator -- add EMAIL'
  const columns = ['E-mail', 'Name', 'Roles', 'Second factor', 'Last sign-in', ''].map((title) => ({ title }))
  return table(
    columns,
    operators.map(({ account, name, roles, has_second_factor, signed_in_at, blocked_at }) => [
      ...[account, name, roles.join(', '), has_second_factor ? 'on' : 'off'],
      ...[signed_in_at ? new Date(signed_in_at).toISOString() : 'never', blocked_at ? 'blocked' : ''],
    ]),
  )
}

async function resetFactor(words: readonly string[], terminal: OperatorTerminal): Promise<string> {
  const account = accountIn(words)
  const outcome = await withDatabase(terminal, (db) => forgetFactorOf(db, account))
  if (outcome === 'unknown') throw new Misuse(`There is no operator ${account}: npm run operator -- list`)
  if (outcome === 'none') throw new Misuse(`${account} has no second factor.`)
  return `${account} signs in with the password alone now, and sets up another second factor then. The desk's log has it.`
}
