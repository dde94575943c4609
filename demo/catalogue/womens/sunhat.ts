import type { Kind } from '../kind.ts'
import { grams } from '../measures.ts'
import { spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const sunhat: Kind = {
  pictured: 'colour',
  about: words(
    'If it arrives flattened, steam from a kettle brings the shape back.',
    '若运输中压扁，用水壶蒸汽熏一熏即可恢复形状。',
    '輸送でつぶれて届いたときは、やかんの湯気を当てると形が戻ります。',
    '배송 중 눌린 모자는 주전자 김을 쐬면 모양이 돌아옵니다.',
    'หากขนส่งแล้วแบน อังไอน้ำจากกาจะคืนทรง',
  ),
  products: [
    {
      product_id: 'sunhat',
      shop_id: 'siam-loom',
      values: ['sand', 'oat', 'brick'],
      price_cents: 3400,
      second: { axis: 'head_size', adds: { '56cm': 0, '58cm': 0 } },
      sales: 684,
      days_ago: 121,
      title: words('Braided straw sun hat', '编织草帽', '麦わらの日よけ帽', '밀짚 챙모자', 'หมวกสานกันแดด'),
      description: words(
        'A wide-brimmed hat of braided wheat straw with a dark grosgrain ribbon tied in a bow. The brim is 9 cm, wide enough for nose and neck, and soft enough to pack flat in a suitcase. A hidden ribbon inside makes it a little smaller on windy days.',
        '宽檐麦秆编织草帽，深色罗纹缎带系成蝴蝶结。帽檐 9 厘米，遮得住鼻尖和后颈，又够软，可压平放进行李箱。内藏细带，起风时可以收紧一点。',
        '麦わらを編み、濃色のグログランリボンを結んだつば広帽です。9 cmのつばは鼻先からえり足まで日を遮り、やわらかいのでスーツケースに平らに入ります。内側の隠しリボンで、風の日は少し小さくできます。',
        '밀짚을 엮고 짙은 그로그랭 리본을 묶은 챙 넓은 모자입니다. 9cm 챙이 콧등과 목덜미까지 가려 주고, 부드러워 여행 가방에 납작하게 들어갑니다. 안쪽 숨은 끈으로 바람 부는 날엔 조금 줄일 수 있습니다.',
        'หมวกปีกกว้างสานจากฟางข้าวสาลี ผูกโบริบบิ้นกรอสเกรนสีเข้ม ปีกกว้าง 9 ซม. บังได้ถึงจมูกและต้นคอ นุ่มพอพับแบนใส่กระเป๋าเดินทาง มีริบบิ้นซ่อนด้านในดึงให้กระชับวันลมแรง',
      ),
      specs: [
        spec(
          'material',
          words(
            'Wheat straw, grosgrain band',
            '麦秆、罗纹缎带',
            '麦わら、グログランリボン',
            '밀짚, 그로그랭 띠',
            'ฟางข้าวสาลี ริบบิ้นกรอสเกรน',
          ),
        ),
        spec(
          'size',
          words(
            'Brim 9 cm, crown 10 cm',
            '帽檐 9 厘米，帽高 10 厘米',
            'つば9 cm、高さ10 cm',
            '챙 9cm, 높이 10cm',
            'ปีก 9 ซม. สูง 10 ซม.',
          ),
        ),
        spec('weight', grams(110)),
        spec(
          'care',
          words(
            'Brush, do not wet',
            '用刷子清洁，勿沾水',
            'ブラシで払い、ぬらさない',
            '솔로 털고 물에 적시지 마세요',
            'ปัดด้วยแปรง ห้ามโดนน้ำ',
          ),
        ),
      ],
      reviews: `
    en 4 (58cm) Packed flat in my case for nine hours and came back with a bit of steam.
    ja 5 (56cm) つばがちょうどよく、自転車でも飛びませんでした。
    zh-CN 4 (56cm) 遮阳够用，草编细密不扎头。
    ko 3 (58cm) 예쁜데 생각보다 챙이 부드러워 바람에 젖혀져요.
    th 5 (56cm) ใส่ไปทะเลกันแดดได้ดี พับใส่กระเป๋าแล้วไม่เสียทรง
  `,
    },
    {
      product_id: 'sunhat-bucket',
      shop_id: 'siam-loom',
      values: ['honey', 'sage', 'snow'],
      price_cents: 4600,
      second: { axis: 'head_size', adds: { '56cm': 0, '58cm': 0 } },
      sales: 1175,
      days_ago: 64,
      title: words(
        'Crocheted raffia bucket hat',
        '钩编拉菲草渔夫帽',
        'ラフィアのかぎ編みバケットハット',
        '라피아 코바늘 버킷햇',
        'หมวกบักเก็ตราเฟียโครเชต์',
      ),
      description: words(
        'A bucket hat crocheted round by round from raffia, with a short brim that shades the eyes and leaves the view free. One hat is two days of one pair of hands.',
        '用拉菲草一圈一圈钩成的渔夫帽，短檐遮眼，不挡视线。一顶帽子，要一双手钩两天。',
        'ラフィアを一段ずつかぎ針で編んだバケットハットです。短いつばが目元に影をつくり、視界は広いまま。ひとつ編むのに、ひとりの手で二日かかります。',
        '라피아를 코바늘로 한 단 한 단 떠 올린 버킷햇입니다. 짧은 챙이 눈가에 그늘을 만들고 시야는 가리지 않습니다. 모자 하나에 한 사람의 손으로 이틀이 걸립니다.',
        'หมวกบักเก็ตถักโครเชต์จากใยราเฟียวนทีละรอบ ปีกสั้นบังแดดให้ตาแต่ไม่บังวิว หนึ่งใบใช้เวลาถักสองวันด้วยมือคนเดียว',
      ),
      specs: [
        spec(
          'material',
          words(
            'Madagascar raffia',
            '马达加斯加拉菲草',
            'マダガスカル産ラフィア',
            '마다가스카르산 라피아',
            'ใยราเฟียมาดากัสการ์',
          ),
        ),
        spec(
          'size',
          words(
            'Brim 6 cm, crown 9 cm',
            '帽檐 6 厘米，帽高 9 厘米',
            'つば6 cm、高さ9 cm',
            '챙 6cm, 높이 9cm',
            'ปีก 6 ซม. สูง 9 ซม.',
          ),
        ),
        spec('weight', grams(95)),
        spec('origin', thailand),
      ],
      reviews: `
    ko 5 (snow-56cm) 접어서 가방에 넣었다 꺼내도 모양이 살아나요. 통풍이 잘 됩니다.
    en 5 (honey-58cm) Short enough to wear while driving. The crochet is very even.
    ja 5 (56cm) 編み目がきれいで、日傘を持てない子連れの外出に重宝しています。
    zh-CN 4 (sage-56cm) 钩得很密，前几天有点扎额头，戴软了就好。
    th 4 (58cm) เบาและระบายอากาศดี สีน้ำผึ้งเข้ากับชุดง่าย
    en 4 (sage-56cm) The sage is a dyed raffia and a touch greener than the linen dress of the same name.
  `,
    },
    {
      product_id: 'sunhat-boater',
      shop_id: 'dock-nine',
      values: ['butter', 'oat', 'cocoa'],
      price_cents: 5200,
      second: { axis: 'head_size', adds: { '56cm': 0, '58cm': 0 } },
      sales: 342,
      days_ago: 188,
      title: words(
        'Stiff boater with striped band',
        '条纹缎带平顶草帽',
        'ストライプリボンのカンカン帽',
        '줄무늬 띠 보터 햇',
        'หมวกโบ๊ตเตอร์คาดริบบิ้นลายทาง',
      ),
      description: words(
        'A proper boater: flat crown, flat brim, sewn from sennit braid and varnished stiff. The striped grosgrain band slides off, should you want another.',
        '正经的平顶硬草帽：帽顶平，帽檐平，草辫缝制，上漆定形。条纹罗纹缎带可以取下，随时换一条。',
        '天井もつばも平らな、本式のカンカン帽です。真田編みの麦わらを縫い合わせ、ニスで固めました。ストライプのリボンは外して取り替えられます。',
        '정수리도 챙도 평평한 정통 보터입니다. 밀짚 끈을 이어 박고 바니시로 빳빳하게 굳혔습니다. 줄무늬 그로그랭 띠는 빼서 바꿀 수 있습니다.',
        'หมวกโบ๊ตเตอร์แท้ ทรงบนแบน ปีกแบน เย็บจากเปียฟางแล้วเคลือบวานิชให้แข็ง ริบบิ้นลายทางถอดเปลี่ยนได้',
      ),
      specs: [
        spec(
          'material',
          words(
            'Wheat straw, grosgrain band',
            '麦秆、罗纹缎带',
            '麦わら、グログランリボン',
            '밀짚, 그로그랭 띠',
            'ฟางข้าวสาลี ริบบิ้นกรอสเกรน',
          ),
        ),
        spec(
          'size',
          words(
            'Brim 7 cm, crown 8 cm',
            '帽檐 7 厘米，帽高 8 厘米',
            'つば7 cm、高さ8 cm',
            '챙 7cm, 높이 8cm',
            'ปีก 7 ซม. สูง 8 ซม.',
          ),
        ),
        spec(
          'care',
          words(
            'Keep dry, lay it crown down',
            '保持干燥，帽顶朝下放置',
            'ぬらさず、天井を下にして置く',
            '물에 적시지 말고 정수리를 아래로 두기',
            'อย่าให้เปียก วางคว่ำด้านบนลง',
          ),
        ),
      ],
      reviews: `
    ja 5 (oat-58cm) 浴衣にもワンピースにも。内側のすべり革がしっかりしています。
    en 5 (butter-56cm) Crisp as a biscuit. The wind off the river did not move it.
    zh-CN 4 (butter-58cm) 帽型很挺，拍照好看，不能折，出门带着不太方便。
    ko 4 (cocoa-56cm) 딱딱해서 처음엔 이마가 눌렸는데 안쪽 띠를 조절하니 괜찮아요.
    th 5 (oat-56cm) ทรงสวยเหมือนในหนังเก่า ริบบิ้นเปลี่ยนเองได้สนุกดี
  `,
    },
    {
      product_id: 'sunhat-floppy',
      shop_id: 'siam-loom',
      values: ['blush', 'sand', 'denim'],
      price_cents: 5800,
      second: { axis: 'head_size', adds: { '56cm': 0, '58cm': 0 } },
      sales: 459,
      days_ago: 97,
      title: words(
        'Very wide floppy beach hat',
        '超宽檐沙滩草帽',
        '大つばのビーチハット',
        '챙이 아주 넓은 비치 모자',
        'หมวกปีกกว้างพิเศษใส่ทะเล',
      ),
      description: words(
        'A brim of 16 cm in soft paper braid, with an edge in a second colour and a fine wire hidden in it. Bend it down over the face to read, or up to see who is coming.',
        '16 厘米的软纸草宽檐，撞色包边，边里藏着一圈细铁丝。压下来遮脸看书，翻上去看看谁来了。',
        'つばは16 cm。やわらかなペーパーブレードに配色の縁をつけ、細いワイヤーを忍ばせました。本を読むときは下げ、誰か来たら上げてください。',
        '챙이 16cm인 부드러운 종이끈 모자로, 테두리를 다른 색으로 두르고 가는 철사를 숨겼습니다. 책을 읽을 땐 얼굴 위로 내리고, 누가 오면 살짝 올리면 됩니다.',
        'ปีกกว้าง 16 ซม. ถักจากเส้นกระดาษนุ่ม ขอบตัดสีและซ่อนลวดเส้นเล็กไว้ ดัดลงบังหน้าตอนอ่านหนังสือ หรือดัดขึ้นเมื่อมีคนเดินมา',
      ),
      specs: [
        spec(
          'material',
          words(
            'Paper braid, wired edge',
            '纸草辫，边缘藏钢丝',
            'ペーパーブレード、縁にワイヤー',
            '종이끈, 철사 테두리',
            'เส้นกระดาษถัก ขอบลวด',
          ),
        ),
        spec(
          'size',
          words(
            'Brim 16 cm, crown 11 cm',
            '帽檐 16 厘米，帽高 11 厘米',
            'つば16 cm、高さ11 cm',
            '챙 16cm, 높이 11cm',
            'ปีก 16 ซม. สูง 11 ซม.',
          ),
        ),
        spec('weight', grams(140)),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (sand-56cm) My own parasol. Two people can nearly sit under it.
    zh-CN 5 (blush-56cm) 三亚七天没晒黑脸，铁丝可以捏出各种弧度。
    th 5 (denim-58cm) ปีกกว้างมากกันแดดถึงไหล่ ถ่ายรูปสวยทุกมุม
    ja 4 (sand-58cm) 日よけとしては最高ですが、電車では場所を取ります。
    ko 3 (blush-58cm) 바람 부는 날엔 손으로 잡아야 합니다. 턱끈이 있으면 좋겠어요.
    ja 4 (denim-56cm) 縁のワイヤーのおかげで好きな形にできます。
  `,
    },
    {
      product_id: 'sunhat-visor',
      shop_id: 'siam-loom',
      values: ['oat', 'clay', 'moss'],
      price_cents: 2600,
      sales: 1894,
      days_ago: 15,
      title: words(
        'Roll-up woven visor',
        '可卷编织空顶帽',
        '巻いて持てる編みサンバイザー',
        '돌돌 말리는 선캡',
        'หมวกไวเซอร์สานม้วนเก็บได้',
      ),
      description: words(
        'A visor of split-palm weave that leaves the top of the head free for a bun or a breeze. It rolls into a tube no thicker than a water bottle and fastens with its own bow.',
        '棕榈细篾编织的空顶帽，头顶敞着，扎丸子头也透气。卷起来不比水瓶粗，用自带的蝴蝶结一扣就好。',
        '裂いたヤシの葉で編んだサンバイザーです。頭の上が開いているので、おだんごでも涼しくかぶれます。水筒ほどの太さに巻き、付いているリボンで留められます。',
        '야자 잎을 가늘게 쪼개 엮은 선캡으로, 정수리가 트여 있어 올림머리를 해도 시원합니다. 물병 굵기로 말아 달린 리본으로 묶어 둡니다.',
        'ไวเซอร์สานจากใบลานผ่าเส้น เปิดโล่งด้านบนให้รวบผมมวยและลมผ่าน ม้วนแล้วหนาไม่เกินขวดน้ำ รัดด้วยโบของตัวเอง',
      ),
      specs: [
        spec(
          'material',
          words(
            'Split palm leaf, cotton bow',
            '棕榈叶篾、棉质蝴蝶结',
            'ヤシの葉、綿のリボン',
            '야자 잎, 면 리본',
            'ใบลาน โบผ้าฝ้าย',
          ),
        ),
        spec(
          'size',
          words(
            'Brim 11 cm, fits 54–60 cm',
            '帽檐 11 厘米，适合头围 54–60 厘米',
            'つば11 cm、頭囲54〜60 cm',
            '챙 11cm, 머리둘레 54~60cm',
            'ปีก 11 ซม. รอบศีรษะ 54–60 ซม.',
          ),
        ),
        spec('weight', grams(80)),
        spec('origin', thailand),
      ],
      reviews: `
    th 5 (oat) รวบผมสูงแล้วยังใส่ได้ ม้วนเก็บในตะกร้ารถพอดี
    en 5 (clay) Finally something for a ponytail. Wore it through a half-day of weeding.
    ja 4 くるくる巻けて軽いです。開いた直後は少し巻きぐせが残ります。
    zh-CN 5 (moss) 带娃去动物园戴了一天，头顶一点不闷。
    ko 5 (oat) 캠핑 갈 때마다 챙깁니다. 리본으로 뒤를 조이니 안 흘러내려요.
    en 4 (moss) Light and clever, but the bow came undone on a run.
  `,
    },
  ],
}
