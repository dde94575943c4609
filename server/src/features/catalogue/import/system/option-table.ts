import type { Texts } from '../../../../language/text-in.ts'
import { inLanguages, namesIn, plain } from './plain-text.ts'
import { slugOf } from './slug-of.ts'

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

type Axis = {
  name: Texts
  must_choose: boolean /** The keys of values by their plain names. */
  values: Map<string, string>
}

/** The options of the shop by their names in any language, and the options that files add. */
export class OptionTable {
  readonly #axes = new Map<string, Axis>()
  /** Options by their plain names in any language. Several options may have one name, such as Size. */
  readonly #axes_of = new Map<string, string[]>()
  readonly #fresh = new Map<string, NewOption>()

  constructor(rows: readonly OptionRow[]) {
    for (const { axis, name, value_key, value, other_names } of rows) {
      const values = this.#axes.get(axis)?.values ?? new Map<string, string>()
      this.#axes.set(axis, { name, must_choose: false, values })
      if (value_key === null) continue
      const others = namesIn(other_names).flatMap((text) => text.split(/[,;、]/))
      for (const text of [...namesIn(value), ...others].map(plain))
        if (text && !values.has(text)) values.set(text, value_key)
      values.set(plain(value_key), value_key)
    }
    for (const [axis, { name }] of this.#axes)
      for (const text of new Set(namesIn(name).map(plain)))
        this.#axes_of.set(text, [...(this.#axes_of.get(text) ?? []), axis])
    // The key of an option is unique: a file of the shop's own means it, whatever other options are named.
    for (const axis of this.#axes.keys()) {
      const others = this.#axes_of.get(plain(axis)) ?? []
      this.#axes_of.set(plain(axis), [axis, ...others.filter((other) => other !== axis)])
    }
  }

  /** The keys of an option and of one of its values, which are added if the shop has none of these names. */
  keysOf(name: string, value: string): { axis: string; value_key: string } {
    const axes = this.#axesOf(name)
    const text = plain(value)
    const value_key = slugOf(value)
    for (const axis of axes) {
      const existing = this.#axes.get(axis)?.values.get(text)
      if (existing !== undefined) return { axis, value_key: existing }
    }
    const axis = axes.find((one) => this.#axes.get(one)?.values.get(plain(value_key)) === value_key) ?? axes[0]
    const { values, ...texts } = this.#axes.get(axis) ?? this.#newAxis(axis, name)
    if (!values.has(plain(value_key))) {
      values.set(plain(value_key), value_key)
      this.#fresh.set(`${axis}:${value_key}`, { axis, ...texts, value_key, value: inLanguages(value.trim()) })
    }
    values.set(text, value_key)
    return { axis, value_key }
  }

  /** The options and values that were added since the table was made. */
  get fresh(): NewOption[] {
    return [...this.#fresh.values()]
  }

  /** The options of a name; the key of a new option if the shop has none. */
  #axesOf(name: string): [string, ...string[]] {
    const text = plain(name)
    const alias = aliasOf(text)
    const axes = [text, ...(alias?.names ?? [])].flatMap((one) => this.#axes_of.get(one) ?? [])
    const [axis = alias?.key ?? slugOf(name), ...others] = new Set(axes)
    return [axis, ...others]
  }

  #newAxis(axis: string, name: string): Axis {
    const must_choose = aliasOf(plain(name))?.must_choose ?? false
    const fresh: Axis = { name: inLanguages(name.trim()), must_choose, values: new Map() }
    this.#axes.set(axis, fresh)
    this.#axes_of.set(plain(name), [axis])
    return fresh
  }
}

const aliasOf = (text: string) => ALIASES.find(({ names }) => names.has(text))
