import { Trans } from '@lingui/react/macro'
import type { Goods } from '@sampan/contract'

/** The goods of an order in a few words: "Kinoko table lamp and 2 more". */
export function GoodsText({ goods: { title, more }, className }: { goods: Goods; className?: string | undefined }) {
  return (
    <span className={className}>
      {more === 0 ? (
        title
      ) : (
        <Trans>
          {title} and {more} more
        </Trans>
      )}
    </span>
  )
}
