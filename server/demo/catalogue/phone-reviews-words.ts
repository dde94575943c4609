/** Reviews of phones and what goes with them; `reviews.ts` says how a line is read. */
export const phoneReviews: Record<string, string> = {
  smartphone: `
    en 5 (256gb) Dropped it, cracked it, changed the screen at the kitchen table in twelve minutes.
    ja 4 (256gb) 派手さはないけれど、写真の色が自然で好きです。
    zh-CN 4 (512gb) 系统干净，没有广告。拍夜景一般，白天很好。
    ko 5 (256gb) 배터리를 직접 갈 수 있다는 게 마음 놓여요. 하루 반은 충분히 갑니다.
    th 4 (512gb) เครื่องกำลังดี จับถนัดมือ กล้องกลางวันสวย กลางคืนมีนอยส์นิดหน่อย
    en 3 (512gb) A good phone at heart, but the speaker is thin.
    ja 5 (sage-256gb) マットな背面が指紋だらけにならず、裸で使っています。
  `,
  phonecase: `
    en 4 (61in) Slim and grippy. It collects pocket lint, but it rinses off.
    ja 5 (67in) ストラップ穴がないのだけ残念ですが、手触りは最高です。
    zh-CN 4 (61in) 手感像婴儿皮肤，镜头边框高，放心。
    ko 4 (61in) 변색이 걱정이었는데 석 달째 그대로예요.
    th 5 (67in) นุ่มมือ ไม่ลื่น ชาร์จไร้สายได้โดยไม่ต้องถอด
    en 2 (67in) The buttons are too stiff on mine.
  `,
  powerbank: `
    en 5 (10ah) No sharp corners, two full charges, and the cable has outlived three others.
    ja 4 (10ah) 角がなくてポケットで邪魔になりません。
    zh-CN 4 (20ah) 两万毫安稍重，但出差三天不用找插座。
    ko 5 (10ah) 크기가 작아 클러치에도 들어가요. 충전 속도도 빠릅니다.
    th 5 (10ah) ดีไซน์น่ารัก ใส่กระเป๋ากางเกงได้ สายที่ให้มาก็ดี
    zh-CN 3 (10ah) 附的线有点短，边充边用不太方便。
  `,
  charger: `
    en 5 (g) It runs my laptop and phone at once and stays only warm.
    ja 5 (a) 小さいのに45W。出張はこれ一つで足ります。
    zh-CN 4 (a) 双口同时用会降速，但说明里写清楚了。
    ko 4 (c) 발열이 적어요. 접이식이면 더 좋았을 것 같아요.
    th 4 (a) ชาร์จเร็ว ตัวเล็ก สีสวยไม่เหมือนใคร
  `,
  watch: `
    en 4 (42mm) Twelve days is honest. It does less than the big ones, and that is why I like it.
    ja 5 (38mm) 普通の腕時計に見えるのが良い。革が手首になじみます。
    zh-CN 4 (38mm) 表盘耐看，睡眠监测基本准，支付功能没有。
    ko 3 (42mm) 디자인은 최고인데 운동 기록은 단순합니다.
    th 5 (38mm) ใส่กับชุดทำงานได้ ไม่เหมือนของเล่น
    ko 5 (38mm) 알림을 고를 수 있어서 하루가 조용해졌어요.
    en 4 (brick-42mm) The strap smelled strongly for a week, then became the best part.
  `,
  phonestand: `
    en 5 Cooks with me every evening. The gap for the cable is the clever bit.
    ja 5 画面をタップしてもぐらつきません。木目もきれい。
    zh-CN 4 横竖都能放，带厚壳的手机也刚好放得下。
    ko 4 묵직해서 좋아요. 두꺼운 케이스를 끼우면 받침턱이 조금 얕아요.
    th 5 ไม้เนื้อดี วางดูสูตรอาหารในครัวทุกวัน
  `,
}
