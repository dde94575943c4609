import { t as translate } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Group, PasswordInput, Stack } from '@mantine/core'
import { useState } from 'react'
import { useReadMe } from '../../../api/use-read-me.ts'
import { FormFooter } from '../../../forms/form-footer.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { type Operator, session } from '../../../session/session.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { Dialog } from '../../../ui/layer/dialog.tsx'
import css from './own-account.module.css'
import { DeviceCheck, RecoveryCodes } from './second-factor-setup.tsx'

const FEW_CODES = 3

/** The operator's authenticator and recovery codes. */
export function SecondFactor({ operator }: { operator: Operator }) {
  const [dialog, setDialog] = useState<'device' | 'codes'>()
  const { has_second_factor, recovery_codes } = operator
  const readMe = useReadMe()
  const close = () => {
    setDialog(undefined)
    void readMe().then(session.begin)
  }
  return (
    <Stack gap="sm">
      <p className={css.note}>
        {has_second_factor ? (
          <Trans>You’ll enter a code from your device each time you sign in.</Trans>
        ) : (
          <Trans>Off. Anyone who knows your password can sign in.</Trans>
        )}
      </p>
      {has_second_factor && (
        <p className={css.note}>
          <Plural value={recovery_codes} one="You have # recovery code left." other="You have # recovery codes left." />
        </p>
      )}
      {has_second_factor && recovery_codes < FEW_CODES && (
        <Alert color="yellow" variant="light">
          <Trans>Create new recovery codes before you run out.</Trans>
        </Alert>
      )}
      <Group gap="xs">
        <Button variant={has_second_factor ? 'default' : 'filled'} onClick={() => setDialog('device')}>
          {has_second_factor ? <Trans>Use another device</Trans> : <Trans>Set up</Trans>}
        </Button>
        {has_second_factor && (
          <Button variant="default" onClick={() => setDialog('codes')}>
            <Trans>New recovery codes</Trans>
          </Button>
        )}
      </Group>
      {dialog === 'device' && <DeviceDialog hasFactor={has_second_factor} onClose={close} />}
      {dialog === 'codes' && <CodesDialog onClose={close} />}
    </Stack>
  )
}

type DeviceDialogProps = { hasFactor: boolean; onClose: () => void }

function DeviceDialog({ hasFactor, onClose }: DeviceDialogProps) {
  const { t } = useLingui()
  const [secret, setSecret] = useState<{ secret: string; uri: string }>()
  const [codes, setCodes] = useState<string[]>()
  return (
    <Dialog onClose={onClose} title={t`Two-step verification`} closeOnClickOutside={false}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : secret ? (
        <DeviceCheck {...secret} onDone={setCodes} />
      ) : (
        <IdentityCheck hasFactor={hasFactor} onSecret={setSecret} onClose={onClose} />
      )}
    </Dialog>
  )
}

type IdentityCheckProps = DeviceDialogProps & { onSecret: (secret: { secret: string; uri: string }) => void }

/**
 * Asks for the password (and the old code) first, so that a desk left unattended is not enough to take over the
 * account.
 */
function IdentityCheck({ hasFactor, onSecret, onClose }: IdentityCheckProps) {
  const { t } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/second_factor/begin',
    start: { password: '', code: '' },
    rules: ({ code }, i18n) => (hasFactor && code.trim().length < 6 ? { code: translate(i18n)`Enter the code` } : {}),
    inputOf: ({ password, code }) => ({ password, ...(hasFactor && { code }) }),
    leave: onSecret,
  })
  return (
    <form {...form.props}>
      <Stack gap="sm">
        <PasswordInput
          label={t`Current password`}
          autoComplete="current-password"
          data-autofocus
          visibilityToggleButtonProps={{ 'aria-label': t`Show password` }}
          {...form.field('password')}
        />
        {hasFactor && (
          <TextInput
            label={t`Code from your current device, or a recovery code`}
            autoComplete="one-time-code"
            {...form.field('code')}
          />
        )}
        <FormFooter form={form} send={<Trans>Continue</Trans>} onCancel={onClose} />
      </Stack>
    </form>
  )
}

function CodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [codes, setCodes] = useState<string[]>()
  const form = useForm({
    call: 'POST /api/admin/second_factor/codes',
    start: { code: '' },
    rules: ({ code }, i18n) => (/^\d{6}$/.test(code.trim()) ? {} : { code: translate(i18n)`Enter the 6-digit code` }),
    inputOf: (draft) => draft,
    leave: ({ recovery_codes }) => setCodes(recovery_codes),
  })
  return (
    <Dialog onClose={onClose} title={t`New recovery codes`} closeOnClickOutside={false}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <form {...form.props}>
          <Stack gap="sm">
            <p className={css.note}>
              <Trans>Your old codes will stop working.</Trans>
            </p>
            <TextInput
              label={t`Code from your device`}
              autoComplete="one-time-code"
              inputMode="numeric"
              data-autofocus
              {...form.field('code')}
            />
            <FormFooter form={form} send={<Trans>Create new codes</Trans>} onCancel={onClose} />
          </Stack>
        </form>
      )}
    </Dialog>
  )
}
