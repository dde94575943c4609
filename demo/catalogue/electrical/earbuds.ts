import type { Kind } from '../kind.ts'
import { grams } from '../measures.ts'
import { japan, korea, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const earbuds: Kind = {
  pictured: 'colour',
  about: words(
    'Left and right are measured and matched before they leave the workshop.',
    '左右两只出厂前都经过实测配对。',
    '左右の音は、出荷前に一組ずつ測って揃えています。',
    '좌우 소리는 출고 전에 한 쌍씩 측정해 맞춥니다.',
    'เสียงซ้ายขวาผ่านการวัดและจับคู่ทุกชุดก่อนออกจากโรงงาน',
  ),
  products: [
    {
      product_id: 'earbuds',
      shop_id: 'studio-kanda',
      values: ['oat', 'sage', 'ink'],
      price_cents: 6400,
      was_cents: 7900,
      sales: 1840,
      days_ago: 152,
      title: words(
        'Soft-case wireless earbuds',
        '圆润充电盒真无线耳机',
        '丸いケースのワイヤレスイヤホン',
        '동글동글 무선 이어폰',
        'หูฟังไร้สายเคสโค้งมน',
      ),
      description: words(
        'Small earbuds that rest in the ear instead of plugging it, so they stay comfortable through a whole film. Calls sound close and clear, even beside a road. The case is smooth as a pebble and charges with or without a cable.',
        '小巧的真无线耳机，轻搭在耳朵里，不堵耳道，看完一部电影也舒服。就算站在马路边，通话也清楚。充电盒圆润如卵石，有线无线都能充。',
        '耳に押し込まず、そっとのせるように着ける小さなイヤホンです。映画1本分つけていても疲れません。道路沿いでも通話の声は近くてはっきり。小石のようになめらかなケースは、有線でもワイヤレスでも充電できます。',
        '귓속을 막지 않고 살짝 얹히는 작은 이어폰이라 영화 한 편을 다 봐도 편안합니다. 길가에서도 통화 목소리가 가깝고 또렷합니다. 조약돌처럼 매끈한 케이스는 유선과 무선 모두로 충전됩니다.',
        'หูฟังตัวเล็กที่วางพอดีในใบหูโดยไม่อุดรูหู ใส่ดูหนังจบเรื่องก็ยังสบาย คุยโทรศัพท์ริมถนนเสียงก็ยังชัด เคสเรียบลื่นเหมือนก้อนกรวด ชาร์จได้ทั้งแบบมีสายและไร้สาย',
      ),
      specs: [
        spec(
          'battery',
          words(
            '7 hours, 28 with the case',
            '单次 7 小时，配盒 28 小时',
            '7時間、ケース併用で28時間',
            '7시간, 케이스 포함 28시간',
            '7 ชั่วโมง รวมเคส 28 ชั่วโมง',
          ),
        ),
        spec(
          'connection',
          words(
            'Bluetooth 5.3, two devices at once',
            '蓝牙 5.3，可同时连两台设备',
            'Bluetooth 5.3、2台同時接続',
            '블루투스 5.3, 기기 두 대 동시 연결',
            'บลูทูธ 5.3 เชื่อมต่อพร้อมกันสองเครื่อง',
          ),
        ),
        spec('water', words('Sweat-proof, IPX5', 'IPX5 防汗防水', 'IPX5の防水', 'IPX5 방수', 'กันเหงื่อระดับ IPX5')),
        spec(
          'weight',
          words(
            '4.2 g each, case 38 g',
            '单只 4.2 克，充电盒 38 克',
            '片耳4.2 g、ケース38 g',
            '한쪽 4.2g, 케이스 38g',
            'ข้างละ 4.2 กรัม เคส 38 กรัม',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    en 4 They sit so lightly that I check whether they fell out. They never do.
    ja 4 耳の穴が小さくても痛くならない。電車ではもう少し音漏れを抑えたいです。
    zh-CN 5 盒子圆圆的，一摸就想盘。通话家里人说很清楚。
    ko 5 귓구멍이 작아서 늘 아팠는데 이건 하루 종일 껴도 괜찮아요.
    th 3 เสียงดี แต่ใส่วิ่งแล้วหลวมสำหรับหูฉัน
    ko 4 두 기기 동시 연결이 편합니다. 음량은 조금 작은 편.
    en 5 Lost one bud on a bus, and the shop sold me a single one. That never happens.
  `,
    },
    {
      product_id: 'earbuds-sport',
      shop_id: 'studio-kanda',
      values: ['ink', 'brick', 'moss'],
      price_cents: 8900,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0 } },
      sales: 974,
      days_ago: 188,
      title: words(
        'Running earbuds with ear hooks',
        '耳挂式跑步耳机',
        'イヤーフック付きランニングイヤホン',
        '러닝용 이어훅 이어폰',
        'หูฟังวิ่งแบบเกี่ยวหู',
      ),
      description: words(
        'A soft hook goes over the ear and holds on through sprints, somersaults and wet hair. The two big keys can be pressed with gloves on, and the case drains if you close it on damp buds.',
        '软耳挂绕过耳廓，冲刺、翻跟头、头发湿了都不掉。两个大按键戴着手套也能按，耳机没擦干就合盖，盒里的水也会自己流走。',
        'やわらかいフックが耳に沿い、全力疾走でも宙返りでも、髪が濡れていても外れません。大きなボタンは手袋のまま押せます。湿ったまましまっても、ケースの底から水が抜けます。',
        '부드러운 고리가 귀를 감아 전력 질주에도, 공중제비에도, 머리가 젖어도 빠지지 않습니다. 큰 버튼은 장갑을 낀 채 누를 수 있고, 젖은 채로 넣어도 케이스 밑으로 물이 빠집니다.',
        'ตะขอนุ่มคล้องรอบใบหู จะสปรินต์ ตีลังกา หรือผมเปียกก็ไม่หลุด ปุ่มใหญ่กดได้ทั้งที่ใส่ถุงมือ เก็บตอนยังชื้นน้ำก็ไหลออกทางก้นเคส',
      ),
      specs: [
        spec(
          'battery',
          words(
            '9 hours, 36 with the case',
            '单次 9 小时，配盒 36 小时',
            '9時間、ケース併用で36時間',
            '9시간, 케이스 포함 36시간',
            '9 ชั่วโมง รวมเคส 36 ชั่วโมง',
          ),
        ),
        spec(
          'water',
          words(
            'Rinse under the tap, IPX7',
            'IPX7，可用水龙头冲洗',
            'IPX7、水道水で洗えます',
            'IPX7, 수돗물로 헹굴 수 있음',
            'ล้างน้ำก๊อกได้ ระดับ IPX7',
          ),
        ),
        spec('connection', words('Bluetooth 5.3', '蓝牙 5.3', 'Bluetooth 5.3対応', '블루투스 5.3', 'บลูทูธ 5.3')),
        spec(
          'weight',
          words(
            '8.5 g each, case 62 g',
            '单只 8.5 克，充电盒 62 克',
            '片耳8.5 g、ケース62 g',
            '한쪽 8.5g, 케이스 62g',
            'ข้างละ 8.5 กรัม เคส 62 กรัม',
          ),
        ),
      ],
      reviews: `
    en 5 (ink-m) Two half marathons, one in the rain. I never touched them except to skip a song.
    ko 5 (brick-s) 귀가 작아서 S 샀는데 버피할 때도 안 빠집니다.
    zh-CN 4 (moss-m) 跑步稳得很，就是盒子有点大，短裤口袋塞不下。
    th 5 (l) วิ่งเทรลเหงื่อท่วมยังฟังได้ปกติ กลับบ้านล้างน้ำได้เลย
    ja 4 (ink-m) フックのフィット感は抜群。メガネのつるとは少し干渉します。
    en 3 (brick-l) The hooks are great, the voice prompts are far too loud.
  `,
    },
    {
      product_id: 'earbuds-wired',
      shop_id: 'moon-gate',
      values: ['snow', 'ink', 'rose'],
      price_cents: 2400,
      second: { axis: 'connector', adds: { '35mm': 0, usbc: 300 } },
      sales: 3120,
      days_ago: 410,
      title: words(
        'Wired metal earphones',
        '金属有线耳机',
        '金属製の有線イヤホン',
        '메탈 유선 이어폰',
        'หูฟังแบบมีสายตัวโลหะ',
      ),
      description: words(
        'Nothing to charge and nothing to pair: two turned metal barrels on a braided cord that does not tangle. The remote has three keys that can be told apart by touch, and a microphone for calls.',
        '不用充电，不用配对：两只车削金属腔体，一根不打结的编织线。线控三个键凭手感就能分清，还带通话麦克风。',
        '充電もペアリングもいりません。削り出しの金属の筒ふたつに、絡まりにくい編みコード。リモコンの3つのボタンは指先で区別でき、通話用マイクも付いています。',
        '충전도 페어링도 필요 없습니다. 깎아 만든 금속 몸통 둘에 잘 엉키지 않는 패브릭 선을 달았습니다. 리모컨의 세 버튼은 손끝으로 구분되고 통화용 마이크도 있습니다.',
        'ไม่ต้องชาร์จ ไม่ต้องจับคู่ ตัวหูฟังโลหะกลึงสองข้างกับสายถักที่ไม่พันกัน รีโมตสามปุ่มคลำแยกได้ด้วยปลายนิ้ว มีไมโครโฟนสำหรับคุยโทรศัพท์',
      ),
      specs: [
        spec('driver', words('10 mm', '10 毫米', '10 mm', '10mm', '10 มม.')),
        spec(
          'cable',
          words(
            '1.2 m, braided nylon',
            '1.2 米尼龙编织线',
            '1.2 m、ナイロン編み',
            '1.2m 나일론 패브릭',
            '1.2 เมตร ไนลอนถัก',
          ),
        ),
        spec(
          'material',
          words(
            'Aluminium, silicone tips in three sizes',
            '铝合金，三种尺寸硅胶耳塞',
            'アルミ、シリコンイヤーピース3サイズ',
            '알루미늄, 실리콘 팁 세 가지 크기',
            'อะลูมิเนียม จุกซิลิโคนสามขนาด',
          ),
        ),
        spec('weight', grams(16)),
      ],
      reviews: `
    zh-CN 5 (ink-usbc) 开会、打游戏都没延迟，再也不用担心没电。
    en 5 (snow-35mm) Third pair in the family. They go through the wash and come out singing.
    ja 5 (rose-usbc) 寝落ちしても充電を気にしなくていいのが何より楽です。
    ko 4 (rose-35mm) 음질은 가격의 두 배 값어치. 겨울엔 금속이라 처음에 좀 차가워요.
    th 4 (ink-usbc) สายไม่พันจริง ๆ แต่คลิปหนีบเสื้อหลุดง่าย
    th 5 (snow-35mm) ใช้เรียนออนไลน์ทุกวัน ไมค์ชัด อาจารย์ได้ยินทุกคำ
  `,
    },
    {
      product_id: 'earbuds-clip',
      shop_id: 'studio-kanda',
      values: ['blush', 'mist', 'honey'],
      price_cents: 7200,
      sales: 688,
      days_ago: 22,
      title: words(
        'Ear-cuff open earbuds',
        '耳夹式开放耳机',
        'イヤーカフ型オープンイヤホン',
        '귀찌형 오픈 이어폰',
        'หูฟังแบบหนีบใบหู',
      ),
      description: words(
        'They clip to the edge of the ear like a piece of jewellery and leave the ear itself open, so you hear the doorbell, the train and the person beside you. Left and right are alike: either bud goes on either ear.',
        '像首饰一样夹在耳廓边，耳道完全敞开，门铃、报站、身边人说话都听得见。两只不分左右，随手拿哪只都能戴。',
        'アクセサリーのように耳の縁に挟み、耳の穴はふさぎません。玄関のチャイムも駅の放送も隣の人の声も聞こえます。左右の区別がなく、どちらの耳にも着けられます。',
        '장신구처럼 귀 가장자리에 끼워 귓구멍은 비워 두므로 초인종도, 열차 안내도, 옆 사람 말도 들립니다. 좌우 구분이 없어 어느 쪽 귀에나 끼울 수 있습니다.',
        'หนีบขอบใบหูเหมือนเครื่องประดับโดยไม่ปิดรูหู จึงได้ยินทั้งกริ่งหน้าบ้าน เสียงประกาศรถไฟ และคนข้าง ๆ ไม่มีซ้ายขวา ข้างไหนใส่หูไหนก็ได้',
      ),
      specs: [
        spec(
          'battery',
          words(
            '8 hours, 32 with the case',
            '单次 8 小时，配盒 32 小时',
            '8時間、ケース併用で32時間',
            '8시간, 케이스 포함 32시간',
            '8 ชั่วโมง รวมเคส 32 ชั่วโมง',
          ),
        ),
        spec(
          'connection',
          words(
            'Bluetooth 5.3, two devices at once',
            '蓝牙 5.3，可同时连两台设备',
            'Bluetooth 5.3、2台同時接続',
            '블루투스 5.3, 기기 두 대 동시 연결',
            'บลูทูธ 5.3 เชื่อมต่อพร้อมกันสองเครื่อง',
          ),
        ),
        spec(
          'material',
          words(
            'Titanium wire in silicone',
            '硅胶包覆钛丝',
            'シリコンで包んだチタンワイヤー',
            '실리콘을 입힌 티타늄 선',
            'ลวดไทเทเนียมหุ้มซิลิโคน',
          ),
        ),
        spec('weight', words('5.6 g each', '单只 5.6 克', '片耳5.6 g', '한쪽 5.6g', 'ข้างละ 5.6 กรัม')),
      ],
      reviews: `
    ja 5 (blush) 家事をしながら子どもの声も聞こえる。ピアスみたいで見た目もかわいい。
    ko 5 (honey) 사무실에서 불러도 바로 대답할 수 있어서 눈치 안 보입니다.
    en 4 (mist) My ears have never been so happy. On the metro I do turn them off, there is no isolation at all.
    zh-CN 5 (blush) 戴着睡午觉都不硌，朋友以为是耳饰。
    th 5 ใส่แมสก์พร้อมกันไม่เกะกะเลย
  `,
    },
    {
      product_id: 'earbuds-neckband',
      shop_id: 'studio-kanda',
      values: ['cocoa', 'fog', 'denim'],
      price_cents: 4600,
      sales: 402,
      days_ago: 366,
      shelf: 'sold_out',
      title: words(
        'Neckband earphones, 30 hours',
        '颈挂式耳机 续航 30 小时',
        'ネックバンドイヤホン 30時間再生',
        '넥밴드 이어폰, 30시간 재생',
        'หูฟังคล้องคอ ใช้ได้ 30 ชั่วโมง',
      ),
      description: words(
        'A soft band rests on the collar and carries the battery, so the earpieces themselves are tiny and never roll under a seat. They hang together by magnets; pull them apart and the call is answered.',
        '软质颈带搭在衣领上，电池都在里面，耳塞因此小巧，也不会滚到座位底下。两只耳塞磁吸相扣，一分开就接通电话。',
        'やわらかいバンドを襟元にかけ、電池はそちらに収めました。だから耳元は小さく、座席の下に転がることもありません。左右は磁石でくっつき、離すと電話に出られます。',
        '부드러운 밴드가 목에 걸려 배터리를 맡으니 귀에 꽂는 부분은 아주 작고 좌석 밑으로 굴러갈 일도 없습니다. 양쪽이 자석으로 붙어 있다가 떼면 전화를 받습니다.',
        'สายคล้องนุ่มพักอยู่บนปกเสื้อและเป็นที่อยู่ของแบตเตอรี่ ตัวหูฟังจึงเล็กนิดเดียวและไม่กลิ้งหายใต้เบาะ สองข้างดูดติดกันด้วยแม่เหล็ก ดึงแยกก็รับสายได้เลย',
      ),
      specs: [
        spec('battery', words('30 hours', '30 小时', '30時間', '30시간', '30 ชั่วโมง')),
        spec(
          'charging',
          words(
            'USB-C, 10 minutes for 5 hours',
            'USB-C，充 10 分钟用 5 小时',
            'USB-C、10分の充電で5時間',
            'USB-C, 10분 충전에 5시간',
            'USB-C ชาร์จ 10 นาทีใช้ได้ 5 ชั่วโมง',
          ),
        ),
        spec('water', words('Sweat-proof, IPX5', 'IPX5 防汗防水', 'IPX5の防水', 'IPX5 방수', 'กันเหงื่อระดับ IPX5')),
        spec('weight', grams(31)),
        spec('origin', japan),
      ],
      reviews: `
    en 5 I drive a delivery van. Always round my neck, never lost, charged on Sunday.
    zh-CN 5 (fog) 给爸妈买的，老人怕丢小耳机，这种挂脖子的最合适。
    ja 4 (cocoa) 一日中かけていても肩がこりません。冬はマフラーの下で少しもたつきます。
    ko 4 (denim) 자석을 떼면 전화받는 기능이 운전할 때 정말 편합니다.
    th 3 เสียงใช้ได้ แต่ไมค์รับเสียงลมเยอะตอนขี่มอเตอร์ไซค์
  `,
    },
  ],
}
