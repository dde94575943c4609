import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { LANGUAGES } from '@sampan/contract/rules'
import { useChooseLanguage } from '../../features/shell/use-choose-language.ts'
import { useVisits } from '../../navigation/visits.ts'
import { ChoiceRow, ChoiceRows } from '../../ui/button/choice-row.tsx'
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
        <ChoiceRows legend={t(i18n)`Language`}>
          {LANGUAGES.map(({ file_name, language_name, tag }) => (
            <ChoiceRow
              key={file_name}
              name="language"
              value={file_name}
              checked={i18n.locale === file_name}
              title={<span lang={tag}>{language_name}</span>}
              onChange={() => void choose(file_name)}
            />
          ))}
        </ChoiceRows>
      </div>
    </Page>
  )
}
