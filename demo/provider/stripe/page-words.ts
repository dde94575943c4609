// Texts of the page of the stand-in, in the languages of the shop.
import type { MethodName } from './methods.ts'

export const PAGE_LANGUAGES = ['en', 'zh', 'ja', 'ko', 'th'] as const
export type PageLanguage = (typeof PAGE_LANGUAGES)[number]

export type PageWords = {
  test_money: string
  choose: string
  methods: Record<MethodName, string>
  card: (last_four: string) => string
  pay: (amount: string) => string
  back: string
  declined: string
  challenge_title: string
  challenge: (amount: string) => string
  app_title: string
  approve: string
  refuse: string
  closed_title: string
  closed: string
}

const en: PageWords = {
  test_money: 'Test money: no card is charged, and no money moves.',
  choose: 'How would you like to pay?',
  methods: {
    success: 'Card: pays',
    challenge: 'Card: the bank asks you first (3-D Secure)',
    promptpay: 'PromptPay (test)',
    konbini: 'Convenience store: paid a little later',
    bank_fails: 'Bank debit: fails a little later',
    insufficient_funds: 'Card: not enough money',
    declined: 'Card: declined',
    expired_card: 'Card: expired',
    wrong_code: 'Card: wrong security code',
    blocked: 'Card: blocked as too risky',
    elevated_risk: 'Card: pays, with a higher risk',
    review: 'Card: pays, then needs a review',
    dispute_later: 'Card: pays, disputed a little later',
    refund_fails: 'Card: pays, a refund fails later',
  },
  card: (last_four) => `ends in ${last_four}`,
  pay: (amount) => `Pay ${amount}`,
  back: 'Back to the shop',
  declined: 'The payment was declined. Please choose another way to pay.',
  challenge_title: 'Your bank asks',
  challenge: (amount) => `Do you confirm the payment of ${amount}?`,
  app_title: 'PromptPay app (test)',
  approve: 'Confirm',
  refuse: 'Refuse',
  closed_title: 'This page has ended',
  closed: 'It can’t be used for a payment any more.',
}

const zh: PageWords = {
  test_money: '测试资金：不会扣款，也不会转移任何资金。',
  choose: '请选择付款方式',
  methods: {
    success: '银行卡：付款成功',
    challenge: '银行卡：需要银行验证（3-D Secure）',
    promptpay: 'PromptPay（测试）',
    konbini: '便利店：稍后到账',
    bank_fails: '银行扣款：稍后失败',
    insufficient_funds: '银行卡：余额不足',
    declined: '银行卡：被拒绝',
    expired_card: '银行卡：已过期',
    wrong_code: '银行卡：安全码错误',
    blocked: '银行卡：风险过高，被拦截',
    elevated_risk: '银行卡：付款成功，风险较高',
    review: '银行卡：付款成功，需要审核',
    dispute_later: '银行卡：付款成功，稍后发生争议',
    refund_fails: '银行卡：付款成功，之后退款失败',
  },
  card: (last_four) => `尾号 ${last_four}`,
  pay: (amount) => `支付 ${amount}`,
  back: '返回商店',
  declined: '付款被拒绝，请换一种付款方式。',
  challenge_title: '银行验证',
  challenge: (amount) => `您确认支付 ${amount} 吗？`,
  app_title: 'PromptPay 应用（测试）',
  approve: '确认',
  refuse: '拒绝',
  closed_title: '此页面已失效',
  closed: '无法再通过此页面付款。',
}

const ja: PageWords = {
  test_money: 'テスト用のお金です。カードへの請求や送金は行われません。',
  choose: 'お支払い方法を選択してください',
  methods: {
    success: 'カード：支払い成功',
    challenge: 'カード：本人認証あり（3Dセキュア）',
    promptpay: 'PromptPay（テスト）',
    konbini: 'コンビニ払い：少し後に入金',
    bank_fails: '口座振替：少し後に失敗',
    insufficient_funds: 'カード：残高不足',
    declined: 'カード：承認されない',
    expired_card: 'カード：有効期限切れ',
    wrong_code: 'カード：セキュリティコードの誤り',
    blocked: 'カード：高リスクのため停止',
    elevated_risk: 'カード：支払い成功、リスクやや高め',
    review: 'カード：支払い成功、要審査',
    dispute_later: 'カード：支払い成功、後で不審請求の申立て',
    refund_fails: 'カード：支払い成功、後で返金に失敗',
  },
  card: (last_four) => `末尾 ${last_four}`,
  pay: (amount) => `${amount} を支払う`,
  back: 'ショップに戻る',
  declined: 'お支払いが承認されませんでした。別の方法をお選びください。',
  challenge_title: 'カード会社による本人認証',
  challenge: (amount) => `${amount} のお支払いを承認しますか？`,
  app_title: 'PromptPay アプリ（テスト）',
  approve: '承認する',
  refuse: '拒否する',
  closed_title: 'このページは無効です',
  closed: 'このページからはお支払いいただけません。',
}

