import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Table, Text } from '@mantine/core'
import { csvOf } from '@sampan/contract/csv-text'
import { saveFile } from '@sampan/front/save-file'
import type { ReactNode } from 'react'
import { useTask } from '../../forms/use-task.ts'
import css from './sales.module.css'

type FiguresProps = {
  title: string
  /** Name of the CSV file. */
  file: string
  heads: readonly string[]
  rows: readonly { key: string; texts: readonly string[] }[]
  /** Number of columns with texts. The others have numbers. */
  textColumns?: number
  /** Reads the rows of the file if it has more than the table. */
  readAll?: () => Promise<readonly (readonly string[])[]>
  children?: ReactNode
}

/** A day or month, which must not break at its hyphens. */
const DAY = /^\d{4}-\d\d(?:-\d\d)?$/

/** A table of figures, which can be saved as CSV. */
export function Figures({ title, file, heads, rows, textColumns = 1, readAll, children }: FiguresProps) {
  const { t } = useLingui()
  const { run, isBusy } = useTask((error) => t`Export stopped: ${error.message}`)
  const save = async () => {
    const lines = readAll ? await readAll() : rows.map(({ texts }) => texts)
    saveFile(file, new Blob([csvOf([heads, ...lines])], { type: 'text/csv;charset=utf-8' }))
  }
  const alignOf = (column: number) => (column < textColumns ? 'start' : 'end')
  return (
    <section className={css.part} aria-label={title}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {children}
        <Button
          variant="default"
          size="xs"
          disabled={rows.length === 0}
          loading={isBusy}
          onClick={() => void run(save)}
        >
          <Trans>Export CSV</Trans>
        </Button>
      </div>
      {rows.length === 0 ? (
        <Text size="sm" c="var(--text-3)">
          <Trans>Nothing in this period</Trans>
        </Text>
      ) : (
        <div className={css.scroll}>
          <Table aria-label={title} striped>
            <Table.Thead>
              <Table.Tr>
                {heads.map((head, at) => (
                  <Table.Th key={head} ta={alignOf(at)}>
                    {head}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ key, texts }) => (
                <Table.Tr key={key}>
                  {texts.map((text, at) => (
                    <Table.Td key={heads[at]} ta={alignOf(at)} className={DAY.test(text) ? (css.day ?? '') : ''}>
                      {text}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </section>
  )
}
