import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Switch } from '@mantine/core'
import { WEBHOOK_TOPICS, WEBHOOK_URL_LIMIT, type WebhookTopic } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { useState } from 'react'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useFormWithCode } from '../../../forms/use-form-with-code.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { SecretDialog } from '../../../ui/layer/secret-dialog.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { TopicsField } from './topics-field.tsx'

type Webhook = ReplyTo<'GET /api/admin/webhook/list'>['webhooks'][number]

const HTTPS = /^https:\/\/\S+$/

export function AddWebhookDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [secret, setSecret] = useState<string>()
  const form = useFormWithCode({
    call: 'POST /api/admin/webhook/add',
    start: { url: '', topics: [...WEBHOOK_TOPICS] as WebhookTopic[] },
    rules: ({ url, topics }, i18n) => ({
      ...(!HTTPS.test(url.trim()) && { url: translate(i18n)`Enter an address that begins with https://` }),
      ...(topics.length === 0 && { topics: translate(i18n)`Choose at least one kind of event` }),
    }),
    inputOf: ({ url, topics }) => ({ url: url.trim(), topics }),
    leave: (reply) => setSecret(reply.secret),
  })
  if (secret !== undefined)
    return (
      <SecretDialog
        title={t`Signing secret`}
        note={
          <Trans>Your program checks the signature of each event with it. Copy it now. You won’t see it again.</Trans>
        }
        secret={secret}
        onClose={onClose}
      />
    )
  const { value, error } = form.field('topics')
  return (
    <FormDialog form={form} title={t`Add a webhook`} send={<Trans>Add webhook</Trans>} onClose={onClose}>
      <TextInput
        label={t`URL`}
        description={t`A page of your program that takes POST requests`}
        inputMode="url"
        maxLength={WEBHOOK_URL_LIMIT}
        autoComplete="off"
        data-autofocus
        {...form.field('url')}
      />
      <TopicsField value={value} error={error} onChange={(topics) => form.set({ topics })} />
    </FormDialog>
  )
}

export function ChangeWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useLingui()
  const isOfAgent = webhook.agent !== null
  const start = { topics: webhook.topics as WebhookTopic[], is_on: webhook.is_on }
  const form = useForm({
    call: 'POST /api/admin/webhook/change',
    start,
    rules: ({ topics }, i18n) => ({
      ...(topics.length === 0 && !isOfAgent && { topics: translate(i18n)`Choose at least one kind of event` }),
    }),
    // Only the changed fields: the shop or another owner may have turned the webhook off since the dialog was opened.
    inputOf: ({ topics, is_on }) => ({
      webhook_id: webhook.webhook_id,
      ...(topics.join() !== start.topics.join() && { topics }),
      ...(is_on !== start.is_on && { is_on }),
    }),
    after: () => toast.success(t`Webhook saved`),
    leave: onClose,
  })
  const { value, error } = form.field('topics')
  return (
    <FormDialog form={form} title={t`Edit webhook`} send={<Trans>Save</Trans>} onClose={onClose}>
      {!isOfAgent && <TopicsField value={value} error={error} onChange={(topics) => form.set({ topics })} />}
      <Switch
        label={t`Send events`}
        checked={form.draft.is_on}
        onChange={(event) => form.set({ is_on: event.currentTarget.checked })}
      />
    </FormDialog>
  )
}
