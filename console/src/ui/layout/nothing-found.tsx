import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Empty } from './empty.tsx'

/** Empty state of a searchable list. `title` is shown without a search, `children` for a search without results. */
export function NothingFound({ typed, title, children }: { typed: string; title: ReactNode; children?: ReactNode }) {
  if (typed === '') return <Empty title={title} />
  return <Empty title={<Trans>Nothing found for “{typed}”</Trans>}>{children}</Empty>
}
