import type { Endpoints } from '@sampan/contract'
import type { AmountSetting, DeskRole } from '@sampan/contract/rules'
import type { z } from 'zod'
import type { Tx } from '../../db/transaction.ts'
import { refuseOutdated } from '../../http/revision.ts'
import { NotFound, Refusal } from '../../refusal/refusal.ts'
import { insertDeskLog } from '../operator/log/log-write-sql.ts'
import { changeZoneOfDays } from './bank-zone/bank-zone-service.ts'
import { lockDestination, setDestination } from './destination-sql.ts'
import { AMOUNT_BOUNDS, needsOwner, ORDERED_PAIRS, STRICTLY_ORDERED_PAIRS, TIME_BOUNDS } from './setting-bounds.ts'
import {
  revisionOfAmount,
  revisionOfBankAccount,
  revisionOfChoice,
  revisionOfNetwork,
  revisionOfTerms,
  revisionOfTime,
} from './setting-revision-service.ts'
import {
  insertBankAccount,
  lockAmounts,
  lockBankAccount,
  lockChoice,
  lockNetwork,
  lockTime,
  lowerAmount,
  raiseAmount,
  setBankAccount,
  setChoice,
  setNetworkOpen,
  setTime,
} from './setting-sql.ts'
import { hasStatements } from './statement-import-sql.ts'

/**
 * The operator who makes a change. After approval, this is the decider; `proposed_by` and `roles` are the proposer's.
 */
export type By = { operator_id: string; proposed_by?: string; roles: readonly DeskRole[] }
export type SettingOutcome = 'changed' | 'later'

type BodyOf<Call extends keyof Endpoints> = Endpoints[Call] extends { body: infer Body extends z.ZodType }
  ? Omit<z.output<Body>, 'reason'>
  : never
export type AmountChange = BodyOf<'POST /api/admin/setting/amount'>
export type TimeChange = BodyOf<'POST /api/admin/setting/time'>
export type BankZoneChange = BodyOf<'POST /api/admin/setting/time_zone'>
export type DefaultLanguageChange = BodyOf<'POST /api/admin/setting/language'>
export type EvidenceChange = BodyOf<'POST /api/admin/setting/evidence'>
export type DestinationChange = BodyOf<'POST /api/admin/setting/destination'>
export type NetworkChange = BodyOf<'POST /api/admin/setting/network'>
export type NewBankAccount = BodyOf<'POST /api/admin/setting/bank_account_add'>
export type BankAccountChange = BodyOf<'POST /api/admin/setting/bank_account'>

type Change = { before: string | null; after: string; counts_from?: string | null }

function log(tx: Tx, { operator_id, proposed_by }: By, setting: string, change: Change): Promise<void> {
  const details = { ...change, ...(proposed_by && { proposed_by }) }
  return insertDeskLog(tx, { operator_id, action: 'setting_changed', ref_type: 'setting', ref_id: setting, details })
}

const termsText = ({ refund_days, has_lowest_price }: { refund_days: number; has_lowest_price: boolean }) =>
  `${refund_days}${has_lowest_price ? ', lowest' : ''}`

/** Sets the terms of a country. @throws Refusal changed_meanwhile when another operator changed them. */
export async function changeDestination(
  tx: Tx,
  by: By,
  { revision, ...terms }: DestinationChange,
): Promise<SettingOutcome> {
  const before = await lockDestination(tx, terms.country)
  refuseOutdated(revision ?? revisionOfTerms(undefined), revisionOfTerms(before))
  await setDestination(tx, terms, by.operator_id)
  const change = { before: before ? termsText(before) : null, after: termsText(terms) }
  await log(tx, by, `destination:${terms.country}`, change)
  return 'changed'
}

type Row = { name: string; amount_cents: number; later_cents: number | null }

/**
 * Validates a new amount against its bounds and the other amounts.
 * @returns the current row.
 * @throws Refusal setting_out_of_bounds, settings_at_odds, changed_meanwhile when another operator changed it.
 */
