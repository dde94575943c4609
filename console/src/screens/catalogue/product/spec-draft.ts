import { newKey } from '../../../forms/new-key.ts'
import { type Texts, textsIn } from '../../../ui/text/texts.ts'

export type SpecDraft = { key: string; name: Texts; values: { key: string; texts: Texts }[] }

export const newSpec = (): SpecDraft => ({ key: newKey(), name: textsIn({}), values: [newValue()] })
export const newValue = () => ({ key: newKey(), texts: textsIn({}) })

const isEmpty = (texts: Texts) => Object.values(texts).every((text) => text?.trim() === '')
const lacksEnglish = (texts: Texts) => !texts.en?.trim()

/** The specifications without empty lines. */
export const filledIn = (specs: readonly SpecDraft[]) =>
  specs
    .map(({ name, values }) => ({ name, values: values.map(({ texts }) => texts).filter((texts) => !isEmpty(texts)) }))
    .filter(({ name, values }) => !isEmpty(name) || values.length > 0)

export const areSpecsComplete = (specs: readonly SpecDraft[]): boolean =>
  filledIn(specs).every(({ name, values }) => !lacksEnglish(name) && values.length > 0 && !values.some(lacksEnglish))
