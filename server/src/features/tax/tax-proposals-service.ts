import { TaxRule } from '@sampan/contract'
import { z } from 'zod'
import { insertDeskLog } from '../operator/log/log-write-sql.ts'
import { anyKind, type ProposalKind } from '../operator/proposal/proposal-service.ts'
import { proposedChanges, storeChanges, type TaxChanges } from './tax-change-service.ts'

/** The subject of a proposal and of a log entry: the only rule, or the file. */
export const subjectOf = ({ saves, removals }: TaxChanges): string => {
  const ids = [...saves.map(({ rule }) => rule.rule_id), ...removals.map(({ rule_id }) => rule_id)]
  return ids.length === 1 ? (ids[0] ?? '') : 'file'
}

export const tax_kind: ProposalKind<TaxChanges> = {
  name: 'tax_rules',
  body: z.object({
    saves: z.array(z.object({ revision: z.int().nullable(), rule: TaxRule })),
    removals: z.array(z.object({ rule_id: z.string(), revision: z.int() })),
  }),
  about: async (_db, changes) => (subjectOf(changes) === 'file' ? null : subjectOf(changes)),
  changes: proposedChanges,
  carryOut: async (tx, { proposer, decider, body }) => {
    await storeChanges(tx, body, decider.operator_id)
    await insertDeskLog(tx, {
      operator_id: decider.operator_id,
      action: 'tax_rules_changed',
      ref_type: 'tax_rule',
      ref_id: subjectOf(body),
      details: { ...countsOf(body), proposed_by: proposer.operator_account },
    })
  },
}

export const countsOf = ({ saves, removals }: TaxChanges) => ({
  added: saves.filter(({ revision }) => revision === null).length,
  changed: saves.filter(({ revision }) => revision !== null).length,
  removed: removals.length,
})

export const tax_proposals: readonly ProposalKind[] = [anyKind(tax_kind)]
