import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { CallError } from '@sampan/contract/call-error'
import { type ReactNode, useState } from 'react'
import { TextInput } from '../ui/form/text-input.tsx'
import { FormDialog } from './form-dialog.tsx'
import { useForm } from './use-form.ts'

/**
 * For actions that require a second-factor code: pass the error of the call to `handleRefusal`, and render `dialog`.
 * After a correct code, `retry` repeats the call.
 */
export function useSecondFactorCode(retry: () => void): {
  handleRefusal: (error: unknown) => boolean
  dialog: ReactNode
} {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return {
    handleRefusal: (error) => {
      const isNeeded = error instanceof CallError && error.reason === 'second_factor_needed'
      if (isNeeded) setAsking(true)
      return isNeeded
    },
    dialog: isAsking && <SecondFactorDialog onSuccess={retry} onClose={close} />,
  }
}

function SecondFactorDialog({ onSuccess, onClose }: { onSuccess: () => void; onClose: () => void }) {
  const { t } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/second_factor/check',
    start: { code: '' },
    rules: ({ code }, i18n) => ({
      ...(!/^\d{6}$/.test(code.trim()) && { code: translate(i18n)`Enter the 6-digit code` }),
    }),
    inputOf: (draft) => draft,
    leave: () => {
      onClose()
      onSuccess()
    },
  })
  return (
    <FormDialog form={form} title={t`Confirm with a code`} send={<Trans>Continue</Trans>} onClose={onClose}>
      <Text size="sm">
        <Trans>Enter the 6-digit code from your authenticator app.</Trans>
      </Text>
      <TextInput
        label={t`Code`}
        size="sm"
        autoComplete="one-time-code"
        inputMode="numeric"
        data-autofocus
        {...form.field('code')}
      />
    </FormDialog>
  )
}
