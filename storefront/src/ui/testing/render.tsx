import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/forced-colors.css'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { makeI18n } from '../../i18n.ts'
import { LayersHost } from '../layer/layers-host.tsx'
import { ToastHost } from '../layer/toast-host.tsx'

/** Renders components in English, with the hosts that the app mounts once. */
export async function renderPieces(pieces: ReactNode) {
  document.documentElement.lang = 'en'
  const i18n = await makeI18n('en')
  const around = (inside: ReactNode) => (
    <I18nProvider i18n={i18n}>
      {inside}
      <LayersHost />
      <ToastHost />
    </I18nProvider>
  )
  const screen = await render(around(pieces))
  return { ...screen, update: (next: ReactNode) => screen.rerender(around(next)) }
}
