import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { usePages } from '@sampan/front/use-pages'
import { useAction } from '../../../forms/use-action.ts'
import { toast } from '../../../ui/layer/toast.ts'
import { ErrorState } from '../../../ui/layout/error-state.tsx'
import { MoreButton } from '../../../ui/layout/more-button.tsx'
import { CodeText } from '../../../ui/text/code-text.tsx'
import { StatusBadge, type Tone } from '../../../ui/text/status-badge.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import css from './webhooks.module.css'

type Delivery = ReplyTo<'GET /api/admin/webhook/deliveries'>['items'][number]

/** The events of an address, newest first. */
export function Deliveries({ webhook_id }: { webhook_id: string }) {
  const { t } = useLingui()
  const list = usePages('GET /api/admin/webhook/deliveries', { webhook_id })
  const { items, error, onRetry } = list
  if (error && !items) return <ErrorState error={error} onRetry={onRetry} />
  if (items?.length === 0)
    return (
      <p className={css.quiet}>
        <Trans>No events in the last 30 days</Trans>
      </p>
    )
  return (
    <div className={css.log}>
      <ul className={css.deliveries} aria-label={t`Events`} aria-busy={items === undefined}>
        {items?.map((delivery) => (
          <DeliveryRow key={delivery.delivery_id} delivery={delivery} />
        ))}
      </ul>
      <MoreButton {...list} />
    </div>
  )
}

const TONES: Record<Delivery['state'], Tone> = { waiting: 'wait', delivered: 'good', failed: 'bad' }

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { t, i18n } = useLingui()
  const { delivery_id, type, state, created_at, data } = delivery
  const { run, isBusy } = useAction('POST /api/admin/webhook/replay')
  async function replay() {
    if ((await run({ delivery_id })) !== undefined) toast.success(t`The event will be sent again`)
  }
  return (
    <li className={css.delivery}>
      <div className={css.event}>
        <strong>{type}</strong>
        <span className={css.quiet}>
          <MomentText at={created_at} />
        </span>
        {data !== '{}' && <CodeText>{data}</CodeText>}
      </div>
      <div className={css.result}>
        <StatusBadge tone={TONES[state]}>{stateText(state, i18n)}</StatusBadge>
        <span className={css.quiet}>{resultText(delivery, i18n)}</span>
      </div>
      {state !== 'waiting' && (
        <Button
          size="xs"
          variant="default"
          loading={isBusy}
          aria-label={t`Send again: ${type}`}
          onClick={() => void replay()}
        >
          <Trans>Send again</Trans>
        </Button>
      )}
    </li>
  )
}

function stateText(state: Delivery['state'], i18n: I18n): string {
  switch (state) {
    case 'waiting':
      return translate(i18n)({ message: 'Waiting', context: 'delivery' })
    case 'delivered':
      return translate(i18n)`Delivered`
    case 'failed':
      return translate(i18n)`Failed`
  }
}

/** The reply of the last attempt: its HTTP status, or why there was none. */
function resultText({ last_status, last_fault }: Delivery, i18n: I18n): string {
  if (last_status !== null) return translate(i18n)`Reply ${last_status}`
  switch (last_fault) {
    case null:
      return ''
    case 'TIMEOUT':
      return translate(i18n)`No reply within 15 seconds`
    case 'NOT_PUBLIC':
      return translate(i18n)`The address is on an internal network`
    case 'AGENT_BLOCKED':
      return translate(i18n)`Not sent: the agent is blocked, or agents are turned off`
    case 'NO_ORDER':
      return translate(i18n)`Not sent: the order no longer exists`
    default:
      return translate(i18n)`No connection (${last_fault})`
  }
}
