import { normalised } from '@sampan/contract/normalised'

export const STATEMENT_COLUMNS = [
  'day',
  'amount',
  'credit',
  'debit',
  'reference',
  'text',
  'balance',
  'currency',
  'status',
  'direction',
] as const
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number]

/** In lower case, without punctuation and spaces between CJK characters. NFKC splits a Thai vowel into two characters. */
export const plain = (text: string): string =>
  normalised(text.slice(0, 200), 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/(?<=[\u3040-\u9fff\uac00-\ud7a3]) (?=[\u3040-\u9fff\uac00-\ud7a3])/g, '')
    .trim()

const words = (texts: string): ReadonlySet<string> => new Set(texts.split('|').map(plain))

/** Headings that banks use, in the five languages of the shop, and in those of its customers in Europe. */
export const HEADINGS: Record<StatementColumn, ReadonlySet<string>> = {
  day: words(
    'date|booking date|posting date|transaction date|value date|completed date|date completed utc|日期|交易日期|交易时间|交易日|记账日期|入账日期|日付|取引日|お取引日|年月日|取引日付|お取引日付|勘定日|起算日|取扱日|取扱日付|入出金日|날짜|거래일|거래일자|거래일시|วันที่|วันที่ทำรายการ|วันที่รายการ|datum|buchungstag|buchungsdatum|buchung|valuta|wertstellung|date opération|date de l opération|date d opération|date comptable|date valeur|fecha|fecha operación|fecha valor|data|data operazione|data contabile|data valuta|boekdatum|rentedatum|data operacji|data księgowania|booked date|trans date|txn date|tran date|value dt|交易时间戳|起息日|발생일|거래일시|วัน ที่|วันเวลา|วันที่เวลา|bokföringsdag|bokføringsdato|dato|tarih|işlem tarihi|ngày giao dịch|tanggal|fecha de operación|fecha contable|data lançamento|data movimento|data do movimento|boekingsdatum|transactiedatum|bokføringsdato|kirjauspäivä|bogføringsdato|交易日期時間|日期時間|入帳日期|記帳日期|交易時間',
  ),
  amount: words(
    'amount|amount usd|transaction amount|sum|金额|交易金额|发生额|金額|取引金額|入出金|入出金額|금액|거래금액|จำนวนเงิน|จำนวน|betrag|umsatz|montant|importe|importo|bedrag|kwota|transaction amt|amt|거래금액|bedrag af bij|belopp|beløp|beløb|määrä|mutasi|jumlah|net|net amount|số tiền|交易金額|發生額',
  ),
  credit: words(
    'in|credit|credit amount|受入金額|deposit|deposits|paid in|money in|收入|收入金额|贷方|贷方发生额|记账金额(收入)|交易金额(收入)|入金|入金額|お預り金額|お預入金額|預り金額|預入金額|入金金額|お預け入れ|입금|입금액|입금금액|맡기신금액|เงินเข้า|ฝาก|ฝากเงิน|เงินฝาก|haben|gutschrift|crédit|abono|ingreso|avere|entrate|bij|uznania|credit amt|deposit amt|deposit amount|credits|받은금액|입금(원)|รับเข้า|haber|crédito|créditos|alacak|お預入れ|お預け入れ金額|預入れ|預かり金額|お預かり金額|ご入金|gutschriften|受取金額|ยอดฝาก|存入|存入金額|存款|收入金額|貸方|ghi có|có|phát sinh có|kredit|kredi|inn|ind|insättning',
  ),
  debit: words(
    'out|debit|debit amount|払出金額|払出し金額|withdrawal|withdrawals|paid out|money out|支出|支出金额|借方|借方发生额|记账金额(支出)|交易金额(支出)|出金|出金額|お支払金額|お引出金額|支払金額|引出金額|出金金額|お引き出し|출금|출금액|출금금액|찾으신금액|เงินออก|ถอน|ถอนเงิน|soll|lastschrift|débit|cargo|gasto|dare|uscite|af|obciążenia|debit amt|withdrawal amt|withdrawal amount|debits|보낸금액|출금(원)|จ่ายออก|debe|débito|débitos|borç|お引出し|引出し|お引き出し金額|支払い金額|お支払い金額|ご出金|belastung|belastungen|ยอดถอน|提款|提取|支取|支出金額|借方金額|ghi nợ|nợ|phát sinh nợ|debet|ut|ud|uttag',
  ),
  reference: words(
    'reference|ref|bank reference|入出金明細ID|payment reference|transaction id|transaction reference|end to end id|流水号|交易流水号|参考号|参照番号|取引番号|거래번호|참조번호|เลขอ้างอิง|เลขที่อ้างอิง|referenz|kundenreferenz|transaktionscode|référence|referencia|riferimento|referentie|referencja',
  ),
  text: words(
    'text|description|details|詳細|詳細1|詳細2|narrative|memo|particulars|payee|purpose|narration|remarks|transaction details|transaction description|payment details|摘要|备注|附言|用途|交易摘要|交易附言|交易说明|摘要内容|内容|入出金先内容|入出金内容|取引内容|お取引内容|お取引先|適用|적요|내용|기재내용|거래내용|통장표시내용|메모|รายละเอียด|รายการ|คำอธิบาย|หมายเหตุ|verwendungszweck|buchungstext|beschreibung|libellé|libelle|motif|concepto|descripción|descrizione|causale|omschrijving|tytuł|opis|transactions|transaction remarks|remittance information|mededelingen|naam omschrijving|buchungsdetails|お取り扱い内容|取扱内容|お取扱内容|交易地点 附言|libellé opération|historico|histórico|nội dung|keterangan|deskripsi|descriptions|transaction|diễn giải|mô tả|uraian|rubrik|meddelande|tekst|forklaring|備註|附註|說明|交易說明|交易摘要',
  ),
  balance: words(
    'balance|running balance|balance usd|現在高|現在(貸付)高|余额|账户余额|本次余额|联机余额|残高|差引残高|取引後残高|お取引後残高|現在残高|잔액|거래후잔액|거래 후 잔액|통장잔액|ยอดคงเหลือ|คงเหลือ|saldo|kontostand|saldo nach buchung|solde|saldo disponible|saldo contabile|saldo na transactie|saldo po operacji|bakiye|số dư|available balance|closing balance|book balance|running bal|saldo disponibile|saldo dopo operazione|ยอดเงินคงเหลือ|outstanding balance|ledger balance|結餘|餘額|帳戶餘額|帳戶結餘|saldo akhir|số dư cuối|bokfört saldo|saldo etter',
  ),
  currency: words(
    'currency|ccy|currency code|payment currency|account currency|币种|货币|币别|交易币种|记账币种|通貨|通貨コード|통화|통화코드|สกุลเงิน|währung|waehrung|devise|monnaie|moneda|divisa|valuta munt|munt|waluta|moeda|幣別|貨幣|mata uang|loại tiền',
  ),
  status: words(
    'status|state|transaction status|payment status|booking status|状态|交易状态|当前状态|状態|ステータス|取引状態|상태|거래상태|처리상태|สถานะ|สถานะรายการ|buchungsstatus|statut|état|estado|stato|status transakcji',
  ),
  direction: words(
    'direction|credit debit|debit credit|cr dr|dr cr|c d|d c|credit debit indicator|debit credit indicator|cdtdbtind|收/支|收支|收付|收付标志|借贷|借贷标志|入出金区分|入払区分|입출금구분|입출금|soll haben|haben soll|s h|h s|soll haben kennzeichen|sens|débit crédit|debe haber|dare avere|af bij|bij af|sign|amount sign|vorzeichen|signe|segno|signo|znak|符号|符號|正负|正負|부호|เครื่องหมาย',
  ),
}

