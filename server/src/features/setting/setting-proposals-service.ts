import { cents, endpoints, type ProposedChange } from '@sampan/contract'
import { LANGUAGE_TAGS } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { refuseOutdated } from '../../http/revision.ts'
import { NotFound } from '../../refusal/refusal.ts'
import { anyKind, type ProposalKind } from '../operator/proposal/proposal-service.ts'
import { revisionOfBankAccount, revisionOfNetwork } from './setting-revision-service.ts'
import {
  type AmountChange,
  accountText,
  addBankAccount,
  type BankAccountChange,
  type By,
  changeAmount,
  changeBankAccount,
  changeNetwork,
  checkAmount,
  type NetworkChange,
  type NewBankAccount,
  type SettingOutcome,
} from './setting-service.ts'
import { findAmounts, findBankAccounts, findNetworks } from './setting-sql.ts'

// Settings that need a second operator: where money goes, and how much an operator may do alone.

/** A change that needs a second operator where there is one, and otherwise applies immediately. */
export type SettingKind<Body> = ProposalKind<Body> & {
  refOf: (body: Body) => string
  change: (tx: Tx, by: By, body: Body) => Promise<SettingOutcome>
}

type Parts<Body> = Pick<SettingKind<Body>, 'name' | 'body' | 'about' | 'changes' | 'refOf' | 'change'>

const kindOf = <Body>(parts: Parts<Body>): SettingKind<Body> => ({
  ...parts,
  carryOut: async (tx, { proposer, decider, body }) => {
    const by = { operator_id: decider.operator_id, proposed_by: proposer.operator_account, roles: proposer.roles }
    await parts.change(tx, by, body)
  },
})

const noName = async () => null

export const amount_kind = kindOf<AmountChange>({
  name: 'setting_amount',
  body: endpoints['POST /api/admin/setting/amount'].body.omit({ reason: true }),
  refOf: ({ name }) => name,
  about: noName,
  changes: async (db, body) => {
    const { amount_cents } = checkAmount(await findAmounts(db), body)
    return [{ field: 'amount', before: { cents: cents(amount_cents) }, after: { cents: body.amount_cents } }]
  },
  change: changeAmount,
})

export const network_kind = kindOf<NetworkChange>({
  name: 'setting_network',
  body: endpoints['POST /api/admin/setting/network'].body.omit({ reason: true }),
  refOf: ({ network }) => network,
  about: async (_db, { network }) => network,
  changes: async (db, { network, is_open, revision }) => {
    const row = (await findNetworks(db)).find((row) => row.network === network)
    if (!row) throw new NotFound()
    refuseOutdated(revision, revisionOfNetwork(row))
    return [{ field: 'is_open', before: { is: row.is_open }, after: { is: is_open } }]
  },
  change: changeNetwork,
})

const ADDED = ['bank_name', 'account_name', 'account_number', 'swift', 'country', 'currency'] as const

export const added_account_kind = kindOf<NewBankAccount>({
  name: 'bank_account_add',
  body: endpoints['POST /api/admin/setting/bank_account_add'].body.omit({ reason: true }),
  refOf: ({ swift, account_number }) => `${swift} ${account_number.replace(/[ -]/g, '')}`,
  about: async (_db, { bank_name, account_number }) => accountText(bank_name, account_number),
  changes: async (_db, { note, ...account }) => [
    ...ADDED.map((field): ProposedChange => ({ field, before: null, after: { text: account[field] } })),
    ...changedNotes({}, note),
  ],
  change: addBankAccount,
})

export const account_kind = kindOf<BankAccountChange>({
  name: 'bank_account_change',
  body: endpoints['POST /api/admin/setting/bank_account'].body.omit({ reason: true }),
  refOf: ({ bank_account_id }) => bank_account_id,
  about: async (db, { bank_account_id }) => {
    const row = await findAccount(db, bank_account_id)
    return row ? accountText(row.bank_name, row.account_number) : null
  },
  changes: async (db, { bank_account_id, revision, is_open, position, note }) => {
    const row = await findAccount(db, bank_account_id)
    if (!row) throw new NotFound()
    refuseOutdated(revision, revisionOfBankAccount(row))
    const open: ProposedChange = { field: 'is_open', before: { is: row.is_open }, after: { is: is_open } }
    const before = { text: String(row.position) }
    const place: ProposedChange = { field: 'position', before, after: { text: String(position) } }
    return [
      ...(row.is_open === is_open ? [] : [open]),
      ...(row.position === position ? [] : [place]),
      ...changedNotes(row.note, note),
    ]
  },
  change: changeBankAccount,
})

const findAccount = async (db: Db, bank_account_id: string) =>
  (await findBankAccounts(db)).find((row) => row.bank_account_id === bank_account_id)

type Note = NewBankAccount['note']

function changedNotes(before: Note, after: Note): ProposedChange[] {
  const value = (text: string | undefined) => (text === undefined ? null : { text })
  return LANGUAGE_TAGS.filter((language) => before[language] !== after[language]).map((language) => ({
    field: 'note',
    language,
    before: value(before[language]),
    after: value(after[language]),
  }))
}

export const setting_proposals: readonly ProposalKind[] = [
  anyKind(amount_kind),
  anyKind(network_kind),
  anyKind(added_account_kind),
  anyKind(account_kind),
]
