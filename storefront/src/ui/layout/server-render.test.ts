import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LayersHost } from '../layer/layers-host.tsx'
import { ToastHost } from '../layer/toast-host.tsx'
import { ProgressBar } from '../loading/progress.tsx'
import { Specimen } from '../testing/specimen.tsx'
import { SPECIMEN_TEXTS } from '../testing/specimen-texts.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

test('every component renders on the server, without style attributes, which the CSP would block', () => {
  const pieces = [
    createElement(Specimen, { key: 'pieces', texts: SPECIMEN_TEXTS, picture: '/files/lamp.webp' }),
    createElement(LayersHost, { key: 'layers' }),
    createElement(ToastHost, { key: 'toast' }),
    createElement(ProgressBar, { key: 'progress' }),
  ]
  const html = renderToString(createElement(I18nProvider, { i18n }, pieces))
  expect(html).toContain('/files/lamp.webp?w=320 320w')
  expect(html.match(/ style=/g)).toBeNull()
  expect(html).not.toContain('undefined')
})
