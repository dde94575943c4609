import { Trans } from '@lingui/react/macro'
import frame from '../../features/shell/entry-frame.module.css'
import { EntryFrame } from '../../features/shell/entry-frame.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { MailedPassword } from './mailed-password.tsx'

export default function ForgotPasswordScreen({ search }: ScreenProps) {
  const visits = useVisits()
  return (
    <EntryFrame title={<Trans>Forgot password</Trans>} low onBack={visits.back}>
      <MailedPassword className={frame.form} next={search.get('next')} />
    </EntryFrame>
  )
}
