import { Trans, useLingui } from '@lingui/react/macro'
import { classNames } from '@sampan/front/class-names'
import { useRead } from '@sampan/front/use-read'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { Button } from '../../ui/button/button.tsx'
import { Chip, Chips } from '../../ui/button/chip.tsx'
import { Card } from '../../ui/layout/card.tsx'
import icon from '../../ui/media/icon.module.css'
import boat from '../../ui/media/pictures/boat.webp'
import typography from '../../ui/styles/typography.module.css'
import { AsTyped } from '../../ui/text/as-typed.tsx'
import css from './nothing-for.module.css'
import { shortKeyword } from './short-keyword.ts'

type Props = { keyword: string; onSearch: (word: string) => void }

/** A search without results: popular searches, and a way to ask customer service. */
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
        <OtherWords onSearch={onSearch} />
      </div>
      <AskUs />
    </div>
  )
}

/** The number of popular searches that are offered. */
const WORDS = 5

function OtherWords({ onSearch }: Pick<Props, 'onSearch'>) {
  const { t } = useLingui()
  const { data: words = [] } = useRead('GET /api/search/hot')
  if (words.length === 0) return null
  return (
    <Chips label={t`Other searches`} wrap>
      {words.slice(0, WORDS).map((word) => (
        <Chip key={word} onClick={() => onSearch(word)}>
          <IconSearch className={classNames(icon.small, typography.t3)} aria-hidden="true" />
          <span className={css.word}>{word}</span>
        </Chip>
      ))}
    </Chips>
  )
}

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
