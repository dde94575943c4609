import { Trans } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { useCategoryName } from '../../../features/catalogue/use-category-name.ts'
import css from './import-faults.module.css'

/** The faults of an import by line and column, a hundred lines per page. */
export function ImportFaults({ import_id }: { import_id: string }) {
  const [after, setAfter] = useState(0)
  const { data } = useRead('GET /api/admin/import/faults', { import_id, after }, { keepLast: true })
  const categoryName = useCategoryName()
  if (!data) return null
  const next = data.after
  return (
    <>
      <ul className={css.faults}>
        {data.items.map(({ line, column, cell, fault, message }) => (
          <li key={`${line} ${column} ${fault}`}>
            <strong>
              <Trans>
                Line {line}, {column}
              </Trans>
            </strong>
            {cell && column === 'category' && categoryName(cell) !== cell && <span>{categoryName(cell)} </span>}
            {cell && <code className={css.cell}>{cell}</code>}
            <div>{message}</div>
          </li>
        ))}
      </ul>
      <Group gap="xs">
        {after > 0 && (
          <Button variant="default" onClick={() => setAfter(0)}>
            <Trans>Back to start</Trans>
          </Button>
        )}
        {next !== null && (
          <Button variant="default" onClick={() => setAfter(next)}>
            <Trans>Next errors</Trans>
          </Button>
        )}
      </Group>
    </>
  )
}
