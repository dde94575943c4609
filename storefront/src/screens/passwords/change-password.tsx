import { Trans } from '@lingui/react/macro'
import { useVisits } from '../../navigation/visits.ts'
import { useSession } from '../../session/use-session.ts'
import formCss from '../../ui/form/form.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { classNames } from '../../ui/text/class-names.ts'
import { KnownPassword } from './known-password.tsx'
import { MailedPassword } from './mailed-password.tsx'

/** Changes the password: a shopper needs the old password, a visitor a mailed code. */
export default function ChangePasswordScreen() {
  const visits = useVisits()
  const { token, user } = useSession()
  return (
    <Page>
      <TopBar title={<Trans>Change password</Trans>} onBack={visits.back} />
      {token === undefined ? (
        <MailedPassword className={classNames(formCss.screen, formCss.apart)} />
      ) : (
        <KnownPassword account={user?.account ?? ''} />
      )}
    </Page>
  )
}
