import { Trans, useLingui } from '@lingui/react/macro'
import { withTimes } from '@sampan/contract/article-text'
import { NAME_MARK, naming } from '@sampan/contract/brand-name'
import { ArticleText } from '../../features/article/article-text.tsx'
import { useBrand } from '../../session/desk-brand.ts'
import type { ArticleDraft } from './article-draft.ts'
import css from './info.module.css'

/** A placeholder that nothing has replaced. Shoppers would read it as it is. */
const PLACEHOLDER = /\{[a-z_]+\}/g

/** Phone preview of a page. Its links are disabled. */
export function ArticlePreview({ article, times }: { article: ArticleDraft; times: Record<string, string> }) {
  const { language, title, body_markdown } = article
  const { t } = useLingui()
  const name = naming(useBrand(), language)
  const filled = (text: string) => name(withTimes(text, times))
  const unknown = [...new Set([title, body_markdown].flatMap((text) => filled(text).match(PLACEHOLDER) ?? []))].join(
    ' ',
  )
  const mark = NAME_MARK
  const time_mark = '{order_expiry}'
  return (
    <section className={css.preview} aria-label={t`Preview`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard */}
      <article className={css.phone} lang={language} tabIndex={0} aria-label={filled(title)}>
        <h3 className={css.title}>{filled(title)}</h3>
        <ArticleText text={filled(body_markdown)} />
      </article>
      {unknown && (
        <p className={css.unknown} role="status">
          <Trans>Unknown placeholder: {unknown}</Trans>
        </p>
      )}
      <p className={css.note}>
        <Trans>
          Shows the page as shoppers see it. Start a line with “- ” for a list, use **words** for bold and
          [words](https://…) for a link.
        </Trans>{' '}
        <Trans>We replace {mark} with the shop’s name.</Trans>{' '}
        <Trans>We replace {time_mark} and similar marks with times from the settings.</Trans>
      </p>
    </section>
  )
}
