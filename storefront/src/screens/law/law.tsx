import { Trans } from '@lingui/react/macro'
import { LAW_TEXTS, type LawText, lawPath } from '@sampan/contract/law-path'
import { NOTATIONS, notationCountryOf, notationPath } from '@sampan/contract/notation-rules'
import { classNames } from '@sampan/front/class-names'
import { useRead } from '@sampan/front/use-read'
import { ArticleSkeleton } from '../../features/info/article-skeleton.tsx'
import { Markdown } from '../../features/info/markdown.tsx'
import { useTitle } from '../../navigation/head.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Row, Rows } from '../../ui/layout/rows.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import beside from '../../ui/styles/beside.module.css'
import layout from '../../ui/styles/layout.module.css'
import { NotFound } from '../not-found/not-found.tsx'

const isLawText = (text: string): text is LawText => LAW_TEXTS.some((one) => one === text)
const isText = (text: string): boolean => isLawText(text) || notationCountryOf(text) !== undefined

/** The address of a text: public at a public address, otherwise part of `/law`. */
function addressOf(slug: string, isPublic: boolean): string {
  const country = notationCountryOf(slug)
  if (country) return notationPath(country)
  return isPublic && isLawText(slug) ? lawPath(slug) : `/law?of=${slug}`
}

/**
 * The list of legal texts, or one text with links to the other texts below it: `/register/terms`, which visitors may
 * open, or `/law?of=terms`.
 */
export default function LawScreen({ params: { text }, search }: ScreenProps) {
  const visits = useVisits()
  const law = useRead('GET /api/user/law', undefined, { enabled: text === undefined || isText(text) })
  const of = text ?? search.get('of')
  const article = law.data?.find(({ slug }) => slug === of)
  useTitle(article?.title)
  if (text !== undefined && !isText(text)) return <NotFound />
  const country = notationCountryOf(article?.slug ?? '')
  const others = law.data?.filter((one) => one !== article)
  return (
    <Page>
      <TopBar title={article?.title ?? <Trans>Legal</Trans>} onBack={visits.back} />
      <div className={classNames(layout.pad, layout.stack, article && beside.text)}>
        {article && (
          <Card>
            <div lang={country && NOTATIONS[country].language}>
              <Markdown text={article.body_markdown} />
            </div>
          </Card>
        )}
        {others && (
          <Rows>
            {others.map(({ slug, title }) => (
              <Row key={slug} href={addressOf(slug, text !== undefined)} title={title} />
            ))}
            <Row href="/withdrawFromContract" title={<Trans>Withdraw from contract here</Trans>} />
          </Rows>
        )}
        {law.isPending && <ArticleSkeleton />}
        {law.isError && !law.data && <ErrorState busy={law.isFetching} onRetry={() => void law.refetch()} />}
      </div>
    </Page>
  )
}
