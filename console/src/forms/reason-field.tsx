import { useLingui } from '@lingui/react/macro'
import { Textarea, type TextareaProps } from '@mantine/core'

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
      maxLength={300}
      {...props}
    />
  )
}
