import type { Kind } from '../kind.ts'
import { fromYears } from '../measures.ts'
import { china, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'
import { limewood } from './limewood-words.ts'
import { beech, maple } from './woods-words.ts'

export const blocks: Kind = {
  pictured: 'colour',
  about: words(
    'The paint is fast to water and to teething.',
    '漆面不怕水，也不怕小牙啃。',
    '塗料は水にも、歯の生えはじめの口にも強いものです。',
    '도료는 물에도, 이가 나는 아이의 입에도 벗겨지지 않습니다.',
    'สีไม่ลอกทั้งเมื่อโดนน้ำและเมื่อถูกฟันน้ำนมกัด',
  ),
  products: [
    {
      product_id: 'blocks',
      shop_id: 'little-harbour',
      values: ['clay', 'sage', 'butter'],
      price_cents: 3400,
      second: { axis: 'pieces', adds: { '40': 0, '80': 2000 } },
      sales: 786,
      days_ago: 271,
      title: words('Building blocks in a crate', '木箱积木', '木箱入りのつみき', '나무 상자 블록', 'บล็อกไม้ในลัง'),
      description: words(
        'Sanded blocks in eight shapes that all share one measure, so two halves really make a whole. Most of them are coloured, the rest plain wood. The crate has rope handles and a lid that is also a building board.',
        '八种形状的打磨积木，尺寸成套，两块半块正好等于一块整的。大半上色，其余原木。木箱有绳把手，盖子也是一块搭建板。',
        '8種の形がすべて同じ基準寸法でできたつみきです。半分を2つ合わせると、きちんとひとつになります。多くは色つき、残りは木地のまま。ロープの持ち手が付いた木箱のふたは、土台の板にもなります。',
        '여덟 가지 모양이 모두 같은 치수를 따라 반쪽 두 개가 정확히 하나가 됩니다. 대부분 색을 입혔고 나머지는 나무 그대로입니다. 밧줄 손잡이 상자의 뚜껑은 쌓기 판이 됩니다.',
        'บล็อกไม้ขัดเรียบแปดรูปทรงใช้หน่วยขนาดเดียวกัน สองครึ่งรวมกันได้หนึ่งพอดี ส่วนใหญ่ทาสี ที่เหลือเป็นไม้ธรรมชาติ ลังมีหูเชือก ฝาใช้เป็นแผ่นรองต่อได้',
      ),
      specs: [
        spec('material', limewood),
        spec(
          'size',
          words(
            'Unit 3 × 3 × 6 cm, crate 30 × 22 × 12 cm',
            '单块 3 × 3 × 6 厘米，木箱 30 × 22 × 12 厘米',
            '基準3 × 3 × 6 cm、木箱30 × 22 × 12 cm',
            '기본 3 × 3 × 6cm, 상자 30 × 22 × 12cm',
            'ชิ้นมาตรฐาน 3 × 3 × 6 ซม. ลัง 30 × 22 × 12 ซม.',
          ),
        ),
        spec(
          'weight',
          words(
            '40 pieces: 1.6 kg. 80 pieces: 2.8 kg',
            '40 块 1.6 千克，80 块 2.8 千克',
            '40個1.6 kg、80個2.8 kg',
            '40개 1.6kg, 80개 2.8kg',
            '40 ชิ้น 1.6 กก. 80 ชิ้น 2.8 กก.',
          ),
        ),
        spec('age', fromYears(2)),
        spec('origin', china),
      ],
      reviews: `
    en 5 (80) Eighty is the right number. Two children, one bridge, no quarrel.
    ja 5 (40) 寸法がきちんと合うので、高く積んでも崩れにくいです。
    zh-CN 4 (80) 木箱很结实，当收纳也好看，就是挺沉。
    ko 4 (40) 마감이 깔끔해요. 조금만 더 개수가 많았으면.
    th 5 (80) ลูกสองคนเล่นด้วยกันได้ทั้งบ่าย ฝาใช้เป็นแผ่นรองดีมาก
  `,
    },

    {
      product_id: 'blocks-planks',
      shop_id: 'maple-attic',
      values: ['wood', 'denim', 'honey'],
      price_cents: 2900,
      second: { axis: 'pieces', adds: { '100': 0, '200': 2400, '300': 4600 } },
      sales: 1215,
      days_ago: 355,
      title: words(
        'Building planks, all one size',
        '同一尺寸搭建木条',
        '同じ寸法の積み板',
        '치수가 같은 쌓기 널빤지',
        'แผ่นไม้ต่อขนาดเดียว',
      ),
      description: words(
        'Thin planks cut to one measure: three thicknesses make one width, five widths make one length. No glue, no clips, only patience, and a tower higher than its builder.',
        '同一尺寸的薄木条：三个厚度等于一个宽度，五个宽度等于一个长度。不用胶也不用卡扣，只要耐心，就能搭出比自己还高的塔。',
        'すべて同じ寸法の薄い板です。厚み3枚で幅ひとつ、幅5つで長さひとつ。のりも留め具も使わず、根気だけで自分の背より高い塔が建ちます。',
        '모두 같은 치수의 얇은 널입니다. 두께 셋이 너비 하나, 너비 다섯이 길이 하나가 됩니다. 풀도 걸쇠도 없이 끈기만으로 제 키보다 높은 탑을 쌓습니다.',
        'แผ่นไม้บางตัดขนาดเดียวกันหมด หนาสามแผ่นเท่ากับกว้างหนึ่ง กว้างห้าเท่ากับยาวหนึ่ง ไม่ใช้กาวหรือตัวล็อก ใช้แต่ความอดทน ก็ได้หอสูงกว่าคนต่อ',
      ),
      specs: [
        spec('material', maple),
        spec(
          'size',
          words(
            'Plank 12 × 2.4 × 0.8 cm',
            '每根 12 × 2.4 × 0.8 厘米',
            '1枚12 × 2.4 × 0.8 cm',
            '널 한 장 12 × 2.4 × 0.8cm',
            'แผ่นละ 12 × 2.4 × 0.8 ซม.',
          ),
        ),
        spec('age', fromYears(3)),
      ],
      reviews: `
en 5 (200) Our record is 214 centimetres, with a chair. It fell at dinner and nobody cried.
ja 5 (wood-300) 寸法の狂いがありません。孫より夫のほうが真剣です。
zh-CN 5 (100) 先买了一百块，一周后又补了两百块，建议直接买大的。
ko 4 (denim-200) 색 널이 섞여 있어 무늬 만들기 좋아요. 상자는 따로 마련해야 합니다.
th 5 (200) เล่นกันทั้งบ้าน ลูกชายต่อเป็นวัดเจดีย์ ลูกสาวต่อเป็นคอกม้า
zh-CN 3 (honey-100) 有两根边上有毛刺，自己用砂纸磨了一下。
`,
    },
    {
      product_id: 'blocks-castle',
      shop_id: 'little-harbour',
      values: ['mist', 'brick', 'moss'],
      price_cents: 4400,
      was_cents: 7200,
      second: { axis: 'pieces', adds: { '40': 0, '80': 2100 } },
      sales: 467,
      days_ago: 240,
      title: words(
        'Castle blocks with towers',
        '城堡积木带塔楼',
        '塔のあるお城のつみき',
        '탑이 있는 성 블록',
        'บล็อกปราสาทมีหอคอย',
      ),
      description: words(
        'Walls with battlements, a gate, columns and pointed roofs: enough for a castle with two towers and a good view. The roofs are hollowed below, so they stay on when the dragon comes.',
        '有城垛的墙、城门、圆柱和尖顶，足够搭一座双塔城堡。尖顶底下挖空，恶龙来了也不会掉。',
        '狭間のある壁、門、柱、とがった屋根。ふたつの塔をもつお城ができあがります。屋根の裏はくりぬいてあるので、竜が来ても落ちません。',
        '톱니 성벽과 성문, 기둥과 뾰족지붕으로 쌍탑 성을 쌓습니다. 지붕은 밑이 파여 있어 용이 와도 떨어지지 않습니다.',
        'กำแพงมีใบเสมา ประตู เสา และหลังคาแหลม พอสร้างปราสาทสองหอ หลังคาคว้านด้านใต้ไว้จึงไม่หล่นแม้มังกรบุก',
      ),
      specs: [
        spec('material', limewood),
        spec(
          'size',
          words(
            'Tower 26 cm high with its roof',
            '塔楼连顶高 26 厘米',
            '塔の高さは屋根まで26 cm',
            '탑 높이 지붕까지 26cm',
            'หอคอยสูงถึงยอด 26 ซม.',
          ),
        ),
        spec(
          'weight',
          words('1.4 or 2.7 kg', '1.4 或 2.7 千克', '1.4 kgまたは2.7 kg', '1.4kg 또는 2.7kg', '1.4 หรือ 2.7 กก.'),
        ),
        spec('age', fromYears(3)),
        spec('origin', china),
      ],
      reviews: `
en 5 (mist-80) The dragon came. The roofs did stay on. Two walls did not.
ja 4 (brick-40) 40個だとお城ひとつ分。門の半円がお気に入りです。
zh-CN 5 (80) 城垛的齿很整齐，可以一块咬一块往上叠。
ko 5 (moss-80) 여섯 살 아이가 사흘째 허물지 않고 조금씩 늘리고 있어요.
th 4 (brick) ยอดหลังคาแหลมแต่ปลายมน ปลอดภัยดี กล่องบางไปหน่อย
`,
    },
    {
      product_id: 'blocks-stones',
      shop_id: 'maple-attic',
      values: ['oat', 'clay', 'fog'],
      price_cents: 2400,
      second: { axis: 'pieces', adds: { '9': 0, '12': 700, '16': 1500 } },
      sales: 903,
      days_ago: 129,
      title: words('Balancing stones of wood', '木质平衡石', 'バランスをとる木の石', '나무 균형 돌', 'ก้อนหินไม้เรียงสมดุล'),
      description: words(
        'Faceted like river stones by a lazy jeweller, no two alike. Each one can stand on several faces, but only some of them want to.',
        '像懒珠宝匠切出来的河石，没有两颗相同。每颗都有好几个面能立住，只是有的面不太情愿。',
        'のんきな宝石職人が削った川の石のように、ひとつとして同じ形がありません。どの石にも立てる面がいくつかありますが、気乗りしない面もあります。',
        '게으른 보석공이 깎은 강돌처럼 같은 모양이 하나도 없습니다. 저마다 설 수 있는 면이 여럿이지만, 그중에는 내켜 하지 않는 면도 있습니다.',
        'เหลี่ยมเหมือนหินแม่น้ำที่ช่างเจียระไนขี้เกียจ ไม่มีสองก้อนเหมือนกัน แต่ละก้อนตั้งได้หลายด้าน แต่บางด้านก็ไม่ค่อยยอม',
      ),
      specs: [
        spec('material', beech),
        spec(
          'size',
          words('Stones of 3 to 8 cm', '每颗 3–8 厘米', '石の大きさ3〜8 cm', '돌 크기 3~8cm', 'ก้อนละ 3–8 ซม.'),
        ),
        spec('age', fromYears(3)),
        spec(
          'contents',
          words('Stones, cotton bag', '木石、棉布袋', '木の石、綿の巾着', '나무 돌, 면 주머니', 'ก้อนไม้ ถุงผ้าฝ้าย'),
        ),
      ],
      reviews: `
en 5 (oat-12) Bought for the kids, kept for conference calls. Seven high so far.
ja 5 (fog-16) 机の上でひとつ積むたびに気持ちが落ち着きます。
ko 4 (clay-9) 아홉 개는 금방 끝나요. 열두 개부터 재미있습니다.
zh-CN 5 (oat-16) 每颗角度都不一样，叠到第八颗手开始抖。
th 5 (fog-12) เอาไว้เล่นก่อนนอนแทนมือถือ ได้ผลเกินคาด
en 4 (clay-12) Handsome, though the clay ones show dents after a fall.
`,
    },
    {
      product_id: 'blocks-town',
      shop_id: 'little-harbour',
      values: ['butter', 'denim', 'blush'],
      price_cents: 2700,
      second: { axis: 'pieces', adds: { '9': 0, '16': 1300 } },
      sales: 358,
      days_ago: 61,
      title: words(
        'Little harbour town of houses',
        '小港镇木屋积木',
        '小さな港町の家々',
        '작은 항구 마을 집 블록',
        'เมืองท่าเล็ก ๆ บ้านไม้',
      ),
      description: words(
        'Narrow houses with painted windows, a lighthouse and a few round trees. They stand in a row on a windowsill just as well as on a play mat.',
        '画着窗户的窄房子、一座灯塔和几棵圆树。排在窗台上和摆在游戏垫上一样好看。',
        '窓を描いた細長い家と灯台、丸い木が何本か。窓辺に一列に並べても、プレイマットの上でもよく似合います。',
        '창문을 그린 좁다란 집들과 등대, 둥근 나무 몇 그루입니다. 창턱에 나란히 세워도, 놀이 매트에 펼쳐도 잘 어울립니다.',
        'บ้านแคบ ๆ เขียนหน้าต่าง ประภาคาร และต้นไม้กลมสองสามต้น เรียงบนขอบหน้าต่างหรือบนแผ่นรองเล่นก็เข้ากัน',
      ),
      specs: [
        spec('material', limewood),
        spec(
          'size',
          words('Houses 5 to 11 cm high', '房子高 5–11 厘米', '家の高さ5〜11 cm', '집 높이 5~11cm', 'บ้านสูง 5–11 ซม.'),
        ),
        spec('age', fromYears(2)),
        spec('origin', china),
      ],
      reviews: `
en 5 (denim-16) Every December it moves to the mantelpiece. Every January somebody moves it back.
ja 5 (butter-9) 灯台の赤い帯がかわいい。出窓に並べています。
zh-CN 5 (blush-16) 窗户是画上去的，擦了几次没有掉色。
ko 4 (denim-9) 나무가 세 그루였으면 했는데 두 그루 들어 있어요.
th 5 (butter-16) ลูกตั้งชื่อถนนให้ครบทุกสายแล้ว
`,
    },
  ],
}
