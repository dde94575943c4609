import { Trans, useLingui } from '@lingui/react/macro'
import type { AccountObstacle } from '@sampan/contract'
import { PASSWORD_LENGTH } from '@sampan/contract/rules'
import { useRead } from '@sampan/front/use-read'
import { plainDigits } from '../../features/account/plain-digits.ts'
import { FormSkeleton } from '../../forms/form-skeleton.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useVisits } from '../../navigation/visits.ts'
import { session } from '../../session/session.ts'
import { Button } from '../../ui/button/button.tsx'
import formCss from '../../ui/form/form.module.css'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { Sheet } from '../../ui/layer/sheet.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { Note } from '../../ui/layout/note.tsx'
import { Row, Rows } from '../../ui/layout/rows.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { OBSTACLE_PLACES, obstacleText } from './obstacle-text.ts'

type Props = { open: boolean; onClose: () => void }

/** Deletes the account, or lists the obstacles that have to be removed first. */
export function DeleteSheet({ open, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`Delete account`}>
      <Inside />
    </Sheet>
  )
}

function Inside() {
  const { data, isError, refetch } = useRead('GET /api/user/delete_account')
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <FormSkeleton fields={3} />
  if (data.obstacles.length > 0) return <Obstacles obstacles={data.obstacles} />
  return <DeleteForm has_payment_code={data.has_payment_code} />
}

function Obstacles({ obstacles }: { obstacles: readonly AccountObstacle[] }) {
  const { i18n } = useLingui()
  return (
    <div className={formCss.sheet}>
      <p>
        <Trans>Before we can delete your account, please settle:</Trans>
      </p>
      <Rows bare>
        {obstacles.map((obstacle) => (
          <Row key={obstacle} href={OBSTACLE_PLACES[obstacle]} title={obstacleText(obstacle, i18n)} />
        ))}
      </Rows>
    </div>
  )
}

function DeleteForm({ has_payment_code }: { has_payment_code: boolean }) {
  const { t } = useLingui()
  const visits = useVisits()
  const { isBusy, props, field, set } = useForm({
    start: { password: '', payment_code: '' },
    secrets: ['password', 'payment_code'],
    rules: ({ password, payment_code }) => ({
      ...(!password && { password: t`Enter your password` }),
      ...(has_payment_code && !payment_code && { payment_code: t`Enter your payment code` }),
    }),
    call: 'POST /api/user/delete_account',
    inputOf: ({ password, payment_code }) => ({ password, ...(has_payment_code && { payment_code }) }),
    after: () => {
      toast.success(t`Delete Success`)
      session.clear()
      return visits.go('/home', { replace: true })
    },
  })
  return (
    <form {...props} className={formCss.sheet}>
      <Note tone="bad">
        <Trans>
          You can’t undo this. We’ll delete your addresses, cart, favourites and pictures, and log you out on all
          devices. Orders and transactions stay in our records without your name, and your reviews become anonymous.
        </Trans>
      </Note>
      <PasswordField
        label={t`Account password`}
        autoComplete="current-password"
        required
        maxLength={PASSWORD_LENGTH.maximum}
        {...field('password')}
      />
      {has_payment_code && (
        <PasswordField
          label={t`Payment code`}
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={20}
          {...field('payment_code')}
          onChange={(input) => set({ payment_code: plainDigits(input) })}
        />
      )}
      <Button type="submit" tone="bad" wide busy={isBusy}>
        <Trans>Delete account permanently</Trans>
      </Button>
    </form>
  )
}
