import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { TAX_CLASSES } from '@sampan/contract/rules'
import { type SubmitEvent, useState } from 'react'
import { CLASS_TEXT } from '../../../features/tax/class-text.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { Dialog } from '../../../ui/layer/dialog.tsx'
import type { CellColumn } from './cell-edits.ts'
import { textAfter } from './fill.ts'
import type { Stored } from './stock-rows.tsx'
import { type ColumnTexts, useColumnTexts } from './use-column-texts.ts'

type Edit = { cell: Stored['cell']; text: string }
type Props = {
  columns: readonly CellColumn[]
  /** The stored cells of a column, each with its current text. */
  cellsOf: (column: CellColumn) => readonly { stored: Stored; text: string }[]
  onFill: (edits: readonly Edit[]) => void
  onClose: () => void
}

/** Changes one column of many rows. The cells are then unsaved, so that each value is seen before it is saved. */
export function FillDialog({ columns, cellsOf, onFill, onClose }: Props) {
  const { t, i18n } = useLingui()
  const texts = useColumnTexts()
  const [column, setColumn] = useState<CellColumn>(columns[0] ?? 'price')
  const [change, setChange] = useState('')
  const [isFaulty, setFaulty] = useState(false)
  const cells = cellsOf(column)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const edits = cells.map(({ stored, text }) => ({ stored, after: textAfter(column, text, change) }))
    if (edits.some(({ after }) => after === undefined)) return setFaulty(true)
    onFill(edits.map(({ stored, after = '' }) => ({ text: stored.text, cell: { ...stored.cell, text: after } })))
    onClose()
  }
  return (
    <Dialog title={t`Change many cells`} onClose={onClose}>
      <form onSubmit={submit}>
        <Stack gap="sm">
          <Select
            label={t`Column`}
            allowDeselect={false}
            data={columns.map((value) => ({ value, label: texts[value].name }))}
            value={column}
            onChange={(value) => {
              setColumn((value ?? column) as CellColumn)
              setChange('')
            }}
          />
          {column === 'class' ? (
            <Select
              label={t`New value`}
              description={hintOf(texts, column)}
              placeholder={t`Automatic`}
              clearable
              clearButtonProps={{ 'aria-label': t`Clear` }}
              data={TAX_CLASSES.map((key) => i18n._(CLASS_TEXT[key]))}
              value={change || null}
              onChange={(name) => setChange(name ?? '')}
            />
          ) : (
            <TextInput
              label={t`New value`}
              description={hintOf(texts, column)}
              value={change}
              onChange={(event) => {
                setChange(event.currentTarget.value)
                setFaulty(false)
              }}
              {...(isFaulty && { error: t`Not possible for all cells` })}
              data-autofocus
            />
          )}
          <Text size="sm" c="dimmed">
            <Plural value={cells.length} one="# cell changes." other="# cells change." />{' '}
            <Trans>Nothing is saved until you save the sheet.</Trans>
          </Text>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit">
              <Trans>Fill in</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

const hintOf = (texts: ColumnTexts, column: CellColumn) => texts[column].hint
