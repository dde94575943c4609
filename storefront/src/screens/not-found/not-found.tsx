import { Trans, useLingui } from '@lingui/react/macro'
import { useNotFoundStatus, useTitle } from '../../navigation/head.tsx'
import { useVisits } from '../../navigation/visits.ts'
import { Empty } from '../../ui/layout/empty.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'

/** Shown for an unknown URL, or if the content of a URL no longer exists. */
export function NotFound() {
  const { t } = useLingui()
  const visits = useVisits()
  useTitle(t`Page not found`)
  useNotFoundStatus(true)
  return (
    <Page>
      <TopBar onBack={visits.back} />
      <Empty
        level={1}
        title={<Trans>Page not found</Trans>}
        text={<Trans>We couldn’t find this page. It may have been removed.</Trans>}
        link={{ href: '/home', text: <Trans>Go to home page</Trans> }}
      />
    </Page>
  )
}
