import { Trans } from '@lingui/react/macro'
import { Button, Table } from '@mantine/core'
import { csvOf } from '@sampan/contract/csv-text'
import { saveFile } from '@sampan/front/save-file'
import type { ReactNode } from 'react'
import css from './sales.module.css'

type FiguresProps = {
  title: string
  /** Name of the CSV file. */
  file: string
  heads: readonly string[]
  /** Cells as text, and what the screen shows for them if that differs. */
  rows: readonly { key: string; texts: readonly string[]; cells?: readonly ReactNode[] }[]
  children?: ReactNode
}

/** A table of figures, which can be saved as CSV. The first column is text, all others are numbers. */
export function Figures({ title, file, heads, rows, children }: FiguresProps) {
  const save = () => saveFile(file, new Blob([csvOf([heads, ...rows.map(({ texts }) => texts)])], { type: 'text/csv' }))
  return (
    <section className={css.part} aria-label={title}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {children}
        <Button variant="default" size="xs" disabled={rows.length === 0} onClick={save}>
          <Trans>Export CSV</Trans>
        </Button>
      </div>
      <Table aria-label={title} striped>
        <Table.Thead>
          <Table.Tr>
            {heads.map((head, at) => (
              <Table.Th key={head} ta={at === 0 ? 'start' : 'end'}>
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, texts, cells = texts }) => (
            <Table.Tr key={key}>
              {cells.map((cell, at) => (
                <Table.Td key={heads[at]} ta={at === 0 ? 'start' : 'end'}>
                  {cell}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
