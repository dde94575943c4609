import { words } from '../words.ts'

/** Heating goods are built for the mains of the plug they are sold with. */
export const mains = words(
  'Type A: 100–120 V. Types C and G: 220–240 V',
  'A 型 100–120 伏，C 型、G 型 220–240 伏',
  'Aタイプは100〜120 V、C・Gタイプは220〜240 V',
  'A형 100~120V, C형·G형 220~240V',
  'แบบ A 100–120 โวลต์ แบบ C และ G 220–240 โวลต์',
)

/** The same, for goods not made for the hundred-volt countries. */
export const mainsOf220 = words(
  'Types C, G and O: 220–240 V',
  'C 型、G 型、O 型 220–240 伏',
  'C・G・Oタイプ、220〜240 V',
  'C형·G형·O형 220~240V',
  'แบบ C G และ O 220–240 โวลต์',
)
