import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text, Title } from '@mantine/core'
import { dayText } from '@sampan/contract/moment-text'
import type { ReplyTo } from '@sampan/front/calls'
import { languageTag } from '@sampan/front/language'
import { usePages } from '@sampan/front/use-pages'
import { useState } from 'react'
import { ReasonDialog } from '../../../forms/reason-dialog.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { countryText } from '../../../ui/text/country-text.ts'
import { nameList } from '../../../ui/text/name-list.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'

type Remittance = ReplyTo<'GET /api/admin/tax/remittance/list'>['items'][number]

/** Recorded payments of collected taxes; nothing before the first payment. */
export function Remittances() {
  const { t, i18n } = useLingui()
  const list = usePages('GET /api/admin/tax/remittance/list', {})
  const [openRow, setOpenRow] = useState<Remittance>()
  const columns: readonly Column<Remittance>[] = [
    { id: 'reference', head: <Trans>Reference</Trans>, cell: ({ reference }) => reference, isWide: true },
    {
      id: 'countries',
      head: <Trans>Countries</Trans>,
      card: 'below',
      cell: ({ lines }) => nameList([...new Set(lines.map(({ country }) => countryText(country, i18n)))], i18n),
    },
    {
      id: 'day',
      head: <Trans>Day of payment</Trans>,
      card: 'when',
      cell: ({ paid_on }) => dayText(`${paid_on}T12:00:00`, languageTag(i18n)),
    },
    { id: 'by', head: <Trans>By</Trans>, isExtra: true, cell: ({ recorded_by }) => recorded_by },
    {
      id: 'sum',
      head: <Trans>Amount</Trans>,
      align: 'end',
      card: 'sum',
      cell: ({ bank_cents }) => <MoneyText cents={bank_cents} />,
    },
    {
      id: 'reverse',
      head: <Trans>Actions</Trans>,
      card: 'about',
      cell: (row) => <ReverseCell row={row} onReverse={() => setOpenRow(row)} />,
    },
  ]
  if (list.items?.length === 0) return null
  return (
    <>
      <Title order={2} size="h4">
        <Trans>Payments</Trans>
      </Title>
      <DataTable
        {...list}
        label={t`Payments`}
        keyOf={({ remittance_id }) => remittance_id}
        columns={columns}
        open={(_row, text) => text}
        empty={null}
      />
      {openRow && (
        <ReasonDialog
          call="POST /api/admin/tax/remittance/reverse"
          inputOf={(reason) => ({ remittance_id: openRow.remittance_id, reason })}
          title={t`Reverse this payment?`}
          note={
            <Text size="sm">
              <Trans>For a payment that was recorded by mistake. Its taxes are owed again; both entries stay.</Trans>
            </Text>
          }
          confirm={<Trans>Reverse</Trans>}
          after={({ outcome }) =>
            toast.success(outcome === 'done' ? t`Payment reversed` : t`Sent to a second approver`)
          }
          onClose={() => setOpenRow(undefined)}
        />
      )}
    </>
  )
}

function ReverseCell({ row, onReverse }: { row: Remittance; onReverse: () => void }) {
  const { t } = useLingui()
  if (row.is_reversed)
    return (
      <StatusBadge tone="calm">
        <Trans>Reversed</Trans>
      </StatusBadge>
    )
  if (row.reverses_id)
    return (
      <StatusBadge tone="calm">
        <Trans>Reversal</Trans>
      </StatusBadge>
    )
  return (
    <Button variant="subtle" size="compact-sm" px={0} aria-label={t`Reverse ${row.reference}`} onClick={onReverse}>
      <Trans>Reverse</Trans>
    </Button>
  )
}
