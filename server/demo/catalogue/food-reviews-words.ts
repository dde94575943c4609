/** Reviews of food; `reviews.ts` says how a line is read. */
export const foodReviews: Record<string, string> = {
  matcha: `
    en 5 (ceremonial-40g) No bitterness at all, and a foam that stays to the last sip.
    ja 5 (daily-100g) 毎朝のラテ用に。牛乳に負けない濃さで、この値段は助かります。
    zh-CN 5 (ceremonial-100g) 颜色碧绿，粉很细，几乎不用过筛。
    ko 4 (daily-100g) 라떼로 마시면 최고예요. 물에만 타면 살짝 떫습니다.
    th 5 (roasted-40g) โฮจิฉะหอมมาก ใส่นมอุ่นก่อนนอนดีที่สุด
    th 4 (ceremonial-40g) หอมหวานนุ่ม แต่กระป๋องเล็กหมดไว
    en 3 (daily-100g) Good tea. The lid was so tight that I needed a knife.
    zh-CN 4 (roasted-100g) 焙茶香气足，做蛋糕卷很成功。
  `,
  honey: `
    en 5 (buckwheat-250g) Dark and almost malty. It ruined ordinary honey for me.
    ja 4 (acacia-250g) さらっとしてヨーグルトに合います。ディッパーがかわいい。
    zh-CN 5 (acacia-500g) 洋槐蜜清甜不腻，兑温水喝很润。
    ko 5 (wildflower-500g) 어릴 때 할머니 댁에서 먹던 그 맛이에요.
    th 4 (wildflower-250g) หอมดอกไม้จริง ๆ ตกผลึกไวแต่แช่น้ำอุ่นก็หาย
    en 4 (wildflower-500g) Arrived a little crystallised, which the label had promised.
  `,
  coffee: `
    en 5 (light-filter) Apricot, just as the bag says, and I never taste what the bag says.
    ja 4 (medium-beans) 中煎りはバランスが良く、毎日飽きません。
    zh-CN 4 (medium-filter) 粉粗细适合手冲，到手是三天前烘的。
    ko 5 (dark-beans) 라떼로 마셔도 향이 살아 있어요.
    th 5 (medium-beans) กาแฟไทยดี ๆ ไม่แพ้ใคร คั่วสดใหม่ หอมตั้งแต่เปิดถุง
    en 2 (dark-filter) The clip snapped on day one. The coffee deserved a better bag.
  `,
  chocolate: `
    en 5 (dark) Two ingredients and yet it tastes like raspberries. How?
    ja 5 (matcha) 抹茶の苦みがしっかり。甘すぎないのが大人向けです。
    zh-CN 4 (milk) 有点沙沙的颗粒感，越嚼越香。
    ko 3 (dark) 거친 식감이 낯설었어요. 취향을 탈 것 같습니다.
    th 4 (matcha) หอมชาชัดเจน ส่งมาหน้าร้อนมีละลายนิดหน่อยแต่แช่เย็นแล้วดีเหมือนเดิม
    zh-CN 5 (dark) 包装雅致，送人有面子，自己吃也值。
  `,
  oil: `
    en 5 (plain-500ml) It makes you cough in the back of the throat, which is how you know.
    ja 5 (lemon-250ml) 白身魚のカルパッチョにかけるだけでごちそうになります。
    zh-CN 4 (chilli-250ml) 微微辣，拌面拌豆腐都香。瓶口倒油不挂壁。
    ko 4 (lemon-250ml) 샐러드에 따로 드레싱이 필요 없어요.
    th 4 (chilli-250ml) เผ็ดกำลังดี ราดไข่ดาวอร่อยมาก
    en 4 (lemon-500ml) Expensive for cooking, cheap for joy.
  `,
  cookies: `
    en 4 (butter) Eighteen was a generous estimate of how long they would last.
    ja 5 (matcha) 缶がかわいくて、食べ終わったあとも使っています。
    zh-CN 4 (cocoa) 不太甜，配茶刚好。运输途中碎了两片。
    ko 5 (butter) 버터 향이 진하고 바삭해요. 선물용으로 또 샀습니다.
    th 3 (cocoa) อร่อยแต่ชิ้นเล็กกว่าที่คิด
  `,
}
