/** Reviews of men's clothing; `reviews.ts` says how a line is read. */
export const mensReviews: Record<string, string> = {
  shirt: `
    en 5 (l) I am between M and L and took the L. After five washes it has not moved a centimetre.
    ja 5 (m) アイロンいらずで、そのまま着て様になるのがありがたい。
    zh-CN 4 (l) 料子透气，夏天单穿不闷。袖子对我来说略长。
    ko 4 (m) 구김이 자연스러워서 좋아요. 밝은 색은 살짝 비칩니다.
    th 5 (s) ผ้าฝ้ายนุ่ม ใส่ทำงานหน้าร้อนสบายมาก
    en 3 (xl) Good cloth, but one button was hanging by a thread.
    th 4 (xl) ทรงหลวมกำลังดี คนตัวใหญ่ใส่แล้วไม่รัด
  `,
  knit: `
    en 5 (m) No itch at all, and I am the person who cuts the labels out of everything.
    ja 5 (l) ひと冬着ましたが毛玉がほとんどできません。薄手で重ね着しやすいです。
    zh-CN 5 (clay-m) 陶土色很衬肤色，机洗羊毛档没有缩水。
    ko 4 (l) 얇은데 따뜻합니다. 팔이 긴 편이라면 한 치수 크게 사세요.
    th 4 (s) ใส่ในห้องแอร์พอดี ไม่ร้อนไม่คัน
    en 4 (xl) Warm for its weight. A bit long in the body for me.
  `,
  cap: `
    en 5 Finally a cap that says nothing.
    ja 4 深すぎず浅すぎず、つばの曲がり具合がちょうどいい。
    zh-CN 4 布料软，头围 60 也戴得下。
    ko 5 로고 없는 모자 찾느라 오래 걸렸는데 드디어 정착합니다.
    th 3 สวยดี แต่ซักแล้วสีซีดลงเล็กน้อย
  `,
  belt: `
    en 5 (95cm) Thick, plain, smells like a saddle shop. I expect to leave it to somebody.
    ja 5 (95cm) 最初は硬いですが、2週間で腰の形になりました。
    zh-CN 4 (105cm) 皮子厚实，扣头沉，孔位多，胖了也不怕。
    ko 4 (85cm) 가죽이 두꺼워 얇은 바지 고리에는 빡빡해요.
    th 5 (95cm) หนังแท้หนามาก หัวทองเหลืองสวย คุ้มราคา
  `,
  wallet: `
    en 4 Slim and honest. The coin pocket is for coins, not for a coin collection.
    ja 5 前ポケットに入れても気になりません。革の色が育つのが楽しみです。
    zh-CN 4 一开始卡槽很紧，用两周就顺了。
    ko 5 아버지 선물로 드렸는데 바로 바꿔 쓰시네요.
    th 4 หนังสวย เย็บละเอียด ใส่แบงก์พันพับครึ่งได้พอดี
    en 2 The snap came off after three weeks. The shop refunded me without argument.
  `,
  sneakers: `
    en 5 (eu42) True to size. Walked Kyoto for four days with no blisters.
    ja 4 (eu41) 26cmでぴったり。最初の2日だけかかとが硬めでした。
    zh-CN 5 (eu43) 鞋底软硬合适，配什么裤子都行。
    ko 4 (eu42) 265 정사이즈로 맞습니다. 비 오는 날은 미끄러우니 조심하세요.
    th 4 (eu40) ใส่สบาย ซักมือแล้วไม่เสียทรง
    ko 3 (eu40) 발볼이 넓은 저에겐 조금 조이네요.
  `,
}
