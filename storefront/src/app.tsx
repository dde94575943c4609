import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { Brand } from '@sampan/contract'
import { type Call, CallContext } from '@sampan/front/call'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Activity, StrictMode, Suspense, use } from 'react'
import { Frame } from './frame/frame.tsx'
import { type Head, HeadContext } from './navigation/head.tsx'
import { Link } from './navigation/link.tsx'
import { Outlet } from './navigation/outlet.tsx'
import { BrandContext } from './navigation/shop-name.ts'
import { type Retry, useRetry, type Visits, VisitsContext } from './navigation/visits.ts'
import { AnchorContext } from './ui/button/anchor.tsx'
import { LayersHost } from './ui/layer/layers-host.tsx'
import { DeferredHydration, deferHydration } from './ui/loading/deferred-hydration.tsx'
import { loadOnce, loadWithRetry } from './ui/loading/load-code.ts'
import { ProgressBar } from './ui/loading/progress.tsx'
import './ui/styles/tokens.css'
import './ui/styles/base.css'
import './navigation/screen-change.css'
import './ui/styles/forced-colors.css'

/** The not-found screen. The server loads its code before rendering. */
export const loadNotFound = deferHydration(async () => (await import('./screens/not-found/not-found.tsx')).NotFound)

const offlineScreen = async () => (await import('./offline.tsx')).Offline
const loadOfflineOnce = loadOnce(offlineScreen)

/**
 * Loads the screen for a failed visit before a visit fails, because it can’t be loaded without a connection. A failure is
 * ignored until the screen is needed.
 */
export const prefetchOffline = () => loadOfflineOnce().catch(() => {})

let neededOffline: ReturnType<typeof offlineScreen> | undefined
const loadOffline = () => {
  neededOffline ??= loadOfflineOnce().catch(() => loadWithRetry(offlineScreen))
  return neededOffline
}

/** Loaded right after the first render: nothing shows a toast before. */
const loadToasts = deferHydration(async () => (await import('./ui/layer/toast-host.tsx')).ToastHost)
if (import.meta.env.SSR) await loadToasts()

export type ShopTools = { i18n: I18n; client: QueryClient; call: Call; visits: Visits }
type Props = ShopTools & { brand: Brand; head?: Head }

function FailedVisit({ retry }: { retry: Retry }) {
  const Offline = use(loadOffline())
  return <Offline retry={retry} />
}

function Shop() {
  const retry = useRetry()
  return (
    <Frame>
      <Activity mode={retry ? 'hidden' : 'visible'}>
        <Outlet notFound={<DeferredHydration load={loadNotFound} />} />
      </Activity>
      {retry && (
        <Suspense>
          <FailedVisit retry={retry} />
        </Suspense>
      )}
    </Frame>
  )
}

/** The whole storefront, rendered on the server and in the browser. */
export function App({ i18n, client, call, visits, brand, head }: Props) {
  return (
    <StrictMode>
      <HeadContext value={head ?? null}>
        <BrandContext value={brand}>
          <I18nProvider i18n={i18n}>
            <QueryClientProvider client={client}>
              <CallContext value={call}>
                <VisitsContext value={visits}>
                  <AnchorContext value={Link}>
                    <ProgressBar />
                    <Shop />
                    <LayersHost />
                    <DeferredHydration load={loadToasts} />
                  </AnchorContext>
                </VisitsContext>
              </CallContext>
            </QueryClientProvider>
          </I18nProvider>
        </BrandContext>
      </HeadContext>
    </StrictMode>
  )
}
