import { type Language, languageOf } from '@sampan/contract/rules'
import { type Sentence, say } from '../../language/sentence.ts'

/** The most frequent reasons to refuse a recharge, as the shopper reads them. */
const RECHARGE_REASONS: readonly Sentence[] = [
  say(
    'The money hasn’t reached our account. Check with your bank, then submit the top-up again once it’s been sent.',
    '我们的账户尚未收到这笔款项。请向您的银行核实，款项汇出后再提交充值。',
    '当店の口座への入金が確認できません。銀行にご確認のうえ、送金後にもう一度お申し込みください。',
    '당사 계좌에서 입금이 확인되지 않습니다. 은행에 확인하신 뒤 송금 후 다시 신청해 주세요.',
    'ยังไม่มีเงินเข้าบัญชีของเรา กรุณาสอบถามธนาคารของคุณ แล้วส่งคำขอเติมเงินอีกครั้งเมื่อโอนแล้ว',
  ),
  say(
    'We can’t read the picture. Please send a clear picture of the whole receipt.',
    '图片无法辨认。请上传清晰、完整的转账凭证。',
    '画像が読み取れません。振込明細全体がはっきり写った画像をお送りください。',
    '사진을 알아볼 수 없습니다. 이체 확인증 전체가 선명하게 나온 사진을 보내 주세요.',
    'รูปไม่ชัดเจน กรุณาส่งรูปหลักฐานการโอนเงินที่ชัดและเห็นครบทั้งใบ',
  ),
  say(
    'The picture doesn’t show a transfer to our account. Please send the right receipt.',
    '图片中没有向我们账户的转账记录。',
    '画像に当店の口座への送金が写っていません。',
    '사진에서 당사 계좌로 송금한 내역을 찾을 수 없습니다.',
    'ในรูปไม่มีรายการโอนเงินเข้าบัญชีของเรา',
  ),
  say(
    'We already credited this transfer through another top-up.',
    '这笔转账已在另一笔充值中入账。',
    'この送金は、別のチャージですでに残高に加算されています。',
    '이 송금은 다른 충전 건으로 이미 입금 처리되었습니다.',
    'รายการโอนนี้ถูกใช้เติมเงินไปแล้วในคำขออื่น',
  ),
]

/** The most frequent reasons for refusing a withdrawal and for failed payouts. */
const WITHDRAWAL_REASONS: readonly Sentence[] = [
  say(
    'The bank details are wrong. Please check them and request the withdrawal again.',
    '银行信息有误，请核对后重新申请。',
    '口座情報に誤りがあります。ご確認のうえ、もう一度お申し込みください。',
    '은행 정보가 올바르지 않습니다. 확인 후 다시 신청해 주세요.',
    'ข้อมูลธนาคารไม่ถูกต้อง กรุณาตรวจสอบแล้วส่งคำขออีกครั้ง',
  ),
  say(
    'The account isn’t in your name. We can only pay out to your own account.',
    '收款账户非您本人所有。提现只能转入您本人的账户。',
    '口座の名義がご本人と異なります。出金先はご本人名義の口座に限られます。',
    '계좌 명의가 본인과 다릅니다. 출금은 본인 명의 계좌로만 가능합니다.',
    'ชื่อบัญชีไม่ตรงกับชื่อของคุณ ถอนเงินได้เฉพาะเข้าบัญชีของคุณเองเท่านั้น',
  ),
  say(
    'The bank returned the money. Please check your account details and request the withdrawal again.',
    '银行已退回这笔款项，请核对账户后重新申请。',
    '銀行から資金が戻されました（組戻し）。口座をご確認のうえ、もう一度お申し込みください。',
    '은행에서 송금이 반환되었습니다. 계좌를 확인한 뒤 다시 신청해 주세요.',
    'ธนาคารตีเงินกลับ กรุณาตรวจสอบบัญชีแล้วส่งคำขออีกครั้ง',
  ),
  say(
    'Please contact customer service about this withdrawal.',
    '请就此次提现联系客服。',
    'この出金については、カスタマーサービスまでお問い合わせください。',
    '이 출금 건에 대해 고객센터로 문의해 주세요.',
    'กรุณาติดต่อฝ่ายบริการลูกค้าเกี่ยวกับการถอนเงินนี้',
  ),
]

const TAKEN_BACK = say(
  'We reversed a top-up that was credited by mistake, so this withdrawal was cancelled. What’s left of it is in your balance.',
  '一笔误入账的充值已扣回，本次提现因此取消。剩余款项已退回余额。',
  '誤って入金されたチャージを取り消したため、この出金は中止されました。残額は残高に戻しました。',
  '잘못 입금된 충전 금액을 회수하면서 이 출금은 취소되었습니다. 남은 금액은 잔액으로 반환했습니다.',
  'มีการเรียกคืนยอดเติมเงินที่เข้าผิดพลาด การถอนเงินนี้จึงสิ้นสุดลง ส่วนที่เหลือกลับเข้ากระเป๋าเงินของคุณแล้ว',
)

/** The reason for a withdrawal that a correction ended, in the shopper's language. */
export const takenBackReason = (shopper_language: string): string =>
  TAKEN_BACK[languageOf(shopper_language)?.tag ?? 'en']

type Reader = { shopper_language: string; operator_language: Language }

const readyFor = (reasons: readonly Sentence[], { shopper_language, operator_language }: Reader) => {
  const tag = languageOf(shopper_language)?.tag ?? operator_language
  return reasons.map((reason) => ({ text: reason[tag], meaning: reason[operator_language] }))
}

/** Each reason in the shopper's language, with its translation for the operator. */
export const rechargeReasons = (reader: Reader) => readyFor(RECHARGE_REASONS, reader)
export const withdrawalReasons = (reader: Reader) => readyFor(WITHDRAWAL_REASONS, reader)
