import { Trans } from '@lingui/react/macro'
import { classNames } from '@sampan/front/class-names'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import { useUser } from '../../features/account/use-user.ts'
import { useVisits } from '../../navigation/visits.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Row, Rows } from '../../ui/layout/rows.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import layout from '../../ui/styles/layout.module.css'

const decorative = { 'aria-hidden': true } as const

export default function PasswordsScreen() {
  const visits = useVisits()
  const { data: user } = useUser()
  return (
    <Page>
      <TopBar title={<Trans>Passwords</Trans>} onBack={visits.back} />
      <div className={classNames(layout.pad, layout.stack)}>
        <Rows>
          <Row
            href="/changePassword"
            icon={<IconKey {...decorative} />}
            title={<Trans>Password</Trans>}
            detail={<Trans>Use it with your email to log in</Trans>}
          />
          <Row
            href="/changePayPwd"
            icon={<IconLock {...decorative} />}
            title={<Trans>Payment code</Trans>}
            detail={<Trans>Confirms every payment from your balance</Trans>}
            value={user?.has_payment_code === false ? <Trans>Not set</Trans> : undefined}
          />
        </Rows>
        <Rows>
          <Row
            href="/security"
            icon={<IconShieldCheck {...decorative} />}
            title={<Trans>Security</Trans>}
            detail={<Trans>Your logged-in devices and recent activity</Trans>}
          />
        </Rows>
      </div>
    </Page>
  )
}
