import type { Kind } from '../kind.ts'
import { grams } from '../measures.ts'
import { china, japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const cable: Kind = {
  pictured: 'colour',
  about: words(
    'Every cable is bent ten thousand times at the neck in our test, and carries both power and files.',
    '每款线都做过一万次弯折测试，充电和传文件都行。',
    'どのケーブルも首元を1万回曲げて試し、充電とデータ転送の両方に使えます。',
    '모든 케이블은 목 부분을 만 번 꺾어 시험했고, 충전과 파일 전송을 모두 할 수 있습니다.',
    'ทุกเส้นผ่านการทดสอบดัดโคนสายหนึ่งหมื่นครั้ง ใช้ได้ทั้งชาร์จและส่งไฟล์',
  ),
  products: [
    {
      product_id: 'cable-braided',
      shop_id: 'pocket-tide',
      values: ['denim', 'brick', 'oat'],
      price_cents: 1200,
      second: { axis: 'cable_length', adds: { half: 0, '1m': 200, '2m': 500 } },
      sales: 3940,
      days_ago: 350,
      title: words(
        'Braided cable with leather tie',
        '皮扣编织充电线',
        '革バンド付き編みケーブル',
        '가죽끈 달린 패브릭 충전 케이블',
        'สายชาร์จถักพร้อมสายรัดหนัง',
      ),
      description: words(
        'A round cotton braid that hangs softly and does not kink, USB-C at both ends. A leather tie with a brass stud stays on the cable, so it is always where you need it.',
        '圆形棉编外皮，垂顺不打结，两端都是 USB-C。铜扣皮带一直穿在线上，收线时随手就有。',
        '綿を丸く編んだしなやかなケーブルで、よじれません。両端はUSB-C。真鍮の留め具の革バンドが付いたままなので、いつでもすぐに束ねられます。',
        '면실을 둥글게 엮어 부드럽게 늘어지고 꼬이지 않습니다. 양쪽 모두 USB-C이며, 황동 단추가 달린 가죽끈이 늘 선에 붙어 있어 바로 묶을 수 있습니다.',
        'สายถักฝ้ายกลมทิ้งตัวนุ่มไม่พันกัน ปลายทั้งสองเป็น USB-C สายรัดหนังหมุดทองเหลืองติดอยู่กับสาย หยิบมารัดได้เสมอ',
      ),
      specs: [
        spec('output', words('Up to 60 W', '最高 60 瓦', '最大60 W', '최대 60W', 'สูงสุด 60 วัตต์')),
        spec('speed', words('480 Mbit/s', '最高 480 Mbps', '最大480 Mbps', '초당 480Mbit', '480 เมกะบิตต่อวินาที')),
        spec(
          'material',
          words(
            'Cotton, copper, aluminium, leather',
            '棉、铜、铝、皮革',
            '綿、銅、アルミ、革',
            '면, 구리, 알루미늄, 가죽',
            'ฝ้าย ทองแดง อะลูมิเนียม หนัง',
          ),
        ),
      ],
      reviews: `
    en 5 (denim-2m) Two metres that never become a bird's nest. The stud still snaps after a year.
    ja 5 (brick-1m) しなやかで机の上に置いても跳ね返らない。色が差し色になります。
    zh-CN 4 (oat-1m) 线身软，米色用久了会脏，擦一擦还行。
    ko 5 (denim-half) 차 안에서 쓰려고 짧은 걸 샀는데 길이가 딱이에요.
    th 4 (brick-2m) สายนิ่มไม่พันกัน หนังมีกลิ่นนิดหน่อยช่วงแรก
    zh-CN 5 (denim-2m) 躺在床上另一头也够得着，半年了接头没松。
  `,
    },
    {
      product_id: 'cable-keyring',
      shop_id: 'pocket-tide',
      values: ['honey', 'sage', 'plum'],
      price_cents: 900,
      second: { axis: 'connector', adds: { usbc: 0, usba: 0 } },
      sales: 2410,
      days_ago: 92,
      title: words(
        'Key-ring loop cable',
        '钥匙扣短充电线',
        'キーリングの短いケーブル',
        '키링 고리 충전 케이블',
        'สายชาร์จสั้นพวงกุญแจ',
      ),
      description: words(
        'A flat strap of twelve centimetres whose two plugs meet in one cap, so that it closes to a loop and hangs on your keys. Pull it apart and it links a power bank to a phone in the same pocket.',
        '12 厘米扁带，两个插头合进同一个帽里成了环，挂在钥匙上。拉开就能把口袋里的充电宝和手机连起来。',
        '12 cmの平たいベルトの両端がひとつのキャップに収まり、輪になって鍵に掛けられます。引き抜けば、同じポケットのバッテリーとスマホをつなげます。',
        '길이 12cm의 납작한 끈인데, 양끝 단자가 뚜껑 하나에 들어가 고리가 되어 열쇠에 걸립니다. 잡아 빼면 주머니 속 배터리와 휴대폰을 이어 줍니다.',
        'สายแบนยาว 12 ซม. หัวสองข้างเสียบรวมในปลอกเดียวกลายเป็นห่วงคล้องกุญแจ ดึงออกก็ต่อพาวเวอร์แบงก์กับมือถือในกระเป๋าเดียวกันได้',
      ),
      specs: [
        spec(
          'output',
          words(
            'Up to 60 W between USB-C plugs',
            'USB-C 对 USB-C 最高 60 瓦',
            'USB-C同士で最大60 W',
            'USB-C끼리 최대 60W',
            'USB-C ทั้งสองข้างสูงสุด 60 วัตต์',
          ),
        ),
        spec(
          'material',
          words(
            'Silicone, nylon, steel',
            '硅胶、尼龙、钢',
            'シリコン、ナイロン、鋼',
            '실리콘, 나일론, 강철',
            'ซิลิโคน ไนลอน เหล็กกล้า',
          ),
        ),
        spec('weight', grams(14)),
      ],
      reviews: `
    en 5 (honey-usbc) Has rescued four colleagues and one bus driver.
    ko 4 (sage-usbc) 늘 들고 다니니 든든해요. 고리 뚜껑이 조금 뻑뻑합니다.
    ja 5 (plum-usbc) 鍵に付けたまま忘れていて、必要な日にちゃんとありました。
    zh-CN 4 (honey-usba) 短得恰到好处，就是两头分不清要看一眼。
    th 5 (sage-usba) สีน่ารัก ห้อยกุญแจรถไว้ แบตหมดเมื่อไรก็ไม่กลัว
  `,
    },
    {
      product_id: 'cable-three',
      shop_id: 'inkstone',
      values: ['moss', 'snow', 'ink'],
      price_cents: 1500,
      was_cents: 2200,
      second: { axis: 'cable_length', adds: { '1m': 0, '2m': 400 } },
      sales: 1730,
      days_ago: 412,
      title: words(
        'Three-headed charging cable',
        '一拖三充电线',
        '3本出し充電ケーブル',
        '세 갈래 충전 케이블',
        'สายชาร์จสามหัว',
      ),
      description: words(
        'One stem and three tails, each with a USB-C plug, joined by a flat oval that lies still on the table. Phone, earbuds and lamp charge from a single port overnight.',
        '一根主线分三尾，每尾都是 USB-C，椭圆扁分线器躺在桌上不乱跑。手机、耳机、小灯一个口一晚全充好。',
        '1本の幹から3本の尾が分かれ、それぞれUSB-Cです。平たい楕円の分岐は机の上で転がりません。スマホもイヤホンもライトも、ひとつの口から一晩で充電できます。',
        '줄기 하나에서 USB-C 꼬리 셋이 갈라지고, 납작한 타원 갈림목이 책상에 가만히 놓입니다. 휴대폰과 이어폰, 조명을 포트 하나로 밤새 충전합니다.',
        'สายหลักหนึ่งเส้นแตกเป็นสามหาง แต่ละหางเป็น USB-C ตัวแยกทรงรีแบนวางนิ่งบนโต๊ะ ชาร์จมือถือ หูฟัง และโคมไฟจากพอร์ตเดียวได้ทั้งคืน',
      ),
      specs: [
        spec(
          'output',
          words('30 W shared by three', '三头共 30 瓦', '3本合計30 W', '셋이 합쳐 30W', 'รวมสามหัว 30 วัตต์'),
        ),
        spec(
          'material',
          words(
            'Nylon braid, aluminium',
            '尼龙编织、铝',
            'ナイロン編み、アルミ',
            '나일론 패브릭, 알루미늄',
            'ไนลอนถัก อะลูมิเนียม',
          ),
        ),
        spec('weight', grams(52)),
        spec('origin', china),
      ],
      reviews: `
    en 4 (ink-1m) Three full devices every morning. Files only go through one of the tails, which took me a while to notice.
    zh-CN 5 (moss-2m) 宿舍只有一个插座，它救了全寝室。
    ko 5 (snow-1m) 가족 여행 필수품. 호텔에서 하나만 꽂으면 돼요.
    ja 4 (moss-1m) 3台同時だとゆっくりですが、寝ている間なので問題なし。
    th 3 (snow-2m) ใช้ดี แต่ถ้าเสียบสามเครื่องพร้อมกันจะช้า
  `,
    },
    {
      product_id: 'cable-reel',
      shop_id: 'studio-kanda',
      values: ['butter', 'mist', 'blush'],
      price_cents: 1800,
      second: { axis: 'connector', adds: { usbc: 0, usba: 0 } },
      sales: 866,
      days_ago: 26,
      title: words(
        'Retractable cable on a reel',
        '圆盘伸缩充电线',
        '巻き取り式ケーブル',
        '릴 되감기 충전 케이블',
        'สายชาร์จตลับม้วนเก็บ',
      ),
      description: words(
        'A case as round as a macaron with a metre of flat cable inside: pull both ends and it stops at any of six lengths, pull again and it winds itself up. Inside is a steel clock spring, which a screwdriver gets you to.',
        '马卡龙大小的圆盒里藏着一米扁线，两头一拉可停六档，再一拉自动收回。里面是钢发条，用螺丝刀就能打开。',
        'マカロンのような丸いケースに1 mの平型ケーブル。両端を引けば6段階で止まり、もう一度引くと自動で巻き取ります。中身は鋼のぜんまいで、ドライバー1本で開けられます。',
        '마카롱처럼 둥근 통에 납작한 1m 선이 들어 있습니다. 양끝을 당기면 여섯 단계로 멈추고 다시 당기면 저절로 감깁니다. 속에는 강철 태엽이 들어 있고 드라이버로 열어 고칠 수 있습니다.',
        'ตลับกลมเหมือนมาการองมีสายแบนยาวหนึ่งเมตรอยู่ข้างใน ดึงปลายสองข้างหยุดได้หกระยะ ดึงอีกทีก็ม้วนเก็บเอง ข้างในเป็นลานเหล็ก เปิดซ่อมได้ด้วยไขควง',
      ),
      specs: [
        spec(
          'output',
          words(
            'Up to 60 W between USB-C plugs',
            'USB-C 对 USB-C 最高 60 瓦',
            'USB-C同士で最大60 W',
            'USB-C끼리 최대 60W',
            'USB-C ทั้งสองข้างสูงสุด 60 วัตต์',
          ),
        ),
        spec('cable', words('1 m, six stops', '1 米，六档可停', '1 m、6段階', '1m, 여섯 단계', '1 เมตร หยุดได้หกระยะ')),
        spec(
          'size',
          words(
            '5.8 cm across, 2 cm thick',
            '直径 5.8 厘米，厚 2 厘米',
            '直径5.8 cm、厚さ2 cm',
            '지름 5.8cm, 두께 2cm',
            'กว้าง 5.8 ซม. หนา 2 ซม.',
          ),
        ),
        spec('weight', grams(41)),
        spec('origin', japan),
      ],
      reviews: `
    ja 5 (butter-usbc) しゅるっと戻るのが楽しくて、用もないのに引いています。
    en 5 (mist-usbc) My bag has no loose cables left in it.
    zh-CN 4 (blush-usba) 回卷顺滑，别只拉一头，会卡。
    ko 5 (blush-usbc) 진짜 마카롱 같아요. 파우치에 넣기 딱 좋아요.
    th 4 (butter-usbc) ตลับเล็กกว่าที่คิด หนึ่งเมตรพอใช้บนโต๊ะ
  `,
    },
    {
      product_id: 'cable-spring',
      shop_id: 'inkstone',
      values: ['clay', 'ink', 'butter'],
      price_cents: 1900,
      sales: 548,
      days_ago: 160,
      title: words(
        'Spring-coiled desk cable',
        '弹簧卷桌面充电线',
        'カールコードの卓上ケーブル',
        '돌돌 말린 책상용 케이블',
        'สายชาร์จขดสปริงตั้งโต๊ะ',
      ),
      description: words(
        'Coiled like the cord of an old telephone, from 30 cm to 1.2 m, with a round metal joint in the middle that unlocks with half a turn. It keeps itself short when nobody pulls.',
        '像老电话线一样的弹簧卷，30 厘米拉到 1.2 米，中间圆形金属接头转半圈就能分开。不拉的时候，自己缩回短短一截。',
        '昔の電話のコードのように30 cmから1.2 mまで伸びます。中ほどの丸い金属の継ぎ手は半回転で外れます。引かなければ、自分で短く縮みます。',
        '옛 전화선처럼 돌돌 말려 30cm에서 1.2m까지 늘어납니다. 가운데 둥근 금속 이음은 반 바퀴 돌리면 풀리고, 당기지 않으면 스스로 짧아집니다.',
        'ขดเหมือนสายโทรศัพท์รุ่นเก่า ยืดจาก 30 ซม. ได้ถึง 1.2 เมตร ข้อต่อโลหะกลมตรงกลางหมุนครึ่งรอบก็ปลดได้ ปล่อยมือแล้วหดสั้นเอง',
      ),
      specs: [
        spec('output', words('Up to 100 W', '最高 100 瓦', '最大100 W', '최대 100W', 'สูงสุด 100 วัตต์')),
        spec(
          'cable',
          words(
            '0.3–1.2 m, USB-C at both ends',
            '0.3–1.2 米，两端 USB-C',
            '0.3〜1.2 m、両端USB-C',
            '0.3~1.2m, 양쪽 USB-C',
            '0.3–1.2 เมตร USB-C สองปลาย',
          ),
        ),
        spec(
          'material',
          words(
            'Polyurethane, nylon, aluminium',
            '聚氨酯、尼龙、铝',
            'ポリウレタン、ナイロン、アルミ',
            '폴리우레탄, 나일론, 알루미늄',
            'โพลียูรีเทน ไนลอน อะลูมิเนียม',
          ),
        ),
        spec('weight', grams(96)),
      ],
      reviews: `
    en 5 (clay) I bought it for the keyboard and stole it for the phone. It makes the desk look finished.
    zh-CN 5 (butter) 弹性足，拉开一米多不费劲，航空插头咔哒一下很治愈。
    ja 4 (ink) 重みがあるので、軽いスマホだと少し引っぱられます。
    ko 5 (clay) 어릴 때 집 전화 생각나요. 마감이 아주 좋습니다.
    th 4 (butter) สวยเท่ สปริงแข็งไปหน่อยตอนใหม่ ๆ
    ko 4 (ink) 색이 사진보다 조금 어둡지만 만족해요.
  `,
    },
  ],
}
