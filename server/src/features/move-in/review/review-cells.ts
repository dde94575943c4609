import { plainArticle } from '@sampan/contract/article-text'
import { asciiDigits } from '@sampan/contract/ascii-digits'
import { LANGUAGE_TAGS, type Language, REPLY_LIMIT, REVIEW_LIMIT } from '@sampan/contract/rules'
import { hasHtml } from '../../../language/html-in-text.ts'
import { markdownOf, NoText } from '../../../language/markdown-of-html.ts'
import type { Remarks } from '../record-kind.ts'
import type { Row } from '../row.ts'

/** Stars from 1 to 5: `4`, `4.0`, `4/5` or `★★★★`. Undefined after a remark. */
export function readStars(row: Row, remarks: Remarks): number | undefined {
  const cell = asciiDigits(row.get('stars').normalize('NFKC'))
  const signs = [...cell].filter((sign) => sign === '★' || sign === '⭐').length
  const number = signs > 0 ? signs : Number(/^([1-5])(?:[.,]0+)?(?: ?\/ ?5)?$/.exec(cell.trim())?.[1] ?? 0)
  if (number >= 1 && number <= 5) return number
  remarks.add('not_stars', 'stars')
  return undefined
}

export type ReviewText = { author: string; content: string; reply: string | null }

const AUTHOR_LIMIT = 60

/** A text without HTML. HTML without text is empty. */
function textOfHtml(cell: string): string {
  if (!hasHtml(cell)) return cell
  try {
    return plainArticle(markdownOf(cell))
  } catch (error) {
    if (error instanceof NoText) return ''
    throw error
  }
}

/** The texts of a review without HTML: its title is the first line. */
export function readText(row: Row, remarks: Remarks): ReviewText {
  const author = textOfHtml(row.get('author')).slice(0, AUTHOR_LIMIT)
  if (author === '') remarks.add('author_missing')
  const title = textOfHtml(row.get('title'))
  const text = textOfHtml(row.get('text'))
  const content = [title, text].filter(Boolean).join('\n')
  if (content.length > REVIEW_LIMIT) remarks.add('text_shortened')
  const reply = textOfHtml(row.get('reply')).slice(0, REPLY_LIMIT).toWellFormed()
  return { author: author.toWellFormed(), content: content.slice(0, REVIEW_LIMIT).toWellFormed(), reply: reply || null }
}

const SCRIPTS: readonly [RegExp, Language][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Han}/u, 'zh-CN'],
]

/** The language that a line names, or that the script of its text shows; otherwise the language of the file. */
export function languageOfReview(row: Row, content: string, language: Language): Language {
  const beginning = row.get('language').toLowerCase().slice(0, 2)
  const named = LANGUAGE_TAGS.find((tag) => beginning !== '' && tag.slice(0, 2) === beginning)
  return named ?? SCRIPTS.find(([script]) => script.test(content))?.[1] ?? language
}
