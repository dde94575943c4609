import type { AgentSku } from './agent-product-sql.ts'
import type { Selected } from './catalogue-input.ts'
import { featuredOf, type Option, optionsOf, valueId } from './product-reply.ts'

const isSameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const isMatch = ({ values }: AgentSku, { name, label, id }: Selected): boolean =>
  values.some((own) =>
    id === undefined ? isSameText(own.name, name) && isSameText(own.value, label) : valueId(own) === id,
  )

const matches = (skus: readonly AgentSku[], selected: readonly Selected[]) =>
  skus.filter((sku) => selected.every((one) => isMatch(sku, one)))

/** The selections that some SKU has: dropped from the end of the preferences, options without preference first. */
function relax(skus: readonly AgentSku[], selected: readonly Selected[], preferences: readonly string[]): Selected[] {
  const rank = ({ name }: Selected) => {
    const place = preferences.findIndex((preferred) => isSameText(preferred, name))
    return place === -1 ? preferences.length : place
  }
  const possible = selected.toSorted((one, other) => rank(one) - rank(other))
  while (possible.length > 0 && matches(skus, possible).length === 0) possible.pop()
  return possible
}

type Choice = { selected: readonly Selected[]; preferences: readonly string[]; sku_id: string | undefined }

/** The SKUs that fit a choice, the featured one first, and the selections that they share. */
export function choose(skus: readonly AgentSku[], { selected, preferences, sku_id }: Choice) {
  const requested_sku = skus.find((sku) => sku.sku_id === sku_id)
  if (requested_sku)
    return { variants: [requested_sku], selected: ownSelection(requested_sku), featured: requested_sku }
  const possible = relax(skus, selected, preferences)
  const variants = matches(skus, possible)
  const featured = featuredOf(variants)
  if (!featured) return undefined
  const ordered = [featured, ...variants.filter((sku) => sku !== featured)]
  const full_selection = ownSelection(featured)
  const effective =
    possible.length === 0
      ? full_selection
      : full_selection.filter((one) => possible.some((other) => isSame(one, other)))
  return { variants: ordered, selected: effective, featured }
}

const ownSelection = ({ values }: AgentSku): (Selected & { id: string })[] =>
  values.map((value) => ({ name: value.name, id: valueId(value), label: value.value }))

const isSame = (one: Selected, other: Selected) =>
  other.id === undefined ? isSameText(one.name, other.name) && isSameText(one.label, other.label) : one.id === other.id

/** The options, each value with whether it exists and is in stock together with the other selections. */
export function signalledOptions(skus: readonly AgentSku[], selected: readonly Selected[]): Option[] {
  return optionsOf(skus).map(({ name, values }) => ({
    name,
    values: values.map((value) => {
      const others = selected.filter((one) => !isSameText(one.name, name))
      const matching = matches(skus, [...others, { name, label: value.label, id: value.id }])
      return { ...value, available: matching.some(({ stock }) => stock > 0), exists: matching.length > 0 }
    }),
  }))
}
