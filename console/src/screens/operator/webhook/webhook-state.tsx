import { Trans, useLingui } from '@lingui/react/macro'
import { WEBHOOK_COUNT_LIMIT } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { countText } from '../../../ui/text/count-text.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import css from './webhooks.module.css'

type Webhook = ReplyTo<'GET /api/admin/webhook/list'>['webhooks'][number]

export function WebhookState({ webhook }: { webhook: Webhook }) {
  const { is_on, off_because, failing_since, unreadable_since, failed: failed_count } = webhook
  if (off_because)
    return (
      <StatusBadge tone="bad">
        <Trans>Turned off automatically</Trans>
      </StatusBadge>
    )
  if (!is_on)
    return (
      <StatusBadge tone="calm">
        <Trans>Off</Trans>
      </StatusBadge>
    )
  if (failing_since || unreadable_since)
    return (
      <StatusBadge tone="bad">
        <Trans>Getting no events</Trans>
      </StatusBadge>
    )
  if (failed_count > 0)
    return (
      <StatusBadge tone="bad">
        <FailedText failed_count={failed_count} />
      </StatusBadge>
    )
  return (
    <StatusBadge tone="good">
      <Trans>On</Trans>
    </StatusBadge>
  )
}

function FailedText({ failed_count }: { failed_count: number }) {
  const count = useCount(failed_count)
  return <Trans>{count} failed</Trans>
}

/** A number of events. Counting stops at WEBHOOK_COUNT_LIMIT. */
export function useCount(count: number): string {
  const { i18n } = useLingui()
  return countText(count, count >= WEBHOOK_COUNT_LIMIT, i18n)
}

/** Why an address gets no events, and what the shopkeeper can do; nothing while it works or an owner turned it off. */
export function WebhookTrouble({ webhook }: { webhook: Webhook }) {
  const { failing_since, unreadable_since, off_because } = webhook
  if (off_because)
    return (
      <p className={css.trouble}>
        <OffReason because={off_because} />{' '}
        {off_because === 'secret' ? (
          <Trans>
            Events since it was turned off are lost. Bring the former key back and turn the webhook on, or remove it and
            add it again. Removing it deletes its waiting events.
          </Trans>
        ) : (
          <Trans>Events since it was turned off are lost. Turn the webhook on to get those that are waiting.</Trans>
        )}
      </p>
    )
  if (unreadable_since)
    return (
      <p className={css.trouble}>
        <Trans>
          The servers can’t read its signing secret, because their key was changed or lost. Its events are waiting.
          Bring the former key back, or remove this webhook and add it again. Removing it deletes its waiting events.
        </Trans>
      </p>
    )
  if (failing_since && webhook.is_on)
    return (
      <p className={css.trouble}>
        <Trans>
          The address has accepted nothing since <MomentText at={failing_since} />. Its events are sent again. After
          three days the shop turns the webhook off.
        </Trans>
      </p>
    )
  return null
}

function OffReason({ because }: { because: NonNullable<Webhook['off_because']> }) {
  switch (because) {
    case 'gone':
      return <Trans>The address replied 410, which means that it wants no more events.</Trans>
    case 'dead':
      return <Trans>The address accepted nothing for three days.</Trans>
    case 'full':
      return <Trans>The address kept failing until 100,000 events were waiting.</Trans>
    case 'secret':
      return <Trans>For three days the servers couldn’t read its signing secret.</Trans>
  }
}
