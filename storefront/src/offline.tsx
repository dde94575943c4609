import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { ErrorState } from './ui/layout/error-state.tsx'
import { RETRY_EVERY_MS } from './ui/layout/load-code.ts'
import { Page } from './ui/layout/page.tsx'

/** Shown in place of the screen while a visit cannot be made for want of a connection. */
export function Offline({ retry }: { retry: () => void }) {
  // The browser tells when the network is back, but not when the shop is, nor when the one is reached by the other.
  useEffect(() => {
    const timer = setInterval(retry, RETRY_EVERY_MS)
    return () => clearInterval(timer)
  }, [retry])
  return (
    <Page>
      <ErrorState
        title={<Trans>No connection</Trans>}
        text={<Trans>The shop cannot be reached. Nothing is lost; please try again.</Trans>}
        onRetry={retry}
      />
    </Page>
  )
}
