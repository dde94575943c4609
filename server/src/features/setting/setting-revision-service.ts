import { revisionOf } from '../../http/revision.ts'

// The revisions of settings. A change sends back the revision that was read (`http/revision.ts`).

export const revisionOfAmount = ({ amount_cents, later_cents }: { amount_cents: number; later_cents: number | null }) =>
  revisionOf([amount_cents, later_cents])

export const revisionOfTime = ({ seconds }: { seconds: number }) => revisionOf(seconds)

export const revisionOfChoice = ({ value }: { value: string }) => revisionOf(value)

type Terms = { refund_days: number; has_lowest_price: boolean }

/** The revision of a country's own terms; undefined for a country without own terms. */
export const revisionOfTerms = (terms: Terms | undefined) =>
  revisionOf(terms ? [terms.refund_days, terms.has_lowest_price] : null)

type BankAccount = { is_open: boolean; position: number; note: object }

export const revisionOfBankAccount = ({ is_open, position, note }: BankAccount) => revisionOf([is_open, position, note])

/**
 * The revision of a network. Every change of its settings, nodes, tokens or key sets `changed_at`, so that a network is
 * not opened with nodes that the operator did not see.
 */
export const revisionOfNetwork = ({ is_open, changed_at }: { is_open: boolean; changed_at: string | null }) =>
  revisionOf([is_open, changed_at])
