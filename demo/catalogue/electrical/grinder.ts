import type { Kind } from '../kind.ts'
import { centimetres, grams, kilograms, watts } from '../measures.ts'
import { china, japan, korea, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'
import { mains } from './mains-words.ts'

export const grinder: Kind = {
  pictured: 'colour',
  about: words(
    'Whatever touches the coffee comes apart without tools and is brushed clean in a minute.',
    '接触咖啡的部件无需工具即可拆开，一分钟就刷干净。',
    'コーヒーに触れる部品は工具なしで外れ、1分でブラシ掛けできます。',
    '커피에 닿는 부품은 도구 없이 분리되어 1분이면 솔질이 끝납니다.',
    'ชิ้นส่วนที่สัมผัสกาแฟถอดได้โดยไม่ต้องใช้เครื่องมือ ปัดทำความสะอาดเสร็จในหนึ่งนาที',
  ),
  products: [
    {
      product_id: 'grinder-hand',
      shop_id: 'aoyama-homeware',
      values: ['silver', 'ink', 'rose'],
      price_cents: 6900,
      second: { axis: 'burrs', adds: { ceramic: 0, steel: 1500 } },
      sales: 1087,
      days_ago: 298,
      title: words(
        'Steel hand grinder',
        '不锈钢手摇磨豆机',
        'ステンレスの手挽きミル',
        '스테인리스 핸드밀',
        'เครื่องบดกาแฟมือหมุนสเตนเลส',
      ),
      description: words(
        'A slim cylinder that grinds a cup’s worth in forty turns and fits inside a camping mug. The adjusting ring clicks, so the setting for your filter is a number you can remember.',
        '细长的圆筒，转四十圈磨出一杯的量，还能塞进露营杯里。调节环一格一响，自己滤杯的刻度记住数字就行。',
        '細身の円筒で、40回ほど回せば1杯分が挽けます。キャンプ用のマグにも収まります。調節リングはカチカチと止まるので、好みの挽き目を数字で覚えられます。',
        '가느다란 원통으로 마흔 번쯤 돌리면 한 잔 분량이 갈리고, 캠핑 머그 안에 들어갑니다. 조절 링이 딸깍거려 내 필터에 맞는 눈금을 숫자로 기억할 수 있습니다.',
        'ทรงกระบอกเรียว หมุนสี่สิบรอบได้กาแฟหนึ่งถ้วย ใส่ในแก้วแคมป์ได้พอดี วงปรับมีเสียงคลิก จำเบอร์ที่เหมาะกับดริปเปอร์ของคุณเป็นตัวเลขได้เลย',
      ),
      specs: [
        spec('capacity', grams(24)),
        spec(
          'controls',
          words(
            '36 clicks, from moka to French press',
            '36 格，从摩卡壶到法压壶',
            '36段階、マキネッタからフレンチプレスまで',
            '36단계, 모카포트부터 프렌치 프레스까지',
            '36 คลิก ตั้งแต่โมก้าพอตถึงเฟรนช์เพรส',
          ),
        ),
        spec('size', centimetres(5.2, 5.2, 19)),
        spec('weight', grams(460)),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (ink-steel) Grinds like a machine twice the price. My neighbours no longer hear my breakfast.
    ja 5 (silver-ceramic) キャンプにも出張にも。粒がそろって雑味が減りました。
    zh-CN 4 (silver-steel) 浅烘豆有点费劲，深烘顺滑。静电少，粉不飞。
    ko 5 (rose-steel) 1분이면 한 잔 분량. 딸깍 소리가 기분 좋습니다.
    th 4 (ink-ceramic) บดสม่ำเสมอ แต่คั่วอ่อนต้องออกแรงหน่อย
    ko 3 (silver-ceramic) 손이 작은 저는 통이 미끄러워서 고무 밴드를 감아 씁니다.
  `,
    },
    {
      product_id: 'grinder-box',
      shop_id: 'aoyama-homeware',
      pictured: 'timber',
      values: ['beech', 'walnut', 'cherry'],
      price_cents: 5800,
      pictured_adds: [0, 900, 500],
      second: { axis: 'burrs', adds: { ceramic: 0, steel: 1200 } },
      sales: 329,
      days_ago: 415,
      title: words(
        'Box mill with a drawer',
        '抽屉式木盒磨豆机',
        '引き出し付きの木箱ミル',
        '서랍 달린 나무 상자 그라인더',
        'เครื่องบดกล่องไม้มีลิ้นชัก',
      ),
      description: words(
        'The mill from the picture books: a dovetailed box, a brass dome, a crank with a knob like a chestnut. Hold it on your knees, turn, and the ground coffee is waiting in the drawer.',
        '图画书里的那种磨豆机：燕尾榫木盒，黄铜圆顶，摇柄上一颗栗子似的木球。夹在膝间慢慢转，磨好的粉就在抽屉里等着。',
        '絵本に出てくるあのミルです。蟻組みの箱に真鍮のドーム、ハンドルには栗のような丸いつまみ。ひざに抱えて回せば、挽いた粉が引き出しで待っています。',
        '그림책에 나오는 바로 그 그라인더입니다. 주먹장으로 짠 상자에 황동 돔, 밤톨 같은 손잡이. 무릎에 끼고 돌리면 갈린 커피가 서랍에서 기다립니다.',
        'เครื่องบดแบบในหนังสือนิทาน กล่องไม้เข้าเดือยหางเหยี่ยว โดมทองเหลือง มือหมุนปลายกลมเหมือนลูกเกาลัด หนีบไว้บนตักแล้วหมุน ผงกาแฟก็รออยู่ในลิ้นชัก',
      ),
      specs: [
        spec('capacity', grams(35)),
        spec(
          'material',
          words(
            'Solid wood, brass, cast iron crank',
            '实木、黄铜、铸铁摇柄',
            '無垢材、真鍮、鋳鉄のハンドル',
            '원목, 황동, 주철 손잡이',
            'ไม้จริง ทองเหลือง มือหมุนเหล็กหล่อ',
          ),
        ),
        spec('size', centimetres(14, 14, 22)),
        spec('weight', kilograms(1.2)),
      ],
      reviews: `
    zh-CN 5 (walnut-steel) 周末的仪式感，磨的时候满屋子都是香味。
    ja 5 (cherry-ceramic) 祖母の家にあったものとそっくりで、見つけた瞬間に注文しました。
    en 4 (beech-ceramic) Slow, and that is rather the idea. The drawer could be a little deeper.
    th 4 (walnut-ceramic) ตั้งโชว์ก็สวย ใช้จริงก็ได้ ผงละเอียดไม่เท่าเครื่องไฟฟ้า
    en 5 (cherry-steel) Dovetails you can feel with a fingernail. Bought a second for my sister.
  `,
    },
    {
      product_id: 'grinder-hopper',
      shop_id: 'moon-gate',
      values: ['snow', 'ink', 'brick'],
      price_cents: 11900,
      was_cents: 13900,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0 } },
      sales: 658,
      days_ago: 181,
      title: words(
        'Burr grinder with bean hopper',
        '带豆仓锥刀磨豆机',
        'ホッパー付きコニカルグラインダー',
        '호퍼형 코니컬 그라인더',
        'เครื่องบดเฟืองพร้อมโถเมล็ด',
      ),
      description: words(
        'A week of beans stays in sight in the smoked hopper, and a timer doses one cup or eight at a push. The conical burrs turn slowly, so the coffee does not grow warm before its time.',
        '一周的豆子看得见地装在烟色豆仓里，按一下定量，一杯到八杯都行。锥刀转速低，咖啡粉不会提前受热。',
        'スモーク色のホッパーに1週間分の豆が入り、ボタンひとつで1杯から8杯分まで量って挽きます。コニカル刃がゆっくり回るので、挽く間に熱を持ちません。',
        '일주일 치 원두가 스모크색 호퍼에 보이게 담기고, 버튼 한 번에 한 잔부터 여덟 잔까지 정량으로 갑니다. 원뿔 날이 천천히 돌아 가는 동안 커피가 데워지지 않습니다.',
        'เมล็ดกาแฟหนึ่งสัปดาห์อยู่ในโถสีชาที่มองเห็นได้ กดครั้งเดียวตวงได้ตั้งแต่หนึ่งถึงแปดถ้วย เฟืองทรงกรวยหมุนช้า กาแฟจึงไม่ร้อนก่อนเวลา',
      ),
      specs: [
        spec('capacity', grams(250)),
        spec('power', watts(160)),
        spec('supply', mains),
        spec(
          'burrs',
          words(
            'Conical, hardened steel, 40 mm',
            '40 毫米淬火钢锥刀',
            '焼き入れ鋼のコニカル刃、40 mm',
            '40mm 열처리강 코니컬',
            'ทรงกรวย เหล็กชุบแข็ง 40 มม.',
          ),
        ),
        spec(
          'controls',
          words(
            '30 grinds, 1 to 8 cups',
            '30 档粗细，1 至 8 杯',
            '挽き目30段階、1〜8杯',
            '분쇄 30단계, 1~8잔',
            'ความละเอียด 30 ระดับ 1 ถึง 8 ถ้วย',
          ),
        ),
        spec('size', centimetres(14, 20, 36)),
      ],
      reviews: `
    en 5 (ink-g) One press, eight cups, office saved.
    zh-CN 4 (snow-c) 粗细均匀，声音比刀片机小得多，粉盒偶尔带静电。
    ko 5 (snow-c) 카페에서 쓰던 것과 비슷한 결과가 나옵니다. 청소도 쉬워요.
    ja 4 (brick-a) 中挽きの粒ぞろいは優秀。高さがあるので吊り戸棚の下は要確認です。
    th 5 (ink-c) บดดริปเบอร์ 18 ลงตัวมาก รสชาติสะอาดขึ้นชัดเจน
    en 3 (brick-a) Good grind. The lid of the hopper sits loosely and rattles while it runs.
  `,
    },
    {
      product_id: 'grinder-blade',
      shop_id: 'moon-gate',
      values: ['butter', 'mist', 'clay'],
      price_cents: 2600,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0 } },
      sales: 2290,
      days_ago: 372,
      shelf: 'sold_out',
      title: words(
        'Small mill for coffee and spice',
        '咖啡香料小磨机',
        'コーヒーとスパイスの小さなミル',
        '커피·향신료 미니 그라인더',
        'เครื่องบดเล็กสำหรับกาแฟและเครื่องเทศ',
      ),
      description: words(
        'Press the clear lid and it runs, let go and it stops: ten seconds for pepper, fifteen for coffee, twenty for sesame. The steel cup lifts out, so yesterday’s cumin does not meet this morning’s beans.',
        '按住透明盖就转，松手就停：胡椒十秒，咖啡十五秒，芝麻二十秒。钢杯能取出来洗，昨天的孜然不会串进今早的咖啡。',
        '透明なふたを押すと回り、離すと止まります。こしょうは10秒、コーヒーは15秒、ごまは20秒。ステンレスのカップを外して洗えるので、昨日のクミンが今朝の豆に移りません。',
        '투명한 뚜껑을 누르면 돌고 놓으면 멈춥니다. 후추는 10초, 커피는 15초, 깨는 20초. 스테인리스 컵을 빼서 씻을 수 있어 어제 간 커민이 오늘 아침 원두에 섞이지 않습니다.',
        'กดฝาใสแล้วหมุน ปล่อยมือก็หยุด พริกไทยสิบวินาที กาแฟสิบห้า งายี่สิบ ถ้วยสเตนเลสยกออกล้างได้ ยี่หร่าเมื่อวานจึงไม่ปนกับกาแฟเช้านี้',
      ),
      specs: [
        spec('capacity', grams(60)),
        spec('power', watts(180)),
        spec('supply', mains),
        spec('size', centimetres(10, 10, 19)),
        spec('origin', china),
      ],
      reviews: `
    th 5 (clay-c) ตำพริกแกงแทนครกได้เลย เบามือขึ้นเยอะ
    en 5 (butter-g) Bought it for coffee, use it for garam masala. The cup washes out completely.
    ko 4 (mist-c) 들깨 갈기 딱. 커피는 흔들면서 갈아야 고르게 됩니다.
    zh-CN 5 (butter-c) 磨五谷粉、辣椒面都快，盖子一按一松很安全。
    ja 4 (clay-a) ごまをするのに毎日使っています。音は一瞬ですがそれなりに大きいです。
    zh-CN 2 (mist-c) 磨咖啡粗细不匀，讲究的朋友别指望它。
  `,
    },
    {
      product_id: 'grinder-single',
      shop_id: 'aoyama-homeware',
      values: ['oat', 'moss', 'cocoa'],
      price_cents: 24900,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0 } },
      sales: 97,
      days_ago: 44,
      shelf: 'nearly_empty',
      title: words(
        'Single-dose grinder with bellows',
        '单份气吹磨豆机',
        'シングルドーズグラインダー',
        '싱글 도징 그라인더',
        'เครื่องบดทีละโดสพร้อมที่เป่าลม',
      ),
      description: words(
        'Weigh in eighteen grams, get eighteen grams out: the chamber leans forward, and one push of the leather bellows clears the last of the grounds. Flat burrs of 64 millimetres, a motor you can talk over, and a cup that clicks onto a magnet.',
        '放进十八克，出来十八克：磨仓前倾，压一下皮质气吹，最后一点粉也吹干净。64 毫米平刀，电机声盖不过说话声，接粉杯靠磁铁吸住。',
        '18 g入れれば18 g出てきます。前に傾いた本体と、革のふいごのひと押しで最後の粉まで落ちます。64 mmのフラット刃、会話のできる静かなモーター、磁石で留まる受けカップです。',
        '18g을 넣으면 18g이 나옵니다. 앞으로 기운 몸체와 가죽 풀무 한 번이 마지막 가루까지 털어 냅니다. 64mm 플랫 날, 대화가 되는 조용한 모터, 자석으로 붙는 컵을 갖췄습니다.',
        'ใส่ 18 กรัมได้ออกมา 18 กรัม ตัวเครื่องเอนไปข้างหน้า กดที่เป่าลมหนังหนึ่งครั้งผงสุดท้ายก็หลุดหมด เฟืองแบน 64 มม. มอเตอร์เงียบพอให้คุยกันได้ และถ้วยรองที่ติดด้วยแม่เหล็ก',
      ),
      specs: [
        spec('power', watts(250)),
        spec('supply', mains),
        spec(
          'burrs',
          words(
            'Flat, 64 mm, aligned by hand',
            '64 毫米平刀，人工校准',
            'フラット64 mm、手作業で調整',
            '64mm 플랫, 수작업 정렬',
            'เฟืองแบน 64 มม. ตั้งศูนย์ด้วยมือ',
          ),
        ),
        spec('size', centimetres(13, 22, 32)),
        spec('weight', kilograms(6.8)),
        spec('origin', korea),
      ],
      reviews: `
    ko 5 (moss-c) 잔량 0.1g. 에스프레소 맛이 매일 같다는 게 신기합니다.
    en 5 (oat-g) I sold two grinders to pay for this one and have slept well since.
    ja 5 (cocoa-a) 浅煎りの香りの立ち方が違います。革のふいごも手になじむ。
    zh-CN 4 (oat-c) 平刀口感干净，机器近七公斤，放下就别想挪了。
    th 5 (moss-c) รอของสองสัปดาห์ก็คุ้ม ช็อตออกมาหวานขึ้นอย่างรู้สึกได้
  `,
    },
  ],
}