/** Headings of the day on which the bank booked a line. */
export const BOOKING_DAYS = words(
  'booking date|booked date|posting date|completed date|记账日期|入账日期|勘定日|buchungstag|buchungsdatum|buchung|date opération|date de l opération|date d opération|date comptable|fecha operación|fecha contable|data operazione|data contabile|boekdatum|boekingsdatum|data księgowania|bokföringsdag|bokføringsdato',
)

/** Headings of columns with the name of the other party, which is added to the text. */
export const PARTIES = words(
  'payer|payer name|payee|payee name|counterparty|counterparty name|counter party|name|beneficiary|beneficiary name|sender|sender name|remitter|remitter name|from|merchant|对方户名|对方名称|对方账户名称|对方姓名|交易对方|对手方|付款人|付款人名称|收款人|收款人名称|振込依頼人|振込依頼人名|依頼人名|お取引先名|相手先|取引先|의뢰인|의뢰인 수취인|보낸분|받는분|보낸분 받는분|상대방|상대계좌예금주명|예금주|거래처|ชื่อผู้โอน|ผู้โอน|ชื่อบัญชีผู้โอน|ผู้รับเงิน|auftraggeber|empfänger|zahlungsempfänger|zahlungspflichtiger|auftraggeber empfänger|auftraggeber begünstigter|begünstigter zahlungspflichtiger|beguenstigter zahlungspflichtiger|name zahlungsbeteiligter|bénéficiaire|donneur d ordre|tiers|ordenante|beneficiario|ordinante|controparte|naam|naam tegenpartij|tegenpartij|nadawca|odbiorca|kontrahent|nadawca odbiorca|partner name|对方账号与户名|name of payer|송금인|ผู้รับโอน',
)

