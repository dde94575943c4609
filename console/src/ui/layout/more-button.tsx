import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'

/** Reads the next page of a list; from `usePages`. */
type MoreButtonProps = { hasMore: boolean; isLoadingMore: boolean; onMore: () => void }

/** At the end of a list that goes on. */
export function MoreButton({ hasMore, isLoadingMore, onMore }: MoreButtonProps) {
  if (!hasMore) return null
  return (
    <Button variant="default" loading={isLoadingMore} onClick={onMore}>
      <Trans>Show more</Trans>
    </Button>
  )
}
