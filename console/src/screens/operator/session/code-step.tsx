import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Stack } from '@mantine/core'
import { useState } from 'react'
import { FormFooter } from '../../../forms/form-footer.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { session } from '../../../session/session.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import css from './sign-in.module.css'

/** Sign-in step: the second factor, after the password. */
export function CodeStep() {
  const { t } = useLingui()
  const [isLost, setLost] = useState(false)
  const form = useForm({
    call: 'POST /api/admin/login/code',
    start: { code: '' },
    rules: ({ code }, i18n) => ({ ...(code.trim().length < 6 && { code: translate(i18n)`Enter the code` }) }),
    inputOf: (draft) => draft,
    after: session.begin,
  })
  return (
    <form {...form.props}>
      <Stack gap="sm">
        <p className={css.hint}>
          {isLost ? (
            <Trans>Enter one of your ten recovery codes. Each works once.</Trans>
          ) : (
            <Trans>Enter the 6-digit code from your authenticator app.</Trans>
          )}
        </p>
        <TextInput
          key={String(isLost)}
          label={isLost ? t`Recovery code` : t`Code`}
          size="sm"
          autoComplete="one-time-code"
          inputMode={isLost ? 'text' : 'numeric'}
          autoFocus
          {...form.field('code')}
        />
        <FormFooter form={form} send={<Trans>Sign in</Trans>} onCancel={session.startOver} />
        <Anchor component="button" type="button" size="sm" onClick={() => setLost(!isLost)}>
          {isLost ? <Trans>Use my device instead</Trans> : <Trans>I don’t have my device</Trans>}
        </Anchor>
      </Stack>
    </form>
  )
}
