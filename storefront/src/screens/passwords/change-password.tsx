import { Trans } from '@lingui/react/macro'
import { useVisits } from '../../navigation/visits.ts'
import { useSession } from '../../session/use-session.ts'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { KnownPassword } from './known-password.tsx'
import { MailedPassword } from './mailed-password.tsx'
import css from './passwords.module.css'

/** Changes the password: by the old one for who is logged in, by a mailed code for visitors. */
export default function ChangePasswordScreen() {
  const visits = useVisits()
  const { token, user } = useSession()
  return (
    <Page>
      <TopBar title={<Trans>Change password</Trans>} onBack={visits.back} />
      {token === undefined ? <MailedPassword className={css.form} /> : <KnownPassword account={user?.account ?? ''} />}
    </Page>
  )
}
