// Texts that the pages of all stand-ins have, in the languages of the shop.

export const PAGE_LANGUAGES = ['en', 'zh', 'ja', 'ko', 'th'] as const
export type PageLanguage = (typeof PAGE_LANGUAGES)[number]

export type CommonWords = {
  test_money: string
  choose: string
  card: (last_four: string) => string
  pay: (amount: string) => string
  back: string
  declined: string
  closed_title: string
  closed: string
}

export const COMMON_WORDS: Record<PageLanguage, CommonWords> = {
  en: {
    test_money: 'Test money: no card is charged, and no money moves.',
    choose: 'How would you like to pay?',
    card: (last_four) => `ends in ${last_four}`,
    pay: (amount) => `Pay ${amount}`,
    back: 'Back to the shop',
    declined: 'The payment was declined. Please choose another way to pay.',
    closed_title: 'This page has ended',
    closed: 'It can’t be used for a payment any more.',
  },
  zh: {
    test_money: '测试资金：不会扣款，也不会转移任何资金。',
    choose: '请选择付款方式',
    card: (last_four) => `尾号 ${last_four}`,
    pay: (amount) => `支付 ${amount}`,
    back: '返回商店',
    declined: '付款被拒绝，请换一种付款方式。',
    closed_title: '此页面已失效',
    closed: '无法再通过此页面付款。',
  },
  ja: {
    test_money: 'テスト用のお金です。カードへの請求や送金は行われません。',
    choose: 'お支払い方法を選択してください',
    card: (last_four) => `末尾 ${last_four}`,
    pay: (amount) => `${amount} を支払う`,
    back: 'ショップに戻る',
    declined: 'お支払いが承認されませんでした。別の方法をお選びください。',
    closed_title: 'このページは無効です',
    closed: 'このページからはお支払いいただけません。',
  },
  ko: {
    test_money: '테스트용 결제입니다. 카드가 청구되지 않으며 실제 돈이 이동하지 않습니다.',
    choose: '결제 수단을 선택해 주세요',
    card: (last_four) => `끝자리 ${last_four}`,
    pay: (amount) => `${amount} 결제하기`,
    back: '쇼핑몰로 돌아가기',
    declined: '결제가 거절되었습니다. 다른 결제 수단을 선택해 주세요.',
    closed_title: '만료된 페이지입니다',
    closed: '이 페이지에서는 더 이상 결제할 수 없습니다.',
  },
  th: {
    test_money: 'เงินทดสอบ: ไม่มีการเรียกเก็บเงินจากบัตร และไม่มีการโอนเงินจริง',
    choose: 'กรุณาเลือกวิธีชำระเงิน',
    card: (last_four) => `ลงท้ายด้วย ${last_four}`,
    pay: (amount) => `ชำระ ${amount}`,
    back: 'กลับไปที่ร้านค้า',
    declined: 'การชำระเงินถูกปฏิเสธ กรุณาเลือกวิธีอื่น',
    closed_title: 'หน้านี้หมดอายุแล้ว',
    closed: 'ไม่สามารถใช้หน้านี้ชำระเงินได้อีก',
  },
}