/** Columns that have a direction only if each cell has one: `Type` is often a kind of payment. */
export const WEAK_DIRECTION_HEADINGS = words(
  'type|transaction type|类型|交易类型|種別|取引区分|구분|거래구분|ประเภท|ประเภทรายการ|거래유형|거래종류',
)

/** States of a booked line. A line in any other state is not imported. */
const BOOKED = words(
  'completed|complete|booked|book|posted|settled|cleared|success|successful|succeeded|done|paid|processed|executed|final|finished|approved|ok|成功|交易成功|支付成功|已完成|完成|已入账|入账成功|已到账|已支付|已转账|完了|済|処理済|入金済|確定|완료|정상|처리완료|거래완료|승인|성공|สำเร็จ|เสร็จสิ้น|รายการสำเร็จ|ทำรายการสำเร็จ|abgeschlossen|gebucht|ausgeführt|terminé|effectué|comptabilisé|completado|contabilizado|completato|eseguito|voltooid|zakończona|zrealizowana|已存入零钱|朋友已收钱|对方已收钱|充值完成|提现已到账|充值成功|转账成功|付款成功|收款成功|transfer completed|berhasil|thành công|tamamlandı',
)
export const isBooked = (state: string): boolean => state.trim() === '' || BOOKED.has(plain(state))

const INCOME = words(
  'in|credit|cr|c|crdt|income|incoming|received|deposit|收入|收|贷|贷方|入金|受入|お預り|お預入れ|預入れ|預入|預り|受取|입금|입|เงินเข้า|ฝาก|รับ|haben|h|gutschrift|crédit|entrée|haber|ingreso|avere|entrata|bij|uznanie',
)
const EXPENSE = words(
  'out|debit|dr|d|dbit|expense|outgoing|sent|withdrawal|支出|支|借|借方|出金|払出|支払い|支払|お支払い|お支払|お引出し|引出し|引出|출금|출|เงินออก|ถอน|จ่าย|soll|s|lastschrift|débit|sortie|debe|gasto|dare|uscita|af|obciążenie',
)
const NEUTRAL = words('neutral|不计收支|其他|資産内|내부')

/** Headings of columns with a sign. The amount next to it has none. */
export const SIGN_HEADINGS = words(
  'sign|amount sign|vorzeichen|signe|segno|signo|znak|符号|符號|正负|正負|부호|เครื่องหมาย',
)

/** `neutral`: neither income nor expense, as a transfer between pockets of the account. */
export function directionIn(cell: string): 'in' | 'out' | 'neutral' | undefined {
  const word = plain(cell)
  if (INCOME.has(word)) return 'in'
  if (EXPENSE.has(word)) return 'out'
  if (cell.trim() === '+') return 'in'
  return NEUTRAL.has(word) || /^[/-]$/.test(cell.trim()) ? 'neutral' : undefined
}

const BALANCES = [
  ...words(
    'opening balance|closing balance|beginning balance|starting balance|ending balance|previous balance|balance brought forward|balance carried forward|balance b f|balance c f|brought forward|carried forward|期初余额|期末余额|上期余额|上期结转|上年结转|承前页|前期繰越|前月繰越|前月残高|繰越残高|繰越|이월|전월이월|전일이월|이월잔액|기초잔액|기말잔액|ยอดยกมา|ยอดยกไป|ยอดเงินยกมา|anfangssaldo|endsaldo|anfangsbestand|endbestand|kontostand|saldovortrag|saldo vortrag|alter saldo|neuer saldo|letzter saldo|solde initial|solde final|solde précédent|solde precedent|ancien solde|nouveau solde|solde créditeur|solde débiteur|solde au|report à nouveau|saldo inicial|saldo final|saldo anterior|saldo iniziale|saldo finale|beginsaldo|eindsaldo|saldo początkowe|saldo końcowe',
  ),
]
const SUMS = words(
  'total|totals|sum|subtotal|total credit|total debit|合计|总计|小计|合計|総計|小計|합계|총계|소계|รวม|ยอดรวม|รวมทั้งหมด|summe|gesamt|gesamtsumme|zwischensumme|total général|total des opérations|total des mouvements|suma|totale|totaal|razem',
)

/** Whether a cell says that its line is a balance or a sum, and no payment. */
export function isBalanceOrSum(cell: string): boolean {
  const word = plain(cell)
  return (
    word !== '' && (SUMS.has(word) || BALANCES.some((balance) => word === balance || word.startsWith(`${balance} `)))
  )
}
