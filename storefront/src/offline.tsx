import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Retry } from './navigation/visits.ts'
import { Page } from './ui/layout/page.tsx'
import { ErrorState } from './ui/loading/error-state.tsx'
import { RETRY_EVERY_MS } from './ui/loading/load-code.ts'

/** Shown instead of the screen when a visit failed because of a lost connection or a bug. */
export function Offline({ retry }: { retry: Retry }) {
  const { isBug = false } = retry
  // The browser reports when the network is back, but not when the server can be reached again, so the visit is also
  // retried by a timer.
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
            <Trans>We couldn’t open this page. Please try again.</Trans>
          ) : (
            <Trans>We can’t reach the shop. Nothing is lost. Please try again.</Trans>
          )
        }
        onRetry={retry}
      />
    </Page>
  )
}
