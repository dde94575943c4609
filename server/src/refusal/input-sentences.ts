import { PLAIN_NAME_PATTERN } from '@sampan/contract/rules'
import type { z } from 'zod'
import { type Sentence, say } from '../language/sentence.ts'

type Issue = z.core.$ZodIssue

const missing = say('required', '必填', '必須です', '필수입니다', 'จำเป็นต้องกรอก')
const wrong_type = say(
  'this type of value isn’t accepted',
  '值的类型不正确',
  '値の種類が正しくありません',
  '값의 유형이 올바르지 않습니다',
  'ชนิดของค่าไม่ถูกต้อง',
)
const wrong_form = say(
  'this form isn’t accepted',
  '格式不正确',
  '形式が正しくありません',
  '형식이 올바르지 않습니다',
  'รูปแบบไม่ถูกต้อง',
)
const no_name = say(
  'a name can’t contain < or >',
  '名称不能包含 < 或 >',
  '名前に「<」「>」は使えません',
  '이름에 < 또는 >를 쓸 수 없습니다',
  'ชื่อมี < หรือ > ไม่ได้',
)
const refused = say(
  'this value isn’t accepted',
  '不接受该值',
  'この値は使えません',
  '사용할 수 없는 값입니다',
  'ใช้ค่านี้ไม่ได้',
)

const atMost = (limit: number | bigint): Record<Counted, Sentence> => ({
  text: say(
    `use at most ${limit} characters`,
    `最多 ${limit} 个字符`,
    `${limit}文字以内で入力してください`,
    `${limit}자 이내로 입력해 주세요`,
    `ใช้ได้ไม่เกิน ${limit} ตัวอักษร`,
  ),
  list: say(
    `at most ${limit} of them`,
    `最多 ${limit} 项`,
    `${limit}件までです`,
    `${limit}개까지입니다`,
    `ได้ไม่เกิน ${limit} รายการ`,
  ),
  number: say(
    `at most ${limit}`,
    `不能大于 ${limit}`,
    `${limit}以下にしてください`,
    `${limit} 이하여야 합니다`,
    `ต้องไม่เกิน ${limit}`,
  ),
})

const atLeast = (limit: number | bigint): Record<Counted, Sentence> => ({
  text: say(
    `use at least ${limit} characters`,
    `至少 ${limit} 个字符`,
    `${limit}文字以上で入力してください`,
    `${limit}자 이상 입력해 주세요`,
    `ใช้อย่างน้อย ${limit} ตัวอักษร`,
  ),
  list: say(
    `at least ${limit} of them`,
    `至少 ${limit} 项`,
    `${limit}件以上必要です`,
    `${limit}개 이상 필요합니다`,
    `ต้องมีอย่างน้อย ${limit} รายการ`,
  ),
  number: say(
    `at least ${limit}`,
    `不能小于 ${limit}`,
    `${limit}以上にしてください`,
    `${limit} 이상이어야 합니다`,
    `ต้องไม่น้อยกว่า ${limit}`,
  ),
})

const listed = (values: string) =>
  say(
    `one of: ${values}`,
    `可选值：${values}`,
    `次のいずれかです: ${values}`,
    `다음 중 하나여야 합니다: ${values}`,
    `ต้องเป็นค่าใดค่าหนึ่ง: ${values}`,
  )
const unknown_fields = (names: string) =>
  say(
    `unknown: ${names}`,
    `未知字段：${names}`,
    `不明な項目です: ${names}`,
    `알 수 없는 항목입니다: ${names}`,
    `ไม่รู้จัก: ${names}`,
  )

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
      return atMost(exclusive(issue.maximum, issue.inclusive, -1))[COUNTED[issue.origin] ?? 'number']
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return missing
      return atLeast(exclusive(issue.minimum, issue.inclusive, 1))[COUNTED[issue.origin] ?? 'number']
    case 'invalid_type':
      return issue.message.endsWith('received undefined') ? missing : wrong_type
    case 'invalid_value':
      return issue.values.length <= VALUES_SHOWN ? listed(issue.values.map(String).join(', ')) : refused
    case 'unrecognized_keys':
      return unknown_fields(issue.keys.map((key) => key.slice(0, NAME_LENGTH)).join(', '))
    case 'invalid_format':
      return issue.format === 'regex' && issue.pattern === String(PLAIN_NAME_PATTERN) ? no_name : wrong_form
    case 'not_multiple_of':
      return wrong_form
    default:
      return refused
  }
}

/** The next whole number if the limit itself is not allowed. */
const exclusive = (limit: number | bigint, inclusive: boolean | undefined, step: 1 | -1): number | bigint =>
  inclusive === false && typeof limit === 'number' && Number.isInteger(limit) ? limit + step : limit
