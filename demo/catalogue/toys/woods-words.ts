import { words } from '../words.ts'

/** Woods and cloths of which several kinds of toys are made. */
export const beech = words(
  'Beech, water-based paint',
  '榉木，水性漆',
  'ブナ、水性塗料',
  '너도밤나무, 수성 도료',
  'ไม้บีช สีสูตรน้ำ',
)
export const maple = words(
  'Maple, water-based paint',
  '枫木，水性漆',
  'メープル、水性塗料',
  '단풍나무, 수성 도료',
  'ไม้เมเปิล สีสูตรน้ำ',
)
