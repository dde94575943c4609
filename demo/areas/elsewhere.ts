import type { AreaNode } from '../../server/src/features/address/area-file.ts'
import { countryNames, isoCode, subdivisionNames, subdivisionsOf } from './packages.ts'

/** Countries whose addresses use the province, which is below a region in ISO 3166-2. */
const WITH_PROVINCES_BELOW = ['ES', 'IT', 'PH', 'ID']
/** City states, whose addresses have no subdivision. */
const WITHOUT_AREAS = ['SG', 'MC', 'VA', 'GI']
/** Uninhabited subdivisions, and those that are countries with their own code. */
const NOT_LISTED = 'frcp frtf usum fr971 fr972 fr973 fr974 fr976 nlbq1 nlbq2 nlbq3 no21 no22 fi01'.split(' ')
/** Vietnam's provinces since July 2025; the ids of merged provinces are omitted. */
const VIETNAM =
  '01 02 04 05 07 09 13 18 21 22 23 25 26 29 30 33 34 35 37 39 44 45 49 56 59 66 68 69 71 ct dn hn hp sg'.split(' ')

/**
 * Subdivisions that are missing in ISO 3166-2: code, then English, Chinese, Japanese, Korean and Thai ('' means as in
 * English).
 */
const OWN_LISTS: Record<string, string> = {
  HK: `
1 Central and Western|中西区|中西区|중시구
2 Wan Chai|湾仔区|湾仔区|완차이구
3 Eastern|东区|東区|동구
4 Southern|南区|南区|남구
5 Yau Tsim Mong|油尖旺区|油尖旺区|야우침몽구
6 Sham Shui Po|深水埗区|深水埗区|삼수이포구
7 Kowloon City|九龙城区|九龍城区|구룡성구
8 Wong Tai Sin|黄大仙区|黄大仙区|웡타이신구
9 Kwun Tong|观塘区|観塘区|쿤통구
10 Kwai Tsing|葵青区|葵青区|콰이칭구
11 Tsuen Wan|荃湾区|荃湾区|췬완구
12 Tuen Mun|屯门区|屯門区|튄문구
13 Yuen Long|元朗区|元朗区|윈롱구
14 North|北区|北区|북구
15 Tai Po|大埔区|大埔区|타이포구
16 Sha Tin|沙田区|沙田区|사틴구
17 Sai Kung|西贡区|西貢区|사이쿵구
18 Islands|离岛区|離島区|이도구`,
  MO: `
1 Macau Peninsula|澳门半岛|マカオ半島|마카오반도|คาบสมุทรมาเก๊า
2 Taipa|氹仔|タイパ|타이파|ไทปา
3 Cotai|路氹城|コタイ|코타이|โกไต
4 Coloane|路环|コロアネ|콜로아느|โกโลอาเน`,
}

const ownList = (country: string, text: string) =>
  text
    .trim()
    .split('\n')
    .map((line): AreaNode => {
      const [number = '', rest = ''] = line.split(/ (.*)/)
      return [`${country}-${number}`, rest.split('|')]
    })

/** Whether an overseas part ("uspr") is also listed as a country, and therefore not as a subdivision. */
const isCountry = (id: string, english: string) => countryNames(id.slice(2).toUpperCase())[0] === english

/** The provinces, states or regions of a country, one level. */
export function subdivisionAreas(country: string): AreaNode[] {
  if (WITHOUT_AREAS.includes(country)) return []
  const own = OWN_LISTS[country]
  if (own) return ownList(country, own)
  const top = subdivisionsOf(country)
  const below = (id: string) => (subdivisionsOf(id).length ? subdivisionsOf(id) : [id])
  const ids = WITH_PROVINCES_BELOW.includes(country) ? top.flatMap(below) : top
  return [...new Set(ids)].flatMap((id): AreaNode[] => {
    const names = subdivisionNames(id)
    if (!names || NOT_LISTED.includes(id) || isCountry(id, names[0] ?? '')) return []
    return country === 'VN' && !VIETNAM.includes(id.slice(2)) ? [] : [[isoCode(id), names]]
  })
}
