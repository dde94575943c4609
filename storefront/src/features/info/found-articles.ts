import { plainArticle } from '@sampan/contract/article-text'
import type { ReplyTo } from '@sampan/front/calls'

export type Article = ReplyTo<'GET /api/user/law'>[number]

/** Makes texts comparable: ignores case and character width. */
const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** The articles that contain every typed word. Articles with all words in the title come first. */
export function foundArticles(articles: readonly Article[], keyword: string): readonly Article[] {
  const words = plain(keyword).split(/\s+/).filter(Boolean)
  if (words.length === 0) return articles
  const hasAll = (text: string) => words.every((word) => plain(text).includes(word))
  const matches = articles.filter(({ title, body_markdown }) => hasAll(`${title}\n${plainArticle(body_markdown)}`))
  return matches.toSorted((a, b) => Number(hasAll(b.title)) - Number(hasAll(a.title)))
}
