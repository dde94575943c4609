import { Trans, useLingui } from '@lingui/react/macro'
import { Select, UnstyledButton } from '@mantine/core'
import { TAX_COLUMNS, TAX_RULE_KINDS, taxCellsOf } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { usePages } from '@sampan/front/use-pages'
import { useState } from 'react'
import { WaitingProposal } from '../../features/operator/waiting-proposal.tsx'
import { CLASS_TEXT } from '../../features/tax/class-text.ts'
import { NAME_TEXT } from '../../features/tax/tax-name-text.ts'
import { ReasonDialog } from '../../forms/reason-dialog.tsx'
import { useFilters } from '../../navigation/address.ts'
import { useMay } from '../../session/use-session.ts'
import { SearchField } from '../../ui/form/search-field.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { countSet, FilterFields, FilterPair, Filters } from '../../ui/layout/filters.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { countryText } from '../../ui/text/country-text.ts'
import { TaxHistoryDialog } from './tax-history-dialog.tsx'
import { showOutcome } from './tax-outcome.ts'
import { TaxRuleDialog } from './tax-rule-dialog.tsx'
import { CERTAINTY_TEXT, COLLECTS_TEXT, KIND_TEXT } from './tax-texts.ts'

type Rule = ReplyTo<'GET /api/admin/tax/list'>['items'][number]
type OpenDialog = { rule: Rule; part: 'rule' | 'history' | 'remove' }

const START = { part: 'rules', country: '', kind: '', q: '' }

/** The current rules with their filters, and the requests that wait for a second operator. */
export function TaxRuleList() {
  const { t, i18n } = useLingui()
  const { filters, set } = useFilters(START)
  const kind = TAX_RULE_KINDS.find((one) => one === filters.kind)
  const list = usePages('GET /api/admin/tax/list', {
    ...(filters.country && { country: filters.country }),
    ...(kind && { kind }),
    ...(filters.q && { find: filters.q }),
  })
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const mayChange = useMay('finance')
  const first = list.pages?.[0]
  const nameOf = (country: string) => countryText(country, i18n)
  return (
    <>
      {first?.proposals.map((proposal) => (
        <WaitingProposal key={proposal.proposal_id} proposal={proposal} />
      ))}
      <Filters
        set={countSet([filters.country, kind])}
        more={
          <FilterFields>
            <FilterPair>
              <Select
                aria-label={t`Country`}
                placeholder={t`All countries`}
                searchable
                clearable
                clearButtonProps={{ 'aria-label': t`Clear` }}
                data={
                  first?.countries.map(({ country, rules }) => ({
                    value: country,
                    label: `${nameOf(country)} (${rules})`,
                  })) ?? []
                }
                value={filters.country || null}
                onChange={(country) => set({ country: country ?? '' })}
              />
              <Select
                aria-label={t`Type`}
                placeholder={t`All types`}
                clearable
                clearButtonProps={{ 'aria-label': t`Clear` }}
                data={TAX_RULE_KINDS.map((value) => ({ value, label: i18n._(KIND_TEXT[value]) }))}
                value={kind ?? null}
                onChange={(kind) => set({ kind: kind ?? '' })}
              />
            </FilterPair>
          </FilterFields>
        }
      >
        <SearchField label={t`ID, HS code or source`} value={filters.q} onChange={(q) => set({ q })} />
      </Filters>
      <DataTable
        {...list}
        label={t`Rules`}
        keyOf={({ rule_id }) => rule_id}
        columns={columns}
        open={(rule, text) => (
          <UnstyledButton onClick={() => setOpenDialog({ rule, part: mayChange ? 'rule' : 'history' })}>
            {text}
          </UnstyledButton>
        )}
        empty={
          <Empty
            title={<Trans>No rules</Trans>}
            note={<Trans>Without rules the shop charges no taxes and says nothing about them.</Trans>}
          />
        }
      />
      {openDialog?.part === 'rule' && (
        <TaxRuleDialog
          rule={openDialog.rule}
          onHistory={() => setOpenDialog({ rule: openDialog.rule, part: 'history' })}
          onRemove={() => setOpenDialog({ rule: openDialog.rule, part: 'remove' })}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
      {openDialog?.part === 'history' && (
        <TaxHistoryDialog rule_id={openDialog.rule.rule_id} onClose={() => setOpenDialog(undefined)} />
      )}
      {openDialog?.part === 'remove' && (
        <ReasonDialog
          call="POST /api/admin/tax/remove"
          inputOf={(reason) => ({ rule_id: openDialog.rule.rule_id, revision: openDialog.rule.revision, reason })}
          title={t`Remove the rule ${openDialog.rule.rule_id}?`}
          note={<Trans>Orders keep their taxes, and the history of the rule stays.</Trans>}
          confirm={<Trans>Remove</Trans>}
          after={(reply) => showOutcome(reply, i18n)}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </>
  )
}

const columns: readonly Column<Rule>[] = [
  { id: 'rule', head: <Trans>ID</Trans>, cell: ({ rule_id }) => <span translate="no">{rule_id}</span> },
  { id: 'country', card: 'about', head: <Trans>Country</Trans>, cell: (rule) => <Country rule={rule} /> },
  { id: 'kind', card: 'status', head: <Trans>Type</Trans>, cell: (rule) => <Kind rule={rule} /> },
  { id: 'goods', card: 'below', head: <Trans>Goods</Trans>, cell: (rule) => <GoodsOfRule rule={rule} /> },
  {
    id: 'figure',
    card: 'sum',
    head: <Trans>Rate or amount</Trans>,
    cell: (rule) => <Figure rule={rule} />,
    align: 'end',
  },
  {
    id: 'days',
    card: 'when',
    head: <Trans>Days</Trans>,
    cell: ({ valid_from, valid_until }) => `${valid_from} – ${valid_until ?? ''}`,
    align: 'end',
  },
  { id: 'source', head: <Trans>Source</Trans>, cell: (rule) => <Source rule={rule} />, isExtra: true, isWide: true },
]

function Country({ rule: { country, region } }: { rule: Rule }) {
  const { i18n } = useLingui()
  return `${countryText(country, i18n)}${region === null ? '' : ` · ${region}`}`
}

function Kind({ rule: { kind, name } }: { rule: Rule }) {
  const { i18n } = useLingui()
  return name === null ? i18n._(KIND_TEXT[kind]) : i18n._(NAME_TEXT[name])
}

function GoodsOfRule({ rule: { tax_class, hs_prefix, origin, collects } }: { rule: Rule }) {
  const { i18n } = useLingui()
  return [
    collects && i18n._(COLLECTS_TEXT[collects]),
    tax_class && i18n._(CLASS_TEXT[tax_class]),
    hs_prefix,
    origin && countryText(origin, i18n),
  ]
    .filter(Boolean)
    .join(' · ')
}

function Figure({ rule }: { rule: Rule }) {
  const cells = taxCellsOf(rule)
  const cellOf = (column: (typeof TAX_COLUMNS)[number]) => cells[TAX_COLUMNS.indexOf(column)] ?? ''
  const rate = cellOf('rate_1000')
  return rate === '' ? <span translate="no">{`${cellOf('amount')} ${cellOf('currency')}`.trim()}</span> : `${rate} %`
}

function Source({ rule: { source, certainty } }: { rule: Rule }) {
  const { i18n } = useLingui()
  return `${source} (${i18n._(CERTAINTY_TEXT[certainty])})`
}
