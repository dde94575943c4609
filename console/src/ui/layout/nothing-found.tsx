import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Empty } from './empty.tsx'

/** Empty state of a search without results. */
export function NothingFound({ typed, children }: { typed: string; children?: ReactNode }) {
  return <Empty title={<Trans>Nothing found for “{typed}”</Trans>}>{children}</Empty>
}
