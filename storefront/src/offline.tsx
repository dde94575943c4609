import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Retry } from './navigation/visits.ts'
import { Page } from './ui/layout/page.tsx'
import { ErrorState } from './ui/loading/error-state.tsx'
import { RETRY_EVERY_MS } from './ui/loading/load-code.ts'

/** Shown in place of the screen while a visit cannot be made, for want of a connection or because of a bug. */
export function Offline({ retry }: { retry: Retry }) {
  const { isBug = false } = retry
  // The browser tells when the network is back, but not when the shop is, nor when the one is reached by the other.
  useEffect(() => {
    if (isBug) return undefined
    const timer = setInterval(retry, RETRY_EVERY_MS)
    return () => clearInterval(timer)
  }, [retry, isBug])
  return (
    <Page>
      <ErrorState
        title={isBug ? <Trans>Something went wrong</Trans> : <Trans>No connection</Trans>}
        text={
          isBug ? (
            <Trans>The page could not be opened. Please try again.</Trans>
          ) : (
            <Trans>The shop cannot be reached. Nothing is lost; please try again.</Trans>
          )
        }
        onRetry={retry}
      />
    </Page>
  )
}
