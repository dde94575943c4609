import { LANGUAGE_TAGS } from '@sampan/contract/rules'

/** Describes the language of a call in the schemas of tools. */
export const LANGUAGE_HINT = `Language of the texts: one of ${LANGUAGE_TAGS.join(', ')}. A cart or checkout stays in its language`
