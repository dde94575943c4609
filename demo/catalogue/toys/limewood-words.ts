import { words } from '../words.ts'

/** What the painted wooden toys are made of. */
export const limewood = words(
  'Limewood, water-based paint',
  '椴木，水性漆',
  'シナノキ、水性塗料',
  '피나무, 수성 도료',
  'ไม้ลินเดน สีสูตรน้ำ',
)
