import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { makeI18n } from '../i18n.ts'
import { ScreenBoundary } from './screen-boundary.tsx'

test('a screen whose code fails to load shows a message and a reload button', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {}) // React reports the error there
  onTestFinished(() => consoleError.mockRestore())
  const Gone = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  await render(
    <I18nProvider i18n={await makeI18n('en')}>
      <MantineProvider>
        <ScreenBoundary>
          <Suspense>
            <Gone />
          </Suspense>
        </ScreenBoundary>
      </MantineProvider>
    </I18nProvider>,
  )
  await expect.element(page.getByText('We couldn’t show this screen')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible()
})
