/** Reviews of women's clothing; `reviews.ts` says how a line is read. */
export const womensReviews: Record<string, string> = {
  dress: `
    en 5 (m) The pockets hold a phone and a paperback and do not pull the dress out of shape.
    ja 5 (m) 透けないリネンを探していました。洗うほど柔らかくなります。
    zh-CN 4 (s) 155 的我穿 S 到小腿，料子舒服，凉快。
    ko 4 (m) 치마폭이 넉넉해서 시원해요. 다림질은 포기하고 입습니다.
    th 5 (l) ผ้าดีมาก หนาแต่ไม่ร้อน ใส่ไปเที่ยวทะเลสวย
    en 3 (s) Lovely linen, but the armholes are cut low on me.
    zh-CN 5 (clay-m) 颜色比图片更温柔，同事都来问链接。
  `,
  tote: `
    en 5 It stands up by itself on a train floor. I did not know I needed that.
    ja 4 丈夫で形がきれい。内ポケットがもう一つあれば完璧です。
    zh-CN 5 能装 14 寸电脑加便当，肩带不勒。
    ko 4 튼튼한 만큼 가방 무게가 조금 있어요.
    th 4 ผ้าหนา ทรงตั้งสวย ซิปด้านในลื่นดี
    ko 5 1년째 매일 들고 다니는데 모서리만 살짝 닳았습니다.
  `,
  sunhat: `
    en 4 (58cm) Packed flat in my case for nine hours and came back with a bit of steam.
    ja 5 (56cm) つばがちょうどよく、自転車でも飛びませんでした。
    zh-CN 4 (56cm) 遮阳够用，草编细密不扎头。
    ko 3 (58cm) 예쁜데 생각보다 챙이 부드러워 바람에 젖혀져요.
    th 5 (56cm) ใส่ไปทะเลกันแดดได้ดี พับใส่กระเป๋าแล้วไม่เสียทรง
  `,
  shades: `
    en 5 The hinges close like a good car door.
    ja 4 丸顔でも似合いました。鼻パッドが低い人は少しずれるかも。
    zh-CN 4 偏光效果明显，开车很舒服，盒子也精致。
    ko 5 테 색이 은은해서 어떤 옷에도 어울려요.
    th 4 กรอบสวย เลนส์ตัดแสงดี ใส่ขับรถสบายตา
    en 3 Great quality but small on a wide face like mine.
  `,
  rings: `
    en 5 (us7) I never take them off, not even to wash dishes, and the plating has held for eight months.
    ja 5 (gold-us6) 細くて華奢。4本バラバラに着けても可愛いです。
    zh-CN 4 (us6) 叠戴很好看，灰绿那颗最喜欢。尺码偏大半号。
    ko 4 (rose-us7) 로즈골드 색이 과하지 않고 예뻐요.
    th 5 (silver-us7) เงินแท้ ใส่แล้วไม่แพ้ งานละเอียดมาก
    th 3 (us8) สวยดีแต่วงเรียบหลวมกว่าวงที่มีหิน
  `,
  scarf: `
    en 5 You can see the hand in it. Light, and warm enough for an aeroplane.
    ja 5 ふんわり軽く、夏の冷房よけに毎日使っています。
    zh-CN 4 手织的纹理很特别，第一次洗会掉一点颜色。
    ko 4 색이 자연스럽고 부드럽습니다. 올이 잘 걸리니 반지를 조심하세요.
    th 5 ผ้าทอมือของน่านแท้ ๆ เนื้อนุ่ม ได้อุดหนุนชุมชนด้วย
  `,
}
