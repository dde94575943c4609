/** Reviews of toys; `reviews.ts` says how a line is read. */
export const toysReviews: Record<string, string> = {
  rainbow: `
    en 5 It has been a tunnel, a bed for mice and a hat. Never once a rainbow.
    ja 4 角が丸く、1歳の子でも安心して渡せます。色が落ち着いていて部屋になじみます。
    zh-CN 5 木头打磨得很光滑，没有味道，女儿每天都玩。
    ko 5 아이보다 제가 더 좋아합니다. 선반에 올려 두어도 예뻐요.
    th 4 สีสวยไม่ฉูดฉาด ลูกชอบเอาลูกบอลกลิ้งลอด
    en 3 Smaller than the picture suggests; do read the size.
  `,
  blocks: `
    en 5 (80) Eighty is the right number. Two children, one bridge, no quarrel.
    ja 5 (40) 寸法がきちんと合うので、高く積んでも崩れにくいです。
    zh-CN 4 (80) 木箱很结实，当收纳也好看，就是挺沉。
    ko 4 (40) 마감이 깔끔해요. 조금만 더 개수가 많았으면.
    th 5 (80) ลูกสองคนเล่นด้วยกันได้ทั้งบ่าย ฝาใช้เป็นแผ่นรองดีมาก
  `,
  train: `
    en 4 It runs quietly on our old track. One hook was tight at first.
    ja 5 機関車が好きな2歳が毎日寝床まで持っていきます。
    zh-CN 5 能和家里原有的木轨道一起用，车轮顺滑。
    ko 4 튼튼합니다. 몇 번 던졌는데 칠이 벗겨지지 않았어요.
    th 5 งานไม้เรียบไม่มีเสี้ยน ล้อหมุนลื่น หลานติดใจมาก
    zh-CN 3 漆面有一处小气泡，客服补了一节车厢。
  `,
  bear: `
    en 5 (40cm) He has been to Osaka, the dentist and the washing machine.
    ja 5 (25cm) マフラーまでしっかり縫ってあって、引っ張られても平気です。
    zh-CN 4 (40cm) 抱着睡刚刚好，洗过两次没有结团。
    ko 5 (25cm) 조카 첫 인형으로 샀어요. 단단히 달려 있어 안심입니다.
    th 4 (25cm) นุ่มน่ากอด ตัวเล็กกว่าที่คิดนิดหน่อย
    en 4 (mist-40cm) The mist one looks almost blue in daylight. My son calls it Rain.
  `,
  top: `
    en 5 The humming one silenced a whole dinner table.
    ja 5 くるくる長く回り、大人も夢中です。子どもの指先の練習にも。
    zh-CN 4 颜色很漂亮，最小的那只要练练手才转得稳。
    ko 4 세 개가 다 다르게 돌아서 재미있어요.
    th 3 สวยและหมุนนาน แต่ลูกใหญ่หนักไปสำหรับนิ้วเด็กสี่ขวบ
  `,
  boat: `
    en 5 Still floating after a winter of nightly baths.
    ja 5 色と形がとてもきれい。飾っておくだけでも満足です。
    zh-CN 5 小舢板做得像模像样，放在水里稳稳的。
    ko 4 가볍고 잘 뜹니다. 사공 모자가 귀여워요. 말리는 데는 좀 걸립니다.
    th 5 เห็นแล้วคิดถึงเรือแถวบ้านยาย ลูกเล่นในอ่างทุกวัน
    th 4 ไม้เบา ลอยตรงดี คนพายน่ารัก แต่อยากให้ถอดออกมาเล่นได้
    en 4 Bought as a toy, and it now lives on my desk.
  `,
}
