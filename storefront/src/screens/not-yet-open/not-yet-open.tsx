import { Trans, useLingui } from '@lingui/react/macro'
import { usePlace, useVisits } from '../../navigation/visits.ts'
import { Button } from '../../ui/form/button.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'

const TABS = ['/explore']

/** A screen that is not built yet says so, and leads back. */
export default function NotYetOpenScreen() {
  const { i18n } = useLingui()
  const visits = useVisits()
  const { path } = usePlace()
  const match = visits.match(path)
  const title = match?.route.title(i18n, match.params)
  const isTab = TABS.includes(path)
  return (
    <Page tabbed={isTab}>
      <TopBar title={title} {...(isTab ? { variant: 'big' as const } : { onBack: visits.back })} />
      <Empty
        title={<Trans>Not Yet Open</Trans>}
        text={<Trans>This part of the shop is still being built.</Trans>}
        action={
          <Button href="/home">
            <Trans>Back to the shop</Trans>
          </Button>
        }
      />
    </Page>
  )
}
