import { parseArgs } from 'node:util'
import { type Cents, parseCents } from '@sampan/contract'
import { bareTransactionHash, TRANSACTION_HASH_PATTERN } from '@sampan/contract/chain'
import { REFUSAL_PICTURES_LIMIT } from '@sampan/contract/rules'
import { CHAT_OPTIONS, CHAT_READERS, CHAT_USAGES, type ChatCommand } from './chat-command.ts'
import {
  AUDIT_FILTERS,
  type AuditFilter,
  choose,
  idOf,
  type Options,
  pageOf,
  take,
  type Words,
} from './command-words.ts'
import { Misuse } from './misuse.ts'
import { RATE_USAGE, type RateCommand, readRates } from './rate-command.ts'
import {
  WITHDRAWAL_OPTIONS,
  WITHDRAWAL_READERS,
  WITHDRAWAL_USAGES,
  type WithdrawalCommand,
} from './withdrawal-command.ts'

const ORDER_STATUSES = ['all', '0', '1', '2', '3', '4', '-1', '-4'] as const

const REFUND_STATES = ['open', 'all'] as const

type MoneyBack = { amount_cents: Cents | undefined; pieces: Pieces[] | undefined; goods_back: boolean }
type Pieces = { sku_id: string; quantity: number }
/** What brought the money of a recharge on a chain. */
type Deposit = { transaction_hash: string | undefined; log_index: number | undefined }
type Shipping = { id: string; carrier: string; tracking_number: string }
/** A command of the operator. An `id` may be its first 8 characters or more. */
export type Command =
  | { name: 'help' }
  | { name: 'logout' }
  | { name: 'audit' }
  | { name: 'login'; account: string | undefined }
  | { name: 'recharges'; status: AuditFilter; page: number }
  | { name: 'receipts'; id: string }
  | ({ name: 'pass'; id: string; arrival_cents: Cents | undefined } & Deposit)
  | { name: 'refuse'; id: string; reason: string }
  | { name: 'orders'; status: (typeof ORDER_STATUSES)[number]; page: number }
  | { name: 'order'; id: string }
  | { name: 'cancel'; id: string; reason: string }
  | ({ name: 'ship' | 'correct' } & Shipping)
  | { name: 'refunds'; state: (typeof REFUND_STATES)[number]; page: number }
  | { name: 'refund' | 'proofs' | 'refund-execute'; id: string }
  | { name: 'refund-agree'; id: string; return_address: string | undefined }
  | { name: 'refund-refuse'; id: string; reason: string; pictures: readonly string[] }
  | ({ name: 'refund-order'; id: string; reason: string } & MoneyBack)
  | WithdrawalCommand
  | ChatCommand
  | RateCommand

