import type { Sku } from '@sampan/contract'

/** The chosen values by axis. An axis without a choice has no entry. */
export type Choice = Readonly<Record<string, string>>

type AxisOption = { value_key: string; value: string; image: string }
/** `isPictured` means that each value has a different picture, so shoppers choose by picture. */
export type Axis = { axis: string; name: string; isPictured: boolean; options: readonly AxisOption[] }

const valueKeyOf = (sku: Sku, axis: string) => sku.values.find((value) => value.axis === axis)?.value_key

const fits = (sku: Sku, choice: Choice) =>
  Object.entries(choice).every(([axis, value_key]) => valueKeyOf(sku, axis) === value_key)

function picturesOf(skus: readonly Sku[], axis: string, value_key: string): Set<string> {
  return new Set(skus.filter((sku) => valueKeyOf(sku, axis) === value_key).map((sku) => sku.image))
}

function isPictured(skus: readonly Sku[], axis: string, options: readonly AxisOption[]): boolean {
  const pictures = options.map(({ value_key }) => picturesOf(skus, axis, value_key))
  const isOneEach = pictures.every((set) => set.size === 1)
  return options.length > 1 && isOneEach && new Set(pictures.flatMap((set) => [...set])).size === options.length
}

/** The axes of a product with their values, in the order of its SKUs. */
export function axesOf(skus: readonly Sku[]): Axis[] {
  const byAxis = new Map<string, { name: string; options: Map<string, AxisOption> }>()
  for (const sku of skus) {
    for (const { axis, name, value_key, value } of sku.values) {
      const axisEntry = byAxis.get(axis) ?? { name, options: new Map() }
      if (!axisEntry.options.has(value_key)) axisEntry.options.set(value_key, { value_key, value, image: sku.image })
      byAxis.set(axis, axisEntry)
    }
  }
  return [...byAxis].map(([axis, { name, options }]) => {
    const list = [...options.values()]
    return { axis, name, isPictured: isPictured(skus, axis, list), options: list }
  })
}

/**
 * Whether a value is available together with the choices on the other axes. With an empty choice: whether the value is
 * available in any combination.
 */
export const canHave = (skus: readonly Sku[], choice: Choice, axis: string, value_key: string): boolean =>
  skus.some((sku) => sku.stock > 0 && fits(sku, { ...choice, [axis]: value_key }))

/** The SKU of a complete choice; undefined if an axis has no choice yet, or if the combination does not exist. */
export function chosenSku(skus: readonly Sku[], axes: readonly Axis[], choice: Choice): Sku | undefined {
  if (axes.some(({ axis }) => choice[axis] === undefined)) return undefined
  return skus.find((sku) => fits(sku, choice))
}

export const choiceOf = (sku: Pick<Sku, 'values'> | undefined): Choice =>
  Object.fromEntries(sku?.values.map(({ axis, value_key }) => [axis, value_key]) ?? [])

/** The initial choice: the first available SKU, without the axes of `must_choose` that have more than one value. */
export function firstChoice(skus: readonly Sku[], must_choose: readonly string[]): Choice {
  const open = axesOf(skus).filter(({ axis, options }) => must_choose.includes(axis) && options.length > 1)
  return without(choiceOf(skus.find((sku) => sku.stock > 0) ?? skus[0]), new Set(open.map(({ axis }) => axis)))
}

const without = (choice: Choice, axes: ReadonlySet<string>): Choice =>
  Object.fromEntries(Object.entries(choice).filter(([axis]) => !axes.has(axis)))

/** The SKUs that match the choice so far; all SKUs if no SKU matches. */
export function skusLeft(skus: readonly Sku[], choice: Choice): readonly Sku[] {
  const fitting = skus.filter((sku) => fits(sku, choice))
  return fitting.length > 0 ? fitting : skus
}

/**
 * Chooses a value. If the value is not available with the other choices, as few of these as possible change to
 * available values. An axis without a choice stays without a choice.
 */
export function withValue(skus: readonly Sku[], choice: Choice, axis: string, value_key: string): Choice {
  const newChoice = { ...choice, [axis]: value_key }
  const unchanged = (sku: Sku) => sku.values.filter((one) => choice[one.axis] === one.value_key).length
  const [nearest] = skus
    .filter((sku) => sku.stock > 0 && valueKeyOf(sku, axis) === value_key)
    .toSorted((a, b) => unchanged(b) - unchanged(a))
  if (!nearest) return newChoice
  const nearestChoice = choiceOf(nearest)
  return without(nearestChoice, new Set(Object.keys(nearestChoice)).difference(new Set(Object.keys(newChoice))))
}

/** The names of the chosen values, in the order of the axes. */
export const choiceText = (axes: readonly Axis[], choice: Choice): string =>
  axes
    .flatMap(({ axis, options }) => options.filter(({ value_key }) => value_key === choice[axis]))
    .map(({ value }) => value)
    .join(' · ')
