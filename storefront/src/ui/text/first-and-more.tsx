import { Trans } from '@lingui/react/macro'
import { TitleText } from './title-text.tsx'

type Props = {
  title: string
  /** Number of further titles. */
  more: number
  className?: string | undefined
}

/** Several titles in a few words: "Kinoko table lamp and 2 more". */
export function FirstAndMore({ title, more, className }: Props) {
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
