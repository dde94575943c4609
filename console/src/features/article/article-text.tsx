import { articleBlocks, type TextRun } from '@sampan/contract/article-text'
import css from './article-text.module.css'

/* The parts of a text have no other identity than their index. */

/** A Markdown text as shoppers see it. Its links are disabled. */
export const ArticleText = ({ text }: { text: string }) =>
  articleBlocks(text).map(({ kind, lines }, at) =>
    kind === 'list' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <ul key={at}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            <TextLine runs={line} />
          </li>
        ))}
      </ul>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <p key={at}>
        <TextLine runs={lines[0] ?? []} />
      </p>
    ),
  )

const TextLine = ({ runs }: { runs: readonly TextRun[] }) =>
  runs.map((run, at) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: see above
    if (run.kind === 'bold') return <strong key={at}>{run.text}</strong>
    if (run.kind === 'link')
      return (
        <span key={at} className={css.link}>
          {run.text}
        </span>
      )
    // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
    return run.text
  })
