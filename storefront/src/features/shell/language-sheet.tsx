import { useLingui } from '@lingui/react/macro'
import { InstantChoices } from '../../ui/form/choice-row.tsx'
import { Sheet } from '../../ui/layer/sheet.tsx'
import { languageOptions } from './language-options.tsx'
import { useChooseLanguage } from './use-choose-language.ts'

/** The languages. For visitors, because /language requires a login. */
export function LanguageSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const choose = useChooseLanguage()
  return (
    <Sheet open={open} onClose={onClose} title={t`Language`}>
      <InstantChoices
        legend={t`Language`}
        name="language"
        options={languageOptions}
        value={i18n.locale}
        onChoose={(language) => {
          onClose()
          void choose(language)
        }}
      />
    </Sheet>
  )
}
