import { LANGUAGE_TAGS } from '@sampan/contract/rules'
import type { Texts } from '../../../../language/text-in.ts'
import { slugOf } from './slug-of.ts'
import { languageOfText } from './text-language.ts'

export type OptionRow = {
  axis: string
  name: Texts
  value_key: string | null
  value: Texts | null
  other_names: Texts | null
}
export type NewOption = { axis: string; name: Texts; must_choose: boolean; value_key: string; value: Texts }

/** Names of common options in the languages of files. The shopper always chooses a size. */
const ALIASES: readonly { key: string; must_choose: boolean; names: ReadonlySet<string> }[] = [
  {
    key: 'colour',
    must_choose: false,
    names: new Set('colour color 颜色 顏色 色 カラー 색상 색깔 สี farbe couleur'.split(' ')),
  },
  { key: 'size', must_choose: true, names: new Set('size 尺码 尺寸 サイズ 사이즈 ขนาด ไซส์ größe taille'.split(' ')) },
]

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase()
const inLanguages = (text: string): Texts => ({ en: text, [languageOfText(text)]: text })
const namesIn = (texts: Texts | null): string[] => LANGUAGE_TAGS.flatMap((tag) => plain(texts?.[tag] ?? '') || [])

/** The options of the shop by their names in any language, and the options that files add. */
export class OptionTable {
  readonly #axes = new Map<string, { name: Texts; must_choose: boolean; values: Map<string, string> }>()
  readonly #axis_of = new Map<string, string>()
  readonly #fresh = new Map<string, NewOption>()

  constructor(rows: readonly OptionRow[]) {
    for (const { axis, name, value_key, value, other_names } of rows) {
      const values = this.#axes.get(axis)?.values ?? new Map<string, string>()
      this.#axes.set(axis, { name, must_choose: false, values })
      for (const text of [plain(axis), ...namesIn(name)]) this.#axis_of.set(text, axis)
      if (value_key === null) continue
      const others = namesIn(other_names).flatMap((text) => text.split(/[,;、]/).map((part) => part.trim()))
      for (const text of [value_key, ...namesIn(value), ...others])
        if (text && !values.has(text)) values.set(text, value_key)
      values.set(value_key, value_key)
    }
  }

  /** The keys of an option and of one of its values, which are added if the shop has none of these names. */
  keysOf(name: string, value: string): { axis: string; value_key: string } {
    const axis = this.#axisOf(name)
    const { values, ...texts } = this.#axes.get(axis) ?? {
      name: {},
      must_choose: false,
      values: new Map<string, string>(),
    }
    const known = values.get(plain(value))
    if (known !== undefined) return { axis, value_key: known }
    const value_key = slugOf(value)
    const isTaken = values.has(value_key)
    values.set(plain(value), value_key)
    if (!isTaken) {
      values.set(value_key, value_key)
      this.#fresh.set(`${axis}:${value_key}`, { axis, ...texts, value_key, value: inLanguages(value.trim()) })
    }
    return { axis, value_key }
  }

  /** The options and values that were added since the table was made. */
  get fresh(): NewOption[] {
    return [...this.#fresh.values()]
  }

  #axisOf(name: string): string {
    const text = plain(name)
    const alias = ALIASES.find(({ names }) => names.has(text))
    const known = [text, ...(alias?.names ?? [])]
      .map((one) => this.#axis_of.get(one))
      .find((axis) => axis !== undefined)
    if (known !== undefined) return known
    const axis = alias?.key ?? slugOf(name)
    this.#axis_of.set(text, axis)
    if (!this.#axes.has(axis))
      this.#axes.set(axis, {
        name: inLanguages(name.trim()),
        must_choose: alias?.must_choose ?? false,
        values: new Map(),
      })
    return axis
  }
}
