import type { Kind } from '../kind.ts'
import { grams } from '../measures.ts'
import { china, japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const headphones: Kind = {
  pictured: 'colour',
  about: words(
    'Every part is sold on its own, so a pair can be mended at home instead of replaced.',
    '每个零件都单独出售，坏了在家就能修，不必整副换新。',
    '部品はすべて単品でも販売しているので、買い替えずにご自宅で直せます。',
    '모든 부품을 따로 팔기 때문에 새로 사지 않고 집에서 고쳐 쓸 수 있습니다.',
    'อะไหล่ทุกชิ้นแยกขาย ซ่อมเองที่บ้านได้โดยไม่ต้องซื้อใหม่ทั้งตัว',
  ),
  products: [
    {
      product_id: 'headphones',
      shop_id: 'studio-kanda',
      values: ['oat', 'ink', 'clay'],
      price_cents: 12900,
      was_cents: 14900,
      sales: 2317,
      days_ago: 365,
      title: words(
        'Over-ear headphones, 40 hours',
        '头戴式耳机 续航 40 小时',
        '密閉型ヘッドホン 40時間再生',
        '오버이어 헤드폰, 40시간 재생',
        'หูฟังแบบครอบหู ฟังได้นาน 40 ชั่วโมง',
      ),
      description: words(
        'Light over-ear headphones with noise cancelling that takes away the engine and leaves the voices. The band is spring steel covered in fabric, and the memory-foam pads come off for washing. Ten minutes of charging gives four hours of music.',
        '轻巧的头戴式降噪耳机，消去引擎声，留下人声。头梁是包布弹簧钢，记忆棉耳罩可拆下清洗。充电十分钟，能听四小时。',
        'エンジン音は消し、人の声は残す。ノイズキャンセリング付きの軽い密閉型ヘッドホンです。ヘッドバンドは布で包んだばね鋼、低反発のイヤーパッドは外して洗えます。10分の充電で4時間聴けます。',
        '엔진 소리는 지우고 사람 목소리는 남기는 노이즈 캔슬링 헤드폰입니다. 헤드밴드는 천으로 감싼 스프링강이고, 메모리폼 패드는 떼어서 세탁할 수 있습니다. 10분 충전으로 4시간 들을 수 있습니다.',
        'หูฟังครอบหูน้ำหนักเบาพร้อมระบบตัดเสียงรบกวน ตัดเสียงเครื่องยนต์แต่ยังได้ยินเสียงคนพูด ก้านคาดเป็นเหล็กสปริงหุ้มผ้า ฟองน้ำเมมโมรี่โฟมถอดซักได้ ชาร์จสิบนาทีฟังเพลงได้สี่ชั่วโมง',
      ),
      specs: [
        spec(
          'battery',
          words(
            '40 hours, 30 with noise cancelling',
            '40 小时，开启降噪 30 小时',
            '40時間（ノイズキャンセリング時30時間）',
            '40시간, 노이즈 캔슬링 시 30시간',
            '40 ชั่วโมง หรือ 30 ชั่วโมงเมื่อเปิดตัดเสียง',
          ),
        ),
        spec(
          'connection',
          words(
            'Bluetooth 5.3 or 3.5 mm cable',
            '蓝牙 5.3 或 3.5 毫米线',
            'Bluetooth 5.3／3.5 mmケーブル',
            '블루투스 5.3 또는 3.5mm 케이블',
            'บลูทูธ 5.3 หรือสาย 3.5 มม.',
          ),
        ),
        spec(
          'material',
          words(
            'Spring steel, fabric, memory foam',
            '弹簧钢、织物、记忆棉',
            'ばね鋼、ファブリック、低反発フォーム',
            '스프링강, 패브릭, 메모리폼',
            'เหล็กสปริง ผ้า และเมมโมรี่โฟม',
          ),
        ),
        spec('weight', grams(248)),
      ],
      reviews: `
    en 5 Wore them from Seoul to Frankfurt and forgot they were on. The engine just goes away.
    ja 4 装着感が軽く、長時間でも耳が痛くなりません。低音はおとなしめです。
    zh-CN 5 降噪够用，人声保留得刚好，地铁报站还听得见。
    ko 5 패드를 떼어서 빨 수 있다는 게 이렇게 좋은 줄 몰랐어요.
    th 4 ใส่สบาย แบตทนมาก แต่พับเก็บไม่ได้เลยกินที่ในกระเป๋า
    en 4 Battery claim is honest: I charge them on Sundays and that is it.
    zh-CN 3 戴眼镜的人左边会有点压，习惯了一周才好。
    th 5 (clay) สีดินเผาสวยกว่าในรูป เพื่อนถามทุกคนว่าซื้อที่ไหน
  `,
    },
    {
      product_id: 'headphones-foam',
      shop_id: 'studio-kanda',
      values: ['brick', 'butter', 'denim'],
      price_cents: 3900,
      second: { axis: 'link', adds: { wired: 0, wireless: 1600 } },
      sales: 1426,
      days_ago: 205,
      title: words(
        'Featherlight foam headphones',
        '轻羽海绵头戴耳机',
        '羽のように軽いスポンジヘッドホン',
        '가벼운 스펀지 헤드폰',
        'หูฟังฟองน้ำสุดเบา',
      ),
      description: words(
        'The shape of the cassette years, made again: two foam discs on a band of spring steel, and hardly more weight than a letter. You hear the street as well as the song, which is the point on a bicycle or at a till.',
        '随身听年代的样子又回来了：一条弹簧钢带，两片海绵耳垫，比一封信重不了多少。歌听得到，路上的声音也听得到，骑车、看店时正需要这样。',
        'カセットの時代のあの形です。ばね鋼のバンドに丸いスポンジがふたつ、重さは手紙ほどしかありません。音楽と一緒に街の音も聞こえるので、店番や散歩に向いています。',
        '카세트 시절의 그 모양을 다시 만들었습니다. 스프링강 밴드에 둥근 스펀지 두 장, 무게는 편지 한 통 남짓입니다. 노래와 함께 바깥 소리도 들려서 산책할 때나 가게를 볼 때 좋습니다.',
        'ทรงหูฟังยุคเทปคาสเซ็ตทำขึ้นใหม่ ฟองน้ำกลมสองข้างบนก้านเหล็กสปริง หนักกว่าจดหมายฉบับหนึ่งไม่เท่าไร ได้ยินทั้งเพลงและเสียงรอบตัว เหมาะกับคนเดินถนนหรือเฝ้าร้าน',
      ),
      specs: [
        spec('driver', words('30 mm, open', '30 毫米，开放式', '30 mm、開放型', '30mm 오픈형', '30 มม. แบบเปิด')),
        spec(
          'connection',
          words(
            '3.5 mm cable, or Bluetooth 5.3 for 20 hours',
            '3.5 毫米线，或蓝牙 5.3（20 小时）',
            '3.5 mmケーブル、またはBluetooth 5.3（20時間）',
            '3.5mm 케이블 또는 블루투스 5.3(20시간)',
            'สาย 3.5 มม. หรือบลูทูธ 5.3 ใช้ได้ 20 ชั่วโมง',
          ),
        ),
        spec(
          'material',
          words(
            'Spring steel, foam, recycled ABS',
            '弹簧钢、海绵、再生 ABS',
            'ばね鋼、スポンジ、再生ABS樹脂',
            '스프링강, 스펀지, 재생 ABS',
            'เหล็กสปริง ฟองน้ำ พลาสติก ABS รีไซเคิล',
          ),
        ),
        spec('weight', grams(62)),
      ],
      reviews: `
    en 5 (wired) I forgot I had them on and walked into the shower. They survived, and so did I.
    ja 5 (butter-wireless) 軽すぎて不安になるほど。電話会議が続く日もこめかみが痛くなりません。
    zh-CN 4 (wired) 漏音是开放式的本性，图书馆别用。音色清亮，听民谣特别合适。
    ko 5 (brick-wireless) 90년대 감성 그대로. 엄마가 보시더니 예전 것 꺼내 온 줄 아셨대요.
    th 4 (denim-wired) เบามาก ใส่แว่นก็ไม่เจ็บ ฟองน้ำควรมีสำรองในกล่องสักคู่
    ko 3 (wired) 지하철에서는 소리가 묻혀요. 조용한 곳에서만 쓰게 됩니다.
  `,
    },
    {
      product_id: 'headphones-studio',
      shop_id: 'studio-kanda',
      values: ['ink', 'fog', 'cocoa'],
      price_cents: 16900,
      second: { axis: 'cable_length', adds: { '12m': 0, '3m': 900 } },
      sales: 612,
      days_ago: 448,
      title: words(
        'Studio headphones, coiled cable',
        '录音室监听耳机 弹簧线',
        'スタジオモニターヘッドホン',
        '스튜디오 모니터 헤드폰',
        'หูฟังสตูดิโอสายขด',
      ),
      description: words(
        'Closed headphones for mixing and for practising at night, with a flat, patient sound that hides no mistakes. One cup swings back for one-ear listening, and the coiled cable locks into either side.',
        '混音、夜里练琴都合适的封闭式耳机，声音平直耐听，错音藏不住。单侧耳罩可以转开单耳监听，弹簧线左右两边都能锁紧。',
        'ミックスにも夜の練習にも使える密閉型です。味付けのない素直な音で、間違いを隠しません。片側のカップは回転して片耳で聴け、カールコードは左右どちらにも固定できます。',
        '믹싱과 밤 연습을 위한 밀폐형 헤드폰으로, 꾸밈없고 담담한 소리가 실수를 숨기지 않습니다. 한쪽 컵이 돌아가 한 귀로 들을 수 있고, 코일 케이블은 좌우 어느 쪽에나 꽂아 고정할 수 있습니다.',
        'หูฟังแบบปิดสำหรับมิกซ์เสียงและซ้อมดนตรีตอนดึก เสียงเรียบตรงไม่ปิดบังข้อผิดพลาด หมุนข้างหนึ่งออกเพื่อฟังหูเดียวได้ และสายขดล็อกได้ทั้งสองข้าง',
      ),
      specs: [
        spec('driver', words('45 mm, closed', '45 毫米，封闭式', '45 mm、密閉型', '45mm 밀폐형', '45 มม. แบบปิด')),
        spec(
          'connection',
          words(
            '3.5 mm with a screw-on 6.3 mm adapter',
            '3.5 毫米，附 6.3 毫米旋接转换头',
            '3.5 mm、ねじ込み式6.3 mmアダプター付き',
            '3.5mm, 나사식 6.3mm 어댑터 포함',
            'หัว 3.5 มม. พร้อมตัวแปลงแบบเกลียว 6.3 มม.',
          ),
        ),
        spec(
          'material',
          words(
            'Aluminium, protein leather, nylon',
            '铝、蛋白皮、尼龙',
            'アルミ、プロテインレザー、ナイロン',
            '알루미늄, 인조 프로틴 가죽, 나일론',
            'อะลูมิเนียม หนังเทียมโปรตีน ไนลอน',
          ),
        ),
        spec('weight', grams(285)),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (ink-3m) Two years of podcast editing and the cable still springs back. The pads I have changed once.
    ja 5 (3m) ピアノの夜練に。鍵盤のタッチの差まで聞こえて、上達した気がします。
    zh-CN 5 (fog-12m) 监听味道很正，人声的口水音都听得出来，修音方便。
    ko 4 (12m) 해상력은 기대 이상인데 겨울 아니면 귀에 땀이 찹니다.
    th 5 (cocoa-3m) เสียงแฟลตดีมาก ใช้ทำเพลงที่ห้องมาเกือบปีไม่มีปัญหา
    en 4 Honest sound, heavy cable. For the sofa I would buy something else.
  `,
    },
    {
      product_id: 'headphones-open',
      shop_id: 'studio-kanda',
      pictured: 'timber',
      values: ['walnut', 'maple', 'teak'],
      price_cents: 28900,
      was_cents: 33900,
      second: { axis: 'cable_length', adds: { '12m': 0, '3m': 1200 } },
      sales: 148,
      days_ago: 83,
      title: words(
        'Open headphones with wooden cups',
        '木壳开放式耳机',
        '木製ハウジングの開放型ヘッドホン',
        '원목 하우징 오픈형 헤드폰',
        'หูฟังแบบเปิดตัวเรือนไม้',
      ),
      description: words(
        'Rings of turned hardwood hold a large driver behind an open steel grille, and the music stands in front of you rather than inside your head. A strap of thick leather carries the weight. They are for quiet rooms: the sound goes out as freely as it goes in.',
        '车旋硬木圈托起大尺寸单元，外侧是镂空钢网，音乐像在面前展开，而不是困在脑袋里。头梁是一条厚皮带，分担重量。适合安静的房间：声音进得来，也出得去。',
        '挽いた硬木のリングに大きなドライバーを収め、外側は開いたスチールのグリルです。音楽は頭の中ではなく、目の前に広がります。重さは厚い革のバンドが支えます。音は外にも同じだけ出るので、静かな部屋でお使いください。',
        '깎아 만든 단단한 나무 테에 큰 드라이버를 담고 바깥은 트인 강철 그릴로 마감해, 음악이 머릿속이 아니라 눈앞에 펼쳐집니다. 무게는 두꺼운 가죽 끈이 나눠 받칩니다. 소리가 밖으로도 그대로 나가니 조용한 방에서 쓰시길 권합니다.',
        'วงไม้เนื้อแข็งกลึงหุ้มไดรเวอร์ขนาดใหญ่หลังตะแกรงเหล็กโปร่ง เสียงดนตรีจึงแผ่อยู่ตรงหน้าแทนที่จะอยู่ในหัว สายหนังหนาช่วยรับน้ำหนัก เหมาะกับห้องเงียบ เพราะเสียงออกไปข้างนอกได้เท่ากับที่เข้าหู',
      ),
      specs: [
        spec('driver', words('50 mm, open', '50 毫米，开放式', '50 mm、開放型', '50mm 오픈형', '50 มม. แบบเปิด')),
        spec(
          'connection',
          words(
            'Two 3.5 mm plugs at the cups, 6.3 mm at the amplifier',
            '耳罩端双 3.5 毫米，功放端 6.3 毫米',
            'ヘッドホン側3.5 mm×2、アンプ側6.3 mm',
            '헤드폰 쪽 3.5mm 2개, 앰프 쪽 6.3mm',
            'ฝั่งหูฟัง 3.5 มม. สองหัว ฝั่งแอมป์ 6.3 มม.',
          ),
        ),
        spec('weight', grams(340)),
        spec(
          'care',
          words(
            'Oil the wood once a year',
            '木壳每年上一次油',
            '木部は年に一度オイルを塗ってください',
            '1년에 한 번 나무에 오일 바르기',
            'ทาน้ำมันบำรุงไม้ปีละครั้ง',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (walnut-3m) I put on an old string quartet and turned round to see who was behind me.
    ja 5 (maple-12m) 木目が一本ずつ違うのも楽しみ。弦の余韻が消えるところまで聴こえます。
    ko 4 (walnut-12m) 소리는 흠잡을 데 없어요. 거치형 앰프 없이 휴대폰에 바로 꽂으면 볼륨이 모자랍니다.
    zh-CN 5 (teak-3m) 声场是真的宽，家里人说坐对面也能跟着听一份。
    th 5 (teak-12m) งานไม้เนี้ยบมาก ฟังแจ๊สแล้วไม่อยากถอด
  `,
    },
    {
      product_id: 'headphones-bear',
      shop_id: 'moon-gate',
      values: ['honey', 'blush', 'sage'],
      price_cents: 3200,
      second: { axis: 'link', adds: { wired: 0, wireless: 1000 } },
      sales: 1875,
      days_ago: 139,
      title: words(
        'Children’s headphones, bear ears',
        '小熊耳朵儿童耳机',
        'くま耳のこども用ヘッドホン',
        '곰돌이 귀 어린이 헤드폰',
        'หูฟังเด็กหูหมี',
      ),
      description: words(
        'Made for heads from three to ten years, with two round ears on a band that a child can bend and twist. The volume stops at 85 decibels, whatever the tablet says, and a second pair can be plugged into the first to share a film.',
        '为三到十岁孩子做的耳机，头梁上立着两只圆耳朵，随便掰、随便拧都不怕。音量最高 85 分贝，平板开多大都一样；另一副还能插在这副上，两人一起看片。',
        '3歳から10歳の頭に合わせた、丸い耳つきのヘッドホンです。バンドは曲げてもねじっても大丈夫。タブレットの音量にかかわらず85 dBで止まり、もう1台をつないで一緒に映画を見られます。',
        '세 살부터 열 살까지의 머리에 맞춘 헤드폰으로, 아이가 구부리고 비틀어도 되는 밴드에 동그란 귀가 달렸습니다. 태블릿 볼륨이 얼마든 85dB에서 멈추고, 다른 헤드폰을 이어 꽂아 함께 영화를 볼 수 있습니다.',
        'ทำมาสำหรับศีรษะเด็กสามถึงสิบขวบ มีหูกลมสองข้างบนก้านที่เด็กจะงอหรือบิดก็ไม่หัก เสียงไม่เกิน 85 เดซิเบลไม่ว่าแท็บเล็ตจะเร่งแค่ไหน และต่อหูฟังอีกตัวเพื่อดูหนังด้วยกันได้',
      ),
      specs: [
        spec('age', words('3 to 10 years', '3 至 10 岁', '3〜10歳', '만 3~10세', '3 ถึง 10 ขวบ')),
        spec(
          'connection',
          words(
            'Braided 3.5 mm cable, or Bluetooth 5.3 for 30 hours',
            '3.5 毫米编织线，或蓝牙 5.3（30 小时）',
            '3.5 mm編組ケーブル、またはBluetooth 5.3（30時間）',
            '3.5mm 패브릭 케이블 또는 블루투스 5.3(30시간)',
            'สายถัก 3.5 มม. หรือบลูทูธ 5.3 ใช้ได้ 30 ชั่วโมง',
          ),
        ),
        spec('weight', grams(168)),
        spec('origin', china),
      ],
      reviews: `
    en 5 (honey-wireless) Eleven hours to Sydney with a four-year-old. These deserve a medal.
    zh-CN 5 (blush-wired) 闺女天天戴着跳舞，摔了好几次耳朵都没掉。
    ja 4 (sage-wired) 5歳の息子にぴったり。コードの編み目に埃がつくのが少し気になります。
    ko 5 (honey-wireless) 소리 제한이 있어서 안심하고 줘요. 귀 부분이 말랑말랑해서 귀엽습니다.
    th 5 (blush-wireless) ลูกสาวไม่ยอมถอดเลย เสียงไม่ดังเกินไป แม่สบายใจ
    th 3 (wired) หลานอายุสิบขวบใส่แล้วเริ่มคับ น่าจะเหมาะกับเด็กเล็กมากกว่า
  `,
    },
  ],
}
