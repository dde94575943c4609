import type { Kind } from '../kind.ts'
import { centimetres, kilograms, litres, watts } from '../measures.ts'
import { china, japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'
import { mains } from './mains-words.ts'

export const toaster: Kind = {
  pictured: 'colour',
  about: words(
    'The cord winds up under the feet, and what falls out is caught in a tray that slides out from the side or back.',
    '电源线可绕在底脚下，碎屑落进抽拉式托盘，随手一倒。',
    'コードは脚の下に巻いて収まり、こぼれたくずは引き出し式の受け皿にたまります。',
    '전선은 발 밑에 감아 두고, 떨어진 부스러기는 빼서 비우는 받침에 모입니다.',
    'สายไฟม้วนเก็บใต้ฐาน เศษที่ร่วงตกลงถาดซึ่งดึงออกมาเทได้',
  ),
  specs: [spec('supply', mains)],
  products: [
    {
      product_id: 'toaster-two',
      shop_id: 'moon-gate',
      values: ['butter', 'sage', 'snow'],
      price_cents: 4900,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0 } },
      sales: 1342,
      days_ago: 256,
      title: words(
        'Two-slice toaster, soft corners',
        '圆角双片吐司机',
        '丸い角の2枚焼きトースター',
        '모서리 둥근 2구 토스터',
        'เครื่องปิ้งขนมปังสองแผ่นทรงมน',
      ),
      description: words(
        'A round-shouldered toaster with slots wide enough for a halved bagel. The lever lifts high, so even a small slice can be taken out without a fork.',
        '圆肩造型的吐司机，槽口够宽，对半切的贝果也放得下。拉杆能抬得很高，小片面包不用叉子也取得出来。',
        '肩の丸いトースターです。口が広く、半分に切ったベーグルも入ります。レバーが高く上がるので、小さなパンもフォークなしで取り出せます。',
        '어깨가 둥근 토스터로, 반으로 자른 베이글도 들어갈 만큼 입구가 넓습니다. 레버가 높이 올라와 작은 빵도 포크 없이 꺼낼 수 있습니다.',
        'เครื่องปิ้งทรงไหล่มน ช่องกว้างพอใส่เบเกิลผ่าครึ่ง คันโยกยกขึ้นได้สูง ขนมปังชิ้นเล็กก็หยิบออกได้โดยไม่ต้องใช้ส้อมเขี่ย',
      ),
      specs: [
        spec('power', watts(850)),
        spec(
          'controls',
          words(
            'Seven shades, thaw, stop',
            '七档烤色、解冻、停止',
            '焼き色7段階、解凍、取り消し',
            '굽기 7단계, 해동, 취소',
            'ความเกรียมเจ็ดระดับ ละลายน้ำแข็ง และหยุด',
          ),
        ),
        spec('size', centimetres(28, 17, 19)),
        spec('origin', china),
      ],
      reviews: `
    en 5 (butter-g) Shade four is exactly the toast of my childhood. I did not expect to be moved by a toaster.
    zh-CN 5 (sage-c) 烤贝果不用再压扁塞，颜色摆在白厨房里特别跳。
    ja 4 (snow-a) 厚切りの食パンも入ります。焼きむらは裏表で少しだけ。
    ko 5 (butter-c) 아침마다 기분 좋아지는 색. 레버 올리면 빵이 쑥 올라와서 손 안 데어요.
    th 4 (sage-c) ปิ้งไวดี สีสวย ถาดเศษขนมปังดึงยากนิดหน่อย
    en 4 (snow-a) Fine toast, quiet click. Two minutes forty on five, if you are the kind who times it.
  `,
    },
    {
      product_id: 'toaster-long',
      shop_id: 'aoyama-homeware',
      values: ['fog', 'ink', 'oat'],
      price_cents: 6900,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0 } },
      sales: 476,
      days_ago: 147,
      title: words(
        'Long-slot toaster, wooden ends',
        '木端长槽吐司机',
        '木の側面のロングスロットトースター',
        '원목 마감 롱 슬롯 토스터',
        'เครื่องปิ้งช่องยาวปลายไม้',
      ),
      description: words(
        'One long slot takes a whole slice of sourdough, or two ordinary ones side by side, between end panels of oiled beech. A thin machine, made to stand against the tiles behind the chopping board.',
        '一条长槽，放得下整片酸面包，也可以并排放两片吐司，两端是上过油的榉木板。机身很薄，适合靠着案板后的瓷砖摆放。',
        '細長い口がひとつ。カンパーニュの大きな一切れも、食パン2枚も並べて焼けます。両端はオイル仕上げのブナ材です。薄いので、まな板の後ろの壁際に収まります。',
        '긴 입구 하나에 큼직한 사워도우 한 조각이나 식빵 두 장을 나란히 넣습니다. 양 끝은 오일을 먹인 너도밤나무입니다. 얇아서 도마 뒤 타일 벽에 붙여 둘 수 있습니다.',
        'ช่องยาวช่องเดียวใส่ซาวร์โดได้ทั้งแผ่น หรือวางขนมปังธรรมดาสองแผ่นเรียงกัน ปลายสองข้างเป็นไม้บีชทาน้ำมัน ตัวเครื่องบาง ตั้งชิดผนังหลังเขียงได้พอดี',
      ),
      specs: [
        spec('power', watts(900)),
        spec(
          'material',
          words(
            'Painted steel, oiled beech',
            '烤漆钢、上油榉木',
            '塗装スチール、オイル仕上げのブナ',
            '도장 강철, 오일 마감 너도밤나무',
            'เหล็กพ่นสี ไม้บีชทาน้ำมัน',
          ),
        ),
        spec('size', centimetres(39, 12, 18)),
        spec('weight', kilograms(2.1)),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (ink-g) Finally a toaster for people who bake. The full slice goes in, the full slice comes out.
    ja 5 (oat-a) 奥行きがないので狭い台所でも邪魔になりません。木の部分がいい。
    ko 4 (fog-c) 바게트 길게 반 갈라 굽기 좋아요. 식빵 한 장만 구우면 자리가 남아 아깝습니다.
    zh-CN 5 (oat-c) 欧包整片放进去，边缘脆、里面还是软的。
    th 4 (ink-c) ปิ้งขนมปังยาวได้จริง ต้องระวังไม้ด้านข้างอย่าให้เปียก
  `,
    },
    {
      product_id: 'toaster-four',
      shop_id: 'moon-gate',
      values: ['brick', 'silver', 'mist'],
      price_cents: 8400,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0 } },
      sales: 318,
      days_ago: 389,
      title: words(
        'Four-slice toaster, two levers',
        '双杆四片吐司机',
        'レバー2本の4枚焼きトースター',
        '레버 2개 4구 토스터',
        'เครื่องปิ้งสี่แผ่นสองคันโยก',
      ),
      description: words(
        'Two toasters in one chrome-belted body: each pair of slots has its own lever and its own shade, so pale and dark toast are ready at the same moment. A rack folds up from the top for warming rolls.',
        '镀铬腰线的一个机身里装着两台吐司机：左右各有拉杆和烤色旋钮，浅的、焦的同时出炉。顶部可翻起支架，用来烘热小面包。',
        'クロムの帯を巻いたひとつの本体に、トースターが2台分。左右それぞれにレバーと焼き色のつまみがあり、薄焼きとこんがりが同時に焼き上がります。上にはロールパンを温める網が起こせます。',
        '크롬 띠를 두른 한 몸에 토스터 두 대가 들어 있습니다. 양쪽에 레버와 굽기 조절이 따로 있어 옅은 것과 짙은 것이 함께 구워집니다. 위쪽 망을 세우면 모닝빵을 데울 수 있습니다.',
        'เครื่องปิ้งสองชุดในตัวเดียวคาดแถบโครเมียม แต่ละคู่มีคันโยกและปุ่มปรับความเกรียมของตัวเอง แผ่นอ่อนกับแผ่นเข้มจึงเสร็จพร้อมกัน ด้านบนพับตะแกรงขึ้นอุ่นขนมปังก้อนได้',
      ),
      specs: [
        spec('power', watts(1600)),
        spec(
          'controls',
          words(
            'Six shades on each side',
            '左右各六档烤色',
            '左右それぞれ焼き色6段階',
            '양쪽 각각 굽기 6단계',
            'ความเกรียมหกระดับแยกซ้ายขวา',
          ),
        ),
        spec('size', centimetres(33, 29, 20)),
        spec('weight', kilograms(3.2)),
      ],
      reviews: `
    en 5 (brick-g) Three teenagers, one breakfast, no more queue.
    zh-CN 4 (silver-c) 左右独立真的方便。机身挺宽，买前先量一下台面。
    ko 5 (mist-c) 아이는 살짝, 남편은 바짝. 아침이 평화로워졌어요.
    th 5 (brick-c) เปิดคาเฟ่เล็ก ๆ ใช้ทุกวันมาหนึ่งปียังไม่งอแง
    ja 4 (silver-a) 見た目も火力も満足ですが、4枚同時だとブレーカーに注意。
    en 2 (silver-a) The left side arrived with a dented lever. It works, and the shop took ten dollars off.
  `,
    },
    {
      product_id: 'toaster-oven',
      shop_id: 'aoyama-homeware',
      values: ['moss', 'snow', 'clay'],
      price_cents: 9900,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0 } },
      sales: 927,
      days_ago: 214,
      title: words(
        'Little oven with a steam cup',
        '蒸汽小烤箱',
        'スチーム小型オーブントースター',
        '스팀 미니 오븐 토스터',
        'เตาอบเล็กพร้อมถ้วยไอน้ำ',
      ),
      description: words(
        'A spoonful of water in the cup above the door makes steam, and yesterday’s bread comes back crisp outside and soft within. Two rods glow above, two below, and a small pizza or a row of fish fits on the rack.',
        '在门上方的小水杯里加一勺水，蒸汽一起，隔夜面包又能外脆里软。上下各两根发热管，烤架放得下一张小披萨或一排鱼。',
        '扉の上の小さなカップに水をひとさじ。スチームで、昨日のパンも外はカリッ、中はふんわりによみがえります。ヒーターは上下2本ずつ、小さなピザや魚の切り身も並びます。',
        '문 위쪽 컵에 물 한 숟갈을 부으면 스팀이 나와 어제 산 빵도 겉은 바삭, 속은 부드러워집니다. 열선은 위아래 두 줄씩이고 작은 피자나 생선 한 줄이 들어갑니다.',
        'เติมน้ำหนึ่งช้อนลงถ้วยเหนือประตูให้เกิดไอน้ำ ขนมปังเมื่อวานก็กลับมากรอบนอกนุ่มใน ขดลวดบนสองล่างสอง วางพิซซ่าถาดเล็กหรือปลาทั้งแถวบนตะแกรงได้',
      ),
      specs: [
        spec('capacity', litres(9)),
        spec('power', watts(1250)),
        spec(
          'controls',
          words(
            '80 to 230 degrees, timer to 15 minutes',
            '80 至 230 度，定时 15 分钟',
            '80〜230度、タイマー15分',
            '80~230도, 타이머 15분',
            '80 ถึง 230 องศา ตั้งเวลาได้ 15 นาที',
          ),
        ),
        spec('size', centimetres(35, 29, 22)),
        spec(
          'contents',
          words(
            'Rack, tray, steam spoon',
            '烤架、烤盘、量水勺',
            '網、トレー、給水スプーン',
            '석쇠, 트레이, 물 스푼',
            'ตะแกรง ถาด ช้อนตวงน้ำ',
          ),
        ),
      ],
      reviews: `
    ja 5 (snow-a) クロワッサンの温め直しが別物。毎朝の楽しみになりました。
    ko 5 (clay-c) 식은 피자, 치킨 다 살려 줍니다. 에어프라이어보다 자주 써요.
    en 4 (moss-g) Bakes evenly for its size. The window needs a wipe every week.
    zh-CN 5 (snow-c) 冷冻可颂直接进去，酥得掉渣。
    th 5 (clay-c) อบขนมปังไอน้ำออกมาหอมมาก ตัวเล็กแต่ร้อนเร็ว
    zh-CN 3 (moss-c) 定时器转起来有滴答声，清晨厨房里听着挺响。
  `,
    },
    {
      product_id: 'toaster-sandwich',
      shop_id: 'moon-gate',
      values: ['honey', 'plum', 'denim'],
      price_cents: 3600,
      second: { axis: 'plug', adds: { a: 0, c: 0 } },
      sales: 2050,
      days_ago: 53,
      title: words('Hot sandwich press', '热压三明治机', 'ホットサンドメーカー', '핫 샌드위치 메이커', 'เครื่องอบแซนด์วิช'),
      description: words(
        'Close the jaws on two slices and whatever was left in the fridge; four minutes later the edges are sealed and the cheese has nowhere to go. The plates unclip for the sink, and the press stands upright in a narrow cupboard.',
        '两片面包夹上冰箱里的剩菜，合上机器，四分钟后四边压紧封口，芝士一滴不漏。烤盘可拆下水洗，机身能竖着收进窄柜。',
        'パン2枚で冷蔵庫の残り物をはさみ、閉じて4分。縁がぴったり閉じて、チーズは逃げません。プレートは外して洗え、本体は立てて細い棚にしまえます。',
        '빵 두 장 사이에 냉장고에 남은 것을 넣고 닫으면 4분 뒤 가장자리가 붙어 치즈가 새지 않습니다. 판은 떼어 설거지할 수 있고, 본체는 세워서 좁은 찬장에 넣습니다.',
        'หนีบขนมปังสองแผ่นกับของเหลือในตู้เย็น สี่นาทีต่อมาขอบปิดสนิท ชีสไหลไปไหนไม่ได้ แผ่นความร้อนถอดล้างได้ และตั้งเก็บในตู้แคบได้',
      ),
      specs: [
        spec('power', watts(650)),
        spec(
          'material',
          words(
            'Steel, cast aluminium plates',
            '钢、铸铝烤盘',
            'スチール、アルミ鋳物プレート',
            '강철, 주물 알루미늄 판',
            'เหล็ก แผ่นอะลูมิเนียมหล่อ',
          ),
        ),
        spec(
          'supply',
          words(
            'Type A: 100–120 V. Type C: 220–240 V',
            'A 型 100–120 伏，C 型 220–240 伏',
            'Aタイプは100〜120 V、Cタイプは220〜240 V',
            'A형 100~120V, C형 220~240V',
            'แบบ A 100–120 โวลต์ แบบ C 220–240 โวลต์',
          ),
        ),
        spec('size', centimetres(24, 14, 9)),
        spec('weight', kilograms(1.3)),
      ],
      reviews: `
    th 5 (honey-c) ใส่แฮมชีสกับข้าวโพด ลูกกินหมดทุกเช้า
    ja 5 (plum-a) 残りのカレーをはさんで焼くのが最高。耳までカリカリです。
    zh-CN 5 (denim-c) 盘子能拆下来洗，比之前那台好打理太多。
    en 4 (honey-a) Makes one sandwich at a time, which at midnight is the right number.
    ko 4 (plum-c) 식빵이 크면 가장자리를 잘라야 해요. 그래도 매일 꺼냅니다.
    ko 5 (denim-c) 호떡도 되고 남은 만두도 됩니다. 이걸 왜 이제 샀을까요.
  `,
    },
  ],
}
