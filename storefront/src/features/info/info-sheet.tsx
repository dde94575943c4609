import { Trans } from '@lingui/react/macro'
import { useRead } from '../../api/use-read.ts'
import { Sheet } from '../../ui/layer/sheet.tsx'
import { ErrorState } from '../../ui/layout/error-state.tsx'
import { ArticleBoxes } from './article-boxes.tsx'
import { HelpList } from './help-list.tsx'
import { Markdown } from './markdown.tsx'
import type { InfoText } from './use-info-door.tsx'

type Props = { of: InfoText; open: boolean; onClose: () => void }

/** Help, terms or privacy over the screen one is on, for visitors and shoppers. */
export function InfoSheet({ of, open, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title={<Title of={of} />}>
      {of === 'help' ? <HelpList bare /> : <LawText slug={of} />}
    </Sheet>
  )
}

function Title({ of }: { of: InfoText }) {
  if (of === 'terms') return <Trans>Terms of use</Trans>
  if (of === 'privacy') return <Trans>Privacy</Trans>
  return <Trans>Help</Trans>
}

function LawText({ slug }: { slug: string }) {
  const law = useRead('GET /api/user/law')
  const article = law.data?.find((one) => one.slug === slug)
  if (article) return <Markdown text={article.body_markdown} />
  if (law.isPending) return <ArticleBoxes bare />
  return <ErrorState busy={law.isFetching} onRetry={() => void law.refetch()} />
}
