import { Trans } from '@lingui/react/macro'
import { classNames } from '@sampan/front/class-names'
import { useRead } from '@sampan/front/use-read'
import { ArticleSkeleton } from '../../features/info/article-skeleton.tsx'
import { Markdown } from '../../features/info/markdown.tsx'
import { useVisits } from '../../navigation/visits.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Row, Rows } from '../../ui/layout/rows.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import beside from '../../ui/styles/beside.module.css'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import css from './platform.module.css'

/** Describes the shop and its responsibilities. */
export default function PlatformScreen() {
  const visits = useVisits()
  const law = useRead('GET /api/user/law')
  const article = law.data?.find(({ slug }) => slug === 'platform')
  return (
    <Page>
      <TopBar title={<Trans>Platform</Trans>} onBack={visits.back} />
      <div className={classNames(layout.pad, layout.stack, beside.text)}>
        {law.isPending && <ArticleSkeleton />}
        {law.isError && !law.data && <ErrorState busy={law.isFetching} onRetry={() => void law.refetch()} />}
        {article && (
          <Card as="article">
            <h2 className={`${typography.title2} ${css.title}`}>{article.title}</h2>
            <Markdown text={article.body_markdown} />
          </Card>
        )}
        {/* The links are rendered after the text is loaded, because the text would push them down. */}
        {!law.isPending && (
          <Rows>
            <Row href="/helpAndSupport" title={<Trans>Help and support</Trans>} />
            <Row href="/law" title={<Trans>Legal</Trans>} />
          </Rows>
        )}
      </div>
    </Page>
  )
}
