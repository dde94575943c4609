import { LAW_TEXTS } from '@sampan/contract/law-path'
import { notationCountryOf } from '@sampan/contract/notation-rules'
import { firstRead } from '../../api/read-first.ts'
import type { FirstView } from '../../navigation/route.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'

/** Reads the texts for a visitor or a crawler. Other addresses are 404 pages, which need no data and are not cached. */
export default function lawFirst({ params: { text } }: ScreenProps): FirstView {
  const isText = LAW_TEXTS.some((one) => one === text) || notationCountryOf(text ?? '') !== undefined
  return isText ? { query: '', reads: [firstRead('GET /api/user/law')] } : { reads: [] }
}
