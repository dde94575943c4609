import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { ConfirmDialog } from '../../../forms/confirm-dialog.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { useFilters } from '../../../navigation/address.ts'
import { toast } from '../../../ui/layer/toast.ts'
import { Empty } from '../../../ui/layout/empty.tsx'
import { ErrorState } from '../../../ui/layout/error-state.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import { Deliveries } from './deliveries.tsx'
import { AddWebhookDialog, ChangeWebhookDialog } from './webhook-dialogs.tsx'
import { useCount, WebhookState, WebhookTrouble } from './webhook-state.tsx'
import { topicText } from './webhook-topic-text.ts'
import css from './webhooks.module.css'

type Webhook = ReplyTo<'GET /api/admin/webhook/list'>['webhooks'][number]
type Open = { dialog: 'add' } | { dialog: 'change' | 'remove'; webhook: Webhook }

const START = { events: '' }

/** Addresses of the shopkeeper's programs that get events of the shop. Owners add and remove them. */
export default function Webhooks() {
  const { t } = useLingui()
  const { data, error, refetch } = useRead('GET /api/admin/webhook/list')
  const [open, setOpen] = useState<Open>()
  const { filters, set } = useFilters(START)
  const close = () => setOpen(undefined)
  return (
    <Page>
      <PageHeader title={<Trans>Webhooks</Trans>}>
        <Button onClick={() => setOpen({ dialog: 'add' })}>
          <Trans>Add webhook</Trans>
        </Button>
      </PageHeader>
      <p className={css.note}>
        <Trans>
          The shop tells your programs about orders, money, messages and stock as soon as something happens. Each event
          is signed as Standard Webhooks define, and repeated for three days until your program accepts it.
        </Trans>
      </p>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.webhooks.length === 0 && <Empty title={<Trans>No webhooks yet</Trans>} />}
      {data?.webhooks.map((webhook) => (
        <WebhookCard
          key={webhook.webhook_id}
          webhook={webhook}
          hasLog={filters.events === webhook.webhook_id}
          onLog={(isShown) => set({ events: isShown ? webhook.webhook_id : '' })}
          onOpen={setOpen}
        />
      ))}
      {open?.dialog === 'add' && <AddWebhookDialog onClose={close} />}
      {open?.dialog === 'change' && <ChangeWebhookDialog webhook={open.webhook} onClose={close} />}
      {open?.dialog === 'remove' && (
        <ConfirmDialog
          call="POST /api/admin/webhook/remove"
          input={{ webhook_id: open.webhook.webhook_id }}
          title={t`Remove this webhook?`}
          note={<Trans>It gets no more events, and its list of events is deleted.</Trans>}
          confirm={<Trans>Remove</Trans>}
          isDangerous
          after={() => toast.success(t`Webhook removed`)}
          onClose={close}
        />
      )}
    </Page>
  )
}

type WebhookCardProps = {
  webhook: Webhook
  hasLog: boolean
  onLog: (isShown: boolean) => void
  onOpen: (open: Open) => void
}

function WebhookCard({ webhook, hasLog, onLog, onOpen }: WebhookCardProps) {
  const { t, i18n } = useLingui()
  const { webhook_id, url, agent, topics, is_on, delivered_at, waiting } = webhook
  const count = useCount(waiting)
  const trial = useAction('POST /api/admin/webhook/test')
  async function sendTest() {
    if ((await trial.run({ webhook_id })) === undefined) return
    toast.success(t`Test event sent`)
    onLog(true)
  }
  return (
    <section className={css.card} aria-label={url}>
      <div className={css.head}>
        <h2 className={css.url}>{url}</h2>
        <WebhookState webhook={webhook} />
      </div>
      <div className={css.quiet}>
        {agent === null ? (
          topics.map((topic) => topicText(topic, i18n)).join(', ')
        ) : (
          <Trans>Orders from agents of {agent}</Trans>
        )}
      </div>
      <WebhookTrouble webhook={webhook} />
      <div className={css.quiet}>
        {delivered_at ? (
          <Trans>
            Last delivered <MomentText at={delivered_at} as="near" />
          </Trans>
        ) : (
          <Trans>Nothing delivered yet</Trans>
        )}
        {waiting > 0 && (
          <>
            {' · '}
            <Trans>{count} waiting</Trans>
          </>
        )}
      </div>
      <Group gap="xs">
        <Button size="xs" variant="default" aria-expanded={hasLog} onClick={() => onLog(!hasLog)}>
          {hasLog ? <Trans>Hide events</Trans> : <Trans>Show events</Trans>}
        </Button>
        {is_on && agent === null && (
          <Button size="xs" variant="default" loading={trial.isBusy} onClick={() => void sendTest()}>
            <Trans>Send a test event</Trans>
          </Button>
        )}
        <Button size="xs" variant="default" onClick={() => onOpen({ dialog: 'change', webhook })}>
          <Trans>Edit</Trans>
        </Button>
        <Button size="xs" variant="default" onClick={() => onOpen({ dialog: 'remove', webhook })}>
          <Trans>Remove</Trans>
        </Button>
      </Group>
      {hasLog && <Deliveries webhook_id={webhook_id} />}
    </section>
  )
}
