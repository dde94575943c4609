import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { type Call, CallContext } from '@sampan/front/call'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { Frame } from './frame/frame.tsx'
import { Outlet } from './frame/outlet.tsx'
import { RoutesContext } from './navigation/route.ts'
import { routes } from './routes.ts'
import { SignIn } from './screens/operator/session/sign-in.tsx'
import { SignInAgain } from './screens/operator/session/sign-in-again.tsx'
import { useOperator } from './session/use-session.ts'
import { cssVariables, theme } from './theme.ts'
import { Toasts } from './ui/layer/toasts.tsx'
import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '@mantine/spotlight/styles.layer.css'
import './ui/layout/tokens.css'
import './ui/layout/mantine.css'

type AppProps = { i18n: I18n; client: QueryClient; call: Call; nonce: string }

function Desk() {
  const operator = useOperator()
  if (!operator) return <SignIn />
  return (
    <RoutesContext value={routes}>
      <Frame key={operator.operator_id}>
        <Outlet />
      </Frame>
      <SignInAgain />
    </RoutesContext>
  )
}

/** The providers of all screens: texts, data, calls and theme. */
export function Providers({ i18n, client, call, nonce, children }: AppProps & { children: ReactNode }) {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={client}>
          <CallContext value={call}>
            <MantineProvider
              theme={theme}
              cssVariablesResolver={cssVariables}
              defaultColorScheme="auto"
              getStyleNonce={() => nonce}
            >
              {children}
            </MantineProvider>
          </CallContext>
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>
  )
}

export const App = (props: AppProps) => (
  <Providers {...props}>
    <Toasts />
    <Desk />
  </Providers>
)
