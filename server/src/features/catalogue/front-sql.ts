import type { Category, Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export const findCategories = (db: Db, language: Language) =>
  db
    .selectFrom('category')
    .select([sql<Category>`category`.as('category'), sql<string>`worded(name, ${language})`.as('name'), 'image'])
    .orderBy('position')
    .execute()

export const findBanners = (db: Db, language: Language) =>
  db
    .selectFrom('banner')
    .select([
      'image',
      sql<string>`worded(link, ${language})`.as('link'),
      sql<string>`worded(eyebrow, ${language})`.as('eyebrow'),
      sql<string>`worded(title, ${language})`.as('title'),
      sql<string>`worded(title, ${language})`.as('alt'),
      sql<string>`worded(action, ${language})`.as('action'),
    ])
    .orderBy('position')
    .execute()

export async function findHotWords(db: Db, language: Language): Promise<string[]> {
  const found = await db
    .selectFrom('hot_word')
    .select('word')
    .where('language', '=', language)
    .orderBy('position')
    .execute()
  return found.map(({ word }) => word)
}
