import { Trans } from '@lingui/react/macro'
import { useRead } from '@sampan/front/use-read'
import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs'
import IconFileX from '@tabler/icons-react/dist/esm/icons/IconFileX.mjs'
import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs'
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs'
import { HelpList } from '../../features/info/help-list.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { Button } from '../../ui/button/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Row, Rows } from '../../ui/layout/rows.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import layout from '../../ui/styles/layout.module.css'
import css from './help-and-support.module.css'

/** Questions and answers by subject with a search and customer service. `?of=` opens one question. */
export default function HelpAndSupportScreen({ search }: ScreenProps) {
  const visits = useVisits()
  const { isPending } = useRead('GET /api/user/help_support')
  const ask = (
    <Button href="/service">
      <Trans>Ask customer service</Trans>
    </Button>
  )
  const chat = (
    <div className={css.chat}>
      <Rows>
        <Row
          href="/service"
          icon={<IconHeadset aria-hidden="true" />}
          title={<Trans>Customer service</Trans>}
          detail={<Trans>Chat with us. You can send pictures too.</Trans>}
        />
      </Rows>
    </div>
  )
  return (
    <Page>
      <TopBar title={<Trans>Help and support</Trans>} onBack={visits.back} />
      <div className={`${layout.pad} ${layout.stack}`}>
        <div>
          <HelpList hasGroups openSlug={search.get('of')} underSearch={chat} otherwise={ask} />
        </div>
        {/* The links are rendered only after the answers are loaded, because loading answers would push them down. */}
        {!isPending && (
          <Rows>
            <Row
              href="/withdrawFromContract"
              icon={<IconFileX aria-hidden="true" />}
              title={<Trans>Withdraw from contract here</Trans>}
            />
            <Row href="/law" icon={<IconScale aria-hidden="true" />} title={<Trans>Legal</Trans>} />
            <Row href="/platform" icon={<IconBuildingWarehouse aria-hidden="true" />} title={<Trans>Platform</Trans>} />
          </Rows>
        )}
      </div>
    </Page>
  )
}
