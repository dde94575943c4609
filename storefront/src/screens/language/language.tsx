import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { languageOptions } from '../../features/shell/language-options.tsx'
import { useChooseLanguage } from '../../features/shell/use-choose-language.ts'
import { useVisits } from '../../navigation/visits.ts'
import { InstantChoices } from '../../ui/form/choice-row.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import layout from '../../ui/styles/layout.module.css'

/** The shopper's language, stored with the account and on this device. */
export default function LanguageScreen() {
  const { i18n } = useLingui()
  const choose = useChooseLanguage()
  const visits = useVisits()
  return (
    <Page>
      <TopBar title={<Trans>Language</Trans>} onBack={visits.back} />
      <div className={layout.pad}>
        <InstantChoices
          legend={t(i18n)`Language`}
          name="language"
          options={languageOptions}
          value={i18n.locale}
          onChoose={(language) => void choose(language)}
        />
      </div>
    </Page>
  )
}
