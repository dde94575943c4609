/** Reviews of outdoor goods; `reviews.ts` says how a line is read. */
export const outdoorsReviews: Record<string, string> = {
  lantern: `
    en 5 We left it on dim all night for the kids, three nights in a row, on one charge.
    ja 5 ガスランタンから買い替えました。においも音もなく、子どもがいても安心です。
    zh-CN 5 放在阳台当氛围灯也很好看，旋钮阻尼感舒服。
    ko 4 감성도 있고 실용적이에요. 최대 밝기로 쓰면 배터리가 빨리 닳습니다.
    th 4 แสงอุ่นสวย แขวนในเต็นท์พอดี ชาร์จเต็มใช้เวลานานหน่อย
    en 3 Good lamp. The USB cover is stiff and I broke a nail on it.
  `,
  backpack: `
    en 5 Two rainy weeks on the bike and my laptop stayed dry.
    ja 5 革が少しずつ柔らかくなってきました。通勤にも山にも使っています。
    zh-CN 4 做工扎实，刚到时有点蜡味，晾两天就散了。
    ko 4 (sage) 세이지색이 사진보다 조금 더 짙지만 마음에 듭니다.
    th 4 ทรงสวย ผ้าหนา แต่หัวเข็มขัดฝืดนิดหน่อยช่วงแรก
    ko 3 가방 자체가 무게가 있어서 어깨가 약한 분은 고려하세요.
    en 5 The flap and buckles are faster than any zip once you get the habit.
    ja 4 13インチがぴったり。充電器まで入れるとふくらみます。
  `,
  thermos: `
    en 5 (750ml) Filled it at six in the evening, and it burned my tongue at seven the next morning.
    zh-CN 5 保温效果惊人，早上装的水晚上还烫。
    ja 4 (500ml) 500mlは通勤かばんに立てて入ります。パッキンの替えも売ってほしい。
    ko 5 얼음이 다음 날까지 남아 있어요. 텐트에서 최고.
    th 5 ใส่น้ำแข็งตอนเช้า ตกเย็นยังเหลือก้อนอยู่เลย
    th 4 (750ml) ตัวใหญ่หนักไปนิดสำหรับพกทุกวัน แต่ไปแคมป์เหมาะมาก
  `,
  tent: `
    en 5 (two) Pitched it alone, at night, in wind. It looked as if I knew what I was doing.
    ja 4 (two) 形がかわいくて、朝の結露がほとんどありません。車移動向きの重さです。
    zh-CN 4 (three) 三个人睡刚好，第一次搭用了十五分钟，熟了会快。
    ko 5 (three) 비가 밤새 왔는데 한 방울도 새지 않았습니다.
    th 4 กางง่ายจริง ระบายอากาศดี หน้าร้อนไม่อบ
    en 2 Beautiful, but too heavy to carry on foot. I should have read the weight.
  `,
  campmug: `
    en 5 Bought two, then four more. They stack and they survive my family.
    ja 4 たき火に直接かけています。口当たりが薄くて良いです。
    zh-CN 5 煮咖啡、热牛奶都用它，边上磕了一点反而更好看。
    ko 4 가볍고 예쁩니다. 뜨거운 음료를 담으면 손잡이도 금방 뜨거워져요.
    th 5 น่ารักมาก ใช้ที่ออฟฟิศทุกวัน
    ko 5 색깔별로 샀는데 겹쳐 놓으니 그림이네요.
  `,
  campstool: `
    en 4 Light enough for fishing and does not sink into the shingle.
    ja 5 畳むと小さく、電車の旅にも持って行けます。木の質感が良いです。
    zh-CN 4 钓鱼用正好，久坐还是想要个靠背。
    ko 3 튼튼하지만 키가 큰 사람에게는 좀 낮아요.
    th 5 ผ้าหนา ไม้สวย นั่งแล้วไม่โยก
  `,
}
