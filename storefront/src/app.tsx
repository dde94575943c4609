import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Activity, StrictMode, useEffect } from 'react'
import { type Call, CallContext } from './api/call.ts'
import { type Head, HeadContext } from './navigation/head.tsx'
import { Link } from './navigation/link.tsx'
import { Outlet } from './navigation/outlet.tsx'
import { useRetry, type Visits, VisitsContext } from './navigation/visits.ts'
import { NotFound } from './screens/not-found/not-found.tsx'
import { LayersHost } from './ui/layer/layers-host.tsx'
import { ToastHost } from './ui/layer/toast-host.tsx'
import { AnchorContext } from './ui/layout/anchor.tsx'
import { ErrorState } from './ui/layout/error-state.tsx'
import { RETRY_EVERY_MS } from './ui/layout/load-code.ts'
import { Page } from './ui/layout/page.tsx'
import { ProgressBar } from './ui/layout/progress.tsx'
import './ui/layout/tokens.css'
import './ui/layout/base.css'

type Props = { i18n: I18n; client: QueryClient; call: Call; visits: Visits; head?: Head }

function Offline({ retry }: { retry: () => void }) {
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

function Shop() {
  const retry = useRetry()
  return (
    <>
      <Activity mode={retry ? 'hidden' : 'visible'}>
        <Outlet notFound={<NotFound />} />
      </Activity>
      {retry && <Offline retry={retry} />}
    </>
  )
}

/** The whole storefront, the same on the server and in the browser. */
export function App({ i18n, client, call, visits, head }: Props) {
  return (
    <StrictMode>
      <HeadContext value={head ?? null}>
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={client}>
            <CallContext value={call}>
              <VisitsContext value={visits}>
                <AnchorContext value={Link}>
                  <ProgressBar />
                  <Shop />
                  <LayersHost />
                  <ToastHost />
                </AnchorContext>
              </VisitsContext>
            </CallContext>
          </QueryClientProvider>
        </I18nProvider>
      </HeadContext>
    </StrictMode>
  )
}
