import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './bulk-bar.module.css'

export function BulkBar({ count, onClear, children }: { count: number; onClear: () => void; children: ReactNode }) {
  return (
    <div className={css.bar} role="status">
      <span className={css.count}>
        <Plural value={count} one="# selected" other="# selected" />
      </span>
      {children}
      <Button variant="subtle" onClick={onClear}>
        <Trans>Clear selection</Trans>
      </Button>
    </div>
  )
}
