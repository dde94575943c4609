import type { Kind } from '../kind.ts'
import { millilitres, months } from '../measures.ts'
import { japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

const greenTea = spec('ingredients', words('Green tea', '绿茶', '緑茶', '녹차', 'ชาเขียว'))

export const matcha: Kind = {
  pictured: 'grade',
  about: words(
    'The leaf is stone-ground in Uji and sealed within a week of milling. Keep it cold once open.',
    '茶叶在宇治石磨成粉，一周内密封。开封后请冷藏。',
    '茶葉は宇治で石臼びきにし、1週間以内に密封しています。開封後は冷蔵庫へ。',
    '찻잎은 우지에서 맷돌로 갈아 일주일 안에 밀봉합니다. 개봉 후에는 냉장 보관하세요.',
    'ใบชาโม่หินที่อูจิและปิดผนึกภายในหนึ่งสัปดาห์หลังโม่ เปิดแล้วเก็บในตู้เย็น',
  ),
  specs: [
    spec('best_before', months(9)),
    spec(
      'keeping',
      words(
        'Cool and dark, in the fridge once open',
        '阴凉避光，开封后冷藏',
        '冷暗所、開封後は冷蔵',
        '서늘하고 어두운 곳, 개봉 후 냉장',
        'เก็บในที่เย็นและมืด เปิดแล้วแช่ตู้เย็น',
      ),
    ),
    spec('origin', japan),
  ],
  products: [
    {
      product_id: 'matcha',
      shop_id: 'uji-tea',
      values: ['ceremonial', 'daily', 'roasted'],
      price_cents: 1400,
      pictured_adds: [1000, 0, 200],
      second: { axis: 'net_weight', adds: { '40g': 0, '100g': 1500 } },
      sales: 2655,
      days_ago: 431,
      title: words('Uji matcha in a tin', '宇治抹茶 罐装', '宇治抹茶 缶入り', '우지 말차 캔', 'มัตฉะจากอูจิ แบบกระป๋อง'),
      description: words(
        'Green tea from shaded gardens above Uji, packed in a tin. The ceremonial grade whisks to a fine, sweet foam; the everyday grade stands up to milk; the roasted one smells of toast and chestnuts.',
        '宇治山间覆荫茶园的绿茶，罐装。茶道级点出细甜的泡沫，日常级兑奶也有茶味，焙茶带着烤面包和栗子的香气。',
        '宇治の山あいの覆い下茶園で育てたお茶を、缶に詰めました。お点前用はきめ細かく甘い泡、普段使いは牛乳に負けない味わい、ほうじ茶はこうばしい栗のような香りです。',
        '우지 산자락의 차광 다원에서 기른 차를 캔에 담았습니다. 다도용은 곱고 달큰한 거품이 나고, 데일리는 우유와 섞어도 맛이 또렷하며, 호지차는 구운 빵과 밤 향이 납니다.',
        'ชาเขียวจากไร่ในร่มบนเขาเมืองอูจิ บรรจุกระป๋อง เกรดพิธีชงชาตีฟองได้ละเอียดหวาน เกรดทุกวันใส่นมแล้วยังได้รสชา ส่วนโฮจิฉะหอมเหมือนขนมปังปิ้งและเกาลัด',
      ),
      specs: [
        greenTea,
        spec(
          'brewing',
          words(
            '2 g in 70 ml of water at 80 °C',
            '2 克茶粉，70 毫升 80 °C 的水',
            '2 gを80 °Cのお湯70 mlで点てる',
            '2g을 80°C 물 70ml에 격불',
            'ผง 2 กรัม ต่อน้ำ 80 °C 70 มล.',
          ),
        ),
      ],
      reviews: `
    en 5 (ceremonial-40g) No bitterness at all, and a foam that stays to the last sip.
    ja 5 (daily-100g) 毎朝のラテ用に。牛乳に負けない濃さで、この値段は助かります。
    zh-CN 5 (ceremonial-100g) 颜色碧绿，粉很细，几乎不用过筛。
    ko 4 (daily-100g) 라떼로 마시면 최고예요. 물에만 타면 살짝 떫습니다.
    th 5 (roasted-40g) โฮจิฉะหอมมาก ใส่นมอุ่นก่อนนอนดีที่สุด
    th 4 (ceremonial-40g) หอมหวานนุ่ม แต่กระป๋องเล็กหมดไว
    en 3 (daily-100g) Good tea. The lid was so tight that I needed a knife.
    zh-CN 4 (roasted-100g) 焙茶香气足，做蛋糕卷很成功。
  `,
    },
    {
      product_id: 'matcha-sticks',
      shop_id: 'uji-tea',
      pictured: 'flavour',
      values: ['plain', 'ginger', 'hojicha'],
      price_cents: 900,
      second: { axis: 'sachets', adds: { '10': 0, '30': 1300 } },
      sales: 1764,
      days_ago: 118,
      title: words('Matcha latte sticks', '抹茶拿铁条装', '抹茶ラテ スティック', '말차 라테 스틱', 'มัตฉะลาเต้แบบซอง'),
      description: words(
        'One stick, one cup: tea, a little cane sugar and nothing to make it foam that you could not pronounce. Stir it into hot milk or shake it in a bottle with cold oat milk.',
        '一条一杯：茶粉加少许蔗糖，没有叫不出名字的添加剂。可搅入热牛奶，也可与冰燕麦奶一起装瓶摇匀。',
        '1本で1杯分。お茶と少しのきび砂糖だけで、余計なものは加えていません。温めた牛乳に溶かしても、冷たいオーツミルクとボトルで振ってもおいしくできます。',
        '스틱 하나가 한 잔입니다. 차와 사탕수수 설탕 조금뿐, 이름 모를 첨가물은 없습니다. 따뜻한 우유에 젓거나 차가운 귀리 우유와 병에 넣고 흔들어 드세요.',
        'หนึ่งซองต่อหนึ่งแก้ว มีแค่ชากับน้ำตาลอ้อยเล็กน้อย ไม่มีสารแต่งที่อ่านชื่อไม่ออก คนกับนมร้อนหรือเขย่ากับนมโอ๊ตเย็นในขวดก็ได้',
      ),
      specs: [
        spec(
          'ingredients',
          words(
            'Green tea, cane sugar; ginger in the ginger one',
            '绿茶、蔗糖；姜味另加姜粉',
            '緑茶、きび砂糖、しょうが味のみしょうが',
            '녹차, 사탕수수 설탕, 생강 맛은 생강',
            'ชาเขียว น้ำตาลอ้อย รสขิงมีขิง',
          ),
        ),
        spec(
          'brewing',
          words(
            'One stick in 180 ml of milk',
            '每条配 180 毫升牛奶',
            '1本に牛乳180 ml',
            '스틱 1개에 우유 180ml',
            'หนึ่งซองต่อนม 180 มล.',
          ),
        ),
      ],
      reviews: `
    en 4 (plain-10) Dissolves in cold oat milk if you shake it like you mean it. Half a stick would do for my taste.
    en 5 (ginger-30) The ginger one replaced my afternoon biscuit. I did not plan that.
    ja 5 (hojicha-30) 職場の引き出しに常備しています。お湯でもちゃんと香ばしいです。
    zh-CN 5 (plain-30) 带去出差很方便，酒店热牛奶一冲就好，甜度克制。
    ko 4 (ginger-10) 생강 맛이 은은해서 감기 기운 있을 때 좋아요. 뜯는 곳이 잘 안 찢어져요.
    th 5 (plain-10) ฉีกซองใส่แก้วเขย่ากับนมเย็น ไม่เป็นก้อนเลย หวานน้อยถูกใจ
  `,
    },
    {
      product_id: 'matcha-set',
      shop_id: 'uji-tea',
      pictured: 'colour',
      values: ['clay', 'snow', 'moss'],
      price_cents: 6800,
      was_cents: 8900,
      second: { axis: 'net_weight', adds: { '20g': 0, '40g': 900 } },
      sales: 412,
      days_ago: 204,
      title: words(
        'Matcha bowl, whisk and tea set',
        '抹茶碗、茶筅与抹茶套装',
        '抹茶碗・茶筅・抹茶のセット',
        '말차 사발, 차선, 말차 세트',
        'ชุดถ้วยมัตฉะ แปรงตี และผงชา',
      ),
      description: words(
        'A wide bowl that sits well in two hands, an 80-tine bamboo whisk, a scoop and a small tin of ceremonial tea: all a first bowl needs. A folded card shows the wrist movement in six drawings.',
        '双手捧着刚好的宽口茶碗、八十本立竹茶筅、茶勺，再加一小罐茶道级抹茶，点第一碗茶所需都在这里。附折页，六幅图教手腕动作。',
        '両手になじむ広口の茶碗、八十本立ての茶筅、茶杓、そしてお点前用抹茶の小缶。最初の一服に要るものがそろいます。手首の動かし方を6枚の絵で示したしおり付きです。',
        '두 손에 잘 감기는 넓은 사발, 80본 대나무 차선, 차시, 작은 다도용 말차 캔까지 첫 잔에 필요한 것이 모두 들어 있습니다. 손목 움직임을 그림 여섯 장으로 보여 주는 안내지가 있습니다.',
        'ถ้วยปากกว้างพอดีสองมือ แปรงไม้ไผ่ 80 ซี่ ช้อนตักชา และมัตฉะเกรดพิธีกระป๋องเล็ก ครบสำหรับถ้วยแรก มีแผ่นพับภาพหกภาพสอนการขยับข้อมือ',
      ),
      specs: [
        spec(
          'contents',
          words(
            'Bowl, whisk, scoop, tin of matcha',
            '茶碗、茶筅、茶勺、抹茶一罐',
            '茶碗、茶筅、茶杓、抹茶缶',
            '사발, 차선, 차시, 말차 캔',
            'ถ้วย แปรง ช้อนตัก มัตฉะหนึ่งกระป๋อง',
          ),
        ),
        spec('material', words('Stoneware, bamboo', '粗陶、竹', 'せっ器、竹', '스톤웨어, 대나무', 'สโตนแวร์ ไม้ไผ่')),
        spec('capacity', millilitres(420)),
      ],
      reviews: `
    en 5 (moss-40g) My first bowl looked like pond water. The third had foam. The drawings really do help.
    ja 5 (snow-20g) 母の日に贈りました。白い碗にお茶の緑がきれいに映えます。
    zh-CN 4 (clay-40g) 碗很趁手，釉色比图片略深。茶筅泡水后开花漂亮。
    ko 5 (moss-20g) 차선이 튼튼하고 사발이 손에 착 감겨요. 입문용으로 추천합니다.
    th 4 (snow-40g) ถ้วยสวยมาก แปรงนุ่ม แต่ไม่มีที่ตั้งแปรงมาให้
    en 3 (clay-20g) Lovely bowl. Two tines were already broken off the whisk when I opened the box.
  `,
    },
    {
      product_id: 'matcha-baking',
      shop_id: 'uji-tea',
      pictured: 'harvest',
      values: ['second', 'first', 'autumn'],
      price_cents: 1100,
      pictured_adds: [0, 400, -200],
      second: { axis: 'net_weight', adds: { '100g': 0, '250g': 1300, '500g': 2900 } },
      sales: 903,
      days_ago: 266,
      title: words(
        'Baking matcha in a zip pouch',
        '烘焙抹茶 自封袋装',
        '製菓用抹茶 チャック袋入り',
        '제과용 말차 지퍼백',
        'มัตฉะสำหรับทำขนมแบบถุงซิป',
      ),
      description: words(
        'Matcha for ovens and ice cream: later leaves with more body, ground a little coarser so that the colour survives the heat. First picking keeps the brightest green, autumn leaf the strongest taste.',
        '为烤箱和冰淇淋准备的抹茶：选用茶味更厚的叶子，磨得略粗，受热后颜色不易褪。头采最翠绿，秋采味道最浓。',
        '焼き菓子とアイスのための抹茶です。味の濃い葉をやや粗めにひき、熱を加えても色が残るようにしました。一番茶は緑がもっとも鮮やか、秋番茶は味がもっとも力強く出ます。',
        '오븐과 아이스크림을 위한 말차입니다. 맛이 진한 잎을 조금 굵게 갈아 열을 받아도 색이 남습니다. 첫물은 초록이 가장 선명하고, 가을 찻잎은 맛이 가장 강합니다.',
        'มัตฉะสำหรับเตาอบและไอศกรีม ใช้ใบที่รสเข้มกว่าและโม่หยาบขึ้นเล็กน้อยเพื่อให้สีทนความร้อน ใบรอบแรกเขียวสดที่สุด ส่วนใบฤดูใบไม้ร่วงรสจัดที่สุด',
      ),
      specs: [
        greenTea,
        spec(
          'brewing',
          words(
            '8 g to 100 g of flour',
            '每 100 克面粉加 8 克',
            '粉100 gに8 g',
            '밀가루 100g에 8g',
            'ผง 8 กรัมต่อแป้ง 100 กรัม',
          ),
        ),
      ],
      reviews: `
    en 5 (first-250g) The sponge came out green, not khaki. That has never happened to me before.
    ja 4 (second-250g) シフォンに使いました。ダマになりにくく、ふるいは一度で十分です。
    zh-CN 5 (autumn-500g) 做千层和雪花酥，茶味压得住奶油，性价比高。
    ko 5 (second-100g) 쿠키 구워도 색이 누렇게 변하지 않네요. 지퍼도 튼튼합니다.
    th 4 (first-100g) ทำชีสเค้กสีสวยมาก แต่ถุงเล็กใช้ได้แค่สามก้อน
    zh-CN 4 (first-100g) 颜色确实翠，冷藏三周还没褪。
  `,
    },
    {
      product_id: 'matcha-caddy',
      shop_id: 'uji-tea',
      pictured: 'colour',
      values: ['ink', 'brick', 'cocoa'],
      price_cents: 4900,
      second: { axis: 'net_weight', adds: { '20g': 0, '40g': 1100 } },
      sales: 187,
      days_ago: 21,
      shelf: 'nearly_empty',
      title: words(
        'Matcha in a lacquered caddy',
        '漆器茶枣装抹茶',
        '抹茶 漆塗りの棗入り',
        '옻칠 차통에 담은 말차',
        'มัตฉะในตลับเครื่องเขิน',
      ),
      description: words(
        'A round-shouldered caddy turned from maple and lacquered by hand in Wajima, filled with a ceremonial tea. The bamboo scoop rests across the lid, as in a tea room.',
        '枫木旋制、轮岛手工髹漆的圆肩茶枣，内装茶道级抹茶。竹茶勺横搁盖上，一如茶室。',
        '楓をひき、輪島で手塗りした丸い肩の棗に、お点前用の抹茶を詰めました。茶室と同じように、竹の茶杓をふたの上に渡しています。',
        '단풍나무를 깎아 와지마에서 손으로 옻칠한 둥근 어깨의 차통에 다도용 말차를 담았습니다. 다실에서처럼 대나무 차시를 뚜껑 위에 얹어 두었습니다.',
        'ตลับไม้เมเปิลไหล่มนกลึงและลงรักด้วยมือที่วาจิมะ บรรจุมัตฉะเกรดพิธีชงชา มีช้อนไม้ไผ่พาดบนฝาเหมือนในห้องชา',
      ),
      specs: [
        greenTea,
        spec(
          'material',
          words(
            'Lacquered maple, bamboo',
            '漆枫木、竹',
            '楓（漆塗り）、竹',
            '옻칠 단풍나무, 대나무',
            'ไม้เมเปิลลงรัก ไม้ไผ่',
          ),
        ),
      ],
      reviews: `
    en 5 (ink-40g) The lid closes with a small sigh of air. I open it more often than I need to.
    ja 5 (brick-20g) 朱の色に深みがあります。お茶を使い切ったあとは香入れにするつもりです。
    zh-CN 5 (cocoa-40g) 漆面温润，盖子严丝合缝，送长辈很得体。
    ko 4 (ink-20g) 통이 정말 곱습니다. 차의 양에 비하면 값은 통값이라고 생각해요.
    th 5 (brick-40g) ตลับงานละเอียดมาก มัตฉะหอมหวาน ตั้งโชว์บนชั้นก็สวย
  `,
    },
  ],
}