/** Each command's arguments and its purpose, for the help. */
export const USAGES: Record<Command['name'], { takes: string; does: string }> = {
  login: { takes: '[account]', does: 'Sign in. The password is asked for, or read from SAMPAN_DESK_PASSWORD.' },
  recharges: { takes: '[--status 0|1|2|all] [--page 1]', does: 'Recharges: waiting (0), passed (1), refused (2).' },
  receipts: { takes: '<recharge_id>', does: 'Fetch the pictures sent with a recharge, and say where they are.' },
  pass: {
    takes: '<recharge_id> [--arrived 12.34] [--transaction <hash>] [--log 0]',
    does: 'Pass a waiting recharge; what arrived, if not the claim. On a chain, by which transfer.',
  },
  refuse: { takes: '<recharge_id> "<reason>"', does: 'Refuse a waiting recharge. The shopper reads the reason.' },
  orders: { takes: '[--status 1|0|2|3|4|-1|-4|all] [--page 1]', does: 'Orders: to ship (1) unless said.' },
  order: { takes: '<order_id>', does: 'One order: where it goes, what is in it, what happened.' },
  cancel: {
    takes: '<order_id> "<reason>"',
    does: 'Cancel an order that is not shipped; a paid one gives all its money back. The shopper reads the reason.',
  },
  ship: { takes: '<order_id> "<carrier>" <number>', does: 'Ship a paid order.' },
  correct: { takes: '<order_id> "<carrier>" <number>', does: 'Correct the carrier and number of an order on its way.' },
  refunds: { takes: '[--state open|all] [--page 1]', does: 'Refunds: the open ones unless said.' },
  refund: { takes: '<refund_id>', does: 'One refund: what is asked for, why, and what it waits for.' },
  proofs: { takes: '<refund_id>', does: 'Fetch the pictures sent with a refund, and say where they are.' },
  'refund-agree': {
    takes: '<refund_id> [--return-to "<address>"]',
    does: 'Agree to a refund. Goods that come back need the address.',
  },
  'refund-refuse': {
    takes: '<refund_id> "<reason>" [<picture> …]',
    does: 'Refuse a refund. The shopper reads the reason, and sees the pictures: files on this machine.',
  },
  'refund-execute': {
    takes: '<refund_id>',
    does: 'Pay back an agreed refund: the goods are here, or you are the second operator.',
  },
  'refund-order': {
    takes: '<order_id> "<reason>" [--pieces <sku_id>:1,…] [--amount 12.34] [--goods-back]',
    does: 'Give money back unasked: all that is left, unless said. The shopper reads the reason.',
  },
  ...WITHDRAWAL_USAGES,
  ...CHAT_USAGES,
  rates: RATE_USAGE,
  audit: { takes: '', does: 'Read the whole books and say what is wrong with them.' },
  logout: { takes: '', does: 'Leave the desk.' },
  help: { takes: '', does: 'This text.' },
}

/** The parser of each command's arguments (`<…>` and `[…]` above) and options. */
const READERS: Record<Command['name'], (words: Words, options: Options) => Command> = {
  help: (words) => only('help', words),
  logout: (words) => only('logout', words),
  audit: (words) => only('audit', words),
  login: (words) => ({ name: 'login', account: take(words, 0, 1)[0] }),
  recharges: (words, options) => {
    take(words, 0, 0)
    return { name: 'recharges', status: choose(AUDIT_FILTERS, options.status ?? '0'), page: pageOf(options) }
  },
  orders: (words, options) => {
    take(words, 0, 0)
    return { name: 'orders', status: choose(ORDER_STATUSES, options.status ?? '1'), page: pageOf(options) }
  },
  receipts: (words) => ({ name: 'receipts', id: idOf(take(words, 1)) }),
  order: (words) => ({ name: 'order', id: idOf(take(words, 1)) }),
  pass: (words, { arrived, transaction, log }) => ({
    name: 'pass',
    id: idOf(take(words, 1)),
    arrival_cents: amountOf(arrived),
    transaction_hash: transaction && hashOf(transaction),
    log_index: log === undefined ? undefined : logOf(log),
  }),
  refuse: (words) => ({ name: 'refuse', id: idOf(take(words, 2)), reason: words[1] ?? '' }),
  refunds: (words, options) => {
    take(words, 0, 0)
    return { name: 'refunds', state: choose(REFUND_STATES, options.state ?? 'open'), page: pageOf(options) }
  },
  refund: (words) => ({ name: 'refund', id: idOf(take(words, 1)) }),
  proofs: (words) => ({ name: 'proofs', id: idOf(take(words, 1)) }),
  'refund-agree': (words, options) => ({
    name: 'refund-agree',
    id: idOf(take(words, 1)),
    return_address: options['return-to'],
  }),
  'refund-refuse': (words) => {
    const [, reason = '', ...pictures] = take(words, 2, 2 + REFUSAL_PICTURES_LIMIT)
    return { name: 'refund-refuse', id: idOf(words), reason, pictures }
  },
  'refund-execute': (words) => ({ name: 'refund-execute', id: idOf(take(words, 1)) }),
  'refund-order': (words, { amount, pieces, 'goods-back': goods_back = false }) => ({
    name: 'refund-order',
    id: idOf(take(words, 2)),
    reason: words[1] ?? '',
    amount_cents: amountOf(amount),
    pieces: piecesOf(pieces),
    goods_back,
  }),
  cancel: (words) => ({ name: 'cancel', id: idOf(take(words, 2)), reason: words[1] ?? '' }),
  ship: (words) => shipping('ship', words),
  correct: (words) => shipping('correct', words),
  ...WITHDRAWAL_READERS,
  ...CHAT_READERS,
  rates: readRates,
}

