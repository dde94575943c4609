import { Fragment } from 'react'
import css from './title-text.module.css'

/**
 * Places in a Japanese title where a line may break: between scripts, but not before a suffix, and not between a verb
 * stem and the next kanji. Three or more hiragana are taken for a word. The rule needs no dictionary, so the server and every browser find the same places.
 */
const BREAKS = new RegExp(
  [
    '(?<=\\p{Script=Hiragana})(?=[\\p{Script=Katakana}A-Za-z])',
    '(?<=[のとなでをにはがも])(?=[\\p{Script=Han}\\d])',
    '(?<=\\p{Script=Hiragana}{3})(?=\\p{Script=Han})(?=[^付入型形製用式風状色瓶])',
    '(?<=\\p{Script=Han})(?=\\p{Script=Katakana})',
    '(?<=[\\p{Script=Katakana}ー])(?=\\p{Script=Han})(?=[^付入型形製用式風状色瓶])',
  ].join('|'),
  'u',
)

const wordsOf = (title: string): string[] => title.split(BREAKS)

/** A title. In Japanese, lines break between words instead of inside them. */
export function TitleText({ title }: { title: string }) {
  const words = wordsOf(title)
  if (words.length === 1) return <span className={css.title}>{title}</span>
  let length = 0
  return (
    <span className={css.title}>
      {words.map((word) => {
        const at = length
        length += word.length
        return (
          <Fragment key={at}>
            {at > 0 && <wbr />}
            {word}
          </Fragment>
        )
      })}
    </span>
  )
}
