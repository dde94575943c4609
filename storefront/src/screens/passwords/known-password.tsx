import { Trans, useLingui } from '@lingui/react/macro'
import { PASSWORD_LENGTH } from '@sampan/contract/rules'
import { device } from '../../device/device.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { FormCard, FormSection } from '../../ui/form/card/form-card.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { NO_PASSWORD, newPasswordFaults } from './new-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import css from './passwords.module.css'
import { usePasswordChanged } from './use-password-changed.ts'

/** Changes the password of a signed-in shopper with the old password. */
export function KnownPassword({ account }: { account: string }) {
  const { t } = useLingui()
  const { finish } = usePasswordChanged()
  const { isBusy, props, field } = useForm({
    start: { old_password: '', ...NO_PASSWORD },
    secrets: ['old_password', 'new_password', 'confirm_password'],
    rules: (draft, i18n) => {
      const { old_password, new_password } = draft
      if (!old_password) return { old_password: t`Enter your old password`, ...newPasswordFaults(draft, i18n) }
      const same = new_password === old_password && { new_password: t`New password must be different from the old one` }
      return { ...same, ...newPasswordFaults(draft, i18n) }
    },
    call: 'POST /api/user/resetpwd',
    inputOf: (draft) => ({ ...draft, ...device.get() }),
    after: () => finish(account),
  })
  return (
    <FormCard
      {...props}
      foot={
        <Button type="submit" wide busy={isBusy}>
          <Trans>Change password</Trans>
        </Button>
      }
    >
      <FormSection title={<Trans>Verify it’s you</Trans>}>
        <PasswordField
          label={t`Old password`}
          autoComplete="current-password"
          required
          maxLength={PASSWORD_LENGTH.maximum}
          {...field('old_password')}
        />
        <Button tone="quiet" size="small" href="/forgotPassword" className={css.forgot}>
          <Trans>Forgot password?</Trans>
        </Button>
      </FormSection>
      <FormSection
        title={<Trans>Choose a new password</Trans>}
        why={<Trans>You’ll need to log in again with your new password on every device.</Trans>}
      >
        <NewPasswordFields account={account} field={field} />
      </FormSection>
    </FormCard>
  )
}
