import { create, insertMultiple, search } from '@orama/orama'
import { LANGUAGE_TAGS, type Language } from '@sampan/contract/rules'
import MiniSearch from 'minisearch'
import { kindWords } from '../../demo/catalogue/search-words.ts'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { normalise, segmentsOf } from '../../server/src/features/catalogue/search/search-terms.ts'
import type { Find } from './recall.ts'

const FIELDS = ['title', 'name', 'words']
const BOOST = { title: 2, name: 3, words: 2 }
const FOUND = 5

function documentsIn(language: Language) {
  const { products, kinds } = demoCatalogue()
  const names = new Map(kinds.map(({ kind, name }) => [kind, name[language]]))
  return products.map(({ product_id, kind, title }) => ({
    id: product_id,
    title: title[language],
    name: names.get(kind) ?? '',
    words: kindWords[kind]?.[language] ?? '',
  }))
}

/** Words by the dictionary of the language, as the shop splits titles. */
const tokenizerOf = (language: Language) => (text: string) => segmentsOf(normalise(text), language)

/** MiniSearch with prefixes and typing errors, over the same texts. */
export function miniSearch(): Find {
  const indexes = new Map(
    LANGUAGE_TAGS.map((language) => {
      const index = new MiniSearch({
        fields: FIELDS,
        tokenize: tokenizerOf(language),
        searchOptions: { boost: BOOST, prefix: true, fuzzy: 0.2 },
      })
      index.addAll(documentsIn(language))
      return [language, index]
    }),
  )
  return async ({ keyword, language }) => (indexes.get(language)?.search(keyword) ?? []).map(({ id }) => String(id))
}

/** Orama with one typing error, over the same texts. */
export async function orama(): Promise<Find> {
  const indexes = new Map(
    await Promise.all(
      LANGUAGE_TAGS.map(async (language) => {
        const cut = tokenizerOf(language)
        const tokenizer = {
          language: 'custom',
          normalizationCache: new Map(),
          tokenize: (text: string) => [...new Set(cut(text))],
        }
        const index = create({
          schema: { title: 'string', name: 'string', words: 'string' } as const,
          components: { tokenizer },
        })
        await insertMultiple(index, documentsIn(language))
        return [language, index] as const
      }),
    ),
  )
  return async ({ keyword, language }) => {
    const index = indexes.get(language)
    if (!index) return []
    const { hits } = await search(index, { term: keyword, limit: FOUND, tolerance: 1, boost: BOOST })
    return hits.map(({ id }) => String(id))
  }
}
