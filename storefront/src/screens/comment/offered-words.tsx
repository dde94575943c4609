import { useLingui } from '@lingui/react/macro'
import { REVIEW_LIMIT } from '@sampan/contract/rules'
import { Chip, Chips } from '../../ui/button/chip.tsx'

type Props = { score: number; text: string; onChange: (text: string) => void }

/** Words to start a review from, by the score. A tap appends them to the text; a second tap removes them. */
export function OfferedWords({ score, text, onChange }: Props) {
  const { t } = useLingui()
  const good = [t`Well made`, t`As described`, t`Good value`, t`Would buy again`]
  const fair = [t`As described`, t`Does the job`, t`Different from the pictures`, t`A bit pricey`]
  const bad = [t`Not as described`, t`Poor quality`, t`Arrived damaged`, t`Hard to use`]
  const offered = score > 3 ? good : score === 3 ? fair : bad
  const toggle = (words: string) => {
    const before = text.trim()
    const after = before === '' ? words : t`${before}, ${words}`
    if (text.includes(words)) onChange(without(text, words))
    else if (after.length <= REVIEW_LIMIT) onChange(after)
  }
  return (
    <Chips label={t`Words to start from`} wrap>
      {offered.map((words) => (
        <Chip key={words} pressed={text.includes(words)} onClick={() => toggle(words)}>
          {words}
        </Chip>
      ))}
    </Chips>
  )
}

/** Removes words from a text, with the comma before or after them. */
function without(text: string, words: string): string {
  const start = text.indexOf(words)
  const [before, after] = [text.slice(0, start), text.slice(start + words.length)]
  const COMMA = /[,，、]\s*$/
  return COMMA.test(before) ? before.replace(COMMA, '') + after : before + after.replace(/^[,，、]?\s*/, '')
}
