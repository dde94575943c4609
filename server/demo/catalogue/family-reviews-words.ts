/** Reviews of things for the home; `reviews.ts` says how a line is read. */
export const familyReviews: Record<string, string> = {
  lamp: `
    en 5 (g) Softer light than I expected, and the touch dimming feels solid. It arrived in Leeds in eight days.
    ja 5 (a) 思ったよりやわらかい光で、寝室にちょうどいいです。触れて明るさを変えられるのが便利。
    zh-CN 5 颜色很正，晚上开一档就像小夜灯，孩子很喜欢。
    ko 5 (c) 침대 옆에 두었더니 방 분위기가 달라졌어요. 빛이 눈에 직접 닿지 않아 좋아요.
    th 5 (o) แสงนุ่มสบายตา วางหัวเตียงแล้วห้องดูอบอุ่นขึ้นทันที
    en 4 Lovely shape. The cable could be half a metre longer.
    ko 4 (sage) 세이지색이 은은하고 예쁩니다. 먼지가 조금 눈에 띄어요.
    zh-CN 3 灯很漂亮，但触摸偶尔要按两次才有反应。
  `,
  teapot: `
    en 5 The spout really does not drip. I have thrown away three teapots that did.
    ja 5 茶こしが細かく、深蒸し茶でも詰まりません。藤の持ち手が手になじみます。
    zh-CN 5 一壶刚好两杯，陶的手感温润，泡乌龙很香。
    ko 4 색과 질감이 정말 좋아요. 뚜껑이 꼭 맞지는 않아 따를 때 손으로 잡습니다.
    th 5 ห่อมาดีมากไม่มีแตก ใช้ชงชาอู่หลงทุกเช้า
    en 3 Smaller than I pictured. Right for two people, no more.
  `,
  bowls: `
    en 5 The perfect ramen-for-one bowl, three times over. They stack into no space at all.
    ja 4 斑点の出方がひとつずつ違って美しいです。少し重め。
    zh-CN 5 三只正好一家三口用，微波炉加热也不烫手。
    ko 5 찬장 자리를 안 차지해서 좋아요. 색이 밥상을 차분하게 해 줍니다.
    th 4 สีสวยเข้าชุดกัน ใส่ก๋วยเตี๋ยวได้พอดีชาม
    zh-CN 3 有一只碗底不太平，放桌上会轻轻晃，垫了杯垫才好。
  `,
  vase: `
    en 5 The glaze on mine runs like rain on a window. Nicer than the photo.
    ja 4 一輪挿しても様になります。釉のたれ具合が特に好きです。
    zh-CN 5 放在玄关，插一枝尤加利就很好看。
    ko 4 유약이 흘러내린 무늬가 멋집니다. 입구가 좁아 씻기 어려워요.
    th 5 งานเคลือบละเอียด วางเปล่า ๆ ไม่ใส่ดอกไม้ก็สวย
  `,
  stool: `
    en 5 Beside the bath, beside the bed, under the fern. I now own three.
    ja 5 工具なしで組めました。床が傾いた古い家でもがたつきません。
    zh-CN 4 木纹漂亮，坐着稳，刚开箱有点木蜡油的味道。
    ko 5 손으로 돌려 끼우니 끝. 110kg인 제가 앉아도 멀쩡해요.
    th 4 ไม้จริงน้ำหนักดี ขนาดกำลังพอเหมาะสำหรับวางต้นไม้
    en 3 The seat has a visible knot. It is wood, I know, but I would have liked to choose.
  `,
  candle: `
    en 5 (fig) Fig without the sugar. It smells like leaves, not like jam.
    ja 4 (linen) リネンの香りが控えめで、来客時にも使いやすいです。
    zh-CN 5 (amber) 琥珀味温暖不腻，点一小时整个客厅都有味道。
    ko 4 (fig) 무화과 향이 자연스러워요. 뚜껑이 예뻐서 꺼 두어도 장식이 됩니다.
    th 5 (linen) กลิ่นสะอาดเหมือนผ้าตากแดด จุดแล้วไม่มีควันดำ
    en 4 (340g) I timed the big one and got seventy-one hours. Close enough.
    ja 3 (amber) 火をつけると香りが思ったより弱くなりました。
  `,
}
