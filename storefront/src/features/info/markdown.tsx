import { Fragment, type ReactNode } from 'react'
import css from './markdown.module.css'

/** Bold words, or a link. */
const INLINE = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^()\s]+)\)/g
const LINK = /^(https?:\/\/|mailto:)/i
const ITEM = '- '

/**
 * The part of Markdown that the shop's texts use: paragraphs, lists, bold words, and links to http(s) and mailto. Everything
 * else, HTML included, is shown as the characters it is written with.
 */
export function Markdown({ text }: { text: string }) {
  return (
    <div className={css.text}>
      {text.split(/\n{2,}/).map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's paragraphs have no other name than their place
        <Block key={at} text={block.trim()} />
      ))}
    </div>
  )
}

function Block({ text }: { text: string }) {
  const lines = text.split('\n')
  if (!lines.every((line) => line.startsWith(ITEM))) return <p>{inline(text)}</p>
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{inline(line.slice(ITEM.length))}</li>
      ))}
    </ul>
  )
}

function inline(text: string): ReactNode {
  let end = 0
  const parts = [...text.matchAll(INLINE)].map((found) => {
    const before = text.slice(end, found.index)
    end = found.index + found[0].length
    return (
      <Fragment key={found.index}>
        {before}
        <Marked found={found} />
      </Fragment>
    )
  })
  return [...parts, text.slice(end)]
}

function Marked({ found: [whole, bold, words, address = ''] }: { found: RegExpExecArray }) {
  if (bold !== undefined) return <strong>{bold}</strong>
  if (!LINK.test(address)) return whole
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  )
}

/** The words of a text without its marks, to search in. */
export const wordsOf = (text: string): string => text.replace(INLINE, '$1$2')
