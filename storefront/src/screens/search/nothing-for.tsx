import { Trans, useLingui } from '@lingui/react/macro'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useRead } from '../../api/use-read.ts'
import { Button } from '../../ui/button/button.tsx'
import { Chip, Chips } from '../../ui/button/chip.tsx'
import { Card } from '../../ui/layout/card.tsx'
import icon from '../../ui/media/icon.module.css'
import boat from '../../ui/media/pictures/boat.webp'
import typography from '../../ui/styles/typography.module.css'
import { AsTyped } from '../../ui/text/as-typed.tsx'
import { classNames } from '../../ui/text/class-names.ts'
import css from './nothing-for.module.css'
import { shortKeyword } from './short-keyword.ts'

type Props = { keyword: string; onSearch: (word: string) => void }

/** A search without results: the nearest words, popular searches, and a way to ask customer service. */
export function NothingFor({ keyword, onSearch }: Props) {
  return (
    <div className={css.nothing}>
      <div>
        <h2 className={classNames(typography.title1, css.title)}>
          <Trans>
            Nothing for “<AsTyped text={shortKeyword(keyword)} />”
          </Trans>
        </h2>
        <p className={css.text}>
          <Trans>Check the spelling, or try another word.</Trans>
        </p>
        <OtherWords keyword={keyword} onSearch={onSearch} />
      </div>
      <AskUs />
    </div>
  )
}

/** Up to this number of words, popular searches are added to the nearest words. */
const WORDS = 5

function OtherWords({ keyword, onSearch }: Props) {
  const { t } = useLingui()
  const near = useRead('GET /api/search/near', { keyword })
  const hot = useRead('GET /api/search/hot')
  if (near.isPending) return null
  const words = [
    ...(near.data ?? []),
    ...(hot.data ?? [])
      .filter((word) => !near.data?.some((one) => one.word === word))
      .map((word) => ({ word, count: undefined })),
  ].slice(0, Math.max(WORDS, near.data?.length ?? 0))
  if (words.length === 0) return null
  return (
    <Chips label={t`Other searches`} wrap>
      {words.map(({ word, count }) => (
        <Chip key={word} onClick={() => onSearch(word)}>
          <IconSearch className={classNames(icon.small, typography.t3)} aria-hidden="true" />
          <span className={css.word}>{word}</span>
          {count !== undefined && <span className={classNames(typography.num, typography.t3)}>{countText(count)}</span>}
        </Chip>
      ))}
    </Chips>
  )
}

/** The number from which the server stops counting. */
const COUNTED = 1_000
const countText = (count: number) => `${count.toLocaleString('en')}${count >= COUNTED ? '+' : ''}`

function AskUs() {
  return (
    <Card as="section" className={css.ask}>
      <img src={boat} alt="" width="480" height="480" className={css.picture} />
      <div>
        <h3 className={typography.title3}>
          <Trans>Can’t find it? Ask us</Trans>
        </h3>
        <p className={css.say}>
          <Trans>Tell us what you’re looking for. We’ll ask the shops.</Trans>
        </p>
      </div>
      <div className={css.button}>
        <Button tone="soft" wide href="/service" icon={<IconMessageCircle aria-hidden="true" />}>
          <Trans>Ask us</Trans>
        </Button>
      </div>
    </Card>
  )
}
