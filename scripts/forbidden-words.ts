// Words that shoppers and operators must not read, by language, with the sentences that are searched for them.
// docs/glossary.md explains which word is used instead.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { LANGUAGES, type Language } from '@sampan/contract/languages'
import { readTexts, serverCatalogues } from './server-words.ts'
import { readCatalogue } from './words.ts'

const ROOT = join(import.meta.dirname, '..')

const PARTS = ['storefront', 'console', 'server'] as const
type Part = (typeof PARTS)[number]
export type Sentence = { part: Part; language: Language; text: string }

export type ForbiddenWord = { language: Language; word: RegExp; instead: string; parts?: readonly Part[] }

const DESK: readonly Part[] = ['console', 'server']

/** Literal messages of the specification, and names of its screens inside sentences, which use forbidden words. */
const LITERALS = [
  'Draw amount cannot be less than or equal to 0 or empty',
  'Draw amount cannot be larger than balance',
  'Refund amount cannot be negative',
  'Review content cannot be empty',
  'Passwords do not match',
  'Payment codes do not match',
  'Please fill recharge address',
  '**Recharge record**',
  'the recharge record',
]
/** Titles and labels of the specification. They are allowed only as a whole text. */
const TITLES = ['Recharge record', 'On-chain recharge', 'Refused']

export const FORBIDDEN_WORDS: readonly ForbiddenWord[] = [
  {
    language: 'en',
    word: /\b(can|do|does|is|are|was|were|could|would|will) ?not\b/,
    instead: 'a contraction',
    parts: DESK,
  },
  { language: 'en', word: /\brecharges?\b/i, instead: 'top-up' },
  { language: 'en', word: /\bproposals?\b|\bpropose\b/i, instead: 'request' },
  { language: 'en', word: /\bsecond (factor|person|device)\b/i, instead: 'two-step verification' },
  { language: 'en', word: /\bcanned\b/i, instead: 'saved reply' },
  { language: 'en', word: /\bmailed code\b/i, instead: 'code from your email' },
  { language: 'en', word: /\brefused?\b/i, instead: 'decline, declined' },
  { language: 'en', word: /\b(nobody|somebody)\b/i, instead: 'no one, someone' },
  { language: 'en', word: /\bfaults?\b|\bmend\b/i, instead: 'error, fix' },
  { language: 'en', word: /\bbills?\b|\bmovements? of money\b/i, instead: 'transaction' },
  { language: 'en', word: /\b(gave|give|given|gives) back\b|\bmoney back\b/i, instead: 'refund' },
  { language: 'en', word: /\bkinds?\b(?! of)/i, instead: 'product type' },
  { language: 'en', word: /\bhot words?\b|\btravels with\b|\bcounts as\b|\bdearer\b/i, instead: 'plain words' },
  { language: 'zh-CN', word: /你/, instead: '您' },
  { language: 'zh-CN', word: /承运商/, instead: '物流公司' },
  { language: 'zh-CN', word: /付款文件/, instead: '出款文件' },
  { language: 'zh-CN', word: /作为第一人|第二人/, instead: '初审、复审' },
  { language: 'zh-CN', word: /店主/, instead: '超级管理员' },
  { language: 'zh-CN', word: /本店|欠店铺/, instead: '商城' },
  { language: 'zh-CN', word: /工作台/, instead: '管理后台' },
  { language: 'zh-CN', word: /常用回复/, instead: '快捷回复' },
  { language: 'zh-CN', word: /对账单/, instead: '银行流水' },
  { language: 'zh-CN', word: /片刻/, instead: '即将取消' },
  { language: 'zh-CN', word: /自己的文字/, instead: '自定义内容' },
  { language: 'ja', word: /配送業者/, instead: '配送会社' },
  { language: 'ja', word: /銀行カード/, instead: '銀行口座' },
  { language: 'ja', word: /お金/, instead: '金額、入出金' },
  { language: 'ja', word: /同意(?!したもの)/, instead: '承認' },
  { language: 'ja', word: /証拠/, instead: '添付写真' },
  { language: 'ja', word: /管理デスク/, instead: '管理画面' },
  { language: 'ja', word: /オプション|選択肢/, instead: 'バリエーション' },
  { language: 'ja', word: /提案/, instead: '申請' },
  { language: 'ja', word: /規則|規定/, instead: '規約' },
  { language: 'ja', word: /支払いファイル|払い出/, instead: '送金' },
  { language: 'ja', word: /精算/, instead: '清算' },
  { language: 'ja', word: /あなた(?!へ)/, instead: 'ご自身' },
  { language: 'ja', word: /アフターサービス/, instead: '返品・返金' },
  { language: 'ja', word: /ことば|秘密の/, instead: '文言、項目名' },
  { language: 'ja', word: /お店|店舗/, instead: 'ショップ、当店' },
  { language: 'ja', word: /～/, instead: '〜' },
  { language: 'ko', word: /[이을은]\([가를는]\)|\(으\)로|와\(과\)/, instead: '조사 없이 쓴 문장' },
  { language: 'ko', word: /반송/, instead: '반품' },
  { language: 'ko', word: /교환/, instead: '반품·환불' },
  { language: 'ko', word: /주문이 완료|주문 완료|거래 완료/, instead: '구매 확정' },
  { language: 'ko', word: /동의(?!하는 것으로|어)/, instead: '승인' },
  { language: 'ko', word: /온체인/, instead: '블록체인' },
  { language: 'ko', word: /데스크|관리자 화면/, instead: '관리자 페이지' },
  { language: 'ko', word: /패킹 슬립/, instead: '포장 명세서' },
  { language: 'ko', word: /후기/, instead: '리뷰' },
  { language: 'ko', word: /참조번호|거래번호/, instead: '참조 번호, 거래 번호' },
  { language: 'ko', word: /탕감/, instead: '대손 처리' },
  { language: 'ko', word: /할인 코드/, instead: '프로모션 코드' },
  { language: 'ko', word: /주십시오/, instead: '주세요' },
  { language: 'ko', word: /(?<!\p{L})돈/u, instead: '금액' },
  { language: 'ko', word: /가게|소포/, instead: '상점, 배송' },
  { language: 'th', word: /รหัสชำระเงิน/, instead: 'รหัส PIN' },
  { language: 'th', word: /เข้ายอดเงิน|จากยอดเงิน/, instead: 'กระเป๋าเงิน' },
  { language: 'th', word: /ตกลง/, instead: 'อนุมัติ' },
  { language: 'th', word: /ถอนคำขอ/, instead: 'ยกเลิกคำขอ' },
  { language: 'th', word: /ออนเชน|บนเชน/, instead: 'ผ่านบล็อกเชน' },
  { language: 'th', word: /โต๊ะทำงาน/, instead: 'ระบบหลังร้าน' },
  { language: 'th', word: /จ่ายออก/, instead: 'จ่ายเงิน' },
  { language: 'th', word: /หลังการขาย/, instead: 'คืนเงิน/คืนสินค้า' },
  { language: 'th', word: /ละเว้น/, instead: 'เพิกเฉย' },
  { language: 'th', word: /กติกา/, instead: 'ข้อกำหนด' },
  { language: 'th', word: /ค่าส่ง/, instead: 'ค่าจัดส่ง' },
  { language: 'th', word: /ปิดวัน/, instead: 'ปิดยอด' },
  { language: 'th', word: /ครับ|ค่ะ/, instead: 'ประโยคที่ไม่มีคำลงท้าย' },
  { language: 'th', word: /น\. น\./, instead: 'น.' },
]

