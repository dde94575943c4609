import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Empty } from './empty.tsx'

/** No row fits what was typed into a list's search. */
export function NothingFound({ typed, children }: { typed: string; children?: ReactNode }) {
  return <Empty title={<Trans>Nothing found for “{typed}”</Trans>}>{children}</Empty>
}
