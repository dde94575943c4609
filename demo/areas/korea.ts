import { readFileSync } from 'node:fs'
import type { AreaNode } from '../../server/src/features/address/area-file.ts'
import { japanese, simplified } from './packages.ts'

/** "41-jangan-gu": the province's number and the last word of the district. */
const districtCode = (province: string, roman: string) =>
  `${province.slice(3)}-${(roman.split('_').at(-1) ?? roman).toLowerCase()}`

/** A line of korea-districts.txt: "수원시_장안구 Suwon-si_Jangan-gu 水原市長安區". */
function district(line: string, province: string): AreaNode {
  const [hangul = '', roman = '', hanja = ''] = line.split(' ')
  const names = [roman.replace('_', ' '), simplified(hanja), japanese(hanja), hangul.replace('_', ' ')]
  return [districtCode(province, roman), names]
}

/** Provinces and metropolitan cities with their districts (시, 군 or 구). Sejong has no districts. */
export function koreaAreas() {
  const text = readFileSync(new URL('korea-districts.txt', import.meta.url), 'utf8')
  const sections = text.trim().split(/^= /m).slice(1)
  return sections.map((section): AreaNode => {
    const [head = '', ...lines] = section.trim().split('\n')
    const [code = '', ...names] = head.split(' | ')
    return [code, names, lines.map((line) => district(line, code))]
  })
}
