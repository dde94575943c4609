import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import { Empty } from '../ui/layout/empty.tsx'
import css from './frame.module.css'

type ScreenBoundaryProps = { children: ReactNode }

/**
 * Error boundary of a screen that failed, or whose code failed to load, for example after an update of the operators'
 * desk. The navigation remains usable.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <div className={css.broken} role="alert">
        <Empty
          title={<Trans>We couldn’t show this screen</Trans>}
          note={<Trans>There may be a new version, or you’ve lost the connection.</Trans>}
        >
          <Button onClick={() => location.reload()}>
            <Trans>Reload</Trans>
          </Button>
        </Empty>
      </div>
    )
  }
}
