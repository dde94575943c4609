import type { TaxFilePreview, TaxQuote, TaxRule } from '@sampan/contract'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import type { OperatorSession } from '../../http/authenticators.ts'
import { NotFound, Refusal } from '../../refusal/refusal.ts'
import { actAtDesk } from '../operator/operator-act-service.ts'
import { endChangedProposals } from '../operator/proposal/proposal-outdated-service.ts'
import { decidersOf, type OperatorWithRoles, propose, waitingProposals } from '../operator/proposal/proposal-service.ts'
import { waitsForSecond } from '../operator/proposal/second-operator-service.ts'
import { readTaxBook } from './tax-book-service.ts'
import { isSame, plainRule, storeChanges, type TaxChanges } from './tax-change-service.ts'
import { taxClassOf } from './tax-class-rules.ts'
import { fileOf, lineOf, readTaxFile } from './tax-file-rules.ts'
import { countsOf, subjectOf, tax_kind, tax_proposals } from './tax-proposals-service.ts'
import { quoteTaxes } from './tax-quote-rules.ts'
import { countRules, findNewest, findRevisions, findRules } from './tax-sql.ts'

type Asked = Parameters<typeof findRules>[1] & { cursor?: string | undefined; page_size: number }

/** The current rules by id, the destinations, and the open proposals. */
export async function listTaxRules(db: Db, operator: OperatorWithRoles, { cursor = '', page_size, ...asked }: Asked) {
  const [rows, countries, proposals] = await Promise.all([
    findRules(db, asked, cursor, page_size + 1),
    countRules(db),
    waitingProposals(db, operator, tax_proposals),
  ])
  const items = rows.slice(0, page_size)
  const next_cursor = rows.length > page_size ? (items.at(-1)?.rule_id ?? null) : null
  return { items, next_cursor, countries, proposals }
}

/** @throws NotFound */
export async function readTaxHistory(db: Db, rule_id: string) {
  const items = await findRevisions(db, rule_id)
  if (items.length === 0) throw new NotFound()
  return { items }
}

export async function exportTaxRules(db: Db, country: string | undefined) {
  const rules = (await findNewest(db)).filter((rule) => !rule.is_removed && (country ?? rule.country) === rule.country)
  return { text: fileOf(rules.map(plainRule)) }
}

/** The changes that a file makes. Rules that it does not contain stay. @throws Refusal tax_columns, tax_rows */
async function changesOf(db: Db, csv: string) {
  const { rules, faults } = await readTaxFile(csv)
  const newest = new Map((await findNewest(db)).map((rule) => [rule.rule_id, rule]))
  const compared = rules.map((rule) => {
    const current = newest.get(rule.rule_id)
    return { rule, current: current?.is_removed === false ? current : undefined }
  })
  const changed = compared.filter(({ rule, current }) => !current || !isSame(plainRule(current), rule))
  const changes: TaxChanges = {
    saves: changed.map(({ rule, current }) => ({ rule, revision: current?.revision ?? null })),
    removals: [],
  }
  const differences = changed.map(({ rule, current }) => {
    const before = current ? lineOf(plainRule(current)) : null
    return { rule_id: rule.rule_id, before, after: lineOf(rule) }
  })
  return { changes, faults, differences, rows: rules.length + faults.length, unchanged: rules.length - changed.length }
}

export async function previewTaxFile(db: Db, csv: string): Promise<TaxFilePreview> {
  const { changes, ...preview } = await changesOf(db, csv)
  const { added, changed } = countsOf(changes)
  return { ...preview, added, changed }
}

/** Stores changes, or proposes them if a second operator has to agree. @throws the errors of both */
const change = (
  { db, keys }: Context,
  operator: OperatorSession,
  reason: string | undefined,
  changesNow: (db: Db) => Promise<TaxChanges>,
) =>
  actAtDesk(db, operator, async (tx, log) => {
    const body = await changesNow(tx)
    const ref_id = subjectOf(body)
    if (await waitsForSecond(tx, operator, decidersOf(tax_kind))) {
      await propose(tx, operator, { kind: tax_kind, ref_id, body, reason, keys })
      return { outcome: 'proposed' as const }
    }
    await storeChanges(tx, body, operator.operator_id)
    await log({ action: 'tax_rules_changed', ref_type: 'tax_rule', ref_id, details: countsOf(body) })
    await endChangedProposals(tx, operator, { kinds: ['tax_rules'], ref_id })
    return { outcome: 'done' as const }
  })

type Saved = { rule: TaxRule; revision: number | null; reason?: string | undefined }
export const saveTaxRule = (context: Context, operator: OperatorSession, { rule, revision, reason }: Saved) =>
  change(context, operator, reason, async () => ({ saves: [{ rule, revision }], removals: [] }))

type Removed = { rule_id: string; revision: number; reason?: string | undefined }
export const removeTaxRule = (context: Context, operator: OperatorSession, { reason, ...removal }: Removed) =>
  change(context, operator, reason, async () => ({ saves: [], removals: [removal] }))

/** Stores the rules of a file. @throws Refusal tax_faults, tax_columns, tax_rows; state_changed if nothing changes */
export const importTaxFile = (
  context: Context,
  operator: OperatorSession,
  { csv, reason }: { csv: string; reason?: string | undefined },
) =>
  change(context, operator, reason, async (db) => {
    const { changes, faults } = await changesOf(db, csv)
    if (faults.length > 0) throw new Refusal('tax_faults', { field: 'csv' })
    if (changes.saves.length === 0) throw new Refusal('state_changed')
    return changes
  })

type Attempt = Parameters<typeof quoteTaxes>[1]

/** The taxes of a consignment by the current rules. As at checkout, the class of a line follows from its HS code if it has none. */
export async function tryTaxes(db: Db, { lines, ...attempt }: Attempt): Promise<TaxQuote> {
  const classed = lines.map((line) => ({ ...line, tax_class: line.tax_class ?? taxClassOf(line.hs_code) }))
  return quoteTaxes(await readTaxBook(db), { ...attempt, lines: classed })
}
