import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import type { OperatorSession } from '../../http/authenticators.ts'
import { refuseOutdated, revisionOf } from '../../http/revision.ts'
import { hasHtml } from '../../language/html-in-text.ts'
import { Refusal } from '../../refusal/refusal.ts'
import { actAtDesk } from '../operator/operator-act-service.ts'
import { type ArticleKey, type Collection, listAllArticles, lockExistingArticle } from './article-service.ts'
import { storeOwnText } from './article-sql.ts'

type Article = { title: string; body_markdown: string; is_own: boolean }
const withRevision = <A extends Article>(article: A) => ({
  ...article,
  revision: revisionOf([article.title, article.body_markdown, article.is_own]),
})

export async function listArticles(db: Db, collection: Collection) {
  return (await listAllArticles(db, collection)).map(withRevision)
}

type ArticleDraft = ArticleKey & { revision: string; own: { title: string; body_markdown: string } | null }

/** @throws NotFound; Refusal changed_meanwhile, and catalogue_fault for a text with HTML. */
export const saveArticle = ({ db }: Context, operator: OperatorSession, { revision, own, ...key }: ArticleDraft) =>
  actAtDesk(db, operator, async (tx, log) => {
    if (own && hasHtml(own.body_markdown))
      throw new Refusal('catalogue_fault', { field: 'body_markdown', fault: 'has_html' })
    refuseOutdated(revision, withRevision(await lockExistingArticle(tx, key)).revision)
    await storeOwnText(tx, key, own)
    const { collection, slug, language } = key
    const details = { language, is_own: own !== null }
    await log({ action: 'article_saved', ref_type: 'article', ref_id: `${collection}/${slug}`, details })
    return withRevision(await lockExistingArticle(tx, key))
  })
