import { Trans, useLingui } from '@lingui/react/macro'
import { LANGUAGES } from '@sampan/contract/rules'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import icon from '../../ui/media/icon.module.css'
import { Picture } from '../../ui/media/picture.tsx'
import boat from '../../ui/media/pictures/boat-wide.webp'
import typography from '../../ui/styles/typography.module.css'
import { Brand } from './brand.tsx'
import css from './entry-frame.module.css'
import { useLanguageSheet } from './use-language-sheet.tsx'

type Props = { title: ReactNode; low?: boolean; onBack: () => void; children: ReactNode }

/** The frame of login and registration: picture, Back button, languages, and the form. */
export function EntryFrame({ title, low = false, onBack, children }: Props) {
  const { t, i18n } = useLingui()
  const languages = useLanguageSheet()
  const language = LANGUAGES.find((entry) => entry.file_name === i18n.locale)
  return (
    <Page wide className={css.entry}>
      <div className={low ? `${css.art} ${css.low}` : css.art}>
        <Picture src={boat} alt="" ratio="fill" show="full" shape="flat" priority />
        <div className={css.tools}>
          <IconButton label={t`Back`} tone="float" onClick={onBack}>
            <IconChevronLeft aria-hidden="true" />
          </IconButton>
          <button type="button" className={css.language} onClick={languages.open}>
            <IconWorld className={icon.small} aria-hidden="true" />
            <span className={typography.srOnly}>
              <Trans>Language</Trans>
            </span>
            {language?.language_name}
          </button>
        </div>
      </div>
      <div className={css.paper}>
        <Brand />
        <h1 className={typography.title1}>{title}</h1>
        {children}
      </div>
      {languages.sheet}
    </Page>
  )
}
