import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/forced-colors.css'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { LayersHost } from '../layer/layers-host.tsx'
import { ToastHost } from '../layer/toast-host.tsx'

/** Renders components in English, with the hosts that the app mounts once. */
export function renderPieces(pieces: ReactNode) {
  document.documentElement.lang = 'en'
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const around = (inside: ReactNode) => (
    <I18nProvider i18n={i18n}>
      {inside}
      <LayersHost />
      <ToastHost />
    </I18nProvider>
  )
  return render(around(pieces)).then((screen) => ({
    ...screen,
    update: (next: ReactNode) => screen.rerender(around(next)),
  }))
}