export function checkAmount(rows: readonly Row[], { name, amount_cents, revision }: AmountChange): Row {
  const row = rows.find((row) => row.name === name)
  if (!row) throw new NotFound()
  refuseOutdated(revision, revisionOfAmount(row))
  const { minimum, maximum } = AMOUNT_BOUNDS[name]
  const field = 'amount_cents'
  if (amount_cents < minimum || amount_cents > maximum) throw new Refusal('setting_out_of_bounds', { field })
  if (isAtOdds(rows, name, amount_cents)) throw new Refusal('settings_at_odds', { field })
  return row
}

/**
 * Sets an amount. A lower amount applies immediately, a higher amount after a day.
 * @throws Refusal role_needed for amounts that only an owner changes, and the refusals of `checkAmount`.
 */
export async function changeAmount(tx: Tx, by: By, change: AmountChange): Promise<SettingOutcome> {
  const { name, amount_cents } = change
  if (needsOwner(name) && !by.roles.includes('owner')) throw new Refusal('role_needed')
  const row = checkAmount(await lockAmounts(tx), change)
  const details = { before: String(row.amount_cents), after: String(amount_cents) }
  if (amount_cents <= row.amount_cents) {
    await lowerAmount(tx, name, amount_cents, by.operator_id)
    await log(tx, by, `amount:${name}`, details)
    return 'changed'
  }
  const counts_from = await raiseAmount(tx, name, amount_cents, by.operator_id)
  await log(tx, by, `amount:${name}`, { ...details, counts_from })
  return 'later'
}

/** Whether the amount contradicts the current value or a scheduled raise of another amount. */
function isAtOdds(rows: readonly Row[], changed: AmountSetting, amount_cents: number): boolean {
  const values = (name: AmountSetting): number[] => {
    const row = rows.find((row) => row.name === name)
    if (!row) return []
    if (name !== changed) return [row.amount_cents, row.later_cents ?? row.amount_cents]
    // A raise applies later, so the old amount has to fit as well.
    return [amount_cents, Math.min(row.amount_cents, amount_cents)]
  }
  const concerned = ([low, high]: readonly [AmountSetting, AmountSetting]) => low === changed || high === changed
  const highest = (name: AmountSetting) => Math.max(...values(name))
  const lowest = (name: AmountSetting) => Math.min(...values(name))
  return (
    ORDERED_PAIRS.filter(concerned).some(([low, high]) => highest(low) > lowest(high)) ||
    STRICTLY_ORDERED_PAIRS.filter(concerned).some(([low, high]) => highest(low) >= lowest(high))
  )
}

/** Sets a time-out. @throws Refusal setting_out_of_bounds, changed_meanwhile when another operator changed it. */
export async function changeTime(tx: Tx, by: By, { name, seconds, revision }: TimeChange): Promise<SettingOutcome> {
  const row = await lockTime(tx, name)
  refuseOutdated(revision, revisionOfTime(row))
  const { minimum, maximum } = TIME_BOUNDS[name]
  if (seconds < minimum || seconds > maximum) throw new Refusal('setting_out_of_bounds', { field: 'seconds' })
  await setTime(tx, name, seconds, by.operator_id)
  await log(tx, by, `time:${name}`, { before: String(row.seconds), after: String(seconds) })
  return 'changed'
}

/**
 * Changes the time zone in which the bank's days are counted.
 * @throws Refusal changed_meanwhile when another operator changed it, and the refusals of `changeZoneOfDays`.
 */
export async function changeBankZone(tx: Tx, by: By, { time_zone, revision }: BankZoneChange): Promise<SettingOutcome> {
  const name = 'bank_time_zone'
  const row = await lockChoice(tx, name)
  refuseOutdated(revision, revisionOfChoice(row))
  await setChoice(tx, name, time_zone, by.operator_id)
  if (time_zone !== row.value) await changeZoneOfDays(tx, time_zone)
  await log(tx, by, `choice:${name}`, { before: row.value, after: time_zone })
  return 'changed'
}