const ko: PageWords = {
  test_money: '테스트용 결제입니다. 카드가 청구되지 않으며 실제 돈이 이동하지 않습니다.',
  choose: '결제 수단을 선택해 주세요',
  methods: {
    success: '카드: 결제 성공',
    challenge: '카드: 은행 인증 필요(3-D Secure)',
    promptpay: 'PromptPay(테스트)',
    konbini: '편의점: 잠시 후 입금',
    bank_fails: '계좌 출금: 잠시 후 실패',
    insufficient_funds: '카드: 잔액 부족',
    declined: '카드: 승인 거절',
    expired_card: '카드: 유효기간 만료',
    wrong_code: '카드: 보안 코드 오류',
    blocked: '카드: 위험도가 높아 차단',
    elevated_risk: '카드: 결제 성공, 위험도 높음',
    review: '카드: 결제 성공, 검토 필요',
    dispute_later: '카드: 결제 성공, 잠시 후 이의 제기',
    refund_fails: '카드: 결제 성공, 이후 환불 실패',
  },
  card: (last_four) => `끝자리 ${last_four}`,
  pay: (amount) => `${amount} 결제하기`,
  back: '쇼핑몰로 돌아가기',
  declined: '결제가 거절되었습니다. 다른 결제 수단을 선택해 주세요.',
  challenge_title: '카드사 본인 인증',
  challenge: (amount) => `${amount} 결제를 승인하시겠습니까?`,
  app_title: 'PromptPay 앱(테스트)',
  approve: '승인',
  refuse: '거절',
  closed_title: '만료된 페이지입니다',
  closed: '이 페이지에서는 더 이상 결제할 수 없습니다.',
}

const th: PageWords = {
  test_money: 'เงินทดสอบ: ไม่มีการเรียกเก็บเงินจากบัตร และไม่มีการโอนเงินจริง',
  choose: 'กรุณาเลือกวิธีชำระเงิน',
  methods: {
    success: 'บัตร: ชำระสำเร็จ',
    challenge: 'บัตร: ธนาคารขอยืนยันก่อน (3-D Secure)',
    promptpay: 'พร้อมเพย์ (ทดสอบ)',
    konbini: 'ร้านสะดวกซื้อ: เงินเข้าภายหลัง',
    bank_fails: 'หักบัญชีธนาคาร: ไม่สำเร็จภายหลัง',
    insufficient_funds: 'บัตร: ยอดเงินไม่พอ',
    declined: 'บัตร: ถูกปฏิเสธ',
    expired_card: 'บัตร: หมดอายุ',
    wrong_code: 'บัตร: รหัสความปลอดภัยไม่ถูกต้อง',
    blocked: 'บัตร: ถูกระงับเพราะความเสี่ยงสูง',
    elevated_risk: 'บัตร: ชำระสำเร็จ มีความเสี่ยงสูงขึ้น',
    review: 'บัตร: ชำระสำเร็จ ต้องตรวจสอบ',
    dispute_later: 'บัตร: ชำระสำเร็จ มีการโต้แย้งภายหลัง',
    refund_fails: 'บัตร: ชำระสำเร็จ คืนเงินไม่สำเร็จภายหลัง',
  },
  card: (last_four) => `ลงท้ายด้วย ${last_four}`,
  pay: (amount) => `ชำระ ${amount}`,
  back: 'กลับไปที่ร้านค้า',
  declined: 'การชำระเงินถูกปฏิเสธ กรุณาเลือกวิธีอื่น',
  challenge_title: 'การยืนยันจากธนาคาร',
  challenge: (amount) => `คุณยืนยันการชำระเงิน ${amount} หรือไม่`,
  app_title: 'แอปพร้อมเพย์ (ทดสอบ)',
  approve: 'ยืนยัน',
  refuse: 'ปฏิเสธ',
  closed_title: 'หน้านี้หมดอายุแล้ว',
  closed: 'ไม่สามารถใช้หน้านี้ชำระเงินได้อีก',
}

export const PAGE_WORDS: Record<PageLanguage, PageWords> = { en, zh, ja, ko, th }
