import type { Kind } from '../kind.ts'
import { korea, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const soap: Kind = {
  pictured: 'scent',
  about: words(
    'Only plant oils go into it, and nothing colours it but clay, herbs and petals.',
    '只用植物油，颜色全部来自矿物泥、草本与花瓣。',
    '油はすべて植物性、色はクレイとハーブと花びらだけで付けています。',
    '기름은 모두 식물성이고, 색은 점토와 허브, 꽃잎으로만 냅니다.',
    'ใช้น้ำมันจากพืชเท่านั้น และแต่งสีด้วยดิน สมุนไพร และกลีบดอกไม้ล้วน ๆ',
  ),
  specs: [
    spec(
      'skin',
      words(
        'All, also sensitive',
        '各种肤质，敏感肌可用',
        'すべての肌に、敏感肌にも',
        '모든 피부, 민감성 포함',
        'ทุกสภาพผิว รวมถึงผิวแพ้ง่าย',
      ),
    ),
  ],
  products: [
    {
      product_id: 'soap',
      shop_id: 'aoyama-homeware',
      values: ['rose', 'eucalyptus', 'oat'],
      price_cents: 1600,
      sales: 2288,
      days_ago: 444,
      title: words(
        'Slow-cured soap, three bars',
        '慢熟手工皂三块装',
        'ゆっくり熟成せっけん 3個入り',
        '천천히 숙성한 비누 3개입',
        'สบู่บ่มช้า แพ็ก 3 ก้อน',
      ),
      description: words(
        'Three bars of olive and coconut soap, left to cure for eight weeks so that they lather softly and last. Each bar does for hands, body and, if you like, hair.',
        '三块橄榄椰油皂，静置熟成八周，泡沫绵柔，也更耐用。洗手、沐浴都行，喜欢的话也能洗头发。',
        'オリーブとココナッツの油で作り、8週間寝かせたせっけん3個です。泡立ちがやわらかく、長もちします。手にも体にも、お好みで髪にも使えます。',
        '올리브유와 코코넛유로 만들어 8주 동안 숙성한 비누 세 개입니다. 거품이 부드럽고 오래 씁니다. 손과 몸은 물론, 원하시면 머리에도 쓸 수 있습니다.',
        'สบู่น้ำมันมะกอกและมะพร้าวสามก้อน บ่มนานแปดสัปดาห์ให้ฟองนุ่มและใช้ได้นาน ใช้ล้างมือ อาบน้ำ หรือจะสระผมก็ได้',
      ),
      specs: [
        spec('net', words('3 × 95 g', '3 × 95 克', '95 g × 3個', '95g × 3개', '95 กรัม × 3 ก้อน')),
        spec(
          'ingredients',
          words(
            'Olive oil, coconut oil, shea butter, clay',
            '橄榄油、椰子油、乳木果油、矿物泥',
            'オリーブ油、ヤシ油、シアバター、クレイ',
            '올리브유, 코코넛유, 시어버터, 점토',
            'น้ำมันมะกอก น้ำมันมะพร้าว เชียบัตเตอร์ ดิน',
          ),
        ),
        spec(
          'keeping',
          words(
            'Keep dry between uses, best within 24 months',
            '用后沥干，24 个月内使用',
            '使用後は水を切り、24か月以内に',
            '쓰고 나서 물기를 말리고 24개월 안에 사용',
            'ผึ่งให้แห้งหลังใช้ ควรใช้ภายใน 24 เดือน',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (rose) My hands stopped cracking in winter. The rose is faint, which is right.
    ja 5 (oat) 洗い上がりがつっぱりません。1個で2か月もちました。
    zh-CN 4 (eucalyptus) 尤加利味清爽，夏天用刚好。要放沥水皂盒，不然化得快。
    ko 4 (oat) 아이와 함께 쓰는데 자극이 없어요. 향은 거의 나지 않습니다.
    th 5 (eucalyptus) ฟองนุ่ม อาบแล้วหอมสดชื่นแต่ไม่ฉุน
    en 3 (rose) Nice soap, but one of the three bars came with a broken corner.
  `,
    },
    {
      product_id: 'soap-puck',
      shop_id: 'still-water',
      values: ['tea', 'tangerine', 'plain'],
      price_cents: 1400,
      second: { axis: 'set_of', adds: { one: 0, three: 2200 } },
      sales: 940,
      days_ago: 233,
      title: words(
        'Fluted facial soap with dish',
        '棱纹洁面皂配陶碟',
        'ひだ付き洗顔せっけん 受け皿付き',
        '골무늬 세안 비누와 접시',
        'สบู่ล้างหน้าขอบร่องพร้อมจานรอง',
      ),
      description: words(
        'A palm-sized soap for the face, fluted around the edge so that wet hands can hold it. It comes with one small stoneware dish that lets the water run off.',
        '巴掌大的洁面皂，边缘有一圈棱纹，湿手也拿得稳。附一只能沥水的小陶碟。',
        '手のひらに収まる洗顔せっけんです。縁のひだのおかげで、ぬれた手でもすべりません。水の切れる小さな陶器の皿が1枚付きます。',
        '손바닥에 들어오는 세안 비누로, 가장자리에 골이 있어 젖은 손으로도 미끄러지지 않습니다. 물이 잘 빠지는 작은 도자기 접시가 하나 들어 있습니다.',
        'สบู่ล้างหน้าขนาดพอดีฝ่ามือ ขอบเป็นร่องรอบก้อนจึงจับถนัดแม้มือเปียก มาพร้อมจานเซรามิกใบเล็กที่ระบายน้ำได้หนึ่งใบ',
      ),
      specs: [
        spec('net', words('80 g a bar', '每块 80 克', '1個80 g', '한 개 80g', 'ก้อนละ 80 กรัม')),
        spec(
          'ingredients',
          words(
            'Camellia oil, rice-bran oil, coconut oil',
            '山茶油、米糠油、椰子油',
            '椿油、米ぬか油、ヤシ油',
            '동백유, 쌀겨유, 코코넛유',
            'น้ำมันคามิลเลีย น้ำมันรำข้าว น้ำมันมะพร้าว',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
        ko 5 (tea) 세안하고 나서 당기지 않아요. 골이 있어서 떨어뜨릴 일도 없고요.
        ja 5 (plain) 無香料を探していました。泡がきめ細かく、朝の洗顔が楽しみです。
        en 4 (tangerine) Smells like peeling a tangerine, gone a minute later. The dish is tiny.
        zh-CN 5 (tea) 碟子底下有小孔，皂一直是干的，一块用了两个月。
        th 4 (tangerine) กลิ่นส้มอ่อน ๆ ล้างแล้วหน้าไม่ตึง อยากให้ก้อนใหญ่กว่านี้อีกนิด
        en 3 (plain) Fine soap, but it does not take off sunscreen in one go.
      `,
    },
    {
      product_id: 'soap-rope',
      shop_id: 'lotus-well',
      values: ['lemongrass', 'jasmine', 'coconut'],
      price_cents: 1200,
      second: { axis: 'set_of', adds: { one: 0, two: 900 } },
      sales: 1530,
      days_ago: 368,
      title: words(
        'River-pebble soap on a rope',
        '挂绳卵石皂',
        'ひもで吊るす川石せっけん',
        '끈 달린 조약돌 비누',
        'สบู่ก้อนกรวดมีเชือกแขวน',
      ),
      description: words(
        'A soap shaped like a pebble from a river bed, threaded on a cotton cord that hangs from the tap. Hung up, it dries on all sides and never sits in a puddle.',
        '像河滩卵石一样圆润的皂，穿着棉绳，可以挂在水龙头上。挂起来四面都能晾干，不会泡在水里。',
        '川底の石のような形のせっけんに、綿のひもを通しました。蛇口に掛けておけば、まわりからよく乾き、水にひたることがありません。',
        '강가의 조약돌처럼 생긴 비누에 면 끈을 꿰어 수도꼭지에 걸 수 있습니다. 걸어 두면 사방이 고루 말라 물에 불지 않습니다.',
        'สบู่ทรงก้อนกรวดริมน้ำ ร้อยเชือกฝ้ายไว้แขวนกับก๊อก แขวนแล้วแห้งทุกด้าน ไม่แช่น้ำจนเละ',
      ),
      specs: [
        spec('net', words('180 g a piece', '每块 180 克', '1個180 g', '한 개 180g', 'ก้อนละ 180 กรัม')),
        spec(
          'ingredients',
          words(
            'Coconut oil, rice-bran oil, tamarind',
            '椰子油、米糠油、罗望子',
            'ヤシ油、米ぬか油、タマリンド',
            '코코넛유, 쌀겨유, 타마린드',
            'น้ำมันมะพร้าว น้ำมันรำข้าว มะขาม',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
        th 5 (lemongrass) กลิ่นตะไคร้หอมเหมือนสปาที่เชียงใหม่ แขวนไว้แห้งไวมาก
        en 5 (lemongrass) Hangs off the shower tap on a boat, which is where I need it.
        zh-CN 4 (jasmine) 茉莉味很自然，绳子刚开始有点掉毛。
        ja 5 (coconut) 浴室がぬめらなくなりました。最後まで形がきれいに小さくなります。
        ko 4 (jasmine) 향이 은은하고 걸어 두니 깔끔해요. 손이 작으면 처음엔 조금 커요.
        en 2 (coconut) The cord pulled through when the soap got thin, about a third left.
        th 5 (coconut) ใช้มาสามก้อนแล้ว ฟองเยอะและล้างออกง่าย
      `,
    },
    {
      product_id: 'soap-foam',
      shop_id: 'still-water',
      values: ['yuzu', 'eucalyptus', 'linen'],
      price_cents: 1800,
      second: { axis: 'volume', adds: { '250ml': 0, '500ml': 1000, '750ml': 1700 } },
      sales: 2140,
      days_ago: 290,
      title: words(
        'Foaming hand wash in glass',
        '玻璃瓶泡沫洗手液',
        'ガラスボトルの泡ハンドソープ',
        '유리병 거품 핸드워시',
        'โฟมล้างมือขวดแก้ว',
      ),
      description: words(
        'A liquid hand soap that leaves the pump as foam, so a bottle goes about twice as far. The heavy glass bottle stays where it is when you press with one hand.',
        '按出来就是泡沫的洗手液，一瓶大约能当两瓶用。厚玻璃瓶身够稳，单手按压也不会移动。',
        'ポンプを押すと泡で出るハンドソープで、液体のまま使うより倍ほど長もちします。厚いガラスのボトルは重みがあり、片手で押しても動きません。',
        '펌프를 누르면 거품으로 나오는 손 세정제라 한 병을 두 배쯤 오래 씁니다. 두툼한 유리병이 묵직해서 한 손으로 눌러도 밀리지 않습니다.',
        'สบู่เหลวล้างมือที่ปั๊มออกมาเป็นโฟม หนึ่งขวดจึงใช้ได้นานราวสองเท่า ขวดแก้วหนาหนักมั่นคง กดมือเดียวก็ไม่เลื่อน',
      ),
      specs: [
        spec(
          'ingredients',
          words(
            'Coconut surfactants, glycerine, aloe',
            '椰油表面活性剂、甘油、芦荟',
            'ヤシ由来洗浄成分、グリセリン、アロエ',
            '코코넛 유래 세정 성분, 글리세린, 알로에',
            'สารทำความสะอาดจากมะพร้าว กลีเซอรีน ว่านหางจระเข้',
          ),
        ),
        spec(
          'keeping',
          words(
            'Refillable, rinse the pump first',
            '可续装，续装前先冲洗泵头',
            '詰め替え可、先にポンプを洗う',
            '리필 가능, 먼저 펌프를 헹구세요',
            'เติมซ้ำได้ ล้างหัวปั๊มก่อนเติม',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
        ko 5 (yuzu-250ml) 유자 향이 진짜 유자 같아요. 병이 묵직해서 아이도 한 손으로 눌러요.
        en 5 (linen-500ml) Looks expensive by the sink and the refill takes ten seconds.
        zh-CN 4 (eucalyptus-500ml) 泡沫很密，洗完不干。瓶子重，别放在浴缸边。
        ja 5 (yuzu-750ml) 来客のたびに、どこのものか聞かれます。香りがべたつかないのがいい。
        th 5 (linen-250ml) โฟมนุ่ม ล้างออกหมดจด มือไม่แห้ง
        ja 3 (eucalyptus-250ml) ポンプが3か月で少し渋くなりました。中身は気に入っています。
      `,
    },
    {
      product_id: 'soap-loaf',
      shop_id: 'lotus-well',
      values: ['lavender', 'lemongrass', 'rose'],
      price_cents: 2200,
      second: { axis: 'net_weight', adds: { '250g': 0, '500g': 1500 } },
      sales: 64,
      days_ago: 21,
      title: words(
        'Layered soap loaf, ready sliced',
        '分层切片手工皂条',
        '切り分けた層のせっけんローフ',
        '층층이 굳혀 썬 비누 덩어리',
        'สบู่ก้อนยาวลายชั้น หั่นพร้อมใช้',
      ),
      description: words(
        'A loaf of soap poured in three layers and cut by hand into slices a finger thick. Take one slice at a time and leave the rest in its paper, where it scents the cupboard.',
        '分三层浇注的皂条，手工切成一指厚的片。一次取一片，其余的留在纸里，连柜子也带上香气。',
        '3層に流し固め、指ほどの厚さに手で切り分けたせっけんです。1枚ずつ取り出し、残りは紙に包んだまま棚へ。戸棚の中までほのかに香ります。',
        '세 층으로 부어 굳힌 뒤 손가락 두께로 하나하나 썬 비누입니다. 한 장씩 꺼내 쓰고 나머지는 종이에 싸 두면 수납장까지 은은하게 향이 뱁니다.',
        'สบู่ก้อนยาวเทสามชั้น หั่นด้วยมือหนาเท่านิ้ว หยิบใช้ทีละชิ้น ที่เหลือเก็บไว้ในกระดาษห่อ ตู้ก็พลอยหอมไปด้วย',
      ),
      specs: [
        spec(
          'ingredients',
          words(
            'Olive oil, coconut oil, clay, dried petals',
            '橄榄油、椰子油、矿物泥、干花瓣',
            'オリーブ油、ヤシ油、クレイ、乾燥花びら',
            '올리브유, 코코넛유, 점토, 말린 꽃잎',
            'น้ำมันมะกอก น้ำมันมะพร้าว ดิน กลีบดอกไม้แห้ง',
          ),
        ),
        spec(
          'keeping',
          words(
            'Keep dry and out of the sun',
            '干燥避光保存',
            '乾いた日陰で保管',
            '건조하고 그늘진 곳에 보관',
            'เก็บในที่แห้งและพ้นแดด',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
        en 5 (lavender-500g) Gave half the slices away, tied in string. Everybody asked.
        th 5 (lemongrass-250g) หั่นมาพอดีมือ ลายชั้นสวยจนไม่อยากใช้
        zh-CN 5 (rose-250g) 放衣柜里两周，衣服都有淡淡的玫瑰香。
        ko 4 (lavender-250g) 두께가 조금씩 달라요. 손으로 썬 거라 그게 또 매력이네요.
        ja 3 (lemongrass-500g) 香りは好きですが、端の1枚が割れていました。
      `,
    },
  ],
}
