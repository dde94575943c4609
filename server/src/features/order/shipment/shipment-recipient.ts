import { normalised } from '@sampan/contract/normalised'
import type { CsvRow } from '../../../csv/csv-rows.ts'

const plain = (text: string) =>
  normalised(text, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
const setOf = (headings: string): ReadonlySet<string> => new Set(headings.split('|').map(plain))

/** Headings of carriers and tools, without blanks and punctuation. */
const NAMES = setOf(
  'shiptoname|shipto|recipientname|recipient|receivername|receiver|consignee|consigneename|deliveryname|deliverto|shippingname|addressee|customername|toname|收件人|收件人姓名|收货人|收货人姓名|收貨人|お届け先|お届け先名|お届け先氏名|お届け先名称|届け先名|受取人|受取人名|配送先氏名|받는분|받는분성명|받는사람|수취인|수취인명|수령인|수하인|ผู้รับ|ชื่อผู้รับ|empfänger|empfängername|destinataire|destinatario|odbiorca',
)
const POSTCODES = setOf(
  'shiptopostalcode|shiptozip|shiptopostcode|postalcode|postcode|zip|zipcode|shippingzip|recipientpostalcode|recipientzip|recipientpostcode|receiverpostalcode|deliverypostcode|consigneepostcode|topostalcode|tozip|邮编|邮政编码|收件人邮编|收件邮编|收货邮编|郵便番号|お届け先郵便番号|우편번호|받는분우편번호|수취인우편번호|รหัสไปรษณีย์|รหัสไปรษณีย์ผู้รับ|plz|codepostal|códigopostal|kodpocztowy',
)

type Recipient = { name: string; postcode: string }

/** The recipients that a file names, by line. Empty if the headings name no recipient. */
export function recipientsIn(rows: readonly CsvRow[], heading: number): ReadonlyMap<number, Recipient> {
  const headings = (rows[heading]?.cells ?? []).map(plain)
  const [name, postcode] = [NAMES, POSTCODES].map((texts) => headings.findIndex((text) => texts.has(text)))
  if (name === -1 && postcode === -1) return new Map()
  return new Map(
    rows.slice(heading + 1).map(({ line, cells }) => {
      const cellAt = (at = -1) => (cells[at] ?? '').replace(/\s+/g, ' ').trim().slice(0, 120)
      return [line, { name: cellAt(name), postcode: cellAt(postcode) }]
    }),
  )
}

/** Forms of address that files add to names. */
const TITLES =
  /(?:様|さま|さん|殿|님|씨|先生|女士|小姐)$|^(?:คุณ|นาย|นางสาว|นาง|mr|mrs|ms|dr)(?=[. ]|[\u0e00-\u0e7f])\.?/giu

/** The letters of a name, whatever the sequence of its words. */
const bareName = (name: string) =>
  normalised(name, 'NFKC')
    .trim()
    .replace(TITLES, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .toSorted()
    .join('')
const hasLatin = (name: string) => /\p{Script=Latin}/u.test(name)

/** A name in another script cannot be compared; a carrier may have cut a long one. */
function isSameName(one: string, other: string): boolean {
  if (hasLatin(one) !== hasLatin(other)) return true
  const letters = (name: string) => [...bareName(name)].toSorted().join('')
  const [first, second] = [bareName(one), bareName(other)]
  return letters(one) === letters(other) || first.includes(second) || second.includes(first)
}

/** The file may have only the first part of a postcode, or more than the order. */
function isSamePostcode(one: string, other: string): boolean {
  const [first, second] = [plain(one), plain(other)]
  return first.startsWith(second) || second.startsWith(first)
}

/** The recipient in the file if it differs from that of the order. Texts that the file or the order lacks are not compared. */
export function otherRecipient(file: Recipient | undefined, order: Recipient): string | null {
  if (!file) return null
  const { name, postcode } = file
  const isOther =
    (name !== '' && !isSameName(name, order.name)) ||
    (postcode !== '' && order.postcode !== '' && !isSamePostcode(postcode, order.postcode))
  return isOther ? [name, postcode].filter((text) => text !== '').join(' ') : null
}
