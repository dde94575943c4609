import { Trans, useLingui } from '@lingui/react/macro'
import { LANGUAGES, type Language } from '@sampan/contract/rules'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { FilterTabs } from '../../../ui/form/filter-tabs.tsx'
import type { BannerDraft } from './banner-draft.ts'
import css from './home.module.css'

type BannerPreviewProps = { banner: BannerDraft; language: Language; onLanguage: (language: Language) => void }

/** A banner as shown on a phone of 390 px, in one of the languages. */
export function BannerPreview({ banner, language, onLanguage }: BannerPreviewProps) {
  const { t } = useLingui()
  const { image, eyebrow, title, action } = banner
  const textOf = (texts: BannerDraft['title']) => texts[language] || texts.en
  return (
    <section className={css.preview} aria-label={t`Preview`}>
      <FilterTabs
        label={t`Preview language`}
        value={language}
        options={LANGUAGES.map(({ tag, language_name }) => ({ value: tag, label: language_name }))}
        onChange={onLanguage}
      />
      <div className={css.phone} lang={language}>
        {image[0] ? <img src={`${image[0]}?w=800`} alt="" /> : null}
        <div className={css.text}>
          <div className={css.eyebrow}>{textOf(eyebrow)}</div>
          <strong className={css.title}>{textOf(title)}</strong>
          <div className={css.action}>
            {textOf(action)} <IconChevronRight size={16} aria-hidden />
          </div>
        </div>
      </div>
      <p className={css.note}>
        <Trans>Phone preview</Trans>
      </p>
    </section>
  )
}
