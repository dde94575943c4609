import { useLingui } from '@lingui/react/macro'
import { LANGUAGES } from '@sampan/contract/rules'
import { ChoiceRow, ChoiceRows } from '../../ui/button/choice-row.tsx'
import { Sheet } from '../../ui/layer/sheet.tsx'
import { useChooseLanguage } from './use-choose-language.ts'

/** The five languages, each with its name in that language. For visitors, because /language requires a login. */
export function LanguageSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const choose = useChooseLanguage()
  return (
    <Sheet open={open} onClose={onClose} title={t`Language`}>
      <ChoiceRows legend={t`Language`}>
        {LANGUAGES.map(({ file_name, language_name, tag }) => (
          <ChoiceRow
            key={file_name}
            name="language"
            value={file_name}
            checked={i18n.locale === file_name}
            title={<span lang={tag}>{language_name}</span>}
            onChange={() => {
              onClose()
              void choose(file_name)
            }}
          />
        ))}
      </ChoiceRows>
    </Sheet>
  )
}
