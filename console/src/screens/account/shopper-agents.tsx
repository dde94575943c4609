import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { AgentLinkAtDesk } from '@sampan/contract'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { ReasonDialog } from '../../forms/reason-dialog.tsx'
import { useMay } from '../../session/use-session.ts'
import { toast } from '../../ui/layer/toast.ts'
import { Part } from '../../ui/layout/facts.tsx'
import { Row, Rows } from '../../ui/layout/pane-rows.tsx'
import { MoneyText } from '../../ui/money/money-text.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'

/** The apps that have or had access to the account. Nothing is shown if there were none. */
export function ShopperAgents({ user_id }: { user_id: string }) {
  const { data: agents = [] } = useRead('GET /api/admin/shopper/agents', { user_id })
  const [ending, setEnding] = useState<AgentLinkAtDesk>()
  if (agents.length === 0) return null
  return (
    <Part title={<Trans>Apps with access</Trans>}>
      <Rows>
        {agents.map((agent) => (
          <AgentRow key={agent.link_id} agent={agent} onEnd={() => setEnding(agent)} />
        ))}
      </Rows>
      {ending && <EndDialog user_id={user_id} agent={ending} onClose={() => setEnding(undefined)} />}
    </Part>
  )
}

type EndProps = { user_id: string; agent: AgentLinkAtDesk; onClose: () => void }

function EndDialog({ user_id, agent: { link_id, name }, onClose }: EndProps) {
  const { t } = useLingui()
  return (
    <ReasonDialog
      call="POST /api/admin/shopper/end_agent"
      inputOf={(reason) => ({ user_id, link_id, reason })}
      title={t`End the access of ${name}?`}
      note={<Trans>The app can’t see orders or buy any more. Orders it has placed stay as they are.</Trans>}
      confirm={<Trans>End access</Trans>}
      after={() => toast.success(t`Access ended`)}
      onClose={onClose}
    />
  )
}

function AgentRow({ agent, onEnd }: { agent: AgentLinkAtDesk; onEnd: () => void }) {
  const { t } = useLingui()
  const may = useMay('support')
  const { name, host, created_at, ended_at, allowance_cents, spent_cents } = agent
  return (
    <Row main={`${name} (${host})`}>
      <span>
        <Trans>since</Trans> <MomentText at={created_at} as="near" />
      </span>
      {allowance_cents > 0 && (
        <span>
          <Trans>
            spent <MoneyText cents={spent_cents} /> of <MoneyText cents={allowance_cents} /> in 30 days
          </Trans>
        </span>
      )}
      {ended_at ? (
        <span>
          <Trans>ended</Trans> <MomentText at={ended_at} as="near" />
        </span>
      ) : (
        may && (
          <Button variant="default" size="xs" aria-label={t`End the access of ${name}`} onClick={onEnd}>
            <Trans>End access</Trans>
          </Button>
        )
      )}
    </Row>
  )
}
