/** Reviews of health goods; `reviews.ts` says how a line is read. */
export const healthReviews: Record<string, string> = {
  soap: `
    en 5 (rose) My hands stopped cracking in winter. The rose is faint, which is right.
    ja 5 (oat) 洗い上がりがつっぱりません。1個で2か月もちました。
    zh-CN 4 (eucalyptus) 尤加利味清爽，夏天用刚好。要放沥水皂盒，不然化得快。
    ko 4 (oat) 아이와 함께 쓰는데 자극이 없어요. 향은 거의 나지 않습니다.
    th 5 (eucalyptus) ฟองนุ่ม อาบแล้วหอมสดชื่นแต่ไม่ฉุน
    en 3 (rose) Nice soap, but one of the three bars came with a broken corner.
  `,
  serum: `
    en 5 Sinks in at once and my make-up no longer slides off by noon.
    ja 4 べたつかず朝にも使えます。スポイトの量がもう少し調節しやすいと嬉しい。
    zh-CN 4 (30ml) 30 毫升用了快三个月，性价比不错，没有香精味。
    ko 5 건조한 겨울에 두 방울이면 충분했어요. 병이 예뻐서 리필할 생각입니다.
    th 3 เนื้อบางดี แต่ผิวมันอย่างเราใช้ได้แค่ตอนกลางคืน
    zh-CN 5 (50ml) 敏感期用也没有刺痛，已经回购补充装。
  `,
  massageball: `
    en 5 The ball under my foot while I answer mail. That is my whole review.
    ja 4 肩甲骨にちょうど当たります。最初は痛いくらい効きます。
    zh-CN 5 跑完步滚一滚小腿，第二天轻松很多，楼下也听不见声音。
    ko 4 생각보다 단단해요. 초보자는 수건을 덧대고 쓰세요.
    th 5 นั่งทำงานทั้งวันแล้วนวดหลังดีมาก ไม่มีกลิ่นยางแรง
  `,
  yogamat: `
    en 5 (4mm) I sweat a lot and my hands do not move any more in downward dog.
    ja 4 (4mm) グリップは最高。持ち運びには少し重いです。
    zh-CN 4 (6mm) 6 毫米跪着膝盖不疼，刚开始有橡胶味，晾三天就好。
    ko 5 (4mm) 처음 펼쳤을 때부터 말리지 않고 평평해요.
    th 4 (6mm) หนานุ่ม ไม่ลื่น แต่ฝุ่นติดง่าย ต้องเช็ดบ่อย
    en 3 (6mm) Great grip, but the smell took a full week to go.
  `,
  scale: `
    en 5 No app. No account. It tells me a number and leaves me alone.
    ja 5 見た目がすっきりして、脱衣所に出しておけます。
    zh-CN 4 数字清楚，连续称几次都一样，很准。
    ko 4 깔끔하고 정확합니다. 체지방까지 보고 싶은 분께는 맞지 않아요.
    th 5 เรียบสวย วางในห้องน้ำแล้วเหมือนแผ่นกระเบื้อง
    en 2 The glass got cloudy in my steamy bathroom after a month.
  `,
  toothbrush: `
    en 5 Six weeks in Laos, no charger, still going.
    ja 4 細くて軽く、旅行用のつもりが家でも使っています。
    zh-CN 5 压力环很有用，以前我一直刷得太用力。
    ko 4 케이스에 구멍이 있어 눅눅하지 않아요. 칫솔모는 제 입에 조금 큽니다.
    th 5 แบตอึดจริง เดินทางบ่อยชอบมาก
    ko 3 진동이 약한 편이라 강한 걸 좋아하면 아쉬울 수 있어요.
  `,
}
