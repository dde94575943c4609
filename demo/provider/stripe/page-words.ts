// Texts of the page of the stand-in of Stripe, in the languages of the shop.
import { COMMON_WORDS, type CommonWords, type PageLanguage } from '../stand-in/page-words.ts'
import type { MethodName } from './methods.ts'

export type PageWords = CommonWords & {
  methods: Record<MethodName, string>
  challenge_title: string
  challenge: (amount: string) => string
  app_title: string
  approve: string
  refuse: string
}

const en: PageWords = {
  ...COMMON_WORDS.en,
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
  challenge_title: 'Your bank asks',
  challenge: (amount) => `Do you confirm the payment of ${amount}?`,
  app_title: 'PromptPay app (test)',
  approve: 'Confirm',
  refuse: 'Refuse',
}

const zh: PageWords = {
  ...COMMON_WORDS.zh,
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
  challenge_title: '银行验证',
  challenge: (amount) => `您确认支付 ${amount} 吗？`,
  app_title: 'PromptPay 应用（测试）',
  approve: '确认',
  refuse: '拒绝',
}

const ja: PageWords = {
  ...COMMON_WORDS.ja,
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
  challenge_title: 'カード会社による本人認証',
  challenge: (amount) => `${amount} のお支払いを承認しますか？`,
  app_title: 'PromptPay アプリ（テスト）',
  approve: '承認する',
  refuse: '拒否する',
}

const ko: PageWords = {
  ...COMMON_WORDS.ko,
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
  challenge_title: '카드사 본인 인증',
  challenge: (amount) => `${amount} 결제를 승인하시겠습니까?`,
  app_title: 'PromptPay 앱(테스트)',
  approve: '승인',
  refuse: '거절',
}

const th: PageWords = {
  ...COMMON_WORDS.th,
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
  challenge_title: 'การยืนยันจากธนาคาร',
  challenge: (amount) => `คุณยืนยันการชำระเงิน ${amount} หรือไม่`,
  app_title: 'แอปพร้อมเพย์ (ทดสอบ)',
  approve: 'ยืนยัน',
  refuse: 'ปฏิเสธ',
}

export const PAGE_WORDS: Record<PageLanguage, PageWords> = { en, zh, ja, ko, th }
