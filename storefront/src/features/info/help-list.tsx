import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRead } from '@sampan/front/use-read'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SearchField } from '../../ui/form/search-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import icon from '../../ui/media/icon.module.css'
import typography from '../../ui/styles/typography.module.css'
import { AsTyped } from '../../ui/text/as-typed.tsx'
import css from './article.module.css'
import { ArticleSkeleton } from './article-skeleton.tsx'
import { type Article, foundArticles } from './found-articles.ts'
import { helpGroups, subjectText } from './help-groups.ts'
import { Markdown } from './markdown.tsx'

type Props = {
  /** The slug of the answer that is initially open. */
  openSlug?: string | null
  /** Renders no card around the list, because a sheet already looks like a card. */
  bare?: boolean
  /** Groups the questions by subject. A search shows one list. */
  hasGroups?: boolean
  /** Shown between the search and the questions. */
  underSearch?: ReactNode
  /** Shown if the search finds nothing. */
  otherwise?: ReactNode
}

/** Questions with collapsible answers, and a search in both. */
export function HelpList({ openSlug, bare, hasGroups, underSearch, otherwise }: Props) {
  const { t, i18n } = useLingui()
  const help = useRead('GET /api/user/help_support')
  const [keyword, setKeyword] = useState('')
  const matches = help.data && foundArticles(help.data, keyword)
  if (help.isError && !matches)
    return (
      <>
        {underSearch}
        <ErrorState busy={help.isFetching} onRetry={() => void help.refetch()} />
      </>
    )
  const count = matches?.length ?? 0
  const foldsOf = (articles: readonly Article[]) =>
    articles.map((article) => <Fold key={article.slug} article={article} isOpened={article.slug === openSlug} />)
  const isGrouped = hasGroups && keyword.trim() === ''
  return (
    <>
      <div className={css.find}>
        <SearchField label={t`Search help`} placeholder={t`What do you need help with?`} onChange={setKeyword} />
      </div>
      {underSearch}
      <p role="status" className={typography.srOnly}>
        {keyword.trim() !== '' && matches && t`${plural(count, { one: '# answer', other: '# answers' })}`}
      </p>
      {!matches && <ArticleSkeleton bare={bare === true} />}
      {matches && count > 0 && bare && foldsOf(matches)}
      {matches && count > 0 && !bare && !isGrouped && <Card flush>{foldsOf(matches)}</Card>}
      {matches && isGrouped && (
        <div className={css.groups}>
          {helpGroups(matches).map(({ subject, articles }) => (
            <section key={subject}>
              <h2 className={typography.title3}>{subjectText(subject, i18n)}</h2>
              <Card flush>{foldsOf(articles)}</Card>
            </section>
          ))}
        </div>
      )}
      {matches && count === 0 && (
        <Empty
          title={
            <Trans>
              No results for “<AsTyped text={keyword.trim()} />”
            </Trans>
          }
          text={<Trans>Try another word, such as refund or top up.</Trans>}
          action={otherwise}
        />
      )}
    </>
  )
}

function Fold({ article, isOpened }: { article: Article; isOpened: boolean }) {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!isOpened || !box.current) return
    box.current.open = true
    box.current.scrollIntoView({ block: 'nearest' })
  }, [isOpened])
  return (
    <details ref={box} className={css.fold}>
      <summary>
        {article.title}
        <IconChevronDown className={icon.small} aria-hidden="true" />
      </summary>
      <Markdown text={article.body_markdown} />
    </details>
  )
}
