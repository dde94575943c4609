import { useRead } from '@sampan/front/use-read'
import { Sheet } from '../../ui/layer/sheet.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { ArticleSkeleton } from './article-skeleton.tsx'
import { HelpList } from './help-list.tsx'
import { InfoName } from './info-name.tsx'
import { Markdown } from './markdown.tsx'
import type { InfoText } from './use-info-sheet.tsx'

type Props = { of: InfoText; open: boolean; onClose: () => void }

/** The help or a legal text in a sheet over the current screen. */
export function InfoSheet({ of, open, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title={<InfoName of={of} />}>
      {of === 'help' ? <HelpList bare /> : <LawText slug={of} />}
    </Sheet>
  )
}

function LawText({ slug }: { slug: string }) {
  const law = useRead('GET /api/user/law')
  const article = law.data?.find((one) => one.slug === slug)
  if (article) return <Markdown text={article.body_markdown} />
  if (law.isPending) return <ArticleSkeleton bare />
  return <ErrorState busy={law.isFetching} onRetry={() => void law.refetch()} />
}
