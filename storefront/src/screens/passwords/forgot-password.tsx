import { Trans } from '@lingui/react/macro'
import { EMAIL_PATTERN, ONE_TIME_CODE_PATTERN } from '@sampan/contract/rules'
import frame from '../../features/shell/entry-frame.module.css'
import { EntryFrame } from '../../features/shell/entry-frame.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { InvitedPassword } from './invited-password.tsx'
import { MailedPassword } from './mailed-password.tsx'

/** Sets a password: a forgotten one by a mailed code, or the first one by the link of an invitation. */
export default function ForgotPasswordScreen({ search }: ScreenProps) {
  const visits = useVisits()
  const invited = search.get('invited') ?? ''
  const request_token = search.get('token') ?? ''
  const code = search.get('code') ?? ''
  if (EMAIL_PATTERN.test(invited) && request_token !== '' && ONE_TIME_CODE_PATTERN.test(code))
    return (
      <EntryFrame title={<Trans>Set your password</Trans>} low onBack={visits.back}>
        <InvitedPassword className={frame.form} account={invited} request_token={request_token} code={code} />
      </EntryFrame>
    )
  return (
    <EntryFrame title={<Trans>Forgot password</Trans>} low onBack={visits.back}>
      <MailedPassword className={frame.form} next={search.get('next')} />
    </EntryFrame>
  )
}
