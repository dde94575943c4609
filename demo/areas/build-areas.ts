import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { AreaNode, CountryNode } from '../../server/src/features/address/area-file.ts'
import { chinaAreas } from './china.ts'
import { subdivisionAreas } from './elsewhere.ts'
import { japanAreas } from './japan.ts'
import { koreaAreas } from './korea.ts'
import { countryNames, fromPackage } from './packages.ts'
import { thailandAreas } from './thailand.ts'

/**
 * Omitted territories that libphonenumber-js lists: they are not countries of ISO 3166-1, or have no inhabitants who
 * receive post.
 */
const NOT_LISTED = ['AC', 'IO', 'TA', 'XK']
/** libphonenumber-js does not list Pitcairn, because Pitcairn shares New Zealand's calling code. */
const PITCAIRN = 'PN'
const NEW_ZEALAND = 'NZ'

type Phones = { getCountries: () => string[]; getCountryCallingCode: (country: string) => string }

const { getCountries, getCountryCallingCode }: Phones = fromPackage('libphonenumber-js')
const dialCode = (country: string) => getCountryCallingCode(country === PITCAIRN ? NEW_ZEALAND : country)

/** Removes trailing empty names. */
function withoutRepeats(names: string[]) {
  const length = names.findLastIndex((name) => name !== '') + 1
  return names.slice(0, length)
}
const compact = ([code, names, children]: AreaNode): AreaNode =>
  children?.length ? [code, withoutRepeats(names), children.map(compact)] : [code, withoutRepeats(names)]

/** One line for each country or province, for readable diffs. */
function write(file: string, open: string, lines: string[], close: string) {
  const text = `${open}\n${lines.join(',\n')}\n${close}\n`
  writeFileSync(new URL(`../../server/areas/${file}`, import.meta.url), text)
  console.log(
    file,
    lines.length,
    'lines',
    text.length,
    'characters',
    brotliCompressSync(text).length,
    'bytes in brotli',
  )
}

const codes = [...getCountries().filter((code) => !NOT_LISTED.includes(code)), PITCAIRN].sort()
const own_files = {
  CN: chinaAreas(),
  JP: japanAreas(),
  KR: koreaAreas(),
  TH: await thailandAreas(),
  US: subdivisionAreas('US'),
}
for (const [country, areas] of Object.entries(own_files)) {
  write(
    `${country}.json`,
    '[',
    areas.map((area) => JSON.stringify(compact(area))),
    ']',
  )
}
const others = codes
  .filter((code) => !Object.hasOwn(own_files, code))
  .map((code) => [code, subdivisionAreas(code)] as const)
  .filter(([, areas]) => areas.length > 0)
write(
  'others.json',
  '{',
  others.map(([code, areas]) => `"${code}":${JSON.stringify(areas.map(compact))}`),
  '}',
)
const countries = codes.map((code): CountryNode => [code, dialCode(code), countryNames(code)])
write(
  'countries.json',
  '[',
  countries.map((country) => JSON.stringify(country)),
  ']',
)
