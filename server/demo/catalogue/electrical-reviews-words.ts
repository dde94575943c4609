/** Reviews of electrical goods; `reviews.ts` says how a line is read. */
export const electricalReviews: Record<string, string> = {
  fan: `
    en 5 Sleeps next to my bed on the lowest setting. I have to look to see whether it is on.
    ja 5 最弱が本当に静か。ガードが簡単に外れるので掃除も楽です。
    zh-CN 4 风很柔，接充电宝也能吹。没有自动摇头，想好再买。
    ko 4 소리 작고 예뻐요. 리모컨이 있었으면 별 다섯이었을 텐데.
    th 5 ลมนุ่ม เสียงเบามาก เสียบพาวเวอร์แบงก์ตอนไฟดับก็ใช้ได้
    en 3 Nice to look at, but it is a desk fan. It will not cool a whole living room.
  `,
  headphones: `
    en 5 Wore them from Seoul to Frankfurt and forgot they were on. The engine just goes away.
    ja 4 装着感が軽く、長時間でも耳が痛くなりません。低音はおとなしめです。
    zh-CN 5 降噪够用，人声保留得刚好，地铁报站还听得见。
    ko 5 패드를 떼어서 빨 수 있다는 게 이렇게 좋은 줄 몰랐어요.
    th 4 ใส่สบาย แบตทนมาก แต่พับเก็บไม่ได้เลยกินที่ในกระเป๋า
    en 4 Battery claim is honest: I charge them on Sundays and that is it.
    zh-CN 3 戴眼镜的人左边会有点压，习惯了一周才好。
    th 5 (clay) สีดินเผาสวยกว่าในรูป เพื่อนถามทุกคนว่าซื้อที่ไหน
  `,
  speaker: `
    en 4 Fills the kitchen without shouting. I would not use it for a garden party.
    ja 5 2台目を買い足しました。置いただけでステレオになって感動。
    zh-CN 5 布面质感很好，放在书架上像个摆件。
    ko 4 저음이 과하지 않아 라디오나 재즈 듣기에 좋습니다.
    th 4 เสียงกลางชัด ฟังพอดแคสต์เพลินมาก
    en 2 Sound is fine, but the first one would not charge. The second works.
  `,
  ricecooker: `
    en 5 (g) Finally one cup of rice that does not turn out as a crust. The UK plug was the right one too.
    ja 5 一人暮らしに3合はちょうどいい。冷めてもおいしいです。
    zh-CN 4 (c) 煮出来的米饭粒粒分明，粥也不溢。内胆稍重。
    ko 4 (c) 현미는 불려야 맛있게 됩니다. 백미는 정말 잘 돼요.
    th 5 หุงข้าวหอมมะลิออกมานุ่มพอดี ขนาดเล็กวางในห้องเช่าได้สบาย
    th 3 หน้าจอไม่มีภาษาไทย ต้องเปิดคู่มือดูปุ่มช่วงแรก ๆ
  `,
  earbuds: `
    en 4 They sit so lightly that I check whether they fell out. They never do.
    ja 4 耳の穴が小さくても痛くならない。電車ではもう少し音漏れを抑えたいです。
    zh-CN 5 盒子圆圆的，一摸就想盘。通话家里人说很清楚。
    ko 5 귓구멍이 작아서 늘 아팠는데 이건 하루 종일 껴도 괜찮아요.
    th 3 เสียงดี แต่ใส่วิ่งแล้วหลวมสำหรับหูฉัน
    ko 4 두 기기 동시 연결이 편합니다. 음량은 조금 작은 편.
    en 5 Lost one bud on a bus, and the shop sold me a single one. That never happens.
  `,
  kettle: `
    en 5 (g) Pours like a much more expensive one. The wooden handle stays cool.
    ja 5 (a) 注ぎ口が細くてコーヒーがおいしく淹れられます。見た目も出しっぱなしでかわいい。
    zh-CN 5 (c) 烧得快，水没有塑料味。搪瓷面擦一下就干净。
    ko 4 (c) 디자인과 물줄기는 만점. 물 높이 눈금이 안쪽에만 있어 조금 불편해요.
    th 4 รินน้ำนิ่งมาก ดริปกาแฟสนุกขึ้นเยอะ ตัวกาหนักนิดหน่อยตอนน้ำเต็ม
    ja 3 気に入っていますが、満水だと片手で注ぐには重いです。
  `,
}
