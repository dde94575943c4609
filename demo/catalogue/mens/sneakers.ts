import type { Kind } from '../kind.ts'
import { japan, korea, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const sneakers: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'sneakers',
      shop_id: 'siam-loom',
      values: ['oat', 'sage', 'ink'],
      price_cents: 6900,
      second: { axis: 'shoe_size', adds: { eu40: 0, eu41: 0, eu42: 0, eu43: 0 } },
      sales: 1247,
      days_ago: 186,
      title: words(
        'Canvas court sneakers',
        '帆布板鞋',
        'キャンバスのコートスニーカー',
        '캔버스 코트 스니커즈',
        'รองเท้าผ้าใบแคนวาสทรงคอร์ต',
      ),
      description: words(
        'Low canvas sneakers on a stitched natural-rubber sole that can be replaced. The insole is cork under cotton, and takes the shape of your foot within a week. They run true to size and wash by hand.',
        '低帮帆布鞋，缝线天然橡胶底可以换新。鞋垫是棉面软木，一周就贴合脚形。尺码标准，可手洗。',
        '縫い付けの天然ゴムソールを張り替えられる、ローカットのキャンバススニーカーです。中敷きは綿を張ったコルクで、1週間ほどで足の形になじみます。サイズは標準どおり、手洗いできます。',
        '천연 고무 밑창을 꿰매 달아 나중에 갈아 끼울 수 있는 캔버스 스니커즈입니다. 깔창은 면을 씌운 코르크라 일주일이면 발 모양을 따라갑니다. 정사이즈이며 손세탁할 수 있습니다.',
        'รองเท้าผ้าใบแคนวาสหุ้มข้อต่ำ พื้นยางธรรมชาติเย็บติดเปลี่ยนใหม่ได้ พื้นในเป็นไม้ก๊อกหุ้มผ้าฝ้าย เข้ารูปเท้าภายในหนึ่งสัปดาห์ ขนาดตรงตามเบอร์ ซักมือได้',
      ),
      specs: [
        spec(
          'material',
          words(
            'Cotton canvas, cork insole',
            '棉帆布、软木鞋垫',
            '綿帆布、コルクの中敷き',
            '면 캔버스, 코르크 깔창',
            'ผ้าแคนวาสฝ้าย พื้นในไม้ก๊อก',
          ),
        ),
        spec(
          'sole',
          words(
            'Natural rubber, stitched',
            '天然橡胶，缝线工艺',
            '天然ゴム、縫い付け',
            '천연 고무, 봉제',
            'ยางธรรมชาติ เย็บติด',
          ),
        ),
        spec(
          'weight',
          words(
            'EU 42: 340 g each',
            '42 码单只 340 克',
            '26.5 cmで片足340 g',
            '265 기준 한 짝 340g',
            'เบอร์ 42 ข้างละ 340 กรัม',
          ),
        ),
        spec(
          'care',
          words(
            'Hand wash, dry in the shade',
            '手洗，阴凉处晾干',
            '手洗い、陰干し',
            '손세탁, 그늘에서 건조',
            'ซักมือ ตากในร่ม',
          ),
        ),
      ],
      reviews: `
    en 5 (eu42) True to size. Walked Kyoto for four days with no blisters.
    ja 4 (eu41) 26cmでぴったり。最初の2日だけかかとが硬めでした。
    zh-CN 5 (eu43) 鞋底软硬合适，配什么裤子都行。
    ko 4 (eu42) 265 정사이즈로 맞습니다. 비 오는 날은 미끄러우니 조심하세요.
    th 4 (eu40) ใส่สบาย ซักมือแล้วไม่เสียทรง
    ko 3 (eu40) 발볼이 넓은 저에겐 조금 조이네요.
  `,
    },
    {
      product_id: 'sneakers-high',
      shop_id: 'kojima-denim',
      values: ['denim', 'ink', 'brick'],
      price_cents: 8400,
      second: { axis: 'shoe_size', adds: { eu40: 0, eu41: 0, eu42: 0, eu43: 0 } },
      sales: 618,
      days_ago: 236,
      title: words(
        'Denim high-top sneakers',
        '牛仔高帮鞋',
        'デニムのハイカットスニーカー',
        '데님 하이탑 스니커즈',
        'รองเท้าผ้าใบหุ้มข้อผ้ายีนส์',
      ),
      description: words(
        'High-tops of the same denim we cut our jeans from, with a rubber toe cap and eight pairs of brass eyelets. The sole is cured onto the upper in a kiln, so it does not peel. After a summer they have fades of their own.',
        '用我们自家牛仔裤的布做的高帮鞋，橡胶鞋头，八对黄铜气眼。鞋底入窑硫化，与鞋面连成一体，不会开胶。穿一个夏天，自会褪出自己的颜色。',
        'ジーンズと同じデニムで作った、ラバーのつま先に真鍮ハトメ8対のハイカットです。ソールは窯で加硫して一体にするので、はがれません。ひと夏履けば、自分だけの色落ちになります。',
        '우리 청바지와 같은 데님에 고무 앞코와 황동 아일릿 여덟 쌍을 단 하이탑입니다. 밑창을 가마에서 가황해 갑피와 한 몸이 되므로 벌어지지 않습니다. 한여름을 신으면 나만의 색 빠짐이 생깁니다.',
        'รองเท้าหุ้มข้อตัดจากผ้ายีนส์ผืนเดียวกับกางเกงของเรา หัวยาง ตาไก่ทองเหลืองแปดคู่ พื้นอบวัลคาไนซ์ติดเป็นเนื้อเดียวจึงไม่ล่อน ใส่ไปหนึ่งหน้าร้อนจะเฟดเป็นลายของตัวเอง',
      ),
      specs: [
        spec(
          'material',
          words(
            'Cotton denim, rubber toe cap',
            '棉牛仔布、橡胶鞋头',
            '綿デニム、つま先はゴム',
            '면 데님, 고무 앞코',
            'ผ้ายีนส์ฝ้าย หัวยาง',
          ),
        ),
        spec('sole', words('Vulcanised rubber', '硫化橡胶', '加硫ゴム', '가황 고무', 'ยางวัลคาไนซ์')),
        spec(
          'weight',
          words(
            'EU 42: 430 g each',
            '42 码单只 430 克',
            '26.5 cmで片足430 g',
            '265 기준 한 짝 430g',
            'เบอร์ 42 ข้างละ 430 กรัม',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    ja 5 (denim-eu41) 足首の当たりが柔らかく、初日から靴ずれなしでした。
    en 4 (ink-eu43) Heavier than canvas, but the sole has not budged in a year.
    ko 5 (denim-eu42) 청바지랑 같이 물 빠지는 재미가 있어요.
    zh-CN 4 (brick-eu42) 鞋带偏短，系到顶只够打小结。
    th 5 (ink-eu40) หุ้มข้อกระชับ ทรงหัวยางสวยมาก
    en 3 (denim-eu41) Blue rubbed off on pale socks for the first fortnight.
  `,
    },
    {
      product_id: 'sneakers-slip',
      shop_id: 'dock-nine',
      values: ['snow', 'moss', 'denim'],
      price_cents: 4800,
      second: { axis: 'shoe_size', adds: { eu40: 0, eu41: 0, eu42: 0, eu43: 0 } },
      sales: 2745,
      days_ago: 301,
      title: words(
        'Chequered slip-ons',
        '棋盘格一脚蹬帆布鞋',
        '市松柄のスリッポン',
        '체커보드 슬립온',
        'รองเท้าสลิปออนลายตาหมากรุก',
      ),
      description: words(
        'Canvas slip-ons in two-tone squares, with elastic at both sides of the tongue and a padded collar. They go on without hands. The foam insole lifts out to be washed and dries overnight.',
        '双色格子帆布一脚蹬，鞋舌两侧有松紧，鞋口加软垫。不用手就能穿上。泡棉鞋垫可以取出来洗，一夜就干。',
        '二色の市松に、甲の両側のゴムと厚手の履き口を付けたキャンバスのスリッポンです。手を使わずに履けます。中敷きは外して洗え、ひと晩で乾きます。',
        '두 가지 색 네모가 이어진 캔버스 슬립온으로, 발등 양옆에 고무 밴드를 넣고 발목 둘레를 도톰하게 했습니다. 손을 쓰지 않고 신을 수 있습니다. 깔창은 꺼내 빨면 하룻밤에 마릅니다.',
        'รองเท้าแคนวาสไม่มีเชือก ลายตารางสองสี มียางยืดสองข้างลิ้นและขอบบุนวม สวมได้โดยไม่ต้องใช้มือ พื้นในโฟมถอดซักได้ ตากคืนเดียวแห้ง',
      ),
      specs: [
        spec(
          'material',
          words(
            'Cotton canvas, foam insole',
            '棉帆布、泡棉鞋垫',
            '綿帆布、フォームの中敷き',
            '면 캔버스, 폼 깔창',
            'ผ้าแคนวาสฝ้าย พื้นในโฟม',
          ),
        ),
        spec('sole', words('Rubber, 2.5 cm', '橡胶，2.5 厘米', 'ゴム、2.5 cm', '고무, 2.5cm', 'ยาง หนา 2.5 ซม.')),
        spec(
          'weight',
          words(
            'EU 42: 310 g each',
            '42 码单只 310 克',
            '26.5 cmで片足310 g',
            '265 기준 한 짝 310g',
            'เบอร์ 42 ข้างละ 310 กรัม',
          ),
        ),
        spec(
          'care',
          words(
            'Hand wash, stuff with paper',
            '手洗，塞纸晾干',
            '手洗いし、紙を詰めて干す',
            '손세탁 후 종이를 채워 건조',
            'ซักมือ ยัดกระดาษผึ่งให้แห้ง',
          ),
        ),
      ],
      reviews: `
    ko 5 (snow-eu42) 현관에서 3초면 나갈 수 있습니다. 쿠션도 좋아요.
    en 5 (moss-eu43) My dog walks got shorter to start and longer to finish.
    zh-CN 4 (snow-eu41) 白格子好搭，就是白的部分一周就灰了。
    th 5 (denim-eu40) ถอดเข้าวัดสะดวกมาก ใส่ทุกวัน
    ja 4 (denim-eu42) 甲高の足でもゴムが伸びて楽です。かかとは少し浅め。
    zh-CN 5 (moss-eu42) 给爸爸买的，他弯腰不方便，现在出门天天穿。
    en 2 (snow-eu41) Squeaked on tiles until I powdered the insoles.
  `,
    },
    {
      product_id: 'sneakers-runner',
      shop_id: 'dock-nine',
      values: ['mist', 'butter', 'sage'],
      price_cents: 9800,
      was_cents: 11900,
      second: { axis: 'shoe_size', adds: { eu40: 0, eu41: 0, eu42: 0, eu43: 0 } },
      sales: 1452,
      days_ago: 77,
      title: words('Mesh running shoes', '网面跑鞋', 'メッシュのランニングシューズ', '메시 러닝화', 'รองเท้าวิ่งผ้าตาข่าย'),
      description: words(
        'Light running shoes with an open mesh upper and a thick foam wedge that is eight millimetres higher at the heel. The heel counter is firm and the rest gives way. They are made for roads and parks, not for mud.',
        '轻便跑鞋，透气网面，厚泡棉中底前后落差八毫米。后跟托稳，其余部分随脚而动。适合公路和公园，不适合泥地。',
        '風の抜けるメッシュのアッパーに、かかとが8 mm高い厚いフォームを組み合わせた軽いランニングシューズです。かかとはしっかり、ほかはやわらか。舗装路と公園向けで、泥道には向きません。',
        '바람이 통하는 메시 갑피에 뒤꿈치가 8mm 높은 두꺼운 폼 밑창을 받친 가벼운 러닝화입니다. 뒤꿈치는 단단히 잡고 나머지는 발을 따라 휩니다. 포장도로와 공원용이며 진흙길에는 맞지 않습니다.',
        'รองเท้าวิ่งน้ำหนักเบา หน้าผ้าตาข่ายโปร่ง พื้นโฟมหนาส้นสูงกว่าหน้าเท้าแปดมิลลิเมตร ส้นกระชับ ส่วนอื่นยืดหยุ่นตามเท้า เหมาะกับถนนและสวน ไม่เหมาะกับทางโคลน',
      ),
      specs: [
        spec(
          'material',
          words('Polyester mesh', '涤纶网布', 'ポリエステルメッシュ', '폴리에스터 메시', 'ผ้าตาข่ายโพลีเอสเตอร์'),
        ),
        spec(
          'sole',
          words(
            'EVA foam, rubber tread',
            'EVA 泡棉、橡胶外底',
            'EVAフォーム、ゴムの接地面',
            'EVA 폼, 고무 아웃솔',
            'โฟม EVA ดอกยาง',
          ),
        ),
        spec(
          'weight',
          words(
            'EU 42: 245 g each',
            '42 码单只 245 克',
            '26.5 cmで片足245 g',
            '265 기준 한 짝 245g',
            'เบอร์ 42 ข้างละ 245 กรัม',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    en 5 (mist-eu42) Four hundred kilometres in, the foam still gives something back.
    ja 5 (sage-eu41) 軽くて通気がよく、夏の朝ランに最適です。
    ko 4 (butter-eu43) 발볼은 보통입니다. 넓으신 분은 반 치수 크게.
    zh-CN 5 (mist-eu43) 膝盖不好，换了这双跑五公里不疼了。
    th 4 (butter-eu42) วิ่งสวนลุมสบาย แต่สีอ่อนเปื้อนง่าย
    ko 5 (sage-eu40) 색이 요란하지 않아 출근길에도 신어요.
  `,
    },
    {
      product_id: 'sneakers-strap',
      shop_id: 'dock-nine',
      values: ['snow', 'cocoa', 'ink'],
      price_cents: 10800,
      second: { axis: 'shoe_size', adds: { eu40: 0, eu41: 0, eu42: 0, eu43: 0 } },
      sales: 341,
      days_ago: 28,
      title: words(
        'Leather trainers with two straps',
        '双搭带皮面休闲鞋',
        '二本ベルトのレザースニーカー',
        '투 스트랩 가죽 스니커즈',
        'รองเท้าหนังสองสายรัด',
      ),
      description: words(
        'Low leather trainers that close with two broad straps instead of laces, on a gum-coloured cup sole. The leather is smooth, and wipes clean with a damp cloth. A strip of soft lining keeps the heel from slipping.',
        '低帮皮面休闲鞋，两条宽搭带代替鞋带，配生胶色杯型底。皮面光滑，湿布一擦就净。后跟内侧贴软里，不掉跟。',
        'ひもの代わりに幅広のベルト二本で留める、ガムソールのレザースニーカーです。表面はなめらかで、濡らした布で拭くだけ。かかとの内側にやわらかい当て布があり、脱げにくくしています。',
        '끈 대신 넓은 스트랩 두 개로 여미는 낮은 가죽 스니커즈로, 생고무색 컵솔을 달았습니다. 매끈한 가죽이라 젖은 천으로 닦으면 됩니다. 뒤꿈치 안쪽에 부드러운 안감을 덧대 벗겨지지 않습니다.',
        'รองเท้าหนังหุ้มข้อต่ำ ปิดด้วยสายรัดกว้างสองเส้นแทนเชือก พื้นยางสีน้ำตาลทอง หนังเรียบเช็ดด้วยผ้าหมาดก็สะอาด ด้านในส้นเสริมผ้านุ่มกันหลุด',
      ),
      specs: [
        spec(
          'material',
          words('Cow leather, cotton lining', '牛皮、棉里', '牛革、裏地は綿', '소가죽, 면 안감', 'หนังวัว ซับในฝ้าย'),
        ),
        spec(
          'sole',
          words('Gum rubber, stitched', '生胶，缝线工艺', 'ガムラバー、縫い付け', '생고무, 봉제', 'ยางดิบ เย็บติด'),
        ),
        spec(
          'weight',
          words(
            'EU 42: 390 g each',
            '42 码单只 390 克',
            '26.5 cmで片足390 g',
            '265 기준 한 짝 390g',
            'เบอร์ 42 ข้างละ 390 กรัม',
          ),
        ),
        spec(
          'care',
          words(
            'Wipe, cream once a month',
            '擦净，每月上一次鞋油',
            '拭いて、月に一度クリーム',
            '닦고 한 달에 한 번 크림',
            'เช็ด ทาครีมเดือนละครั้ง',
          ),
        ),
      ],
      reviews: `
    ko 5 (snow-eu42) 끈 안 묶어도 되니 아이 등원길에 최고예요.
    en 4 (cocoa-eu43) The straps grip well; the leather creased across the toe on day two.
    zh-CN 5 (ink-eu41) 皮质细，黑色配西裤也不违和。
    ja 5 (snow-eu41) ベルトの長さに余裕があり、厚手の靴下でも留まります。
    th 4 (snow-eu40) หนังนุ่ม ใส่วันแรกไม่กัด ราคาแรงนิดหนึ่ง
  `,
    },
  ],
}
