import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './stock.module.css'

type SaveBarProps = {
  fault: string | undefined
  isBusy: boolean
  onSave: () => void
  onDrop: () => void
  children: ReactNode
}

/** The number of unsaved cells, and what to do with them. */
export function SaveBar({ fault, isBusy, onSave, onDrop, children }: SaveBarProps) {
  return (
    <div className={css.bar}>
      <span className={css.count} role="status">
        {children}
      </span>
      {fault && (
        <span className={css.fault} role="alert">
          {fault}
        </span>
      )}
      <Button variant="default" disabled={isBusy} onClick={onDrop}>
        <Trans>Discard changes</Trans>
      </Button>
      <Button loading={isBusy} onClick={onSave}>
        <Trans>Save</Trans>
      </Button>
    </div>
  )
}
