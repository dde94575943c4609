import type { ProposedChange, TaxRule } from '@sampan/contract'
import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound, Refusal } from '../../refusal/refusal.ts'
import { lineOf } from './tax-file-rules.ts'
import { advanceVersion, type CurrentRule, findNewest, insertRevisions } from './tax-sql.ts'

/** New and changed rules, and removals, each with the revision that was read; null for a new rule. */
export type TaxChanges = {
  saves: readonly { revision: number | null; rule: TaxRule }[]
  removals: readonly { rule_id: string; revision: number }[]
}

export const plainRule = ({ revision: _, is_removed: __, ...rule }: CurrentRule): TaxRule => rule

export const isSame = (one: TaxRule, other: TaxRule): boolean => lineOf(one) === lineOf(other)

/**
 * Checks changes against the current rules.
 * @throws Refusal changed_meanwhile or id_taken; NotFound
 */
async function check(db: Db, { saves, removals }: TaxChanges): Promise<ReadonlyMap<string, CurrentRule>> {
  const ids = [...saves.map(({ rule }) => rule.rule_id), ...removals.map(({ rule_id }) => rule_id)]
  const newest = new Map((await findNewest(db, ids)).map((rule) => [rule.rule_id, rule]))
  for (const { revision, rule } of saves) {
    const current = newest.get(rule.rule_id)
    const is_there = current !== undefined && !current.is_removed
    if (revision === null && is_there) throw new Refusal('id_taken', { field: 'rule_id' })
    if (revision !== null && !is_there) throw new NotFound()
    if (revision !== null && current?.revision !== revision) throw new Refusal('changed_meanwhile')
  }
  for (const { rule_id, revision } of removals) {
    const current = newest.get(rule_id)
    if (!current || current.is_removed) throw new NotFound()
    if (current.revision !== revision) throw new Refusal('changed_meanwhile')
  }
  return newest
}

/** The changes in words, for a second operator. @throws as `check` */
export async function proposedChanges(db: Db, changes: TaxChanges): Promise<ProposedChange[]> {
  const newest = await check(db, changes)
  const before = (rule_id: string, revision: number | null) => {
    const rule = newest.get(rule_id)
    return rule && revision !== null ? { text: `${rule_id}: ${lineOf(plainRule(rule))}` } : null
  }
  return [
    ...changes.saves.map(({ revision, rule }): ProposedChange => {
      const after = { text: `${rule.rule_id}: ${lineOf(rule)}` }
      return { field: 'tax_rule', before: before(rule.rule_id, revision), after }
    }),
    ...changes.removals.map(({ rule_id, revision }): ProposedChange => {
      return { field: 'tax_rule', before: before(rule_id, revision), after: null }
    }),
  ]
}

/** Stores changes as new revisions. @throws as `check` */
export async function storeChanges(tx: Tx, changes: TaxChanges, operator_id: string): Promise<void> {
  await advanceVersion(tx)
  const newest = await check(tx, changes)
  const next = (rule_id: string) => (newest.get(rule_id)?.revision ?? 0) + 1
  const saves = changes.saves.map(({ rule }) => ({ ...rule, revision: next(rule.rule_id), is_removed: false }))
  const removals = changes.removals.flatMap(({ rule_id }) => {
    const rule = newest.get(rule_id)
    return rule ? [{ ...rule, revision: next(rule_id), is_removed: true }] : []
  })
  await insertRevisions(tx, [...saves, ...removals], operator_id)
}
