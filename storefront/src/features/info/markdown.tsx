import { type ArticleWords, articleBlocks } from '@sampan/contract/article-text'
import css from './markdown.module.css'

/* Index keys are safe here: the parts of a text have no identity besides their position. */

/** The text of a help or legal page, parsed by `articleBlocks`. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className={css.text}>
      {articleBlocks(text).map(({ kind, lines }, at) =>
        kind === 'list' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <ul key={at}>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={index}>
                <Line words={line} />
              </li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <p key={at}>
            <Line words={lines[0] ?? []} />
          </p>
        ),
      )}
    </div>
  )
}

const Line = ({ words }: { words: readonly ArticleWords[] }) =>
  words.map((word, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Marked key={at} word={word} />
  ))

function Marked({ word }: { word: ArticleWords }) {
  if (word.kind === 'link')
    return (
      <a href={word.address} target="_blank" rel="noopener noreferrer">
        {word.text}
      </a>
    )
  return word.kind === 'bold' ? <strong>{word.text}</strong> : word.text
}