const OPTIONS: Partial<Record<Command['name'], (keyof Options)[]>> = {
  recharges: ['status', 'page'],
  orders: ['status', 'page'],
  pass: ['arrived', 'transaction', 'log'],
  refunds: ['state', 'page'],
  'refund-agree': ['return-to'],
  'refund-order': ['amount', 'pieces', 'goods-back'],
  ...WITHDRAWAL_OPTIONS,
  ...CHAT_OPTIONS,
}

/** @throws Misuse when the words are no command of the desk. */
export function readCommand(argv: readonly string[]): Command {
  const [name = 'help', ...rest] = argv
  if (!isName(name)) throw new Misuse(`There is no command "${name}".`)
  const { words, options } = split(rest, OPTIONS[name] ?? [])
  try {
    return READERS[name](words, options)
  } catch (error) {
    if (error instanceof Misuse) throw new Misuse(`${error.message}\n  ${name} ${USAGES[name].takes}`)
    throw error
  }
}

const isName = (name: string): name is Command['name'] => Object.hasOwn(USAGES, name)

function split(rest: readonly string[], names: (keyof Options)[]): { words: string[]; options: Options } {
  const options = Object.fromEntries(
    names.map((name) => [name, { type: name === 'goods-back' ? ('boolean' as const) : ('string' as const) }]),
  )
  try {
    const { values, positionals } = parseArgs({ args: joinNegative(rest), options, allowPositionals: true })
    return { words: positionals, options: values }
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error))
  }
}

/** `--status -1` means `--status=-1`; without this, -1 would be parsed as an option. */
const joinNegative = (args: readonly string[]): string[] =>
  args.flatMap((arg, index) => {
    const isNegative = (at: number) => args[at - 1] === '--status' && /^-\d$/.test(args[at] ?? '')
    if (isNegative(index)) return []
    return isNegative(index + 1) ? [`${arg}=${args[index + 1]}`] : [arg]
  })

const only = (name: 'help' | 'logout' | 'audit', words: Words): Command => {
  take(words, 0)
  return { name }
}

function shipping(name: 'ship' | 'correct', words: Words): Command {
  const [, carrier = '', tracking_number = ''] = take(words, 3)
  return { name, id: idOf(words), carrier, tracking_number }
}

function amountOf(typed: string | undefined): Cents | undefined {
  if (typed === undefined) return undefined
  const cents = parseCents(typed)
  if (!cents) throw new Misuse(`"${typed}" is no amount: dollars and cents, as 12.34.`)
  return cents
}

function hashOf(typed: string): string {
  const hash = bareTransactionHash(typed)
  if (!TRANSACTION_HASH_PATTERN.test(hash)) throw new Misuse(`"${typed}" is no transaction: 64 characters, 0 to f.`)
  return hash
}

function logOf(typed: string): number {
  if (!/^\d{1,9}$/.test(typed)) throw new Misuse(`"${typed}" is no log index: a number, as 0.`)
  return Number(typed)
}

/** `lamp-1:2,mug-3:1` */
function piecesOf(typed: string | undefined): Pieces[] | undefined {
  return typed?.split(',').map((one) => {
    const [, sku_id, count] = /^([a-z0-9-]+):([1-9]\d{0,5})$/.exec(one.trim()) ?? []
    if (!sku_id) throw new Misuse(`"${one}" names no pieces: SKU and number, as lamp-1:2.`)
    return { sku_id, quantity: Number(count) }
  })
}
