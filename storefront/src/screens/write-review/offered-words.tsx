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
  const suggestions = score > 3 ? good : score === 3 ? fair : bad
  const toggle = (words: string) => {
    const before = text.trim()
    const after = before === '' ? words : t`${before}, ${words}`
    if (has(text, words)) onChange(without(text, words))
    else if (after.length <= REVIEW_LIMIT) onChange(after)
  }
  return (
    <Chips label={t`Suggested phrases`} wrap>
      {suggestions.map((words) => (
        <Chip key={words} pressed={has(text, words)} onClick={() => toggle(words)}>
          {words}
        </Chip>
      ))}
    </Chips>
  )
}

/** Whether a character ends a phrase. Thai has no commas, so phrases are separated by spaces there. */
const isEdge = (character: string | undefined) => character === undefined || /[\s,，、.。!！?？]/.test(character)

/**
 * The index of a whole phrase in a text, or -1. In Thai, "not as described" contains "as described" without a space
 * before it; that is not a match.
 */
function placeOf(text: string, words: string): number {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1))
    if (isEdge(text[at - 1]) && isEdge(text[at + words.length])) return at
  return -1
}

const has = (text: string, words: string) => placeOf(text, words) !== -1

/** Removes a phrase and the separator before it; at the start of the text, the separator after it. */
function without(text: string, words: string): string {
  const at = placeOf(text, words)
  const before = text.slice(0, at).replace(/[,，、]?\s*$/, '')
  const after = text.slice(at + words.length)
  return before === '' ? after.replace(/^[,，、]?\s*/, '') : before + after
}
