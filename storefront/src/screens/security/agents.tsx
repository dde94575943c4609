import { Trans, useLingui } from '@lingui/react/macro'
import type { AgentLink } from '@sampan/contract'
import { dayText, momentText } from '@sampan/contract/moment-text'
import { moneyText } from '@sampan/contract/money-text'
import { classNames } from '@sampan/front/class-names'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import IconApps from '@tabler/icons-react/dist/esm/icons/IconApps.mjs'
import { useState } from 'react'
import { Row, Rows } from '../../ui/layout/rows.tsx'
import { Section } from '../../ui/layout/section.tsx'
import layout from '../../ui/styles/layout.module.css'
import { AgentSheet } from './agent-sheet.tsx'
import css from './security.module.css'

/** The apps that may use the account. Nothing is shown without any. */
export function Agents() {
  const { data: agents = [] } = useRead('GET /api/user/agents')
  const [openLink, setOpenLink] = useState<string>()
  const agent = agents.find(({ link_id }) => link_id === openLink)
  if (agents.length === 0) return null
  return (
    <Section small title={<Trans>Apps with access</Trans>}>
      <div className={classNames(layout.pad, layout.stack, css.part)}>
        <Rows>
          {agents.map((one) => (
            <Row
              key={one.link_id}
              icon={<IconApps aria-hidden="true" />}
              title={one.name}
              detail={<About agent={one} />}
              onClick={() => setOpenLink(one.link_id)}
            />
          ))}
        </Rows>
      </div>
      <AgentSheet agent={agent} onClose={() => setOpenLink(undefined)} />
    </Section>
  )
}

function About({ agent }: { agent: AgentLink }) {
  const { host, created_at, last_used_at, allowance_cents, spent_cents, unconfirmed_addresses } = agent
  const { i18n } = useLingui()
  const day = dayText(created_at, languageTag(i18n))
  const last = last_used_at && momentText(last_used_at, languageTag(i18n))
  const [spent, limit] = [moneyText(spent_cents), moneyText(allowance_cents)]
  return (
    <span className={css.where}>
      <span>{host}</span>
      <span>
        <Trans>Since {day}</Trans>
      </span>
      <span>{last ? <Trans>Last used {last}</Trans> : <Trans>Not used yet</Trans>}</span>
      {allowance_cents > 0 && (
        <span>
          <Trans>
            Spent {spent} of {limit} in 30 days
          </Trans>
        </span>
      )}
      {unconfirmed_addresses.length > 0 && (
        <span>
          <Trans>You have new addresses to confirm</Trans>
        </span>
      )}
    </span>
  )
}
