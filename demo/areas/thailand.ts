import type { AreaNode } from '../../server/src/features/address/area-file.ts'
import { fromPackage, subdivisionNames } from './packages.ts'

type Row = { district: string; district_code: string }
type Thailand = {
  setGeoMode: (on: boolean) => Promise<void>
  setEngMode: (on: boolean) => Promise<void>
  getDatabase: () => Row[]
}

/** Corrections of spelling errors in the package. */
const SPELT: Record<string, string> = { Satn: 'Sathon' }
const BANGKOK = '10'
/** The only district without a code in the package. */
const SO_PHISAI = '3803'

async function districtNames(english: boolean) {
  const thailand: Thailand = fromPackage('thai-address-universal')
  await thailand.setGeoMode(true)
  await thailand.setEngMode(english)
  return new Map(thailand.getDatabase().map((row) => [row.district_code || SO_PHISAI, row.district]))
}

/** Provinces with their districts (เขต in Bangkok, อำเภอ elsewhere). */
export async function thailandAreas() {
  const thai = await districtNames(false)
  const english = await districtNames(true)
  const provinces = [...new Set([...thai.keys()].map((code) => code.slice(0, 2)))].sort()
  return provinces.map((province): AreaNode => {
    const districts = [...thai].filter(([code]) => code.startsWith(province)).sort(([a], [b]) => a.localeCompare(b))
    const kind = province === BANGKOK ? 'เขต' : 'อำเภอ'
    const children = districts.map(([code, name]): AreaNode => {
      const en = english.get(code) ?? ''
      const is_double = districts.filter(([other]) => english.get(other) === en).length > 1
      return [code, [is_double ? `${en} (${name})` : (SPELT[en] ?? en), '', '', '', kind + name]]
    })
    return [`TH-${province}`, subdivisionNames(`th${province}`) ?? [], children]
  })
}
