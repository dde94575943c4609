import { Trans, useLingui } from '@lingui/react/macro'
import { LANGUAGES } from '@sampan/contract/rules'
import { classNames } from '@sampan/front/class-names'
import { languageTag } from '@sampan/front/language'
import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs'
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'
import { useState } from 'react'
import { DOLLARS, useCurrency } from '../../features/estimate/currency.ts'
import { currencyName } from '../../features/estimate/currency-name.ts'
import { CurrencySheet } from '../../features/estimate/currency-sheet.tsx'
import { useVisits } from '../../navigation/visits.ts'
import { useEndSession } from '../../sign-in/sign-out.ts'
import { Button } from '../../ui/button/button.tsx'
import { confirm } from '../../ui/layer/layer-requests.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Row, Rows } from '../../ui/layout/rows.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import icon from '../../ui/media/icon.module.css'
import layout from '../../ui/styles/layout.module.css'
import css from './setting.module.css'

const decorative = { 'aria-hidden': true } as const

export default function SettingScreen() {
  const { i18n } = useLingui()
  const visits = useVisits()
  const { isLoggingOut, logOut } = useLogout()
  const language = LANGUAGES.find((entry) => entry.file_name === i18n.locale)
  return (
    <Page>
      <TopBar title={<Trans>Settings</Trans>} onBack={visits.back} />
      <div className={classNames(layout.duo, css.body)}>
        <Rows>
          <Row href="/profile" icon={<IconUser {...decorative} />} title={<Trans>Profile</Trans>} />
          <Row
            href="/language"
            icon={<IconWorld {...decorative} />}
            title={<Trans>Language</Trans>}
            value={language?.language_name}
          />
          <CurrencyRow />
        </Rows>
        <Rows>
          <Row href="/passwords" icon={<IconKey {...decorative} />} title={<Trans>Passwords</Trans>} />
          <Row href="/security" icon={<IconShieldCheck {...decorative} />} title={<Trans>Security</Trans>} />
        </Rows>
        <Rows>
          <Row
            href="/helpAndSupport"
            icon={<IconHelpCircle {...decorative} />}
            title={<Trans>Help and support</Trans>}
          />
          <Row href="/law" icon={<IconScale {...decorative} />} title={<Trans>Legal</Trans>} />
          <Row href="/platform" icon={<IconBuildingWarehouse {...decorative} />} title={<Trans>Platform</Trans>} />
        </Rows>
        <Button
          tone="plain"
          wide
          busy={isLoggingOut}
          icon={<IconLogout className={icon.small} {...decorative} />}
          onClick={() => void logOut()}
        >
          <Trans>Log out</Trans>
        </Button>
      </div>
    </Page>
  )
}

/** The row with the currency of price estimates. A tap opens the sheet to choose a currency. */
function CurrencyRow() {
  const { t, i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const currency = useCurrency()
  const currencyText = currency && currency !== DOLLARS && currencyName(currency, languageTag(i18n))
  return (
    <>
      <CurrencySheet open={isOpen} onClose={() => setOpen(false)} current={currency} />
      <Row
        icon={<IconCoins {...decorative} />}
        title={<Trans>Price estimates</Trans>}
        value={currencyText || t`US dollars only`}
        onClick={() => setOpen(true)}
      />
    </>
  )
}

function useLogout() {
  const { t } = useLingui()
  const endSession = useEndSession()
  const visits = useVisits()
  const [isLoggingOut, setLoggingOut] = useState(false)
  async function logOut() {
    const yes = await confirm({ title: t`Log out?`, yes: t`Log out` })
    if (!yes) return
    setLoggingOut(true)
    // A failure is ignored: the device is cleared even if the server cannot be reached.
    await endSession().catch(() => {})
    await visits.go('/home', { replace: true })
  }
  return { isLoggingOut, logOut }
}
