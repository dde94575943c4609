import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, NativeSelect, Table } from '@mantine/core'
import { useState } from 'react'
import { Fieldset } from '../../../ui/form/fieldset.tsx'
import css from './parcels-preview.module.css'
import type { ShipFileResult } from './shipped-so-far.tsx'

type Columns = NonNullable<ShipFileResult['choice']['columns']>
type ShipmentColumnsProps = {
  result: ShipFileResult
  isBusy: boolean
  /** Undefined: headings and contents decide. */
  onChoose: (columns: Columns | undefined) => void
}

const SHOWN_ROWS = 4
const NAMES = ['order', 'tracking', 'carrier'] as const

/** The row with the used headings, otherwise the row with the most cells. */
function headingOf(rows: ShipFileResult['first_rows'], { tracking }: ShipFileResult['columns']): number {
  const at = rows.findIndex(({ cells }) => tracking !== undefined && cells.includes(tracking))
  const counts = rows.map(({ cells }) => cells.filter((cell) => cell !== '').length)
  return at >= 0 ? at : Math.max(0, counts.indexOf(Math.max(...counts)))
}

/** Assigns the columns of a shipment file: its first rows, and a select of headings for each field. */
export function ShipmentColumns({ result, isBusy, onChoose }: ShipmentColumnsProps) {
  const { t } = useLingui()
  const { first_rows, columns, choice } = result
  const [draft, setDraft] = useState<Partial<Columns>>(columns)
  const heading = headingOf(first_rows, columns)
  const headings = [...new Set(first_rows[heading]?.cells)].filter((cell) => cell !== '')
  const labels = { order: t`Order`, tracking: t`Tracking number`, carrier: t`Carrier` }
  const { order, tracking, carrier } = draft
  return (
    <Fieldset
      label={t`Columns`}
      description={<Trans>Choose what each column holds. The shop remembers it for these headings.</Trans>}
    >
      <section className={css.parcels} aria-label={t`Beginning of the file`}>
        <Table>
          <Table.Tbody>
            {first_rows.slice(heading, heading + SHOWN_ROWS).map(({ line, cells }, at) => (
              <Table.Tr key={line} {...(at === 0 && { fw: 600, bg: 'var(--fill)' })}>
                {cells.map((cell, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other identity than their index
                  <Table.Td key={place}>{cell}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
      <Group gap="sm" mt="xs">
        {NAMES.map((name) => (
          <NativeSelect
            key={name}
            label={labels[name]}
            value={draft[name] ?? ''}
            data={[{ value: '', label: '–' }, ...headings]}
            onChange={({ currentTarget }) => setDraft({ ...draft, [name]: currentTarget.value || undefined })}
          />
        ))}
      </Group>
      <Group gap="xs" mt="xs">
        <Button
          variant="default"
          disabled={!order || !tracking || isBusy}
          onClick={() => order && tracking && onChoose({ order, tracking, ...(carrier && { carrier }) })}
        >
          <Trans>Use these columns</Trans>
        </Button>
        {choice.columns && (
          <Button variant="subtle" disabled={isBusy} onClick={() => onChoose(undefined)}>
            <Trans>Detect columns automatically</Trans>
          </Button>
        )}
      </Group>
    </Fieldset>
  )
}
