import { expect, test } from 'vitest'
import { ENCODINGS, type Encoding, encodingOf, hasUnreadable, textIn } from './encoding.ts'

const LEGACY = ['gb18030', 'shift_jis', 'euc-kr', 'windows-1252', 'windows-874'] as const

/** The bytes of each character, found by decoding all sequences of one and two bytes. */
function tableOf(encoding: (typeof LEGACY)[number]): Map<string, number[]> {
  const table = new Map<string, number[]>()
  const decoder = new TextDecoder(encoding)
  const add = (...bytes: number[]) => {
    const text = decoder.decode(Uint8Array.from(bytes))
    if ([...text].length === 1 && text !== '\uFFFD' && !table.has(text)) table.set(text, bytes)
  }
  for (let byte = 0; byte < 256; byte++) add(byte)
  if (!encoding.startsWith('windows'))
    for (let lead = 0x81; lead < 0xff; lead++) for (let trail = 0x40; trail < 0xff; trail++) add(lead, trail)
  return table
}
const TABLES = new Map(LEGACY.map((encoding) => [encoding, tableOf(encoding)]))

function bytesOf(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  if (encoding.startsWith('utf-16')) {
    const view = new DataView(new ArrayBuffer(text.length * 2))
    for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), encoding === 'utf-16le')
    return new Uint8Array(view.buffer)
  }
  const table = TABLES.get(encoding as (typeof LEGACY)[number])
  return Uint8Array.from(
    [...text].flatMap((sign) => {
      const bytes = table?.get(sign)
      if (!bytes) throw new Error(`${encoding} lacks ${sign}`)
      return bytes
    }),
  )
}

const TEXTS: Record<(typeof LEGACY)[number], readonly string[]> = {
  gb18030: [
    '订单号,物流公司,运单号\r\n2026112832032526,中国邮政,LZ123456785CN\r\n',
    '2026112832032526,顺丰速运,SF1234567890\n',
    '交易日期,摘要,收入,支出,余额\n2026-11-26,转账汇款,880.00,,5880.00\n',
    '商品名称,颜色,价格\n露营椅,雾灰,39.90\n收纳袋,白,12.00\n',
    '收件人：李小龙\n',
    '退货地址\n',
  ],
  shift_jis: [
    '注文番号,配送会社,お問い合わせ番号\n2026112832032526,ヤマト運輸,123456789012\n',
    '日付,入出金(円),残高(円),入出金先内容\n20261126,12000,113000,振込 サトウ ハナ\n',
    '20261126,12000,ﾌﾘｺﾐ ｻﾄｳ ﾊﾅ\n20261127,550,ﾃｽｳﾘｮｳ\n',
    '日本郵便\n',
    '商品名,色,価格\n湯呑み,青磁,2200\n',
    '佐川急便,4567\n',
  ],
  'euc-kr': [
    '주문번호,택배사,운송장번호\n2026112832032526,CJ대한통운,123456789012\n',
    '거래일자,적요,입금액,출금액,잔액\n2026-11-26,김민지,120000,,500000\n',
    '상품명,색상,가격\n캠핑 의자,회색,39000\n',
    '우체국택배\n',
    '2026112832032526,한진택배,1\n',
  ],
  'windows-1252': [
    'Bestellnummer;Versanddienstleister;Sendungsnummer\n2026112832032526;Österreichische Post;1234567890\n',
    'Buchungstag;Verwendungszweck;Betrag\n26.11.2026;Überweisung Jürgen Groß;120,00 €\n',
    'Date,Libellé,Débit,Crédit\n26/11/2026,Virement reçu – Hélène,,120\n',
    'Nombre,Año\nMuñoz Peña,2026\n',
    'Smørrebrød på Østerbro\n',
    'Größe\n',
  ],
  'windows-874': [
    'หมายเลขคำสั่งซื้อ,บริษัทขนส่ง,หมายเลขพัสดุ\n2026112832032526,ไปรษณีย์ไทย,EX123456785TH\n',
    'วันที่,รายการ,ถอนเงิน,ฝากเงิน,ยอดคงเหลือ\n26-11-26,รับโอนเงิน,,4200.00,5200.00\n',
    'เก้าอี้แคมป์,สีเทา,390\n',
    'กรุงเทพฯ\n',
  ],
}
const CASES = LEGACY.flatMap((encoding) => TEXTS[encoding].map((text) => [encoding, text] as const))

