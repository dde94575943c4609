import type { Kind } from '../kind.ts'
import { china, korea, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const dumbbell: Kind = {
  pictured: 'colour',
  about: words(
    'Each piece is weighed before it leaves and lies within two per cent of its label.',
    '每一件出厂前都单独称重，误差在标称的百分之二以内。',
    '出荷前に一つずつ重さを量り、表示との差は2%以内に収めています。',
    '출고 전에 하나씩 무게를 재며 오차는 표시의 2% 이내입니다.',
    'ทุกชิ้นชั่งก่อนส่ง คลาดเคลื่อนจากฉลากไม่เกินสองเปอร์เซ็นต์',
  ),
  products: [
    {
      product_id: 'dumbbell-hex',
      shop_id: 'north-pier',
      values: ['ink', 'brick', 'moss'],
      price_cents: 2400,
      second: { axis: 'weight', adds: { '2kg': 0, '4kg': 1400, '6kg': 2800, '8kg': 4200 } },
      sales: 1320,
      days_ago: 322,
      title: words(
        'Hex dumbbells, a pair',
        '六角哑铃一对',
        '六角ダンベル 2個組',
        '육각 덤벨 한 쌍',
        'ดัมเบลหกเหลี่ยม 1 คู่',
      ),
      description: words(
        'Six-sided rubber heads on a knurled steel grip that swells a little in the middle of the palm. They do not roll away and make no dent in a wooden floor.',
        '六角橡胶头，滚花钢握把在掌心处微微隆起。不会滚走，也不伤木地板。',
        '六角のゴムの頭に、手のひらの中央で少しふくらむローレット加工の鋼のグリップ。転がらず、木の床にもへこみを作りません。',
        '육각 고무 머리에 손바닥 가운데가 살짝 볼록한 널링 강철 손잡이를 달았습니다. 굴러가지 않고 마룻바닥에 자국도 남기지 않습니다.',
        'หัวยางหกเหลี่ยม ด้ามเหล็กพิมพ์ลายกันลื่นที่ป่องเล็กน้อยตรงกลางฝ่ามือ วางแล้วไม่กลิ้งและไม่ทำให้พื้นไม้เป็นรอย',
      ),
      specs: [
        spec(
          'weight',
          words(
            'The chosen weight is for each of the two',
            '所选重量为单只重量',
            '選んだ重さは1個あたり',
            '고른 무게는 한 개 기준',
            'น้ำหนักที่เลือกคือต่อหนึ่งข้าง',
          ),
        ),
        spec(
          'material',
          words(
            'Cast iron, rubber, chromed steel',
            '铸铁、橡胶、镀铬钢',
            '鋳鉄、ゴム、クロムめっき鋼',
            '주철, 고무, 크롬 도금 강철',
            'เหล็กหล่อ ยาง เหล็กชุบโครเมียม',
          ),
        ),
        spec('origin', china),
      ],
      reviews: `
        en 5 (ink-6kg) No rubber stink, which I braced myself for. Grip is spot on.
        ko 5 (moss-4kg) 층간 소음 걱정했는데 고무라 내려놔도 조용합니다.
        zh-CN 4 (brick-8kg) 滚花有点扎手，练两周就习惯了，重量很准。
        ja 4 (ink-4kg) 転がらないので、狭い部屋でも安心して置けます。
        th 5 (brick-2kg) คุณแม่ใช้ยกเบา ๆ ทุกเช้า จับถนัดไม่ลื่น
        en 3 (moss-8kg) One head has a mark from the mould. Cosmetic, but there.
      `,
    },
    {
      product_id: 'dumbbell-dipped',
      shop_id: 'north-pier',
      values: ['blush', 'sage', 'denim'],
      price_cents: 1500,
      second: { axis: 'weight', adds: { '1kg': 0, '2kg': 700, '3kg': 1300, '4kg': 1900 } },
      sales: 2480,
      days_ago: 410,
      title: words(
        'Soft-coated hand weights, a pair',
        '软胶小哑铃一对',
        'やわらか被覆のハンドダンベル 2個組',
        '소프트 코팅 아령 한 쌍',
        'ดัมเบลเคลือบนุ่ม 1 คู่',
      ),
      description: words(
        'Small weights dipped whole in soft vinyl, warm to pick up and dry in a damp hand. The rounded ends stand upright, so a pair takes no more shelf than two cups.',
        '整只浸塑的小哑铃，拿起来不冰，手心出汗也不滑。圆头能竖着放，一对只占两只杯子的位置。',
        '全体をやわらかなビニールで包んだ小さなダンベルです。持っても冷たくなく、汗ばんだ手でもすべりません。丸い端で立つので、2個でもカップ2つ分の場所で済みます。',
        '통째로 부드러운 비닐을 입힌 작은 아령입니다. 집어도 차갑지 않고 땀이 나도 미끄럽지 않습니다. 둥근 끝으로 세울 수 있어 한 쌍이 컵 두 개 자리면 됩니다.',
        'ดัมเบลเล็กชุบไวนิลนุ่มทั้งชิ้น หยิบแล้วไม่เย็นมือ เหงื่อออกก็ไม่ลื่น ปลายมนตั้งได้ หนึ่งคู่กินที่แค่แก้วสองใบ',
      ),
      specs: [
        spec(
          'weight',
          words(
            'The chosen weight is for each of the two',
            '所选重量为单只重量',
            '選んだ重さは1個あたり',
            '고른 무게는 한 개 기준',
            'น้ำหนักที่เลือกคือต่อหนึ่งข้าง',
          ),
        ),
        spec(
          'material',
          words('Cast iron, soft vinyl', '铸铁、软质乙烯基', '鋳鉄、軟質ビニール', '주철, 연질 비닐', 'เหล็กหล่อ ไวนิลนุ่ม'),
        ),
        spec(
          'care',
          words('Wipe with soapy water', '用皂水擦拭', 'せっけん水でふく', '비눗물로 닦으세요', 'เช็ดด้วยน้ำสบู่'),
        ),
        spec('origin', korea),
      ],
      reviews: `
        ja 5 (blush-1kg) テレビを見ながら使っています。冷たくないのが続く理由です。
        th 5 (sage-2kg) สีสวย จับนุ่มมือ ตั้งไว้ข้างทีวีไม่เกะกะ
        en 4 (denim-3kg) Good for my shoulder class. The coating picks up cat hair.
        zh-CN 5 (blush-2kg) 颜色温柔，两公斤跟着视频练正好。
        ko 5 (sage-1kg) 엄마 드렸더니 산책할 때도 들고 나가세요.
        zh-CN 4 (denim-4kg) 握把略粗，手小的建议选轻一点的。
      `,
    },
    {
      product_id: 'dumbbell-kettlebell',
      shop_id: 'north-pier',
      values: ['ink', 'clay', 'honey'],
      price_cents: 4200,
      second: { axis: 'weight', adds: { '8kg': 0, '12kg': 1600, '16kg': 3200, '20kg': 4800 } },
      sales: 510,
      days_ago: 276,
      title: words(
        'Cast kettlebell, wide handle',
        '铸铁宽柄壶铃',
        '鋳物のケトルベル ワイドハンドル',
        '주물 케틀벨, 넓은 손잡이',
        'เคตเทิลเบลเหล็กหล่อด้ามกว้าง',
      ),
      description: words(
        'Cast in one piece, without a weld, and powder-coated so that chalk holds and skin does not tear. The handle is wide enough for two hands.',
        '一体铸造，没有焊缝，表面粉末喷涂，镁粉附着得住，也不磨手。握把够宽，双手都放得下。',
        '溶接のない一体鋳造です。粉体塗装なので滑り止めの粉がよくなじみ、手の皮も傷めません。両手で握れる広いハンドルです。',
        '용접 없이 한 번에 부어 만들고 분체 도장을 해 초크가 잘 묻고 손이 쓸리지 않습니다. 손잡이는 두 손으로 잡을 만큼 넓습니다.',
        'หล่อชิ้นเดียวไม่มีรอยเชื่อม เคลือบสีฝุ่นให้ผงกันลื่นเกาะดีและไม่บาดมือ ด้ามกว้างพอสำหรับสองมือ',
      ),
      specs: [
        spec(
          'material',
          words('Cast iron, powder coating', '铸铁、粉末喷涂', '鋳鉄、粉体塗装', '주철, 분체 도장', 'เหล็กหล่อ เคลือบสีฝุ่น'),
        ),
        spec(
          'size',
          words('Handle 33 mm thick', '握把粗 33 毫米', 'ハンドルの太さ33 mm', '손잡이 굵기 33mm', 'ด้ามหนา 33 มม.'),
        ),
        spec('origin', china),
      ],
      reviews: `
        en 5 (ink-16kg) Flat base, no wobble, no seam under the thumb. Perfect for swings.
        ko 4 (clay-12kg) 손잡이가 넓어서 스윙하기 편해요. 택배 기사님께 죄송했습니다.
        ja 5 (honey-8kg) 色が明るく、部屋に置いても威圧感がありません。
        zh-CN 5 (clay-12kg) 涂层细腻，练到出汗也抓得住。
        th 4 (ink-20kg) หนักจริงตามที่บอก ด้ามกว้างดี ควรมีแผ่นรองมาให้ด้วย
        en 2 (honey-12kg) Paint chipped the first time it met concrete.
      `,
    },
    {
      product_id: 'dumbbell-plates',
      shop_id: 'north-pier',
      values: ['fog', 'ink', 'brick'],
      price_cents: 8900,
      was_cents: 12900,
      second: { axis: 'weight', adds: { '12kg': 0, '20kg': 3000 } },
      sales: 238,
      days_ago: 192,
      title: words(
        'Adjustable dumbbell on a stand',
        '可调哑铃配支架',
        'スタンド付き可変式ダンベル',
        '받침대 있는 조절식 덤벨',
        'ดัมเบลปรับน้ำหนักพร้อมแท่น',
      ),
      description: words(
        'One bar and a stack of coated plates held by two screw collars; add or take off what the day asks for. The stand keeps the plates from wandering round the room.',
        '一根杆加一组包胶铃片，用两只螺纹卡扣固定，当天要多重就加多少。支架收好铃片，不会满屋乱放。',
        'シャフト1本と被覆プレートを、2つのねじ式カラーで留めます。その日の調子に合わせて足し引きできます。専用スタンドがあるので、プレートが部屋に散らかりません。',
        '봉 하나에 코팅 원판을 끼우고 나사 고정구 두 개로 조입니다. 그날 필요한 만큼 더하고 뺄 수 있습니다. 받침대가 있어 원판이 방을 굴러다니지 않습니다.',
        'แกนหนึ่งแท่งกับแผ่นน้ำหนักเคลือบยาง ยึดด้วยปลอกเกลียวสองตัว เพิ่มหรือลดได้ตามวัน มีแท่นวางจึงไม่กระจัดกระจายทั่วห้อง',
      ),
      specs: [
        spec(
          'weight',
          words(
            'The chosen weight in all, in steps of 2 kg',
            '所选重量为总重，每级 2 千克',
            '選んだ重さは合計、2 kg刻み',
            '고른 무게는 합계, 2kg 단위',
            'น้ำหนักที่เลือกคือน้ำหนักรวม ปรับทีละ 2 กก.',
          ),
        ),
        spec(
          'material',
          words(
            'Steel, cast iron, rubber',
            '钢、铸铁、橡胶',
            '鋼、鋳鉄、ゴム',
            '강철, 주철, 고무',
            'เหล็กกล้า เหล็กหล่อ ยาง',
          ),
        ),
        spec(
          'size',
          words(
            'Bar 40 cm, 28 mm thick',
            '杆长 40 厘米，粗 28 毫米',
            'シャフト40 cm、太さ28 mm',
            '봉 40cm, 굵기 28mm',
            'แกนยาว 40 ซม. หนา 28 มม.',
          ),
        ),
        spec(
          'contents',
          words(
            'Bar, plates, two collars, stand',
            '杆、铃片、两只卡扣、支架',
            'シャフト、プレート、カラー2個、スタンド',
            '봉, 원판, 고정구 2개, 받침대',
            'แกน แผ่นน้ำหนัก ปลอก 2 ตัว แท่นวาง',
          ),
        ),
        spec('origin', china),
      ],
      reviews: `
        zh-CN 5 (ink-20kg) 换片半分钟搞定，卡扣拧紧后完全不响。
        en 4 (fog-20kg) Replaces six dumbbells in a one-room flat. Threads want a drop of oil.
        ko 5 (brick-12kg) 받침대까지 있어서 정리가 됩니다. 초보자에게 12kg면 충분해요.
        ja 4 (fog-12kg) 組み立ての手間はありますが、重さの表示が正確でした。
        th 5 (ink-12kg) คุ้มกว่าซื้อหลายคู่ หมุนปลอกแน่นดี
      `,
    },
    {
      product_id: 'dumbbell-bangle',
      shop_id: 'lotus-well',
      values: ['blush', 'mist', 'oat'],
      price_cents: 2800,
      second: { axis: 'weight', adds: { '500g': 0, '1kg': 900 } },
      sales: 71,
      days_ago: 17,
      title: words(
        'Wrist weights like bangles, a pair',
        '手镯负重环一对',
        'バングル形リストウェイト 2個組',
        '뱅글형 손목 웨이트 한 쌍',
        'กำไลถ่วงน้ำหนักข้อมือ 1 คู่',
      ),
      description: words(
        'Ten steel bars in soft silicone, strung on an elastic band that closes around a wrist or an ankle. They sit still through a whole hour of yoga or a walk to the market.',
        '十节钢条裹着柔软硅胶，串在弹力带上，手腕脚踝都能戴。做一小时瑜伽或走去市场，都不会晃。',
        'やわらかなシリコンに包んだ10本の鋼の棒を、伸びるバンドでつなぎました。手首にも足首にも着けられ、1時間のヨガや市場までの散歩でもずれません。',
        '부드러운 실리콘으로 감싼 강철 막대 열 개를 탄력 밴드에 꿰어 손목이나 발목에 찹니다. 한 시간 요가나 시장까지 걷는 동안에도 흔들리지 않습니다.',
        'แท่งเหล็กสิบชิ้นหุ้มซิลิโคนนุ่มร้อยบนสายยืด ใส่ได้ทั้งข้อมือและข้อเท้า เล่นโยคะหนึ่งชั่วโมงหรือเดินไปตลาดก็ไม่เลื่อน',
      ),
      specs: [
        spec(
          'weight',
          words(
            'The chosen weight is for each of the two',
            '所选重量为单只重量',
            '選んだ重さは1個あたり',
            '고른 무게는 한 개 기준',
            'น้ำหนักที่เลือกคือต่อหนึ่งข้าง',
          ),
        ),
        spec(
          'material',
          words(
            'Steel, silicone, elastic band',
            '钢、硅胶、弹力带',
            '鋼、シリコン、伸縮バンド',
            '강철, 실리콘, 탄력 밴드',
            'เหล็กกล้า ซิลิโคน สายยืด',
          ),
        ),
        spec(
          'size',
          words(
            'For wrists of 14 to 22 cm',
            '适合 14–22 厘米腕围',
            '手首回り14〜22 cm',
            '손목 둘레 14~22cm',
            'รอบข้อมือ 14–22 ซม.',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
        en 5 (oat-500g) Pretty enough that I forgot to take them off before the shop.
        th 5 (blush-500g) ใส่เดินรอบสวนทุกเย็น ซิลิโคนไม่กัดผิว
        zh-CN 4 (mist-1kg) 一公斤戴久了手腕有点酸，半公斤更适合日常。
        ko 5 (blush-1kg) 필라테스 때 차는데 예뻐서 다들 물어봐요.
        ja 4 (oat-500g) 細い手首でもきちんと留まりました。着脱に少しこつがいります。
      `,
    },
  ],
}
