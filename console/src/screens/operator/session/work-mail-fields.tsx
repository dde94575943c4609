import { Trans, useLingui } from '@lingui/react/macro'
import { Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { type Operator, session } from '../../../session/session.ts'
import { toast } from '../../../ui/layer/toast.ts'
import css from './own-account.module.css'

/** Turns the mails on or off that say what waits for the operator: on mornings, and soon after something begins to wait. */
export function WorkMailFields({ operator }: { operator: Operator }) {
  return (
    <>
      <NewWorkField operator={operator} />
      <DigestField operator={operator} />
    </>
  )
}

function NewWorkField({ operator }: { operator: Operator }) {
  const { t } = useLingui()
  const { run, isBusy } = useAction('POST /api/admin/new_work_mail')
  async function turn(is_on: boolean) {
    const me = await run({ is_on })
    if (!me) return
    session.begin(me)
    toast.success(is_on ? t`Email about new work turned on` : t`Email about new work turned off`)
  }
  return (
    <MailField
      label={t`Email about new work`}
      isOn={operator.has_new_work_mail}
      isBusy={isBusy}
      onTurn={turn}
      note={
        <Trans>
          When something new is waiting for you, such as an order to ship or a chat, we email you within two minutes,
          and then not again for ten minutes. The email is in the desk’s language at the time you turn it on.
        </Trans>
      }
    />
  )
}

function DigestField({ operator }: { operator: Operator }) {
  const { t } = useLingui()
  const { run, isBusy } = useAction('POST /api/admin/digest')
  async function turn(is_on: boolean) {
    const me = await run({ is_on })
    if (!me) return
    session.begin(me)
    toast.success(is_on ? t`Morning email turned on` : t`Morning email turned off`)
  }
  return (
    <MailField
      label={t`Morning email`}
      isOn={operator.has_digest}
      isBusy={isBusy}
      onTurn={turn}
      note={
        <Trans>
          At 8:00 in the shop’s time zone, we email you what’s waiting. If nothing is, we don’t send one. The email is
          in the desk’s language at the time you turn it on.
        </Trans>
      }
    />
  )
}

type MailFieldProps = {
  label: string
  note: ReactNode
  isOn: boolean
  isBusy: boolean
  onTurn: (is_on: boolean) => Promise<void>
}

const MailField = ({ label, note, isOn, isBusy, onTurn }: MailFieldProps) => (
  <div className={css.switch}>
    <Switch
      label={label}
      checked={isOn}
      disabled={isBusy}
      onChange={(event) => void onTurn(event.currentTarget.checked)}
    />
    <p className={css.note}>{note}</p>
  </div>
)
