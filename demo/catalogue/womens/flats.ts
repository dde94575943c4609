import type { Kind } from '../kind.ts'
import { millimetres } from '../measures.ts'
import { china, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const flats: Kind = {
  pictured: 'colour',
  about: words(
    'Between two sizes, take the larger: a thin insole is in the box.',
    '介于两个码之间请选大一码，盒内附一双薄鞋垫。',
    'サイズで迷ったら大きいほうをお選びください。薄い中敷きが入っています。',
    '두 사이즈 사이라면 큰 쪽을 고르세요. 상자에 얇은 깔창이 들어 있습니다.',
    'หากอยู่ระหว่างสองเบอร์ให้เลือกเบอร์ใหญ่กว่า ในกล่องมีแผ่นรองบางให้',
  ),
  products: [
    {
      product_id: 'flats-ballet',
      shop_id: 'dock-nine',
      values: ['ink', 'blush', 'gold'],
      price_cents: 6800,
      second: { axis: 'shoe_size', adds: { eu36: 0, eu37: 0, eu38: 0, eu39: 0 } },
      sales: 2610,
      days_ago: 172,
      title: words(
        'Leather ballet flats with bow',
        '蝴蝶结芭蕾平底鞋',
        'リボン付きレザーバレエシューズ',
        '리본 가죽 발레 플랫',
        'รองเท้าบัลเลต์หนังติดโบ',
      ),
      description: words(
        'Ballet flats made like the dancers’: sewn inside out, then turned. The drawstring in the binding is real, so you can close them around a narrow heel.',
        '像舞鞋一样反缝再翻面的芭蕾鞋。包边里的抽绳是真的，脚跟窄也能收紧。',
        'バレエダンサーの靴と同じく、裏返しに縫ってからひっくり返して仕上げたバレエシューズです。縁取りのひもは本物で、細いかかとにも合わせて締められます。',
        '무용수의 신발처럼 뒤집어 꿰맨 다음 되돌려 만든 발레 플랫입니다. 테두리 끈은 장식이 아니라서 뒤꿈치가 좁아도 조일 수 있습니다.',
        'รองเท้าบัลเลต์ทำแบบนักเต้น เย็บกลับด้านแล้วพลิกออก เชือกรูดในขอบใช้ได้จริง ส้นเท้าเล็กก็รัดให้พอดีได้',
      ),
      specs: [
        spec('upper', words('Nappa leather', '纳帕羊皮', 'ナッパレザー', '나파 가죽', 'หนังนัปปา')),
        spec(
          'sole',
          words('Leather with a rubber pad', '皮底，贴橡胶片', '革、ラバー付き', '가죽, 고무 덧댐', 'หนัง เสริมแผ่นยาง'),
        ),
        spec('heel', millimetres(8)),
        spec('lining', words('Undyed pigskin', '未染色猪皮', '無染色の豚革', '염색하지 않은 돼지가죽', 'หนังหมูไม่ย้อม')),
      ],
      reviews: `
    ko 5 (ink-eu37) 발등이 편하고 지하철 계단에서도 안 벗겨져요.
    en 5 (blush-eu38) Walked straight out of the box into a ten-hour day. No plaster needed.
    zh-CN 5 (gold-eu36) 金色不俗，配牛仔裤很提气，皮软不磨脚。
    ja 4 (ink-eu38) 底が薄いので石畳は少し響きます。形はとても上品。
    th 5 (blush-eu37) หนังนุ่มใส่แล้วเท้าดูเรียว เชือกรูดช่วยได้มาก
    en 3 (gold-eu39) The gold rubbed off at the toe crease after a month.
  `,
    },
    {
      product_id: 'flats-maryjane',
      shop_id: 'silk-lantern',
      values: ['plum', 'moss', 'ink'],
      price_cents: 5800,
      second: { axis: 'shoe_size', adds: { eu36: 0, eu37: 0, eu38: 0, eu39: 0 } },
      sales: 974,
      days_ago: 46,
      title: words(
        'Velvet Mary Janes',
        '丝绒玛丽珍鞋',
        'ベルベットのメリージェーン',
        '벨벳 메리제인',
        'รองเท้าแมรีเจนผ้ากำมะหยี่',
      ),
      description: words(
        'Round-toed velvet shoes with a single strap and a knotted silk button, on a rubber-dipped cotton sole. They began as house shoes in Suzhou and went out one evening.',
        '圆头丝绒鞋，一根搭带配盘扣，棉底浸胶。原是苏州人家里穿的鞋，有天晚上就穿出了门。',
        '丸いつま先のベルベットに、一本ストラップと組みひものボタン。底は綿にゴムを含ませました。蘇州の室内履きが、ある晩そのまま外へ出かけたような靴です。',
        '앞코가 둥근 벨벳 신발에 끈 하나와 매듭단추를 달고, 고무를 입힌 면 밑창을 댔습니다. 쑤저우의 실내화에서 시작해 어느 저녁 거리로 나온 신발입니다.',
        'รองเท้ากำมะหยี่หัวมน สายคาดเส้นเดียวติดกระดุมไหมถักปม พื้นผ้าฝ้ายจุ่มยาง เดิมเป็นรองเท้าใส่ในบ้านของซูโจว แล้ววันหนึ่งก็ออกไปเที่ยว',
      ),
      specs: [
        spec('upper', words('Cotton velvet', '棉丝绒', '綿ベルベット', '면 벨벳', 'กำมะหยี่ฝ้าย')),
        spec(
          'sole',
          words(
            'Stitched cotton, rubber-dipped',
            '千层棉底浸胶',
            '縫い綿底、ゴム引き',
            '누빈 면, 고무 코팅',
            'ฝ้ายเย็บ จุ่มยาง',
          ),
        ),
        spec('heel', millimetres(12)),
        spec('origin', china),
      ],
      reviews: `
    zh-CN 5 (plum-eu37) 千层底踩着软，像奶奶做的，但好看多了。
    ja 5 (moss-eu36) ベルベットの光り方がきれい。靴下を見せて履いています。
    en 5 (ink-eu38) My feet think they are slippers, my colleagues think they are shoes.
    ko 4 (plum-eu38) 매듭단추 채우기가 처음엔 뻑뻑해요. 착화감은 최고.
    th 4 (moss-eu37) สวยแบบวินเทจ ใส่วันฝนตกไม่ได้เท่านั้นเอง
  `,
    },
    {
      product_id: 'flats-mule',
      shop_id: 'dock-nine',
      values: ['clay', 'sage', 'oat'],
      price_cents: 7200,
      was_cents: 8800,
      second: { axis: 'shoe_size', adds: { eu36: 0, eu37: 0, eu38: 0, eu39: 0 } },
      sales: 531,
      days_ago: 238,
      title: words(
        'Pointed suede mules',
        '尖头绒面穆勒鞋',
        'ポインテッドスエードミュール',
        '앞코 뾰족한 스웨이드 뮬',
        'รองเท้ามิวล์หนังกลับหัวแหลม',
      ),
      description: words(
        'Backless, pointed and easy to kick off under a desk. The footbed is padded with latex and dished at the heel, which is what keeps a mule on.',
        '没有后帮的尖头鞋，在办公桌下一踢就掉。内底垫了乳胶，后跟处做成浅窝，穆勒鞋跟不跟脚就靠它。',
        'かかとのない、つま先のとがったミュールです。机の下ですぐ脱げます。中敷きはラテックス入りでかかとがくぼんでおり、歩いても脱げにくくなっています。',
        '뒤축이 없고 앞코가 뾰족해 책상 밑에서 벗기 쉽습니다. 라텍스를 넣은 깔창은 뒤꿈치가 오목해서 걸을 때 신발이 따라옵니다.',
        'เปิดส้น หัวแหลม ถอดใต้โต๊ะได้ง่าย พื้นในบุลาเท็กซ์ทำเป็นแอ่งตรงส้น จึงเดินแล้วไม่หลุด',
      ),
      specs: [
        spec('upper', words('Goat suede', '山羊绒面革', 'ゴートスエード', '염소 스웨이드', 'หนังกลับแพะ')),
        spec(
          'sole',
          words('Leather, rubber heel', '皮底，橡胶跟', '革底、ラバーヒール', '가죽, 고무 굽', 'พื้นหนัง ส้นยาง'),
        ),
        spec('heel', millimetres(15)),
        spec(
          'care',
          words(
            'Brush, spray before wearing',
            '软刷清洁，穿前喷防水',
            'ブラシをかけ、履く前に防水スプレー',
            '솔질, 신기 전 방수 스프레이',
            'ปัดด้วยแปรง พ่นกันน้ำก่อนใส่',
          ),
        ),
      ],
      reviews: `
    en 5 (clay-eu37) The dish at the heel works. I ran for a tram and kept both.
    zh-CN 4 (sage-eu38) 鼠尾草绿很温柔，尖头略挤，脚宽的选大一码。
    ko 5 (oat-eu36) 슬랙스에 신으면 다리가 길어 보여요.
    ja 4 (clay-eu36) つま先が細いので薄手の靴下までです。色味がきれい。
    th 5 (oat-eu38) พื้นนุ่ม เดินห้างทั้งวันไม่ปวดเท้า
    en 2 (sage-eu39) One shoe squeaks at every step and I cannot find out why.
  `,
    },
    {
      product_id: 'flats-loafer',
      shop_id: 'dock-nine',
      values: ['brick', 'cocoa', 'snow'],
      price_cents: 10800,
      second: { axis: 'shoe_size', adds: { eu36: 0, eu37: 0, eu38: 0, eu39: 0 } },
      sales: 1392,
      days_ago: 319,
      title: words(
        'Penny loafers on a thick sole',
        '厚底便士乐福鞋',
        '厚底のペニーローファー',
        '두꺼운 밑창 페니 로퍼',
        'รองเท้าโลฟเฟอร์พื้นหนา',
      ),
      description: words(
        'A classic penny loafer set on three centimetres of light foam rubber. The apron is stitched by hand, and the whole sole can be replaced by any cobbler.',
        '经典便士乐福鞋，底下是三厘米轻质发泡橡胶。鞋面围盖手工缝线，整片鞋底任何修鞋铺都能换。',
        '定番のペニーローファーに、厚さ3 cmの軽い発泡ゴム底を合わせました。モカ縫いは手縫いで、底は靴の修理店で丸ごと張り替えられます。',
        '전통 페니 로퍼에 3cm 두께의 가벼운 발포 고무창을 달았습니다. 발등은 손바느질이고, 밑창은 어느 구둣방에서든 통째로 갈 수 있습니다.',
        'โลฟเฟอร์คลาสสิกบนพื้นยางโฟมเบาหนา 3 ซม. หน้ารองเท้าเย็บมือ พื้นเปลี่ยนใหม่ได้ทั้งแผ่นที่ร้านซ่อมรองเท้าทั่วไป',
      ),
      specs: [
        spec('upper', words('Box calf', '铬鞣光面小牛皮', 'ボックスカーフ', '박스 카프', 'หนังลูกวัวบ็อกซ์คาล์ฟ')),
        spec(
          'sole',
          words('Foam rubber, stitched on', '发泡橡胶，缝合', '発泡ゴム、縫い付け', '발포 고무, 박음질', 'ยางโฟมเย็บติด'),
        ),
        spec('heel', millimetres(35)),
        spec('lining', words('Calf leather', '小牛皮', '子牛革', '송아지 가죽', 'หนังลูกวัว')),
      ],
      reviews: `
    en 5 (brick-eu38) Stiff for three days, then mine for life. The height is a gift.
    ja 5 (cocoa-eu37) 厚底なのに驚くほど軽い。雨の日もすべりません。
    ko 5 (brick-eu36) 굽이 통굽이라 오래 서 있어도 허리가 안 아파요.
    zh-CN 4 (snow-eu37) 白色百搭，刚开始后跟磨，贴了创可贴两天就好。
    th 4 (cocoa-eu39) งานเย็บมือสวย น้ำหนักเบากว่าที่คิด
    zh-CN 5 (brick-eu38) 厚底增高还不笨重，站着讲一天课都行。
  `,
    },
    {
      product_id: 'flats-espadrille',
      shop_id: 'siam-loom',
      values: ['denim', 'butter', 'sand'],
      price_cents: 3600,
      second: { axis: 'shoe_size', adds: { eu36: 0, eu37: 0, eu38: 0 } },
      sales: 1077,
      days_ago: 81,
      title: words(
        'Jute-soled espadrilles',
        '黄麻底渔夫鞋',
        'ジュート底のエスパドリーユ',
        '황마 밑창 에스파드리유',
        'รองเท้าเอสปาดริลพื้นปอ',
      ),
      description: words(
        'Two pieces of handwoven cotton sewn with thick thread to a sole of coiled jute. They are stiff for an hour and soft for the rest of the summer.',
        '两片手织棉布，用粗线缝在盘绕的黄麻底上。硬一个小时，软一整个夏天。',
        '手織りの綿2枚を、渦に巻いたジュートの底に太い糸で縫いつけました。硬いのは最初の1時間だけ。あとは夏じゅうやわらかです。',
        '손으로 짠 면 두 장을 돌돌 감은 황마 밑창에 굵은 실로 꿰맸습니다. 한 시간만 뻣뻣하고 여름 내내 부드럽습니다.',
        'ผ้าฝ้ายทอมือสองชิ้นเย็บด้วยด้ายเส้นหนาเข้ากับพื้นปอขด แข็งแค่ชั่วโมงเดียวแล้วนุ่มไปทั้งหน้าร้อน',
      ),
      specs: [
        spec('upper', words('Handwoven cotton', '手织棉布', '手織り綿', '손으로 짠 면', 'ผ้าฝ้ายทอมือ')),
        spec(
          'sole',
          words('Jute, rubber underneath', '黄麻，底贴橡胶', 'ジュート、裏にゴム', '황마, 바닥 고무', 'ปอ ติดยางด้านล่าง'),
        ),
        spec('heel', millimetres(20)),
        spec('origin', thailand),
      ],
      reviews: `
    th 5 (denim-eu37) ใส่แล้วเย็นเท้า ผ้าทอมือมีเสน่ห์ ราคาน่ารัก
    en 5 (butter-eu38) Third summer, same pair, now shaped exactly like my feet.
    ja 4 (sand-eu37) 最初はきつめですが本当に伸びます。迷わず普段のサイズで。
    zh-CN 5 (denim-eu36) 轻，透气，配裙子裤子都行，麻底没掉毛。
    ko 4 (butter-eu38) 편한데 비 맞으면 밑창이 불어요. 맑은 날에만 신습니다.
  `,
    },
  ],
}
