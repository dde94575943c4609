import { Trans, useLingui } from '@lingui/react/macro'
import { naming } from '@sampan/contract/brand-name'
import { languageTag } from '@sampan/front/language'
import { type ReactNode, useMemo } from 'react'
import { Link } from '../../navigation/link.tsx'
import type { ScreenProps } from '../../navigation/route.ts'
import { useBrand } from '../../session/desk-brand.ts'
import { ErrorState } from '../../ui/layout/error-state.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Panes } from '../../ui/layout/panes.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { ArticleEditor } from './article-editor.tsx'
import { type ArticlePage, useArticlePages } from './articles.ts'

export default function Info({ params: { article } }: ScreenProps) {
  const { pages, error, onRetry } = useArticlePages()
  const openPage = pages?.find(({ key }) => key === article)
  if (error && !pages) return <ErrorState error={error} onRetry={onRetry} />
  return openPage ? <ArticleEditor key={openPage.key} page={openPage} /> : <PageList pages={pages} onRetry={onRetry} />
}

const open = ({ key }: ArticlePage, text: ReactNode) => <Link to={`/pages/${key}`}>{text}</Link>

function PageList({ pages, onRetry }: { pages: readonly ArticlePage[] | undefined; onRetry: () => void }) {
  const { t, i18n } = useLingui()
  const tag = languageTag(i18n)
  const brand = useBrand()
  const withNames = useMemo(() => naming(brand, tag), [brand, tag])
  const columns = useMemo(
    (): readonly Column<ArticlePage>[] => [
      {
        id: 'title',
        head: <Trans>Page</Trans>,
        cell: ({ languages }) => withNames(languages.find(({ language }) => language === tag)?.title ?? ''),
        isWide: true,
      },
      {
        id: 'collection',
        card: 'about',
        head: <Trans>Section</Trans>,
        cell: ({ collection }) => (collection === 'help' ? <Trans>Help</Trans> : <Trans>Legal</Trans>),
      },
      {
        id: 'own',
        card: 'when',
        head: <Trans>Custom text</Trans>,
        cell: ({ languages }) => <OwnTextLanguages languages={languages} />,
      },
    ],
    [tag, withNames],
  )
  return (
    <Panes
      detail={null}
      list={
        <>
          <PageHeader
            title={<Trans>Help and legal pages</Trans>}
            note={<Trans>Each page has standard text until you write your own.</Trans>}
          />
          <DataTable
            label={t`Help and legal pages`}
            items={pages}
            error={null}
            hasMore={false}
            isLoadingMore={false}
            onMore={() => undefined}
            onRetry={onRetry}
            keyOf={({ key }) => key}
            columns={columns}
            open={open}
            empty={null}
          />
        </>
      }
    />
  )
}

/** The languages in which a page has custom text. Once one language has it, missing languages are marked. */
function OwnTextLanguages({ languages }: Pick<ArticlePage, 'languages'>) {
  const own = languages.filter(({ is_own }) => is_own).map(({ language }) => language)
  if (own.length === 0) return '–'
  if (own.length === languages.length)
    return (
      <StatusBadge tone="good">
        <Trans>All languages</Trans>
      </StatusBadge>
    )
  return <StatusBadge tone="wait">{own.join(' ')}</StatusBadge>
}
