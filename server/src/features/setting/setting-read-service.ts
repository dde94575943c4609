import { cents, type Endpoints } from '@sampan/contract'
import { chainNetworkOf } from '@sampan/contract/chain'
import { AMOUNT_SETTINGS, DEFAULT_LANGUAGE, type Language, languageOf, TIME_SETTINGS } from '@sampan/contract/rules'
import type { z } from 'zod'
import type { Db } from '../../db/database.ts'
import { hasSecondOperator } from '../operator/operator-term-sql.ts'
import { decidersOf, type OperatorWithRoles, waitingProposals } from '../operator/proposal/proposal-service.ts'
import { readBankZone } from './bank-zone/bank-zone-service.ts'
import { findDestinations } from './destination-sql.ts'
import { AMOUNT_BOUNDS, needsOwner, TIME_BOUNDS } from './setting-bounds.ts'
import { amount_kind, setting_proposals } from './setting-proposals-service.ts'
import {
  revisionOfAmount,
  revisionOfBankAccount,
  revisionOfChoice,
  revisionOfNetwork,
  revisionOfTerms,
  revisionOfTime,
} from './setting-revision-service.ts'
import { findAmounts, findBankAccounts, findChoice, findNetworks, findTimes } from './setting-sql.ts'
import { hasStatements } from './statement-import-sql.ts'

type SettingsReply = z.input<Endpoints['GET /api/admin/setting/list']['reply']>

/**
 * All settings of the operators' desk. Features read them at each use, so that a change applies on every server
 * immediately.
 */
export async function readSettings(db: Db, operator: OperatorWithRoles): Promise<SettingsReply> {
  const [
    amounts,
    times,
    zone,
    zone_days,
    language,
    evidence,
    has_statements,
    destinations,
    networks,
    bank_accounts,
    needs_second,
    proposals,
  ] = await Promise.all([
    findAmounts(db),
    findTimes(db),
    findChoice(db, 'bank_time_zone'),
    readBankZone(db),
    findChoice(db, 'default_language'),
    findChoice(db, 'recharge_evidence'),
    hasStatements(db),
    findDestinations(db),
    findNetworks(db),
    findBankAccounts(db),
    hasSecondOperator(db, operator.operator_id, decidersOf(amount_kind)),
    waitingProposals(db, operator, setting_proposals),
  ])
  return {
    needs_second,
    proposals,
    amounts: AMOUNT_SETTINGS.flatMap((name) => {
      const row = amounts.find((row) => row.name === name)
      return row ? [amountOf(name, row)] : []
    }),
    times: TIME_SETTINGS.flatMap((name) => {
      const row = times.find((row) => row.name === name)
      const { minimum, maximum } = TIME_BOUNDS[name]
      return row ? [{ ...row, name, minimum_s: minimum, maximum_s: maximum, revision: revisionOfTime(row) }] : []
    }),
    bank_zone: zoneOf(zone, zone_days),
    default_language: defaultOf(language),
    evidence: evidenceOf(evidence, has_statements),
    destinations: destinations.map((row) => ({ ...row, revision: revisionOfTerms(row) })),
    networks: networks.map((row) => ({
      ...row,
      token: row.token ?? chainNetworkOf(row.network)?.token ?? null,
      revision: revisionOfNetwork(row),
    })),
    bank_accounts: bank_accounts.map((row) => ({ ...row, revision: revisionOfBankAccount(row) })),
  }
}

type ChoiceRow = Awaited<ReturnType<typeof findChoice>>

const defaultOf = ({ value, ...changed }: ChoiceRow) => ({
  language: languageOf(value)?.tag ?? DEFAULT_LANGUAGE,
  revision: revisionOfChoice({ value }),
  ...changed,
})

const evidenceOf = ({ value, ...changed }: ChoiceRow, has_statements: boolean) => ({
  needs_evidence: value === 'required',
  has_statements,
  revision: revisionOfChoice({ value }),
  ...changed,
})

/** The language for requests that name no supported language. */
export const readDefaultLanguage = async (db: Db): Promise<Language> =>
  defaultOf(await findChoice(db, 'default_language')).language

const zoneOf = ({ value, ...changed }: ChoiceRow, days: Awaited<ReturnType<typeof readBankZone>>) => ({
  time_zone: value,
  revision: revisionOfChoice({ value }),
  ...days,
  ...changed,
})

type AmountRow = Awaited<ReturnType<typeof findAmounts>>[number]

function amountOf(name: (typeof AMOUNT_SETTINGS)[number], row: AmountRow) {
  const { amount_cents, later_cents, counts_from, changed_by, changed_at } = row
  const { minimum, maximum } = AMOUNT_BOUNDS[name]
  return {
    name,
    amount_cents: cents(amount_cents),
    minimum_cents: cents(minimum),
    maximum_cents: cents(maximum),
    is_owners: needsOwner(name),
    later: later_cents !== null && counts_from ? { amount_cents: cents(later_cents), counts_from } : null,
    revision: revisionOfAmount(row),
    changed_by,
    changed_at,
  }
}
