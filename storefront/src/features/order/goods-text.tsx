import { Trans } from '@lingui/react/macro'
import type { Goods } from '@sampan/contract'
import { TitleText } from '../../ui/text/title-text.tsx'

/** The goods of an order in a few words: "Kinoko table lamp and 2 more". */
export function GoodsText({ goods: { title, more }, className }: { goods: Goods; className?: string | undefined }) {
  const name = <TitleText title={title} />
  return (
    <span className={className}>
      {more === 0 ? (
        name
      ) : (
        <Trans>
          {name} and {more} more
        </Trans>
      )}
    </span>
  )
}
