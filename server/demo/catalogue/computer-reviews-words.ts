/** Reviews of computers; `reviews.ts` says how a line is read. */
export const computerReviews: Record<string, string> = {
  keyboard: `
    en 5 (tactile) I type all day and the low height fixed the ache in my wrists. The tactile bump is gentle, not clacky.
    ja 5 (quiet) 静音軸にしました。深夜に打っても隣で寝ている家族が起きません。
    zh-CN 4 手感很好，铝壳够沉，不会滑。就是没有独立的 F 键，刚开始要适应。
    ko 5 아이패드랑 노트북을 키 하나로 바꿔 가며 쓰는데 정말 편해요.
    th 4 พิมพ์สนุก วางเข้ากับโต๊ะมาก แต่คู่มือภาษาไทยสั้นไปหน่อย
    en 3 Lovely to type on, but it lost the Bluetooth pairing twice in the first week. Fine over the cable.
    ko 4 (linear) 적축인데 통울림이 거의 없습니다. 키캡 색도 사진 그대로예요.
  `,
  mouse: `
    en 5 Small hands here, and this is the first mouse that does not feel like holding a shoe.
    zh-CN 5 声音真的很小，图书馆用也不尴尬。
    ja 4 形がきれいで、机に出しておきたくなります。手が大きい人には少し小さいかも。
    ko 3 디자인은 최고인데 손이 큰 편이라 오래 쓰면 조금 피곤합니다.
    th 5 ซื้อมาสองเดือนยังไม่ต้องชาร์จเลย คลิกเงียบจริง
    en 4 Left-handed and happy. Would have liked a button to change the speed without flipping it over.
  `,
  laptop: `
    en 5 I swapped the storage myself in ten minutes. When did that last happen with a laptop?
    ja 5 ファンが回らないので、録音しながらのメモに最適です。画面の映り込みも少ないです。
    zh-CN 4 屏幕很舒服，写一天稿子眼睛不酸。扬声器一般，看片还是要戴耳机。
    ko 4 가볍고 배터리도 하루 종일 갑니다. 다만 충전기가 생각보다 커요.
    th 5 เบามาก ใส่กระเป๋าผ้าไปทำงานร้านกาแฟทุกวัน แบตอยู่ได้ทั้งวันจริง
    en 3 Great for writing, but it gets warm when I export video. Know what it is for.
  `,
  monitor: `
    en 5 One cable to the laptop and the desk is finally clear. The foot takes up almost nothing.
    ja 5 (27in) 27インチを縦にして原稿を読んでいます。軽い力で回せて、戻してもずれません。
    zh-CN 5 雾面屏对着窗户也看得清，颜色和手机上基本一致。
    ko 4 색감이 차분해서 눈이 편합니다. 스피커가 없는 건 미리 알고 사세요.
    th 4 ขาตั้งเล็กแต่มั่นคงดี จอไม่สะท้อนแสง กล่องใหญ่มาก เตรียมที่วางไว้ด้วย
  `,
  webcam: `
    en 4 The window is right behind me and my face is no longer a silhouette.
    zh-CN 5 转一下就能物理遮挡，心里踏实。
    ja 4 マイクが思ったより良く、タイピングの音が入らないと言われました。
    ko 3 화질은 좋은데 받침이 작아서 케이블이 당기면 돌아갑니다.
    th 5 ตัวเล็กน่ารัก ขาตั้งมั่นคง ประชุมหน้าชัดขึ้นเยอะ
  `,
  drive: `
    en 5 It has lived in my coat pocket since spring and still looks new.
    ja 4 (2tb) 2TBを購入。動画の受け渡しが速いです。長く書き込むと少し温かくなります。
    zh-CN 5 拷一部电影去倒杯水的工夫就好了，编织线摸着很结实。
    ko 5 사진 백업용으로 샀어요. 작아서 카메라 가방 주머니에 쏙 들어갑니다.
    th 4 เล็กและเร็ว ตามร่องมีฝุ่นเกาะนิดหน่อยแต่เช็ดออกง่าย
    en 2 Mine arrived with a loose cable, so it kept disconnecting. A replacement came after I wrote to the shop.
    zh-CN 4 (1tb) 1TB 够用，就是价格再低一点就好了。
  `,
}
