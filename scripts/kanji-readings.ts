// npm run readings -- FOLDER: makes the list of readings of Japanese nouns from the dictionary files (`dict`) of the
// package kuromoji 0.1.2, which contains IPADIC. The package itself takes too much memory for a server.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readingsIn } from '../server/src/features/catalogue/search/meaning/readings/readings.ts'
import { inHiragana } from '../server/src/features/catalogue/search/meaning/spelling.ts'

const LIST = new URL('../server/src/features/catalogue/search/meaning/readings/kanji.txt', import.meta.url)
/** Bytes of an entry: two context ids, its cost (at 4), and the place of its fields (at 6). */
const ENTRY = 10
const KINDS = new Set(['一般', 'サ変接続', '形容動詞語幹', '副詞可能'])
const KANJI = /[\u3400-\u9fff々]/
/** Rarer words have a greater cost. Words of one or two characters are also parts of others. */
const [COST_MAX, SHORT_COST_MAX, SHORT] = [6_500, 8_000, 2]
/** Most longer words are read by their parts. */
const CHARACTERS_MAX = 4
const READINGS_MAX = 2
/** Another reading of a word is as common as its first one up to this difference of costs. */
const COST_NEAR = 2_500

type Entry = { word: string; reading: string; cost: number }

/** Reads the nouns with kanji, and the ends of compounds as words that begin with `-`. */
function nounsIn(folder: string): Entry[] {
  const open = (name: string) => gunzipSync(readFileSync(join(folder, name)))
  const [entries, fields] = [open('tid.dat.gz'), open('tid_pos.dat.gz')]
  const nouns: Entry[] = []
  for (let at = 0; at + ENTRY <= entries.length; at += ENTRY) {
    const [cost, from] = [entries.readInt16LE(at + 4), entries.readInt32LE(at + 6)]
    const [word = '', part, kind = '', ...more] = fields.toString('utf8', from, fields.indexOf(0, from)).split(',')
    const reading = more[5]
    if (part !== '名詞' || !reading || !KANJI.test(word) || word.length > CHARACTERS_MAX) continue
    if (kind === '接尾') nouns.push({ word: `-${word}`, reading: inHiragana(reading), cost })
    else if (KINDS.has(kind) && cost <= (word.length <= SHORT ? SHORT_COST_MAX : COST_MAX))
      nouns.push({ word, reading: inHiragana(reading), cost })
  }
  return nouns
}

/** Leaves out words that are read by their parts. */
function listOf(nouns: readonly Entry[]): string {
  const words = Map.groupBy(nouns, ({ word }) => word)
  const lines = new Map<string, string>()
  const byLength = [...words].sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
  for (const length of new Set(byLength.map(([word]) => word.length))) {
    const readingsOf = readingsIn([...lines.values()].join('\n'))
    for (const [word, entries] of byLength.filter(([one]) => one.length === length)) {
      const byCost = entries.toSorted((a, b) => a.cost - b.cost)
      const near = byCost.filter(({ cost }) => cost <= (byCost[0]?.cost ?? 0) + COST_NEAR)
      const readings = [...new Set(near.map(({ reading }) => reading))].slice(0, READINGS_MAX)
      if (readings.join(' ') !== readingsOf(word).join(' ')) lines.set(word, [word, ...readings].join(' '))
    }
  }
  return `${[...lines.values()].toSorted().join('\n')}\n`
}

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('npm run readings -- FOLDER')
writeFileSync(LIST, listOf(nounsIn(folder)))
