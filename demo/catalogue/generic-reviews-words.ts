/** What people say of any parcel, on top of what they say of the thing; `reviews.ts` says how a line is read. */
export const genericReviews = `
  en 5 Arrived in Toronto in nine days, customs already settled. Nothing more to pay at the door.
  en 4 Good thing, slow week at the airport. The tracking was honest about it.
  en 5 Wrapped in paper instead of plastic. I noticed.
  en 5 I asked a question at midnight and had an answer by breakfast.
  zh-CN 5 包装很用心，没有多余的塑料，实物和图片一致。
  zh-CN 4 物流比预计晚了两天，东西没问题。
  zh-CN 5 第二次回购了，店家还记得我上次的备注。
  zh-CN 5 到上海六天，关税已经含在价格里，省心。
  ja 5 説明どおりの品でした。梱包も丁寧で安心しました。
  ja 4 8日で大阪に届きました。箱の角が少しつぶれていましたが中身は無事です。
  ja 5 問い合わせへの返事が早く、気持ちのよい買い物でした。
  ja 4 贈り物にしました。とても喜ばれました。
  ko 5 서울까지 엿새 걸렸고 관세를 따로 내지 않아서 편했어요.
  ko 4 포장이 꼼꼼해요. 배송 조회가 하루 늦게 뜨는 것만 빼면 만족합니다.
  ko 5 선물했는데 받은 분이 어디서 샀는지 물어보시네요.
  ko 5 문의에 빨리 답해 주셔서 믿고 샀습니다.
  th 5 ส่งถึงเชียงใหม่ภายในแปดวัน ห่อมาอย่างดี ไม่มีเสียหาย
  th 4 ของตรงปก รอนานไปนิดแต่คุ้ม
  th 5 ร้านตอบแชตไวและสุภาพ จะกลับมาซื้ออีก
  th 5 ซื้อเป็นของขวัญ คนรับชอบมาก
`