/** Forbidden words of a sentence, apart from literals of the specification, one line each. */
export function forbiddenIn({ part, language, text }: Sentence): string[] {
  if (TITLES.includes(text)) return []
  const free = LITERALS.reduce((rest, literal) => rest.replaceAll(literal, ''), text)
  return FORBIDDEN_WORDS.filter(
    (rule) => rule.language === language && (rule.parts ?? PARTS).includes(part) && rule.word.test(free),
  ).map(({ word, instead }) => `${part}, ${language}: "${text}" has ${word.source}. Use: ${instead}`)
}

const readText = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8')

const catalogueSentences = (part: 'storefront' | 'console'): Sentence[] =>
  LANGUAGES.flatMap(({ tag }) =>
    readCatalogue(readText(part, 'src/locales', `${tag}.po`)).map(({ text }) => ({ part, language: tag, text })),
  )

/** The sentences of the server's catalogues, and the lines of its help and legal texts. */
function serverSentences(): Sentence[] {
  const catalogues = serverCatalogues()
  const files = readdirSync(join(ROOT, 'server/src'), { recursive: true, encoding: 'utf8' })
  return LANGUAGES.flatMap(({ tag }) => {
    const articles = files.filter((file) => basename(file).endsWith(`.${tag}.md`))
    const lines = articles.flatMap((file) => readText('server/src', file).split('\n'))
    return [...Object.values(readTexts(catalogues[tag] ?? '{}')), ...lines].map((text) => ({
      part: 'server' as const,
      language: tag,
      text,
    }))
  })
}

/** Every sentence of the catalogues, and the help and legal texts of the server. */
export const allSentences = (): Sentence[] => [
  ...catalogueSentences('storefront'),
  ...catalogueSentences('console'),
  ...serverSentences(),
]
