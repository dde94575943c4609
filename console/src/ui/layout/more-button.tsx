import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'

/** Loads the next page of a list; props from `usePages`. */
type MoreButtonProps = { hasMore: boolean; isLoadingMore: boolean; onMore: () => void }

/** Shown at the end of a list that has more pages. */
export function MoreButton({ hasMore, isLoadingMore, onMore }: MoreButtonProps) {
  if (!hasMore) return null
  return (
    <Button variant="default" loading={isLoadingMore} onClick={onMore}>
      <Trans>Show more</Trans>
    </Button>
  )
}
