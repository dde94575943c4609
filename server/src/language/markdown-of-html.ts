import { plainArticle } from '@sampan/contract/article-text'
import { Parser } from 'htmlparser2'
import { isComparison, isTag } from './html-in-text.ts'
import { MarkdownWriter } from './markdown-writer.ts'

/** Thrown when HTML has no text, or more than DEPTH_LIMIT elements inside each other. */
export class NoText extends Error {}

/** Products are nested a few levels deep. The time of the parser is quadratic in the depth. */
const DEPTH_LIMIT = 500

/** Elements whose content is no text of the page. */
const HIDDEN = new Set(
  'audio button canvas embed head iframe map math noscript object script select style svg template textarea title video xml'.split(
    ' ',
  ),
)
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const BOLD = new Set(['b', 'strong', 'th', 'dt', 'caption', 'summary', ...HEADINGS])
const BLOCKS = new Set(
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend main nav ol p pre section summary table tbody tfoot thead ul'.split(
    ' ',
  ),
)
/** Elements that break lines. Without any, the line breaks of the text are meant, as in texts of shops that wrap paragraphs themselves. */
const BREAKING = /<(?:\/?(?:p|div|li|tr|td|table|h[1-6]|section|article)[\s>/]|br)/i

type Element = { is_bold: boolean; is_hidden: boolean; is_link: boolean; is_item: boolean }
type Attributes = Readonly<Record<string, string>>

/** Word writes the items of a list as paragraphs of these classes. */
const isWordItem = ({ class: classes = '' }: Attributes) => /(?:^|\s)MsoListParagraph/i.test(classes)
/** The bullet that Word writes in front of an item, and text that is not displayed. */
const isUnseen = ({ style = '', hidden }: Attributes) =>
  hidden !== undefined || /mso-list:\s*ignore|mso-hide:\s*all|display:\s*none/i.test(style)
/** Google Docs wraps whole documents in `<b style="font-weight:normal">`. */
const isLight = ({ style = '' }: Attributes) => /font-weight:\s*(?:normal|400)/i.test(style)

/**
 * HTML as the Markdown that the shop displays: paragraphs, lists, bold text and links. Headings become bold paragraphs,
 * rows of tables become items. Pictures, scripts and styles are left out.
 * @throws NoText
 */
export function markdownOf(html: string): string {
  const writer = new MarkdownWriter()
  const elements: Element[] = []
  const keepsLines = !BREAKING.test(html)
  let [hidden, pre] = [0, 0]
  const parser = new Parser({
    onopentag(name, attributes) {
      const is_text = !isTag(name) || isComparison(attributes)
      const is_hidden = HIDDEN.has(name) || isUnseen(attributes)
      const is_bold = BOLD.has(name) && !isLight(attributes)
      const is_link = name === 'a' && attributes.href !== undefined
      const is_item = isWordItem(attributes)
      if (elements.push({ is_bold, is_hidden, is_link, is_item }) > DEPTH_LIMIT) throw new NoText()
      hidden += Number(is_hidden)
      if (hidden > 0) return
      if (is_text) return writer.write(html.slice(parser.startIndex, parser.endIndex + 1))
      pre += Number(name === 'pre')
      if (is_bold) writer.bold(1)
      if (is_link) writer.link(attributes.href?.trim() ?? '')
      open(writer, name, attributes)
    },
    onclosetag(name) {
      const element = elements.pop()
      if (element?.is_hidden) hidden -= 1
      else if (hidden === 0) close(writer, name, element)
      if (hidden > 0 || element?.is_hidden) return
      if (element?.is_bold) writer.bold(-1)
      if (element?.is_link) writer.link('')
      if (name === 'pre') pre = Math.max(0, pre - 1)
    },
    ontext(text) {
      if (hidden > 0) return
      if (!keepsLines && pre === 0) return writer.write(text)
      text.split('\n').forEach((line, at) => {
        if (at > 0) writer.breakLine()
        writer.write(line)
      })
    },
  })
  parser.end(html)
  const markdown = writer.end()
  if (!markdown) throw new NoText()
  return markdown
}

function open(writer: MarkdownWriter, name: string, attributes: Attributes): void {
  if (name === 'br') writer.breakLine()
  else if (name === 'li' || isWordItem(attributes)) writer.beginItem()
  else if (name === 'tr') writer.beginRow()
  else if (name === 'td' || name === 'th') writer.beginCell()
  else if (BLOCKS.has(name)) writer.breakBlock()
  if (name === 'ol' || name === 'ul') writer.beginList(name === 'ol' ? Number(attributes.start ?? 1) || 1 : undefined)
}

function close(writer: MarkdownWriter, name: string, element: Element | undefined): void {
  if (name === 'ol' || name === 'ul') writer.endList()
  else if (name === 'li' || name === 'tr' || element?.is_item) writer.endBlock()
  else if (BLOCKS.has(name)) writer.breakBlock()
}

/** HTML as text of one line, for titles and specifications. @throws NoText */
export const lineOf = (html: string): string => plainArticle(markdownOf(html)).replace(/^- /gm, '').replace(/\s+/g, ' ')
