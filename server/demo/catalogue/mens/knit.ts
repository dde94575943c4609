import type { Kind } from '../kind.ts'
import { korea, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const knit: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'knit',
      shop_id: 'siam-loom',
      values: ['clay', 'sage', 'ink'],
      price_cents: 8600,
      was_cents: 9800,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0, xl: 0 } },
      sales: 812,
      days_ago: 103,
      title: words(
        'Merino crew-neck knit',
        '美利奴圆领针织衫',
        'メリノウールのクルーネックニット',
        '메리노 라운드넥 니트',
        'เสื้อไหมพรมเมอริโนคอกลม',
      ),
      description: words(
        'A fine merino jumper to wear on its own or under a coat. The yarn is spun long and smooth, so it does not scratch at the neck and pills very little. Cuffs and hem keep their shape because they are knitted tighter, not because of elastic.',
        '细美利奴羊毛套头衫，单穿或叠在大衣里都合适。长纤纺纱顺滑，领口不扎，也很少起球。袖口和下摆靠更密的织法定型，不用松紧带。',
        '一枚でもコートの下でも着られる、細番手のメリノウールセーターです。長い繊維で紡いだ糸はなめらかで、首まわりがちくちくせず、毛玉もできにくいのが特長。袖口とすそはゴムではなく、編み目の詰まりで形を保ちます。',
        '한 장으로도, 코트 안에도 입기 좋은 고운 메리노 스웨터입니다. 섬유를 길게 뽑아 자은 실이라 목이 따갑지 않고 보풀도 적습니다. 소매와 밑단은 고무줄이 아니라 더 촘촘한 짜임으로 모양을 지킵니다.',
        'เสื้อไหมพรมเมอริโนเส้นเล็ก ใส่เดี่ยวหรือใส่ใต้โค้ตก็ได้ เส้นใยยาวเนื้อเนียน ไม่คันคอและขึ้นขุยน้อยมาก ปลายแขนและชายเสื้อคงรูปเพราะถักแน่นกว่า ไม่ได้ใช้ยางยืด',
      ),
      specs: [
        spec(
          'material',
          words(
            '100% extra-fine merino, 19.5 micron',
            '100% 超细美利奴羊毛，19.5 微米',
            'エクストラファインメリノ100%、19.5ミクロン',
            '엑스트라 파인 메리노 100%, 19.5미크론',
            'ขนแกะเมอริโนละเอียด 100% 19.5 ไมครอน',
          ),
        ),
        spec(
          'size',
          words(
            'Chest: S 98, M 104, L 110, XL 116 cm',
            '胸围：S 98、M 104、L 110、XL 116 厘米',
            '胸囲：S 98、M 104、L 110、XL 116 cm',
            '가슴둘레: S 98, M 104, L 110, XL 116cm',
            'รอบอก S 98 M 104 L 110 XL 116 ซม.',
          ),
        ),
        spec('weight', words('Size M: 290 g', 'M 码 290 克', 'Mサイズ290 g', 'M 사이즈 290g', 'ไซซ์ M 290 กรัม')),
        spec(
          'care',
          words(
            'Wool cycle, cold, dry flat',
            '羊毛程序冷水洗，平铺晾干',
            'ウールコースで水洗い、平干し',
            '울 코스 찬물 세탁, 뉘어서 건조',
            'ซักโหมดผ้าขนสัตว์น้ำเย็น วางราบตาก',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    en 5 (m) No itch at all, and I am the person who cuts the labels out of everything.
    ja 5 (l) ひと冬着ましたが毛玉がほとんどできません。薄手で重ね着しやすいです。
    zh-CN 5 (clay-m) 陶土色很衬肤色，机洗羊毛档没有缩水。
    ko 4 (l) 얇은데 따뜻합니다. 팔이 긴 편이라면 한 치수 크게 사세요.
    th 4 (s) ใส่ในห้องแอร์พอดี ไม่ร้อนไม่คัน
    en 4 (xl) Warm for its weight. A bit long in the body for me.
  `,
    },
  ],
}
