import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { usePages } from '@sampan/front/use-pages'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { useAction } from '../../forms/use-action.ts'
import { toast } from '../../ui/layer/toast.ts'
import { Empty } from '../../ui/layout/empty.tsx'
import { ErrorState } from '../../ui/layout/error-state.tsx'
import { Fact, Facts } from '../../ui/layout/facts.tsx'
import { MoreButton } from '../../ui/layout/more-button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import css from './agents.module.css'

type Platform = ReplyTo<'GET /api/admin/agent/platforms'>['items'][number]

/** Platforms of shopping agents that called. Owners block them, or switch all agents off. */
export default function Agents() {
  const { t } = useLingui()
  const list = usePages('GET /api/admin/agent/platforms', {})
  const [blocking, setBlocking] = useState<Platform>()
  const { items, error, onRetry } = list
  return (
    <Page>
      <PageHeader title={<Trans>Shopping agents</Trans>} />
      <p className={css.note}>
        <Trans>
          Assistants of shoppers can find products and prepare orders. The shoppers pay in the shop, or let an assistant
          pay up to a limit. Each assistant names the platform it comes from, and is declined if you block that
          platform.
        </Trans>
      </p>
      <AgentSwitch />
      {error && !items && <ErrorState error={error} onRetry={onRetry} />}
      {items?.length === 0 && <Empty title={<Trans>No agent has called yet</Trans>} />}
      {items?.map((platform) => (
        <PlatformCard key={platform.platform_id} platform={platform} onBlock={() => setBlocking(platform)} />
      ))}
      <MoreButton {...list} />
      {blocking && (
        <ConfirmDialog
          call="POST /api/admin/agent/block"
          input={{ platform_id: blocking.platform_id, is_blocked: true }}
          title={t`Block ${blocking.host}?`}
          note={<Trans>From now on, all agents of this host are declined.</Trans>}
          confirm={<Trans>Block</Trans>}
          isDangerous
          after={() => toast.success(t`Platform blocked`)}
          onClose={() => setBlocking(undefined)}
        />
      )}
    </Page>
  )
}

function AgentSwitch() {
  const { t } = useLingui()
  const { data, error, refetch } = useRead('GET /api/admin/agent/switch')
  const { run, isBusy } = useAction('POST /api/admin/agent/switch')
  const [isAsking, setAsking] = useState(false)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const { is_on, changed_by, changed_at } = data
  async function turnOn() {
    if (await run({ is_on: true })) toast.success(t`Agents are turned on`)
  }
  return (
    <section className={css.switch} aria-label={t`Use by agents`}>
      <StatusBadge tone={is_on ? 'good' : 'bad'}>{is_on ? <Trans>On</Trans> : <Trans>Off</Trans>}</StatusBadge>
      {is_on ? (
        <Button size="xs" variant="default" onClick={() => setAsking(true)}>
          <Trans>Turn agents off</Trans>
        </Button>
      ) : (
        <Button size="xs" loading={isBusy} onClick={() => void turnOn()}>
          <Trans>Turn agents on</Trans>
        </Button>
      )}
      {changed_at && (
        <span className={css.quiet}>
          <MomentText at={changed_at} as="near" /> {changed_by}
        </span>
      )}
      {isAsking && (
        <ConfirmDialog
          call="POST /api/admin/agent/switch"
          input={{ is_on: false }}
          title={t`Turn all agents off?`}
          note={<Trans>No agent can use the shop until you turn them on again. Browsers aren’t affected.</Trans>}
          confirm={<Trans>Turn off</Trans>}
          isDangerous
          after={() => toast.success(t`Agents are turned off`)}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}

function PlatformCard({ platform, onBlock }: { platform: Platform; onBlock: () => void }) {
  const { t, i18n } = useLingui()
  const { run, isBusy } = useAction('POST /api/admin/agent/block')
  const { platform_id, profile_url, host, version, calls, first_seen_at, last_seen_at, is_blocked, blocked_by } =
    platform
  async function unblock() {
    if (await run({ platform_id, is_blocked: false })) toast.success(t`Platform unblocked`)
  }
  return (
    <section className={css.card} aria-label={profile_url}>
      <div className={css.head}>
        <h2 className={css.url}>{profile_url}</h2>
        {is_blocked ? (
          <Button
            size="xs"
            variant="default"
            loading={isBusy}
            aria-label={t`Unblock ${host}`}
            onClick={() => void unblock()}
          >
            <Trans>Unblock</Trans>
          </Button>
        ) : (
          <Button size="xs" variant="default" aria-label={t`Block ${host}`} onClick={onBlock}>
            <Trans>Block</Trans>
          </Button>
        )}
      </div>
      {is_blocked && (
        <StatusBadge tone="bad">
          <Trans>Blocked by {blocked_by}</Trans>
        </StatusBadge>
      )}
      <Facts>
        <Fact name={<Trans>Version</Trans>}>{version}</Fact>
        <Fact name={<Trans>Calls</Trans>}>{i18n.number(calls)}</Fact>
        <Fact name={<Trans>First call</Trans>}>
          <MomentText at={first_seen_at} as="day" />
        </Fact>
        <Fact name={<Trans>Last call</Trans>}>
          <MomentText at={last_seen_at} as="near" />
        </Fact>
      </Facts>
    </section>
  )
}