test.each(CASES)('a file in %s is detected: %j', (encoding, text) => {
  const bytes = bytesOf(text, encoding)
  expect(encodingOf(bytes)).toBe(encoding)
  expect(textIn(bytes, encoding)).toBe(text)
  expect(hasUnreadable(text)).toBe(false)
})

test('UTF-8 and UTF-16, with and without a byte order mark, are detected in all languages', () => {
  for (const [, text] of CASES)
    for (const encoding of ['utf-8', 'utf-16le', 'utf-16be'] as const)
      for (const mark of ['', '\uFEFF']) {
        const bytes = bytesOf(mark + text, encoding)
        expect([text, mark, encodingOf(bytes)]).toEqual([text, mark, encoding])
        expect(textIn(bytes, encoding)).toBe(text)
      }
  expect(encodingOf(bytesOf('Order,Carrier\n1,DHL\n', 'utf-8'))).toBe('utf-8')
  expect(encodingOf(new Uint8Array())).toBe('utf-8')
  expect(encodingOf(bytesOf('Имя,Цена\nМосква,1\n', 'utf-8'))).toBe('utf-8')
})

test('UTF-8 with a broken byte stays UTF-8 and is unreadable; a character that is valid UTF-8 by chance is not', () => {
  const brokenBytes = [...bytesOf('订单号,物流公司\n中国邮政,1\n', 'utf-8')]
  brokenBytes.splice(4, 1)
  const bytes = Uint8Array.from(brokenBytes)
  expect(encodingOf(bytes)).toBe('utf-8')
  expect(hasUnreadable(textIn(bytes, 'utf-8'))).toBe(true)
  expect(encodingOf(bytesOf('一\n', 'gb18030'))).toBe('gb18030')
})

test('a text in a wrong encoding mostly has unreadable characters; line breaks and tabs are readable', () => {
  expect(hasUnreadable(textIn(bytesOf('中国邮政', 'gb18030'), 'utf-8'))).toBe(true)
  expect(hasUnreadable('a\tb\r\nc\f')).toBe(false)
  expect(ENCODINGS).toHaveLength(11)
})

test('the encoding that a file names decides, unless the file is UTF-8', () => {
  const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>Größe</a>`
  expect(encodingOf(bytesOf(xml('ISO-8859-1'), 'windows-1252'))).toBe('windows-1252')
  expect(encodingOf(bytesOf(xml('Big5'), 'windows-1252'))).toBe('big5')
  expect(encodingOf(bytesOf(xml('GBK'), 'windows-1252'))).toBe('gb18030')
  expect(encodingOf(bytesOf(xml('ISO-8859-1').replace('Größe', '订单号'), 'utf-8'))).toBe('utf-8')
  expect(encodingOf(bytesOf(xml('unknown'), 'windows-1252'))).toBe('windows-1252')
  expect(encodingOf(bytesOf('OFXHEADER:100\nCHARSET:1250\n\n<OFX>ä', 'windows-1252'))).toBe('windows-1250')
})

test('a file of 10 MB is detected in seconds', () => {
  const line = bytesOf('2026112832032526,中国邮政,LZ123456785CN\n', 'gb18030')
  const bytes = new Uint8Array(line.length * 250_000)
  for (let at = 0; at < bytes.length; at += line.length) bytes.set(line, at)
  const begun_at = performance.now()
  expect(encodingOf(bytes)).toBe('gb18030')
  expect(performance.now() - begun_at).toBeLessThan(20_000)
})
