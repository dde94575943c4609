import type { Address } from '@sampan/contract'

type Written = Pick<Address, 'country' | 'area_text' | 'detailed_address' | 'postcode'>

/** Beside an area text that begins with the largest part, the code would read like a room number: so it is marked, or stands in front. */
const MARKED: Readonly<Record<string, (postcode: string) => { before?: string; after?: string }>> = {
  CN: (postcode) => ({ after: `(${postcode})` }),
  JP: (postcode) => ({ before: `〒${postcode}` }),
  KR: (postcode) => ({ before: `(${postcode})` }),
  TW: (postcode) => ({ before: postcode }),
}

/** They write an address from the big to the small, as the server's area text does; everyone else the other way round. */
const BIG_FIRST = ['CN', 'JP', 'KR', 'TW', 'HK', 'MO']

/** The separator between names in the server's area text, by language. Thai is last, because its space is inside others' names too. */
const BETWEEN_NAMES = [', ', '，', '、', ' ']

/** A whole address in one line, in the order of its country. */
export function addressText({ country, area_text, detailed_address, postcode }: Written): string {
  if (BIG_FIRST.includes(country)) {
    const { before, after = '' } = (postcode && MARKED[country]?.(postcode)) || { after: postcode }
    return [before, area_text, detailed_address, after].filter(Boolean).join(' ')
  }
  return [detailed_address, besideCity(area_text, postcode)].join(area_text ? ', ' : ' ').trim()
}

/** The postcode belongs to the city: it goes before the country, which is the last name. */
function besideCity(area_text: string, postcode: string | null): string {
  if (!postcode) return area_text
  const between = BETWEEN_NAMES.find((mark) => area_text.includes(mark))
  if (between === undefined) return `${area_text} ${postcode}`.trim()
  const end = area_text.lastIndexOf(between)
  return `${area_text.slice(0, end)} ${postcode}${area_text.slice(end)}`
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
