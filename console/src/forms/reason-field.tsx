import { useLingui } from '@lingui/react/macro'
import type { TextareaProps } from '@mantine/core'
import { Textarea } from '../ui/form/text-input.tsx'

export const REASON_LIMIT = 300

/** Input for the operator's reason for a proposal. */
export function ReasonField(props: TextareaProps) {
  const { t } = useLingui()
  return (
    <Textarea
      label={t`Reason`}
      description={t`The approver will see this`}
      autosize
      minRows={2}
      maxRows={6}
      maxLength={REASON_LIMIT}
      {...props}
    />
  )
}
