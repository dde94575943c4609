import type { Language } from '@sampan/contract/rules'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import type { Tables } from '../../../../db/tables.ts'
import { markOf, type Texts } from '../search-terms.ts'

/** `words` changes whenever words of the shop or synonyms change, `synonyms` only with synonyms. */
export async function findWordVersion(db: Db): Promise<{ words: string; synonyms: string }> {
  const { version, synonyms } = await db
    .selectFrom('word_version')
    .select(['version', 'synonyms'])
    .executeTakeFirstOrThrow()
  return { words: String(version), synonyms: String(synonyms) }
}

/** Marks the words as changed. All servers then reload them. */
export async function changeWordVersion(db: Db): Promise<void> {
  await sql`update word_version set version = version + 1`.execute(db)
}

/** Marks the synonyms as changed. All servers then reload the words without a pause. */
export async function changeSynonymVersion(db: Db): Promise<void> {
  await sql`update word_version set version = version + 1, synonyms = synonyms + 1`.execute(db)
}

type KnownWord = Pick<Selectable<Tables['known_word']>, 'word' | 'titles' | 'names'>

/** The words of titles and names in a language. */
export const findWords = (db: Db, language: Language): Promise<KnownWord[]> =>
  db.selectFrom('known_word').select(['word', 'titles', 'names']).where('language', '=', markOf(language)).execute()

/** The synonyms that operators added for a language. */
export const findSynonymPairs = (db: Db, language: Language) =>
  db.selectFrom('synonym').select(['word', 'meaning', 'is_both']).where('language', '=', language).execute()

/** A name with its other names. `kind`: the code of a kind. `option`: an option, such as `colour:brick`. */
export type Named = {
  kind: string | null
  option: string | null
  name: Texts
  other_names: Texts | null
  products: number
}

/** The names of kinds, categories and options. */
export async function findAllNames(db: Db): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select '@kind:' || kind.kind as kind, null as option, name, other_names, coalesce(counted.products, 0)::int as products
      from kind left join (select kind, sum(products) as products from listing_count where shop_id = '' group by kind)
        as counted using (kind)
    union all select null, null, name, null, 1 from category
    union all select null, axis || ':' || value_key, value, other_names, 1 from axis_value`.execute(db)
  return rows
}
