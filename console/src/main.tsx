import { reportErrors } from '@sampan/front/report-errors'
import { createRoot } from 'react-dom/client'
import { App, Providers } from './app.tsx'
import { ServerUnreachable } from './frame/server-unreachable.tsx'
import { openDesk, restoreSession, syncLanguage, syncTabs } from './open-desk.ts'
import { storedLocale } from './session/desk-locale.ts'
import { allowStyles } from './trusted-types.ts'

allowStyles()

/** Interval for retrying to read the session while the server does not reply. */
const ASK_AGAIN_MS = 5_000

/** The page's CSP nonce, which allows Mantine to insert styles. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
// A dependency of Mantine inserts its own style tag, and reads the nonce from this global variable.
Object.assign(globalThis, { __webpack_nonce__: nonce })

reportErrors({ front: 'desk', to: '/api/admin/report' })
const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
const desk = await openDesk(storedLocale())
const reactRoot = createRoot(root)
await restoreSession(desk.call, (error) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ASK_AGAIN_MS)
  reactRoot.render(
    <Providers {...desk} nonce={nonce}>
      <ServerUnreachable reason={error.message} onRetry={resolve} />
    </Providers>,
  )
  return promise.finally(() => clearTimeout(timer))
})
syncTabs(desk.call)
syncLanguage(desk.i18n)
reactRoot.render(<App {...desk} nonce={nonce} />)
