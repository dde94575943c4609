import { Trans, useLingui } from '@lingui/react/macro'
import { naming } from '@sampan/contract/brand-name'
import { LANGUAGES, type Language } from '@sampan/contract/rules'
import { languageTag } from '@sampan/front/language'
import { useState } from 'react'
import { Link } from '../../navigation/link.tsx'
import { useBrand } from '../../session/desk-brand.ts'
import { Page } from '../../ui/layout/page.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import type { ArticleDraft } from './article-draft.ts'
import { ArticlePreview } from './article-preview.tsx'
import type { ArticlePage } from './articles.ts'
import css from './info.module.css'
import { LanguageForm } from './language-form.tsx'

/** A page in the five languages side by side, with a preview of the language being edited. */
export function ArticleEditor({ page }: { page: ArticlePage }) {
  const { t, i18n } = useLingui()
  const brand = useBrand()
  const inLanguage = (tag: Language) => page.languages.find(({ language }) => language === tag)
  const first = inLanguage(languageTag(i18n)) ?? page.languages[0]
  const [preview, setPreview] = useState<ArticleDraft | undefined>(first)
  const [own, setOwn] = useState(() => page.languages.filter(({ is_own }) => is_own).map(({ language }) => language))
  return (
    <Page>
      <PageHeader title={first ? naming(brand, first.language)(first.title) : page.slug}>
        <Link to="/pages">
          <Trans>All pages</Trans>
        </Link>
      </PageHeader>
      <div className={css.editor}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard */}
        <section className={css.languages} tabIndex={0} aria-label={t`Languages`}>
          {LANGUAGES.map(({ tag, language_name }) => {
            const article = inLanguage(tag)
            return (
              article && (
                <LanguageForm
                  key={tag}
                  article={article}
                  name={language_name}
                  isOwnElsewhere={own.some((language) => language !== tag)}
                  onEdit={setPreview}
                  onStored={({ language, is_own }) =>
                    setOwn((before) => [...before.filter((one) => one !== language), ...(is_own ? [language] : [])])
                  }
                />
              )
            )
          })}
        </section>
        {preview && <ArticlePreview article={preview} times={inLanguage(preview.language)?.times ?? {}} />}
      </div>
    </Page>
  )
}
