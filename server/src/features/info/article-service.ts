import type { Brand } from '@sampan/contract'
import { naming } from '@sampan/contract/brand-name'
import { LANGUAGE_TAGS, type Language } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../refusal/refusal.ts'
import { readBrand } from '../brand/brand-service.ts'
import { type ArticleKey, type Collection, findOwnTexts, lockArticle } from './article-sql.ts'
import { articlesInAllLanguages } from './articles.ts'

export type { ArticleKey, Collection } from './article-sql.ts'

const COMES_WITH_THE_SHOP = { help: articlesInAllLanguages('help'), law: articlesInAllLanguages('law') }

function named({ title, body_markdown }: { title: string; body_markdown: string }, brand: Brand, language: Language) {
  const name = naming(brand, language)
  return { title: name(title), body_markdown: name(body_markdown) }
}

/** The pages of a language: the shopkeeper's own text where it exists, otherwise the text that comes with the shop. */
export async function readArticles(db: Db, collection: Collection, language: Language) {
  const [brand, texts] = await Promise.all([readBrand(db), findOwnTexts(db, collection, language)])
  const own = new Map(texts.map((one) => [one.slug, one]))
  return COMES_WITH_THE_SHOP[collection][language].map((article) => {
    return { slug: article.slug, ...named(own.get(article.slug) ?? article, brand, language) }
  })
}

/** The pages of all languages, for the desk. The placeholder for the shop's name is not replaced. */
export async function listAllArticles(db: Db, collection: Collection) {
  const own = await findOwnTexts(db, collection)
  return LANGUAGE_TAGS.flatMap((language) =>
    COMES_WITH_THE_SHOP[collection][language].map((article) => {
      const found = own.find((one) => one.slug === article.slug && one.language === language)
      const { title, body_markdown } = found ?? article
      return { collection, slug: article.slug, language, title, body_markdown, is_own: found !== undefined }
    }),
  )
}

/** Locks a page until the transaction ends and returns it. @throws NotFound. */
export async function lockExistingArticle(tx: Tx, key: ArticleKey) {
  await lockArticle(tx, key)
  const found = (await listAllArticles(tx, key.collection)).find(
    ({ slug, language }) => slug === key.slug && language === key.language,
  )
  if (!found) throw new NotFound()
  return found
}
