import type { Texts } from '../../../language/text-in.ts'
import { Refusal } from '../../../refusal/refusal.ts'

/** The English text is required, because readers without a translation get it. @throws Refusal catalogue_fault. */
export function refuseWithoutEnglish(texts: Record<string, Texts>): void {
  for (const [field, words] of Object.entries(texts))
    if (!words.en) throw new Refusal('catalogue_fault', { field, fault: 'english_missing' })
}
