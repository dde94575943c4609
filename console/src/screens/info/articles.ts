import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'

export type Article = ReplyTo<'GET /api/admin/article/list'>[number]

export type ArticlePage = {
  key: string
  collection: Article['collection']
  slug: string
  languages: readonly Article[]
}

/** Help and legal pages, in the order of the shop. Read once, so that polling does not overwrite input. */
export function useArticlePages() {
  const help = useRead('GET /api/admin/article/list', { collection: 'help' }, { once: true })
  const law = useRead('GET /api/admin/article/list', { collection: 'law' }, { once: true })
  const pages = help.data && law.data ? [...pagesOf(help.data), ...pagesOf(law.data)] : undefined
  const onRetry = () => void Promise.all([help.refetch(), law.refetch()])
  return { pages, error: help.error ?? law.error, onRetry }
}

function pagesOf(articles: readonly Article[]): ArticlePage[] {
  return [...Map.groupBy(articles, ({ slug }) => slug)].flatMap(([slug, languages]) => {
    const [first] = languages
    return first ? [{ key: `${first.collection}.${slug}`, collection: first.collection, slug, languages }] : []
  })
}
