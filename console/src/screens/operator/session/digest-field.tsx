import { Trans, useLingui } from '@lingui/react/macro'
import { Switch } from '@mantine/core'
import { useAction } from '../../../forms/use-action.ts'
import { type Operator, session } from '../../../session/session.ts'
import { toast } from '../../../ui/layer/toast.ts'
import css from './own-account.module.css'

/** Turns the mail on or off that says on mornings what waits for the operator. */
export function DigestField({ operator }: { operator: Operator }) {
  const { t } = useLingui()
  const digest = useAction('POST /api/admin/digest')
  async function turn(is_on: boolean) {
    const me = await digest.run({ is_on })
    if (!me) return
    session.begin(me)
    toast.success(is_on ? t`Morning email turned on` : t`Morning email turned off`)
  }
  return (
    <div className={css.switch}>
      <Switch
        label={t`Morning email`}
        checked={operator.has_digest}
        disabled={digest.isBusy}
        onChange={(event) => void turn(event.currentTarget.checked)}
      />
      <p className={css.note}>
        <Trans>
          At 8:00 in the shop’s time zone you get an email with what’s waiting for you. On mornings when nothing is
          waiting, none is sent. It has the language that the desk has when you turn it on.
        </Trans>
      </p>
    </div>
  )
}