/**
 * Changes the default language. The caller refreshes the server's cache of it.
 * @throws Refusal changed_meanwhile when another operator changed it.
 */
export async function changeDefaultLanguage(
  tx: Tx,
  by: By,
  { language, revision }: DefaultLanguageChange,
): Promise<SettingOutcome> {
  const name = 'default_language'
  const row = await lockChoice(tx, name)
  refuseOutdated(revision, revisionOfChoice(row))
  await setChoice(tx, name, language, by.operator_id)
  await log(tx, by, `choice:${name}`, { before: row.value, after: language })
  return 'changed'
}

/**
 * Sets whether a recharge by bank transfer needs a picture of the receipt.
 * @throws Refusal statement_missing when it is to become optional and no bank statement was imported, changed_meanwhile when
 * another operator changed it.
 */
export async function changeEvidence(
  tx: Tx,
  by: By,
  { needs_evidence, revision }: EvidenceChange,
): Promise<SettingOutcome> {
  const name = 'recharge_evidence'
  const row = await lockChoice(tx, name)
  refuseOutdated(revision, revisionOfChoice(row))
  if (!needs_evidence && !(await hasStatements(tx))) throw new Refusal('statement_missing', { field: 'needs_evidence' })
  const value = needs_evidence ? 'required' : 'optional'
  await setChoice(tx, name, value, by.operator_id)
  await log(tx, by, `choice:${name}`, { before: row.value, after: value })
  return 'changed'
}

/**
 * @throws NotFound; Refusal changed_meanwhile if another operator changed the network, network_unread if the server does not
 * read a block of the network to open.
 */
export async function changeNetwork(
  tx: Tx,
  by: By,
  { network, is_open, revision }: NetworkChange,
): Promise<SettingOutcome> {
  const row = await lockNetwork(tx, network)
  if (!row) throw new NotFound()
  refuseOutdated(revision, revisionOfNetwork(row))
  if (is_open && row.is_unread) throw new Refusal('network_unread', { field: 'is_open' })
  await setNetworkOpen(tx, network, is_open, by.operator_id)
  const word = (open: boolean) => (open ? 'open' : 'closed')
  await log(tx, by, `network:${network}`, { before: word(row.is_open), after: word(is_open) })
  return 'changed'
}

/** Name of a bank account with its last four characters, because the log must not contain whole account numbers. */
export const accountText = (bank_name: string, account_number: string) => `${bank_name} …${account_number.slice(-4)}`

export async function addBankAccount(tx: Tx, by: By, account: NewBankAccount): Promise<SettingOutcome> {
  const { account_number, ...others } = account
  const bank_account_id = await insertBankAccount(tx, { ...others, account_number }, by.operator_id)
  const after = `${accountText(account.bank_name, account_number)}, open`
  await log(tx, by, `bank_account:${bank_account_id}`, { before: null, after })
  return 'changed'
}

/** @throws NotFound; Refusal changed_meanwhile if another operator changed the bank account. */
export async function changeBankAccount(
  tx: Tx,
  by: By,
  { bank_account_id, revision, ...change }: BankAccountChange,
): Promise<SettingOutcome> {
  const row = await lockBankAccount(tx, bank_account_id)
  if (!row) throw new NotFound()
  refuseOutdated(revision, revisionOfBankAccount(row))
  await setBankAccount(tx, bank_account_id, change, by.operator_id)
  const describe = ({ is_open, position, note }: Omit<BankAccountChange, 'bank_account_id' | 'revision'>) =>
    `${accountText(row.bank_name, row.account_number)}, ${is_open ? 'open' : 'closed'}, ${position}, ${JSON.stringify(note)}`
  await log(tx, by, `bank_account:${bank_account_id}`, { before: describe(row), after: describe(change) })
  return 'changed'
}
