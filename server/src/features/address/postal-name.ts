import { normalised } from '@sampan/contract/normalised'

const ENDINGS =
  /(?:특별자치도|특별자치시|특별시|광역시|壮族自治区|回族自治区|维吾尔自治区|自治区|特别行政区|prefecture|province|state|[省市县縣府都県도시]|区)$/
const BEGINNINGS = /^(?:จังหวัด|เขต|อำเภอ)/

/** A name of an area in a form in which equal areas are equal: without case, spaces, accents, `県`, `省`, `도` and their like. */
export function postalName(written: string): string {
  const plain = normalised(normalised(written, 'NFKC').toLowerCase(), 'NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
  const name = normalised(plain).replace(BEGINNINGS, '')
  const short = name.replace(ENDINGS, '')
  // A single character is no name: 京都 is not 京, and 津市 stays 津市.
  return short.length > 1 ? short : name
}
