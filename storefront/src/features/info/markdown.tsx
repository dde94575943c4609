import { articleBlocks, type TextRun } from '@sampan/contract/article-text'
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
                <Line runs={line} />
              </li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <p key={at}>
            <Line runs={lines[0] ?? []} />
          </p>
        ),
      )}
    </div>
  )
}

const Line = ({ runs }: { runs: readonly TextRun[] }) =>
  runs.map((run, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Marked key={at} run={run} />
  ))

function Marked({ run }: { run: TextRun }) {
  if (run.kind === 'link')
    return (
      <a href={run.address} target="_blank" rel="noopener noreferrer">
        {run.text}
      </a>
    )
  return run.kind === 'bold' ? <strong>{run.text}</strong> : run.text
}
