import { words } from '../words.ts'

/** Heating goods are built for the mains of the plug they are sold with. */
export const mains = words(
  'Type A: 100–120 V. Types C and G: 220–240 V',
  'A 型 100–120 伏，C 型、G 型 220–240 伏',
  'Aタイプは100–120 V、C・Gタイプは220–240 V',
  'A형 100–120V, C형·G형 220–240V',
  'แบบ A 100–120 โวลต์ แบบ C และ G 220–240 โวลต์',
)
