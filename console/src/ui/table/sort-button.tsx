import { UnstyledButton } from '@mantine/core'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import type { ReactNode } from 'react'
import css from './data-table.module.css'
import type { Sort } from './data-table.tsx'

type SortButtonProps = { by: string; sort: Sort | undefined; onSort: (sort: Sort) => void; children: ReactNode }

/** The head of a column that the server can sort by: the first click sorts downwards. */
export function SortButton({ by, sort, onSort, children }: SortButtonProps) {
  const direction = sort?.by === by ? sort.direction : undefined
  const Arrow = direction === 'asc' ? IconArrowUp : IconArrowDown
  return (
    <UnstyledButton
      className={css.sort}
      data-sorted={direction !== undefined || undefined}
      onClick={() => onSort({ by, direction: direction === 'desc' ? 'asc' : 'desc' })}
    >
      {children}
      <Arrow size={13} aria-hidden />
    </UnstyledButton>
  )
}
