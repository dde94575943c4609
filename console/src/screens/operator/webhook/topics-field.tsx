import { useLingui } from '@lingui/react/macro'
import { Checkbox, Stack } from '@mantine/core'
import { WEBHOOK_TOPICS, type WebhookTopic } from '@sampan/contract/rules'
import type { ReactNode } from 'react'
import { Fieldset } from '../../../ui/form/fieldset.tsx'
import { topicText } from './webhook-topic-text.ts'

type TopicsFieldProps = {
  value: readonly WebhookTopic[]
  error?: ReactNode
  onChange: (topics: WebhookTopic[]) => void
}

/** The events that an address gets. */
export function TopicsField({ value, error, onChange }: TopicsFieldProps) {
  const { t, i18n } = useLingui()
  const turn = (topic: WebhookTopic, isOn: boolean) =>
    onChange(WEBHOOK_TOPICS.filter((one) => (one === topic ? isOn : value.includes(one))))
  return (
    <Fieldset label={t`Events`} error={error}>
      <Stack gap="xs" mt={4}>
        {WEBHOOK_TOPICS.map((topic) => (
          <Checkbox
            key={topic}
            size="sm"
            name="topics"
            label={topicText(topic, i18n)}
            checked={value.includes(topic)}
            onChange={(event) => turn(topic, event.currentTarget.checked)}
          />
        ))}
      </Stack>
    </Fieldset>
  )
}
