import { PLAIN_NAME_PATTERN } from '@sampan/contract/rules'
import type { z } from 'zod'
import { mapSentence, type Sentence, type SentenceId, sentence } from '../language/sentence.ts'

type Issue = z.core.$ZodIssue

/** `values` replaces the placeholder as it is: `$&` in it has no special meaning. */
const filled = (id: SentenceId, placeholder: string, values: string): Sentence =>
  mapSentence(sentence(id), (text) => text.replace(placeholder, () => values))

type Counted = 'text' | 'list' | 'number'
const COUNTED: Record<string, Counted> = { string: 'text', array: 'list', set: 'list', object: 'list', map: 'list' }
const VALUES_SHOWN = 12
const NAME_LENGTH = 60

/**
 * Why a field was refused, as a sentence for the caller instead of the schema library's English message. It contains no
 * value of the request.
 */
export function inputSentence(issue: Issue): Sentence {
  switch (issue.code) {
    case 'too_big':
      return limited('at_most', issue.origin, exclusive(issue.maximum, issue.inclusive, -1))
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return sentence('input.missing')
      return limited('at_least', issue.origin, exclusive(issue.minimum, issue.inclusive, 1))
    case 'invalid_type':
      return sentence(issue.message.endsWith('received undefined') ? 'input.missing' : 'input.wrong_type')
    case 'invalid_value':
      if (issue.values.length > VALUES_SHOWN) return sentence('input.not_accepted')
      return filled('input.one_of', '{values}', issue.values.map(String).join(', '))
    case 'unrecognized_keys':
      return filled('input.unknown_fields', '{names}', issue.keys.map((key) => key.slice(0, NAME_LENGTH)).join(', '))
    case 'invalid_format': {
      const is_name = issue.format === 'regex' && issue.pattern === String(PLAIN_NAME_PATTERN)
      return sentence(is_name ? 'input.plain_name' : 'input.wrong_form')
    }
    case 'not_multiple_of':
      return sentence('input.wrong_form')
    default:
      return sentence('input.not_accepted')
  }
}

const limited = (bound: 'at_most' | 'at_least', origin: string, limit: number | bigint): Sentence =>
  filled(`input.${bound}.${COUNTED[origin] ?? 'number'}`, '{limit}', String(limit))

/** The next whole number if the limit itself is not allowed. */
const exclusive = (limit: number | bigint, inclusive: boolean | undefined, step: 1 | -1): number | bigint =>
  inclusive === false && typeof limit === 'number' && Number.isInteger(limit) ? limit + step : limit
