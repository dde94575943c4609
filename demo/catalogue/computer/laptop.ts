import type { Kind } from '../kind.ts'
import { grams, kilograms } from '../measures.ts'
import { china, japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const laptop: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'laptop',
      shop_id: 'studio-kanda',
      values: ['mist', 'ink', 'sand'],
      price_cents: 99900,
      second: { axis: 'storage', adds: { '512gb': 0, '1tb': 18000 } },
      sales: 143,
      days_ago: 96,
      shelf: 'nearly_empty',
      title: words(
        'Thirteen-inch everyday laptop',
        '13 英寸日常笔记本电脑',
        '毎日使う13インチノートパソコン',
        '매일 쓰는 13인치 노트북',
        'โน้ตบุ๊ก 13 นิ้วสำหรับใช้ทุกวัน',
      ),
      description: words(
        'A light aluminium laptop for writing, photos and long calls. The matte screen is easy on the eyes by a window, and the fan stays off in ordinary work. The battery and storage can be changed with one common screwdriver.',
        '轻巧的铝合金笔记本，适合写作、修图和长时间视频通话。雾面屏靠窗也不反光，日常使用时风扇几乎不转。电池和硬盘用一把普通螺丝刀就能更换。',
        '文章を書く、写真を整える、長い通話をする。そんな毎日のための軽いアルミ製ノートパソコンです。ノングレアの画面は窓際でも見やすく、普段の作業ではファンが回りません。バッテリーとストレージは市販のドライバー1本で交換できます。',
        '글쓰기와 사진 정리, 긴 화상 통화에 알맞은 가벼운 알루미늄 노트북입니다. 무광 화면이라 창가에서도 눈이 편하고, 일상 작업에서는 팬이 돌지 않습니다. 배터리와 저장 장치는 흔한 드라이버 하나로 교체할 수 있습니다.',
        'โน้ตบุ๊กอะลูมิเนียมน้ำหนักเบา เหมาะกับงานเขียน แต่งรูป และประชุมนาน ๆ จอด้านอ่านสบายตาแม้นั่งริมหน้าต่าง ใช้งานทั่วไปพัดลมไม่ทำงาน แบตเตอรี่และที่เก็บข้อมูลเปลี่ยนเองได้ด้วยไขควงธรรมดาตัวเดียว',
      ),
      specs: [
        spec(
          'screen',
          words(
            '13.4 in, 2,560 × 1,600, matte',
            '13.4 英寸，2560 × 1600，雾面',
            '13.4インチ、2,560 × 1,600、ノングレア',
            '13.4인치, 2,560 × 1,600, 무광',
            '13.4 นิ้ว 2,560 × 1,600 แบบด้าน',
          ),
        ),
        spec(
          'processor',
          words(
            'Eight cores, fanless up to 12 W',
            '八核，12 瓦以内无风扇运行',
            '8コア、12 Wまでファン停止',
            '8코어, 12W까지 팬 정지',
            '8 คอร์ พัดลมไม่หมุนเมื่อใช้ไม่เกิน 12 วัตต์',
          ),
        ),
        spec('memory', words('16 GB', '16 GB', '16 GB', '16GB', '16 GB')),
        spec(
          'battery',
          words(
            'Up to 14 hours of writing',
            '文字工作最长 14 小时',
            '文書作成で最長14時間',
            '문서 작업 최대 14시간',
            'พิมพ์งานได้นานสุด 14 ชั่วโมง',
          ),
        ),
        spec('weight', kilograms(1.18)),
      ],
      reviews: `
    en 5 I swapped the storage myself in ten minutes. When did that last happen with a laptop?
    ja 5 ファンが回らないので、録音しながらのメモに最適です。画面の映り込みも少ないです。
    zh-CN 4 屏幕很舒服，写一天稿子眼睛不酸。扬声器一般，看片还是要戴耳机。
    ko 4 가볍고 배터리도 하루 종일 갑니다. 다만 충전기가 생각보다 커요.
    th 5 เบามาก ใส่กระเป๋าผ้าไปทำงานร้านกาแฟทุกวัน แบตอยู่ได้ทั้งวันจริง
    en 3 Great for writing, but it gets warm when I export video. Know what it is for.
  `,
    },
    {
      product_id: 'laptop-two-in-one',
      shop_id: 'inkstone',
      values: ['sand', 'fog', 'denim'],
      price_cents: 64900,
      second: { axis: 'storage', adds: { '256gb': 0, '512gb': 8000 } },
      sales: 188,
      days_ago: 149,
      title: words(
        'Two-in-one with a cloth keyboard',
        '布面键盘二合一电脑',
        '布張りキーボードの2 in 1パソコン',
        '천 키보드 투인원 노트북',
        'แท็บเล็ตพีซีพร้อมคีย์บอร์ดผ้า',
      ),
      description: words(
        'A tablet that stands on its own foldout leg and a woven keyboard that snaps on with magnets. Take the keyboard off and 780 g stay in your hands for reading. The leg holds at any angle, down to almost flat for drawing.',
        '平板自带可展开的支脚，织物键盘靠磁铁一吸就合上。取下键盘，手里只剩 780 克，看书正好。支脚能停在任意角度，放到接近水平就能画画。',
        '引き出し式の脚で自立するタブレットに、磁石で付く織り地のキーボードを合わせました。キーボードを外せば780 gで、読書にちょうどよい軽さです。脚は好きな角度で止まり、ほぼ水平まで倒して絵も描けます。',
        '접이식 다리로 스스로 서는 태블릿에, 자석으로 붙는 직물 키보드를 더했습니다. 키보드를 떼면 780g이라 들고 읽기 좋습니다. 다리는 원하는 각도에서 멈추고, 거의 눕혀서 그림을 그릴 수도 있습니다.',
        'แท็บเล็ตที่ตั้งได้เองด้วยขากางด้านหลัง คู่กับคีย์บอร์ดผ้าทอที่ติดด้วยแม่เหล็ก ถอดคีย์บอร์ดออกเหลือ 780 กรัม ถืออ่านสบาย ขาหยุดได้ทุกองศา กางเกือบราบเพื่อวาดรูปก็ได้',
      ),
      specs: [
        spec(
          'screen',
          words(
            '12.3 in, 2,160 × 1,440, touch',
            '12.3 英寸，2160 × 1440，触控',
            '12.3インチ、2,160 × 1,440、タッチ対応',
            '12.3인치, 2,160 × 1,440, 터치',
            '12.3 นิ้ว 2,160 × 1,440 ระบบสัมผัส',
          ),
        ),
        spec(
          'processor',
          words('Six cores, no fan', '六核，无风扇', '6コア、ファンレス', '6코어, 팬 없음', '6 คอร์ ไม่มีพัดลม'),
        ),
        spec('memory', words('8 GB', '8 GB', '8 GB', '8GB', '8 GB')),
        spec(
          'battery',
          words(
            'Up to 11 hours of reading',
            '阅读最长 11 小时',
            '読書で最長11時間',
            '읽기 최대 11시간',
            'อ่านได้นานสุด 11 ชั่วโมง',
          ),
        ),
        spec(
          'weight',
          words(
            '780 g, 1.05 kg with keyboard',
            '780 克，带键盘 1.05 千克',
            '780 g、キーボード込み1.05 kg',
            '780g, 키보드 포함 1.05kg',
            '780 กรัม รวมคีย์บอร์ด 1.05 กก.',
          ),
        ),
      ],
      reviews: `
    en 5 Lectures with the keyboard, trains without. The cloth has not pilled after a winter.
    zh-CN 4 (512gb) 支脚很稳，腿上用也不倒。键盘背光没有，晚上要开灯。
    ja 5 楽譜用に買いました。脚のおかげで譜面台に置いても滑りません。
    ko 4 (denim) 데님 색 천이 예뻐요. 무릎 위에서는 살짝 흔들립니다.
    th 5 (sand) ถอดคีย์บอร์ดแล้วเบามาก นอนอ่านหนังสือได้เลย
    ko 5 강의 필기와 과제를 이거 하나로 끝냅니다. 팬이 없어 도서관에서도 눈치 안 보여요.
  `,
    },
    {
      product_id: 'laptop-sixteen',
      shop_id: 'studio-kanda',
      values: ['ink', 'silver', 'plum'],
      price_cents: 132900,
      second: { axis: 'memory', adds: { '16gb': 0, '32gb': 16000 } },
      sales: 74,
      days_ago: 208,
      title: words(
        'Sixteen-inch studio laptop',
        '16 英寸创作笔记本',
        '制作のための16インチノート',
        '작업용 16인치 노트북',
        'โน้ตบุ๊ก 16 นิ้วสำหรับงานสตูดิโอ',
      ),
      description: words(
        'A broad laptop for film and sound, with a speaker on each side of the keys and a touchpad the size of a postcard. Two slow fans keep it under 34 dB while it exports. The memory sits in sockets, under a cover held by four ordinary screws.',
        '为剪片和做声音而生的大尺寸笔记本，键盘两侧各有一条扬声器，触控板有明信片那么大。两个低速风扇，导出时也不超过 34 分贝。内存是插槽式的，拧开四颗普通螺丝就能换。',
        '映像と音の制作に向けた大きなノートパソコンです。キーの両側にスピーカー、手前にははがきほどのタッチパッドを備えました。書き出し中もゆっくり回る2つのファンで34 dB以下。メモリはソケット式で、普通のねじ4本を外せば交換できます。',
        '영상과 소리 작업을 위한 큰 노트북으로, 키보드 양옆에 스피커가 있고 터치패드는 엽서만 합니다. 천천히 도는 팬 두 개가 내보내기 중에도 34dB 아래를 지킵니다. 메모리는 소켓식이라 흔한 나사 네 개만 풀면 바꿀 수 있습니다.',
        'โน้ตบุ๊กจอกว้างสำหรับงานภาพยนตร์และเสียง มีลำโพงสองข้างคีย์บอร์ด ทัชแพดใหญ่เท่าโปสต์การ์ด พัดลมรอบต่ำสองตัวเสียงไม่เกิน 34 เดซิเบลแม้ตอนเรนเดอร์ หน่วยความจำเป็นแบบเสียบ ไขสกรูธรรมดาสี่ตัวเปิดฝาก็เปลี่ยนได้',
      ),
      specs: [
        spec(
          'screen',
          words(
            '16 in, 3,200 × 2,000, 120 Hz',
            '16 英寸，3200 × 2000，120 Hz',
            '16インチ、3,200 × 2,000、120 Hz',
            '16인치, 3,200 × 2,000, 120Hz',
            '16 นิ้ว 3,200 × 2,000, 120 Hz',
          ),
        ),
        spec('processor', words('Fourteen cores', '十四核', '14コア', '14코어', '14 คอร์')),
        spec(
          'capacity',
          words(
            '1 TB, one free slot',
            '1 TB，另有一个空插槽',
            '1 TB、空きスロット1',
            '1TB, 빈 슬롯 1개',
            '1 TB และช่องว่างอีก 1 ช่อง',
          ),
        ),
        spec('noise', words('Under 34 dB', '低于 34 分贝', '34 dB以下', '34dB 이하', 'ไม่เกิน 34 เดซิเบล')),
        spec('weight', kilograms(1.94)),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (32gb) Cut a short documentary on it in hotel rooms. The speakers are good enough to catch a bad edit.
    ja 5 (ink) 書き出し中も静かで、隣で録音していても大丈夫でした。
    zh-CN 5 屏幕准，扬声器比外接小音箱还好听。就是电源适配器有点沉。
    ko 4 (32gb) 렌더링 속도 만족합니다. 매일 들고 다니기엔 무게가 있어요.
    th 4 จอสวย ลำโพงดี แต่ใส่เป้ใบเล็กไม่ได้ ต้องวัดกระเป๋าก่อนซื้อ
    ja 4 メモリを自分で替えられる機種がまだあることに感謝。天板は指紋が少し目立ちます。
  `,
    },
    {
      product_id: 'laptop-pocket',
      shop_id: 'pocket-tide',
      values: ['butter', 'mist', 'ink'],
      price_cents: 44900,
      second: { axis: 'key_legends', adds: { us: 0, jis: 0, hangul: 0 } },
      sales: 263,
      days_ago: 83,
      title: words(
        'Eight-inch pocket laptop',
        '8 英寸口袋电脑',
        '8インチのポケットパソコン',
        '8인치 포켓 노트북',
        'โน้ตบุ๊กพกพา 8 นิ้ว',
      ),
      description: words(
        'A whole computer in a coat pocket: rounded like a pebble, with real keys and a small red pointing stick instead of a touchpad. The screen opens flat, and a full-size USB port saves you the adapter.',
        '一台能放进大衣口袋的完整电脑：外形圆润如卵石，有真正的按键，用小红点代替触控板。屏幕能摊平到 180 度，还有标准 USB 口，不用再带转接头。',
        'コートのポケットに入る、れっきとしたパソコンです。小石のような丸みに本物のキーを備え、タッチパッドの代わりに赤いスティックで操作します。画面は水平まで開き、標準サイズのUSB端子があるので変換アダプターもいりません。',
        '코트 주머니에 들어가는 온전한 컴퓨터입니다. 조약돌처럼 둥글고, 제대로 눌리는 키와 터치패드를 대신하는 작은 빨간 포인터가 있습니다. 화면은 완전히 펼쳐지고 일반 USB 단자가 있어 젠더가 필요 없습니다.',
        'คอมพิวเตอร์เต็มเครื่องในกระเป๋าเสื้อโค้ต ทรงมนเหมือนก้อนกรวด มีแป้นจริงและปุ่มแดงเล็ก ๆ สำหรับเลื่อนเมาส์แทนทัชแพด จอกางราบได้ และมีช่อง USB ขนาดเต็มไม่ต้องพกตัวแปลง',
      ),
      specs: [
        spec(
          'screen',
          words(
            '8 in, 1,920 × 1,200, touch',
            '8 英寸，1920 × 1200，触控',
            '8インチ、1,920 × 1,200、タッチ対応',
            '8인치, 1,920 × 1,200, 터치',
            '8 นิ้ว 1,920 × 1,200 ระบบสัมผัส',
          ),
        ),
        spec(
          'memory',
          words(
            '8 GB, 256 GB of storage',
            '8 GB，存储 256 GB',
            '8 GB、ストレージ256 GB',
            '8GB, 저장 공간 256GB',
            '8 GB พื้นที่เก็บ 256 GB',
          ),
        ),
        spec(
          'ports',
          words(
            'One USB-A, two USB-C, microSD',
            'USB-A 一个，USB-C 两个，microSD',
            'USB-A 1、USB-C 2、microSDスロット',
            'USB-A 1개, USB-C 2개, microSD',
            'USB-A 1 ช่อง USB-C 2 ช่อง และ microSD',
          ),
        ),
        spec('battery', words('Up to 7 hours', '最长 7 小时', '最長7時間', '최대 7시간', 'นานสุด 7 ชั่วโมง')),
        spec('weight', grams(540)),
      ],
      reviews: `
    en 5 (us) I fix servers from bus stops. This is the first machine small enough to always have with me.
    zh-CN 4 (butter) 奶油黄太可爱了，打字要缩着手，应急写点东西没问题。
    ja 5 (jis) 昔の小型機が好きだった人にはたまりません。赤いスティックの感度も調整できます。
    ko 4 (hangul) 주머니에 진짜 들어갑니다. 발열은 조금 있어요.
    th 4 เล็กน่ารักมาก พิมพ์ช้าลงหน่อย แต่พกไปไหนก็ได้
    en 3 The keys are fine for notes, not for novels, and seven hours is closer to five with video.
  `,
    },
    {
      product_id: 'laptop-school',
      shop_id: 'inkstone',
      values: ['moss', 'brick', 'denim'],
      price_cents: 29900,
      was_cents: 37900,
      second: { axis: 'memory', adds: { '8gb': 0, '16gb': 5000 } },
      sales: 921,
      days_ago: 318,
      title: words(
        'School laptop with a handle',
        '带提手的学生笔记本',
        '取っ手付きの学習用ノートパソコン',
        '손잡이 달린 학생용 노트북',
        'โน้ตบุ๊กนักเรียนมีหูหิ้ว',
      ),
      description: words(
        'Made to be carried by one hand and dropped by the other: a fold-out handle, and rubber on all four corners. Juice spilt on the keyboard drains out underneath. The lid opens all the way back, so that two children can look on.',
        '一只手提得走，另一只手摔得起：翻出式提手，四角都有橡胶护角。果汁洒在键盘上会从底下流走。屏幕能完全翻开放平，两个孩子可以一起看。',
        '片手で運べて、落としてもへこたれません。引き出せる取っ手と、四隅のゴムが付いています。キーボードにジュースをこぼしても下へ流れ出ます。画面は水平まで開くので、二人で一緒にのぞき込めます。',
        '한 손으로 들고 다니고, 떨어뜨려도 괜찮게 만들었습니다. 접이식 손잡이와 네 모서리의 고무 범퍼가 있습니다. 주스를 키보드에 쏟아도 바닥으로 빠져나갑니다. 화면이 완전히 젖혀져 둘이 나란히 볼 수 있습니다.',
        'ออกแบบให้เด็กหิ้วไปมาและทำตกได้ มีหูหิ้วพับเก็บได้ และยางกันกระแทกทั้งสี่มุม น้ำหวานหกใส่แป้นก็ไหลออกใต้เครื่อง จอกางราบได้จนเด็กสองคนนั่งดูด้วยกันได้',
      ),
      specs: [
        spec(
          'screen',
          words(
            '11.6 in, 1,366 × 768, matte',
            '11.6 英寸，1366 × 768，雾面',
            '11.6インチ、1,366 × 768、ノングレア',
            '11.6인치, 1,366 × 768, 무광',
            '11.6 นิ้ว 1,366 × 768 แบบด้าน',
          ),
        ),
        spec('capacity', words('128 GB', '128 GB', '128 GB', '128GB', '128 GB')),
        spec(
          'water',
          words(
            'Keyboard drains 300 ml',
            '键盘可排 300 毫升液体',
            'キーボードは300 mlまで排水',
            '키보드 300ml 배수',
            'คีย์บอร์ดระบายน้ำได้ 300 มล.',
          ),
        ),
        spec(
          'battery',
          words(
            'A school day, about 10 hours',
            '够上一天课，约 10 小时',
            '授業1日分、約10時間',
            '하루 수업, 약 10시간',
            'หนึ่งวันเรียน ราว 10 ชั่วโมง',
          ),
        ),
        spec('weight', kilograms(1.42)),
        spec('origin', china),
      ],
      reviews: `
    en 5 Two falls from a bunk bed and one bowl of cereal. Still going.
    zh-CN 5 (8gb) 娃上网课用，提手最实用，自己拎着满屋跑。
    ja 4 子ども用に。頑丈で安心ですが、画面はもう少し細かいとうれしいです。
    ko 5 (16gb) 초등학생 아들이 학교에 들고 다녀요. 모서리 고무 덕분에 흠집이 없습니다.
    th 5 ลูกทำน้ำหกใส่ เช็ดแล้วใช้ต่อได้เลย ตกใจแทบแย่
    ko 2 아이는 좋아하는데 화면이 어둡고 앱을 여러 개 켜면 느립니다.
    en 4 (16gb) Get the larger memory. Ours copes with homework and a dozen tabs.
  `,
    },
  ],
}
