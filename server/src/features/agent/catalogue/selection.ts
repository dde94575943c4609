import type { AgentSku } from './agent-product-sql.ts'
import type { Selected } from './catalogue-input.ts'
import { featuredOf, type Option, optionsOf, valueId } from './product-reply.ts'

const isSameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const isMatch = ({ values }: AgentSku, { name, label, id }: Selected): boolean =>
  values.some((chosen) =>
    id === undefined ? isSameText(chosen.name, name) && isSameText(chosen.value, label) : valueId(chosen) === id,
  )

const matches = (skus: readonly AgentSku[], selected: readonly Selected[]) =>
  skus.filter((sku) => selected.every((one) => isMatch(sku, one)))

/** The selections that some SKU has: dropped from the end of the preferences, options without preference first. */
function relax(skus: readonly AgentSku[], selected: readonly Selected[], preferences: readonly string[]): Selected[] {
  const rank = ({ name }: Selected) => {
    const place = preferences.findIndex((preferred) => isSameText(preferred, name))
    return place === -1 ? preferences.length : place
  }
  const kept = selected.toSorted((one, other) => rank(one) - rank(other))
  while (kept.length > 0 && matches(skus, kept).length === 0) kept.pop()
  return kept
}

type Choice = { selected: readonly Selected[]; preferences: readonly string[]; sku_id: string | undefined }

/** The SKUs that fit a choice, the featured one first, and the selections that they share. */
export function choose(skus: readonly AgentSku[], { selected, preferences, sku_id }: Choice) {
  const asked = skus.find((sku) => sku.sku_id === sku_id)
  if (asked) return { variants: [asked], selected: ownSelection(asked), featured: asked }
  const kept = relax(skus, selected, preferences)
  const variants = matches(skus, kept)
  const featured = featuredOf(variants)
  if (!featured) return undefined
  const ordered = [featured, ...variants.filter((sku) => sku !== featured)]
  const named = ownSelection(featured)
  const effective = kept.length === 0 ? named : named.filter((one) => kept.some((other) => isSame(one, other)))
  return { variants: ordered, selected: effective, featured }
}

const ownSelection = ({ values }: AgentSku): (Selected & { id: string })[] =>
  values.map((chosen) => ({ name: chosen.name, id: valueId(chosen), label: chosen.value }))

const isSame = (one: Selected, other: Selected) =>
  other.id === undefined ? isSameText(one.name, other.name) && isSameText(one.label, other.label) : one.id === other.id

/** The options, each value with whether it exists and is in stock together with the other selections. */
export function signalledOptions(skus: readonly AgentSku[], selected: readonly Selected[]): Option[] {
  return optionsOf(skus).map(({ name, values }) => ({
    name,
    values: values.map((value) => {
      const others = selected.filter((one) => !isSameText(one.name, name))
      const found = matches(skus, [...others, { name, label: value.label, id: value.id }])
      return { ...value, available: found.some(({ stock }) => stock > 0), exists: found.length > 0 }
    }),
  }))
}
