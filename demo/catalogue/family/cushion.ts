import type { Kind } from '../kind.ts'
import { centimetres } from '../measures.ts'
import { japan, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const cushion: Kind = {
  pictured: 'colour',
  about: words(
    'The cover closes with a hidden zip and comes off for washing.',
    '外套用隐形拉链，可以拆下来洗。',
    'カバーは隠しファスナーで外して洗えます。',
    '커버는 숨은 지퍼로 벗겨 세탁할 수 있습니다.',
    'ปลอกปิดด้วยซิปซ่อน ถอดซักได้',
  ),
  products: [
    {
      product_id: 'cushion-linen',
      shop_id: 'aoyama-homeware',
      values: ['denim', 'clay', 'oat'],
      price_cents: 3400,
      second: { axis: 'width', adds: { '45cm': 0, '50cm': 500, '60cm': 1200 } },
      sales: 2418,
      days_ago: 388,
      title: words(
        'Linen cushion with piping',
        '滚边亚麻靠垫',
        'パイピング付きリネンクッション',
        '파이핑 리넨 쿠션',
        'หมอนอิงลินินเดินกุ๊น',
      ),
      description: words(
        'A square cushion in washed linen, edged with piping of a paler cloth. The linen is heavy enough to keep its corners and grows softer with every wash.',
        '水洗亚麻的方靠垫，四边用浅一号的布滚边。布料够厚，四角立得住，越洗越软。',
        '洗いをかけたリネンの角形クッションで、縁には淡い色の布でパイピングを施しました。角が崩れない厚みがあり、洗うほどにやわらかくなります。',
        '워싱 리넨으로 지은 네모난 쿠션에 한 톤 밝은 천으로 파이핑을 둘렀습니다. 모서리가 살아 있을 만큼 도톰하고, 빨수록 부드러워집니다.',
        'หมอนอิงสี่เหลี่ยมผ้าลินินซักนุ่ม เดินกุ๊นด้วยผ้าสีอ่อนกว่า เนื้อผ้าหนาพอให้มุมหมอนคงรูป ยิ่งซักยิ่งนุ่ม',
      ),
      specs: [
        spec(
          'material',
          words('Linen, 240 g/m²', '亚麻，240 克/平方米', 'リネン（240 g/m²）', '리넨 240g/m²', 'ผ้าลินิน 240 กรัม/ตร.ม.'),
        ),
        spec(
          'filling',
          words(
            'Duck feather in a cotton inner',
            '鸭毛，棉布内胆',
            'ダックフェザー（綿の中袋入り）',
            '오리 깃털, 면 속통',
            'ขนเป็ดในปลอกฝ้าย',
          ),
        ),
        spec(
          'care',
          words(
            'Cover: 40 °C, dries on the line',
            '外套 40 °C 水洗，挂晾',
            'カバーは40 °Cで洗い、つり干し',
            '커버 40°C 세탁, 널어 말림',
            'ปลอกซัก 40 °C ตากแขวน',
          ),
        ),
      ],
      reviews: `
    en 5 (denim-50cm) Karate-chops beautifully. The piping is straight all the way round.
    zh-CN 5 (oat) 洗过三次越来越软，颜色没怎么掉。
    ja 4 (clay-45cm) 生地に厚みがあり上質です。届いた日は羽根のにおいが少ししました。
    ko 5 (denim) 소파가 새것처럼 보여요. 모서리가 처지지 않습니다.
    th 5 (60cm) ใบใหญ่พิงสบายหลัง ผ้าไม่ร้อน
    en 3 (oat-45cm) A quill poked through within a month. The cover itself I love.
  `,
    },
    {
      product_id: 'cushion-knit',
      shop_id: 'aoyama-homeware',
      values: ['snow', 'honey', 'fog'],
      price_cents: 4600,
      was_cents: 7200,
      second: { axis: 'filling', adds: { cover: 0, feather: 1200 } },
      sales: 1345,
      days_ago: 162,
      title: words(
        'Cable-knit cushion',
        '绞花针织靠垫',
        'ケーブル編みのクッション',
        '꽈배기 니트 쿠션',
        'หมอนอิงนิตลายเกลียว',
      ),
      description: words(
        'Three fat cables run up the front of this cushion, knitted from lambswool on an old flat machine. The back is plain stocking stitch, for those who like to turn it over.',
        '正面三道粗绞花，用羔羊毛在老横机上织成。背面是素净的平针，想换个样子翻过来就行。',
        '正面に太い縄編みが3本。古い横編み機でラムウールを編みました。裏は無地のメリヤス編みなので、返して使うこともできます。',
        '앞면에 굵은 꽈배기 세 줄이 올라가는 쿠션으로, 오래된 횡편기로 램스울을 짰습니다. 뒷면은 민무늬 메리야스뜨기라 뒤집어 써도 좋습니다.',
        'ด้านหน้ามีเกลียวใหญ่สามแถว ถักจากขนลูกแกะด้วยเครื่องถักแบบเก่า ด้านหลังถักเรียบ พลิกใช้ได้อีกแบบ',
      ),
      specs: [
        spec(
          'material',
          words(
            'Lambswool 80 %, nylon 20 %',
            '羔羊毛 80%，锦纶 20%',
            'ラムウール80%、ナイロン20%',
            '램스울 80%, 나일론 20%',
            'ขนลูกแกะ 80% ไนลอน 20%',
          ),
        ),
        spec('size', centimetres(45, 45)),
        spec(
          'care',
          words(
            'Cover: wool wash by hand',
            '外套用羊毛洗涤剂手洗',
            'カバーはウール用洗剤で手洗い',
            '커버는 울 세제로 손빨래',
            'ปลอกซักมือด้วยน้ำยาซักผ้าขนสัตว์',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    ja 5 (snow-feather) 冬のあいだ膝に抱えて過ごしました。毛玉もほとんどできません。
    en 5 (honey) The cushion version of a fisherman's jumper.
    ko 4 (fog-cover) 솜은 집에 있던 45cm 솜을 넣었는데 조금 헐렁해요. 50cm가 맞을 듯합니다.
    zh-CN 5 (fog) 绞花立体，一点不扎脸，午睡枕着刚好。
    th 4 (snow) นุ่มและอุ่น เปิดแอร์นอนกอดกำลังดี สีขาวเปื้อนง่าย
    ko 5 (honey-feather) 사진보다 꽈배기가 더 통통합니다. 겨울 거실에 하나로 충분해요.
  `,
    },
    {
      product_id: 'cushion-bolster',
      shop_id: 'aoyama-homeware',
      values: ['moss', 'plum', 'cocoa'],
      price_cents: 4200,
      second: { axis: 'width', adds: { '50cm': 0, '75cm': 1400 } },
      sales: 534,
      days_ago: 226,
      title: words(
        'Corduroy bolster',
        '灯芯绒圆柱靠枕',
        'コーデュロイのボルスター',
        '코듀로이 원통 쿠션',
        'หมอนข้างสั้นผ้าลูกฟูก',
      ),
      description: words(
        'A firm roll for the small of the back or under the knees, covered in broad-ribbed corduroy. Each end is gathered into a covered button.',
        '结实的圆柱靠枕，垫腰、垫膝弯都合适，外罩宽条灯芯绒。两头打褶收拢，各缀一颗包扣。',
        '腰の後ろにもひざの下にも使える、しっかりした筒形クッションです。太畝のコーデュロイで包み、両端はひだを寄せてくるみボタンで留めました。',
        '허리 뒤에도 무릎 아래에도 받치기 좋은 단단한 원통 쿠션으로, 골이 굵은 코듀로이를 씌웠습니다. 양 끝은 주름을 모아 싸개단추로 마무리했습니다.',
        'หมอนทรงกระบอกเนื้อแน่นสำหรับหนุนเอวหรือรองใต้เข่า หุ้มผ้าลูกฟูกร่องใหญ่ ปลายสองด้านจับจีบติดกระดุมหุ้มผ้า',
      ),
      specs: [
        spec('material', words('Cotton corduroy', '棉灯芯绒', '綿コーデュロイ', '면 코듀로이', 'ผ้าลูกฟูกฝ้าย')),
        spec('size', words('20 cm across', '直径 20 厘米', '直径20 cm', '지름 20cm', 'เส้นผ่านศูนย์กลาง 20 ซม.')),
        spec(
          'filling',
          words('Buckwheat hull and wool', '荞麦壳与羊毛', 'そば殻とウール', '메밀껍질과 양모', 'เปลือกบักวีตและขนสัตว์'),
        ),
        spec(
          'care',
          words(
            'Cover: 30 °C, inside out',
            '外套翻面 30 °C 水洗',
            'カバーは裏返して30 °C',
            '커버 뒤집어 30°C 세탁',
            'กลับด้านปลอก ซัก 30 °C',
          ),
        ),
      ],
      reviews: `
    zh-CN 5 (moss-50cm) 腰椎不好，开长会靠着它舒服多了。
    en 4 (cocoa-75cm) Firm, as promised. It rustles a little if you are a restless sleeper.
    ja 5 (plum-50cm) ひざ下に入れて寝ると腰が楽です。畝の手ざわりもよい。
    ko 5 (cocoa) 소파 팔걸이로 씁니다. 단추까지 같은 천이라 마감이 고급스러워요.
    th 4 (moss) แน่นหนุนหลังดีมาก เปลือกข้างในมีเสียงกรอบแกรบเบา ๆ
  `,
    },
    {
      product_id: 'cushion-floor',
      shop_id: 'bamboo-lane',
      values: ['brick', 'sage', 'sand'],
      price_cents: 5200,
      second: { axis: 'diameter', adds: { '50cm': 0, '60cm': 1100 } },
      sales: 876,
      days_ago: 134,
      title: words(
        'Round tufted floor cushion',
        '九点扎线圆坐垫',
        '丸い房留め座布団',
        '둥근 누빔 방석',
        'เบาะนั่งพื้นทรงกลมเย็บจุก',
      ),
      description: words(
        'A thick round floor cushion, tied through in nine places so that the kapok stays where it was put. The side band carries a loop for hanging it up.',
        '厚实的圆形坐垫，九处穿线扎紧，木棉不会跑位。侧边缝有挂环，不用时挂起来。',
        '9か所を糸で綴じ、カポックが片寄らないようにした厚い丸座布団です。側面のループで壁に掛けておけます。',
        '케이폭이 쏠리지 않도록 아홉 군데를 꿰어 묶은 두툼한 둥근 방석입니다. 옆면에 고리가 있어 걸어 둘 수 있습니다.',
        'เบาะกลมหนาสำหรับนั่งพื้น เย็บตรึงเก้าจุดให้นุ่นอยู่กับที่ ขอบข้างมีห่วงสำหรับแขวนเก็บ',
      ),
      specs: [
        spec('material', words('Hand-woven cotton', '手织棉布', '手織り綿', '손으로 짠 면', 'ผ้าฝ้ายทอมือ')),
        spec('filling', words('Kapok', '木棉', 'カポック', '케이폭', 'นุ่น')),
        spec('size', words('14 cm thick', '厚 14 厘米', '厚さ14 cm', '두께 14cm', 'หนา 14 ซม.')),
        spec(
          'care',
          words(
            'Cover: by hand; sun the filling',
            '外套手洗，内芯晒太阳',
            'カバーは手洗い、中材は日干し',
            '커버는 손빨래, 속은 햇볕에',
            'ปลอกซักมือ ไส้นำไปตากแดด',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    th 5 (sand-60cm) นั่งสมาธิชั่วโมงหนึ่งไม่ชา นุ่นแน่นไม่ยุบ
    en 5 (brick) High enough that my knees forgive me. I sit on it for board games and lose anyway.
    ja 4 (sage-50cm) 厚みがあり立ち上がりやすいです。側面の輪に掛けて片づけています。
    ko 5 (sand-50cm) 좌식 책상에 쓰는데 엉덩이가 배기지 않아요.
    zh-CN 4 (sage) 刚到有点硬，晒了两天太阳松软多了。
    zh-CN 5 (brick-60cm) 猫占了一个，我又买了一个。
  `,
    },
    {
      product_id: 'cushion-tassel',
      shop_id: 'aoyama-homeware',
      values: ['ink', 'moss', 'blush'],
      price_cents: 3800,
      second: { axis: 'filling', adds: { cover: 0, kapok: 900 } },
      sales: 402,
      days_ago: 36,
      title: words(
        'Striped lumbar cushion, tassels',
        '条纹流苏腰枕',
        '房飾りの縞ランバークッション',
        '술 달린 줄무늬 허리 쿠션',
        'หมอนหนุนเอวลายทางพู่มุม',
      ),
      description: words(
        'A long, low cushion for the small of the back, woven in broad and narrow stripes on a pale ground. A cotton tassel hangs from each corner.',
        '细长的腰枕，浅底上织宽窄相间的条纹。四角各垂一束棉线流苏。',
        '淡い地に太い縞と細い縞を織り出した、横長の腰当てクッションです。四隅に綿の房を下げました。',
        '옅은 바탕에 넓고 좁은 줄무늬를 짜 넣은 길고 낮은 허리 쿠션입니다. 네 모서리에 면실 술을 달았습니다.',
        'หมอนทรงยาวสำหรับหนุนเอว ทอลายทางกว้างสลับแคบบนพื้นสีอ่อน ห้อยพู่ฝ้ายทั้งสี่มุม',
      ),
      specs: [
        spec('material', words('Cotton', '棉', '綿', '면', 'ผ้าฝ้าย')),
        spec('size', centimetres(60, 30)),
        spec(
          'weight',
          words('0.7 kg with filling', '含内芯 0.7 千克', '中材入り0.7 kg', '속통 포함 0.7kg', '0.7 กก. รวมไส้'),
        ),
        spec(
          'care',
          words(
            'Cover: 30 °C in a laundry net',
            '外套装洗衣袋 30 °C 水洗',
            'カバーはネットに入れて30 °C',
            '커버는 세탁망에 넣어 30°C',
            'ปลอกใส่ถุงซัก 30 °C',
          ),
        ),
      ],
      reviews: `
    en 5 (ink-kapok) Lives on the driver's seat. Tassels tucked in, back pain gone.
    ko 4 (blush-cover) 줄무늬가 앞뒤로 맞아떨어져요. 술은 아기가 자꾸 잡아당깁니다.
    zh-CN 5 (moss) 条纹是织的不是印的，流苏也扎得紧。
    th 5 (ink) วางบนเตียงแล้วเหมือนโรงแรมเลย
    ja 4 (moss-kapok) 横幅がソファにちょうど合いました。房は洗うと少しほどけるので結び直しました。
  `,
    },
  ],
}
