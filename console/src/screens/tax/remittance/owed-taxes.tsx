import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text, UnstyledButton } from '@mantine/core'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { WaitingProposal } from '../../../features/operator/waiting-proposal.tsx'
import { useFilters } from '../../../navigation/address.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { Empty } from '../../../ui/layout/empty.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { countryText } from '../../../ui/text/country-text.ts'
import { lastDayOfMonthBefore } from './last-day-of-month.ts'
import { type OwedTax, TAX_KIND_TEXT } from './owed-tax.ts'
import { RemittanceDialog } from './remittance-dialog.tsx'
import { Remittances } from './remittances.tsx'

const START = { part: 'owed', until: '' }

/** Collected taxes that the shop owes by country, and their payments. Returns are filed by month, so the last month is preset. */
export function OwedTaxes({ today }: { today: string }) {
  const { t, i18n } = useLingui()
  const { filters, set } = useFilters(START)
  const until = filters.until || lastDayOfMonthBefore(today)
  const owed = useRead('GET /api/admin/tax/owed', { until })
  const [openTaxes, setOpenTaxes] = useState<readonly OwedTax[]>()
  const columns: readonly Column<OwedTax>[] = [
    {
      id: 'country',
      head: <Trans>Country</Trans>,
      cell: ({ country, kind }) => `${countryText(country, i18n)} · ${i18n._(TAX_KIND_TEXT[kind])}`,
    },
    {
      id: 'due',
      head: <Trans>Until this day</Trans>,
      align: 'end',
      card: 'sum',
      cell: ({ due_cents }) => <MoneyText cents={due_cents} />,
    },
    {
      id: 'owed',
      head: <Trans>Until now</Trans>,
      align: 'end',
      card: 'about',
      isNamed: true,
      cell: ({ owed_cents }) => <MoneyText cents={owed_cents} />,
    },
  ]
  return (
    <>
      {owed.data?.proposals.map((proposal) => (
        <WaitingProposal key={proposal.proposal_id} proposal={proposal} />
      ))}
      <Group justify="space-between" align="end">
        <Text size="sm" c="dimmed" maw="42rem">
          <Trans>
            Taxes that orders collected and the shop has not paid yet. Record each payment to an authority or carrier,
            so that the ledger agrees with the bank.
          </Trans>
        </Text>
        <TextInput
          type="date"
          label={t`Collected until`}
          value={until}
          max={today}
          onChange={({ currentTarget }) => set({ until: currentTarget.value })}
        />
      </Group>
      <DataTable
        label={t`Owed taxes`}
        items={owed.data?.taxes}
        keyOf={({ country, kind }) => `${country} ${kind}`}
        columns={columns}
        open={(tax, text) => <UnstyledButton onClick={() => setOpenTaxes([tax])}>{text}</UnstyledButton>}
        bulk={(taxes) => (
          <Button onClick={() => setOpenTaxes(taxes)}>
            <Trans>Record a payment</Trans>
          </Button>
        )}
        empty={<Empty title={<Trans>No taxes owed</Trans>} note={<Trans>Orders have collected no taxes yet.</Trans>} />}
        hasMore={false}
        isLoadingMore={false}
        error={owed.error}
        onMore={() => {}}
        onRetry={() => void owed.refetch()}
      />
      <Remittances />
      {openTaxes && <RemittanceDialog taxes={openTaxes} today={today} onClose={() => setOpenTaxes(undefined)} />}
    </>
  )
}
