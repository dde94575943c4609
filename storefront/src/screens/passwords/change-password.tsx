import { Trans } from '@lingui/react/macro'
import { classNames } from '@sampan/front/class-names'
import { useVisits } from '../../navigation/visits.ts'
import { useSession } from '../../session/use-session.ts'
import formCss from '../../ui/form/form.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { useHydrated } from '../../ui/loading/use-hydrated.ts'
import { KnownPassword } from './known-password.tsx'
import { MailedPassword } from './mailed-password.tsx'
import css from './passwords.module.css'

/**
 * Changes the password: a shopper needs the old password, a visitor a mailed code. The server does not know whether the
 * reader is signed in, so its form is invisible until hydration.
 */
export default function ChangePasswordScreen() {
  const visits = useVisits()
  const { token, user } = useSession()
  const isHydrated = useHydrated()
  return (
    <Page>
      <TopBar title={<Trans>Change password</Trans>} onBack={visits.back} />
      <div className={classNames(css.either, !isHydrated && css.unseen)}>
        {token === undefined ? (
          <MailedPassword className={classNames(formCss.screen, formCss.apart)} />
        ) : (
          <KnownPassword account={user?.account ?? ''} />
        )}
      </div>
    </Page>
  )
}
