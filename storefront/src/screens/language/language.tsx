import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { LANGUAGES, type LocaleKey } from '@sampan/contract/rules'
import { useSend } from '../../api/use-send.ts'
import { useVisits } from '../../navigation/visits.ts'
import { useSwitchLanguage } from '../../session/switch-language.ts'
import { ChoiceRow, ChoiceRows } from '../../ui/form/choice-row.tsx'
import { toast } from '../../ui/layer/toast.ts'
import layout from '../../ui/layout/layout.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'

/** The shopper's language: stored with the account and on this device. */
export default function LanguageScreen() {
  const { i18n } = useLingui()
  const switchLanguage = useSwitchLanguage()
  const { send } = useSend('GET /api/user/set_language')
  const visits = useVisits()

  async function choose(locale: LocaleKey) {
    await switchLanguage(locale)
    try {
      await send({ file_name: locale })
      // Said in the language that was just chosen.
      toast.success(t(i18n)`Setting Success`)
    } catch {
      // The device has it; the account learns it at the next login.
    }
  }

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
