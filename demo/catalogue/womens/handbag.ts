import type { Kind } from '../kind.ts'
import { centimetres, grams } from '../measures.ts'
import { china, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const handbag: Kind = {
  pictured: 'colour',
  about: words(
    'Inside there is one pocket sewn flat against the back, the right size for a phone.',
    '内里后侧有一个贴袋，刚好放手机。',
    '内側の背面には、スマホがちょうど入るポケットがひとつあります。',
    '안쪽 뒷면에 휴대폰이 꼭 맞게 들어가는 주머니가 하나 있습니다.',
    'ด้านในมีช่องเย็บแนบแผ่นหลังหนึ่งช่อง ขนาดพอดีโทรศัพท์',
  ),
  products: [
    {
      product_id: 'handbag-crescent',
      shop_id: 'dock-nine',
      values: ['cocoa', 'butter', 'sage'],
      price_cents: 9800,
      second: { axis: 'size', adds: { s: 0, m: 2200 } },
      sales: 1731,
      days_ago: 92,
      title: words(
        'Crescent shoulder bag',
        '月牙腋下包',
        '三日月ショルダーバッグ',
        '초승달 숄더백',
        'กระเป๋าสะพายทรงจันทร์เสี้ยว',
      ),
      description: words(
        'A half moon of soft calfskin that tucks under the arm and stays there. The zip follows the curve, and the strap is one piece with the sides.',
        '软小牛皮做的半月，夹在腋下就不乱跑。拉链顺着弧线走，肩带与包侧连成一片。',
        'やわらかな子牛革の半月が、脇の下にすっと収まります。ファスナーは弧に沿って開き、ストラップは脇の革からそのまま続いています。',
        '부드러운 송아지 가죽 반달이 겨드랑이에 쏙 들어가 흘러내리지 않습니다. 지퍼는 곡선을 따라 열리고 어깨끈은 옆판과 한 장으로 이어집니다.',
        'หนังลูกวัวนุ่มทรงครึ่งวงเดือน หนีบใต้แขนแล้วอยู่กับที่ ซิปโค้งตามแนวกระเป๋า สายสะพายเป็นหนังชิ้นเดียวกับด้านข้าง',
      ),
      specs: [
        spec(
          'material',
          words(
            'Calfskin, cotton lining',
            '小牛皮，棉内衬',
            '子牛革、綿の裏地',
            '송아지 가죽, 면 안감',
            'หนังลูกวัว ซับในผ้าฝ้าย',
          ),
        ),
        spec(
          'size',
          words(
            'S 28 × 7 × 15, M 36 × 9 × 19 cm',
            'S 28 × 7 × 15、M 36 × 9 × 19 厘米',
            'Sサイズ 28 × 7 × 15、Mサイズ 36 × 9 × 19 cm',
            '소형(S) 28 × 7 × 15, 중형(M) 36 × 9 × 19cm',
            'S 28 × 7 × 15 M 36 × 9 × 19 ซม.',
          ),
        ),
        spec(
          'strap',
          words(
            'Drop of 24 cm, fixed',
            '垂长 24 厘米，不可调',
            '肩下24 cm、固定',
            '어깨 아래 24cm, 고정',
            'ห้อยจากไหล่ 24 ซม. ปรับไม่ได้',
          ),
        ),
        spec('closing', words('Zip', '拉链', 'ファスナー', '지퍼', 'ซิป')),
      ],
      reviews: `
    ko 5 (butter-s) 여름 내내 들었어요. 겨드랑이에 딱 붙어서 지하철에서도 안심됩니다.
    en 5 (cocoa-m) The medium takes a book, a bottle and a cardigan, and still looks like a moon.
    zh-CN 5 (sage-s) 皮子软糯，走线齐，背着像没背一样。
    ja 4 (cocoa-s) 小さめですが長財布は斜めに入ります。ファスナーがなめらかです。
    th 4 (butter-m) หนังนุ่มจริง สีเนยเลอะง่ายต้องระวังยีนส์
    en 3 (sage-s) The strap does not adjust and is too short over a winter coat.
  `,
    },
    {
      product_id: 'handbag-box',
      shop_id: 'dock-nine',
      values: ['ink', 'brick', 'oat'],
      price_cents: 16800,
      was_cents: 19800,
      sales: 236,
      days_ago: 298,
      title: words(
        'Structured top-handle box bag',
        '定型手提盒子包',
        'かっちりボックスハンドバッグ',
        '각 잡힌 박스 핸드백',
        'กระเป๋าถือทรงกล่องอยู่ทรง',
      ),
      description: words(
        'A small box with a flap, a brass turn-lock and a handle made round a rope core. It keeps its corners for years and has a strap in the dust bag for the way home.',
        '带翻盖的小方盒，黄铜旋扣，提手里裹着绳芯。棱角用多少年都在，防尘袋里另有一条肩带，回家路上用。',
        'ふた付きの小さな箱に、真鍮のひねり金具と、ロープを芯にした持ち手をつけました。角は何年もくずれません。帰り道のためのストラップが保存袋に入っています。',
        '덮개와 황동 회전 잠금, 밧줄을 심으로 넣은 손잡이가 달린 작은 상자입니다. 모서리가 몇 년이고 무너지지 않으며, 더스트백에 퇴근길용 어깨끈이 들어 있습니다.',
        'กระเป๋ากล่องใบเล็กมีฝาพับ ตัวล็อกบิดทองเหลือง หูหุ้มแกนเชือก มุมคมไปอีกหลายปี ในถุงผ้ามีสายสะพายไว้ใช้ตอนกลับบ้าน',
      ),
      specs: [
        spec(
          'material',
          words(
            'Vegetable-tanned cowhide, brass',
            '植鞣牛皮、黄铜',
            '植物タンニンなめしの牛革、真鍮',
            '베지터블 소가죽, 황동',
            'หนังวัวฟอกฝาด ทองเหลือง',
          ),
        ),
        spec('size', centimetres(24, 10, 18)),
        spec('weight', grams(720)),
        spec(
          'strap',
          words(
            'Detachable, 95–115 cm',
            '可拆卸，95–115 厘米',
            '取り外し可、95〜115 cm',
            '탈부착, 95~115cm',
            'ถอดได้ 95–115 ซม.',
          ),
        ),
        spec('closing', words('Turn-lock', '旋扣', 'ひねり金具', '회전 잠금', 'ตัวล็อกบิด')),
      ],
      reviews: `
    en 5 (ink) It sits on a meeting table as if it had been invited.
    ja 5 (brick) 革の厚みと角の仕立てが見事。入学式に使いました。
    zh-CN 4 (oat) 很有型，就是空包有点分量，放不下雨伞。
    ko 5 (ink) 잠금 돌리는 소리가 좋아요. 정장에도 원피스에도 어울립니다.
    th 4 (brick) หนังแข็งแรงอยู่ทรงดี เปิดปิดตัวล็อกต้องใช้สองมือ
  `,
    },
    {
      product_id: 'handbag-bucket',
      shop_id: 'siam-loom',
      values: ['clay', 'moss', 'sand'],
      price_cents: 7600,
      sales: 894,
      days_ago: 133,
      title: words(
        'Drawstring leather bucket bag',
        '抽绳皮革水桶包',
        '巾着レザーのバケットバッグ',
        '조임끈 가죽 버킷백',
        'กระเป๋าหนังทรงถังหูรูด',
      ),
      description: words(
        'A round base, one wrap of leather and a cord through eight eyelets: pull, and it is shut. The saddlers of Chiang Mai leave the edges raw and burnish them with beeswax.',
        '一个圆底，一圈皮子，一根绳穿过八个扣眼：一拉就合上。清迈皮匠把边缘留作原切，用蜂蜡打磨。',
        '丸い底に革をひと巻きし、8つのハトメにひもを通しました。引けば閉まります。チェンマイの馬具職人が切り目を残し、蜜ろうで磨いています。',
        '둥근 바닥에 가죽을 한 바퀴 두르고 구멍 여덟 개에 끈을 꿰었습니다. 당기면 닫힙니다. 치앙마이의 안장 장인이 자른 면을 그대로 두고 밀랍으로 문질러 마무리합니다.',
        'ก้นกลม หนังหนึ่งรอบ กับเชือกร้อยตาไก่แปดรู ดึงทีเดียวก็ปิด ช่างอานม้าเมืองเชียงใหม่ปล่อยขอบดิบแล้วขัดด้วยขี้ผึ้ง',
      ),
      specs: [
        spec(
          'material',
          words('Vegetable-tanned cowhide', '植鞣牛皮', '植物タンニンなめしの牛革', '베지터블 소가죽', 'หนังวัวฟอกฝาด'),
        ),
        spec('size', centimetres(22, 18, 26)),
        spec('weight', grams(560)),
        spec(
          'strap',
          words(
            'Adjustable, 80–110 cm',
            '可调，80–110 厘米',
            '調節可、80〜110 cm',
            '조절식, 80~110cm',
            'ปรับได้ 80–110 ซม.',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (clay) Swallows everything and the leather is already going a shade darker where I hold it.
    th 5 (sand) หนังหนาแต่นุ่มลงเร็ว กลิ่นหนังแท้ ใส่ขวดน้ำตั้งได้
    ja 4 (moss) 巾着が固めで最初は開けにくいですが、ひと月でなじみました。
    zh-CN 5 (clay) 桶底很稳，放桌上不倒，越用颜色越深。
    ko 4 (sand) 수납이 넉넉해요. 끈이 길어 키 작은 저는 한 번 묶어 씁니다.
    ja 5 (sand) 切り目の磨きがていねいで、使うほど艶が出ます。
  `,
    },
    {
      product_id: 'handbag-bamboo',
      shop_id: 'silk-lantern',
      values: ['plum', 'blush', 'moss'],
      price_cents: 6800,
      sales: 417,
      days_ago: 210,
      shelf: 'sold_out',
      title: words(
        'Silk bag with bamboo handles',
        '竹柄真丝手提包',
        '竹の持ち手のシルクバッグ',
        '대나무 손잡이 실크백',
        'กระเป๋าผ้าไหมหูไม้ไผ่',
      ),
      description: words(
        'Dupion silk gathered on to two rings of bent bamboo, the way bags were made in Suzhou a century ago. It holds a fan, a purse and a ticket to the opera.',
        '双宫绸抽褶，裹在两只弯竹圈上，是百年前苏州做手袋的老法子。装得下一把扇子、一只钱夹、一张戏票。',
        '曲げ竹の輪ふたつに、玉糸のシルクを寄せて仕立てました。百年前の蘇州と同じ作り方です。扇子と財布、それに観劇の切符が収まります。',
        '둥글게 휜 대나무 고리 두 개에 듀피온 실크를 주름잡아 달았습니다. 백 년 전 쑤저우에서 가방을 만들던 방식입니다. 부채와 지갑, 공연 표가 들어갑니다.',
        'ผ้าไหมดูเปียนจับจีบเข้ากับห่วงไม้ไผ่ดัดสองวง แบบเดียวกับที่ซูโจวทำเมื่อร้อยปีก่อน ใส่พัด กระเป๋าเงิน และตั๋วละครได้พอดี',
      ),
      specs: [
        spec(
          'material',
          words('Silk dupion, bamboo', '双宫绸、竹', 'シルクのドゥピオン、竹', '실크 듀피온, 대나무', 'ไหมดูเปียน ไม้ไผ่'),
        ),
        spec('size', centimetres(30, 8, 22)),
        spec('weight', grams(260)),
        spec('care', words('Spot clean only', '仅局部清洁', '部分洗いのみ', '부분 세탁만', 'เช็ดเฉพาะจุด')),
        spec('origin', china),
      ],
      reviews: `
    zh-CN 5 (moss) 配旗袍绝配，竹圈打磨得光滑不刺手。
    ja 5 (plum) 着物にも合う上品な光沢です。観劇用にしました。
    en 4 (blush) Lovely at a wedding. It has no fastening, so mind your lipstick.
    ko 5 (plum) 한복 입을 때 같이 들었는데 색이 은은하게 빛나요.
    th 5 (moss) ผ้าไหมเงางาม หูไม้ไผ่จับถนัดมือ ใช้กับชุดไทยได้
  `,
    },
    {
      product_id: 'handbag-camera',
      shop_id: 'dock-nine',
      values: ['denim', 'clay', 'snow'],
      price_cents: 6200,
      sales: 2204,
      days_ago: 28,
      title: words(
        'Camera crossbody with webbing',
        '宽带相机斜挎包',
        '太ベルトのカメラバッグ',
        '웨빙 스트랩 카메라백',
        'กระเป๋ากล้องสะพายข้างสายทอ',
      ),
      description: words(
        'A rounded little box of pebbled leather with one zip over the top and a pocket in front. The wide striped strap is guitar webbing: it does not slip and does not cut.',
        '荔枝纹皮的圆角小盒子，顶上一道拉链，正面一个口袋。宽条纹肩带用的是吉他背带，不滑也不勒。',
        'シボ革の角の丸い小箱に、上を渡るファスナーひとつと前ポケット。太い縞のストラップはギター用の織りテープで、すべらず、食い込みません。',
        '오돌토돌한 가죽으로 만든 모서리 둥근 작은 상자로, 위에 지퍼 하나와 앞주머니가 있습니다. 넓은 줄무늬 끈은 기타 스트랩용이라 미끄러지거나 파고들지 않습니다.',
        'กล่องใบเล็กมุมมนหนังลายเม็ด ซิปพาดด้านบนเส้นเดียว มีช่องด้านหน้า สายกว้างลายทางเป็นสายกีตาร์ ไม่ลื่นไม่บาดไหล่',
      ),
      specs: [
        spec(
          'material',
          words(
            'Pebbled cowhide, cotton webbing',
            '荔枝纹牛皮、棉织带',
            'シボ牛革、綿テープ',
            '엠보 소가죽, 면 웨빙',
            'หนังวัวลายเม็ด สายทอผ้าฝ้าย',
          ),
        ),
        spec('size', centimetres(21, 7, 14)),
        spec('weight', grams(390)),
        spec(
          'strap',
          words(
            '5 cm wide, 70–125 cm long',
            '宽 5 厘米，长 70–125 厘米',
            '幅5 cm、長さ70〜125 cm',
            '폭 5cm, 길이 70~125cm',
            'กว้าง 5 ซม. ยาว 70–125 ซม.',
          ),
        ),
        spec('closing', words('Zip', '拉链', 'ファスナー', '지퍼', 'ซิป')),
      ],
      reviews: `
    en 5 (clay) Passport, phone, sunscreen, snacks. Twelve cities and not a scratch.
    zh-CN 5 (denim) 肩带超宽不勒，遛娃出门手机钥匙一把抓。
    ko 5 (snow) 끈만 바꿔도 분위기가 달라져요. 지퍼도 부드럽습니다.
    ja 5 (denim) ストラップが太くて肩が楽。見た目より入ります。
    th 4 (clay) ใบเล็กแต่จุ ซิปแรก ๆ ฝืดนิดหน่อย
    zh-CN 4 (snow) 白色好看但不耐脏，湿巾擦一擦还行。
  `,
    },
  ],
}
