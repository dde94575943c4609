import type { Address } from '@sampan/contract'

type Written = Pick<Address, 'country' | 'area_text' | 'detailed_address' | 'postcode'>

/** They write an address from the big to the small, as the server's area text does; everyone else the other way round. */
const BIG_FIRST = ['CN', 'JP', 'KR', 'TW', 'HK', 'MO']

/** A whole address in one line, in the order of its country. */
export function addressText({ country, area_text, detailed_address, postcode }: Written): string {
  const [first, second] = BIG_FIRST.includes(country) ? [area_text, detailed_address] : [detailed_address, area_text]
  const separator = BIG_FIRST.includes(country) ? ' ' : ', '
  const street = [first, second].filter(Boolean).join(separator)
  return postcode ? `${street} ${postcode}` : street
}

type AreaBranch = { code: string; name: string; children?: readonly AreaBranch[] | undefined }

/** The names on the way down to a chosen area; '' when the codes have left the list since. */
export function areaNames(areas: readonly AreaBranch[], codes: readonly string[]): string {
  const names: string[] = []
  let level: readonly AreaBranch[] = areas
  for (const code of codes) {
    const found = level.find((area) => area.code === code)
    if (!found) return ''
    names.push(found.name)
    level = found.children ?? []
  }
  return names.join(' / ')
}
