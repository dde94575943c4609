import type { Kind } from '../kind.ts'
import { grams } from '../measures.ts'
import { japan, korea, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const belt: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'belt',
      shop_id: 'siam-loom',
      values: ['brick', 'ink', 'sand'],
      price_cents: 5400,
      second: { axis: 'belt_length', adds: { '85cm': 0, '95cm': 0, '105cm': 200 } },
      sales: 447,
      days_ago: 319,
      title: words(
        'Bridle leather belt, 32 mm',
        '马缰革皮带 32 毫米',
        'ブライドルレザーのベルト 32 mm',
        '브라이들 가죽 벨트 32mm',
        'เข็มขัดหนังบริดเดิล 32 มม.',
      ),
      description: words(
        'One thick strip of bridle leather and a solid brass buckle, with nothing glued between. The edges are burnished by hand, and the leather darkens where it bends. Seven holes, so it goes on fitting.',
        '一整条厚马缰革配实心黄铜扣，中间没有夹层胶合。边缘手工打磨，弯折处会渐渐变深。七个孔，胖瘦都合身。',
        '厚いブライドルレザー一枚に、無垢の真鍮バックル。貼り合わせはありません。コバは手で磨き、曲がる所から色が深まっていきます。穴は7つ、長く合い続けます。',
        '두툼한 브라이들 가죽 한 장과 통황동 버클뿐, 덧붙인 층이 없습니다. 가장자리는 손으로 문질러 마감했고, 접히는 자리부터 색이 깊어집니다. 구멍이 일곱 개라 오래도록 맞습니다.',
        'หนังบริดเดิลหนาชิ้นเดียวกับหัวเข็มขัดทองเหลืองตัน ไม่มีชั้นติดกาว ขอบขัดด้วยมือ สีหนังจะเข้มขึ้นตรงรอยพับ มีเจ็ดรู ใส่พอดีไปอีกนาน',
      ),
      specs: [
        spec(
          'material',
          words(
            'Vegetable-tanned cowhide, solid brass',
            '植鞣牛皮、实心黄铜',
            '植物タンニンなめし牛革、無垢真鍮',
            '베지터블 소가죽, 통황동',
            'หนังวัวฟอกฝาด ทองเหลืองตัน',
          ),
        ),
        spec(
          'size',
          words(
            '32 mm wide, 3.6 mm thick',
            '宽 32 毫米，厚 3.6 毫米',
            '幅32 mm、厚さ3.6 mm',
            '폭 32mm, 두께 3.6mm',
            'กว้าง 32 มม. หนา 3.6 มม.',
          ),
        ),
        spec(
          'care',
          words('Wax twice a year', '每年上蜡两次', '年に2回ワックスを塗る', '1년에 두 번 왁스칠', 'ลงแว็กซ์ปีละสองครั้ง'),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (95cm) Thick, plain, smells like a saddle shop. I expect to leave it to somebody.
    ja 5 (95cm) 最初は硬いですが、2週間で腰の形になりました。
    zh-CN 4 (105cm) 皮子厚实，扣头沉，孔位多，胖了也不怕。
    ko 4 (85cm) 가죽이 두꺼워 얇은 바지 고리에는 빡빡해요.
    th 5 (95cm) หนังแท้หนามาก หัวทองเหลืองสวย คุ้มราคา
  `,
    },
    {
      product_id: 'belt-webbing',
      shop_id: 'kojima-denim',
      values: ['moss', 'sand', 'ink'],
      price_cents: 2200,
      second: { axis: 'belt_length', adds: { '95cm': 0, '105cm': 0 } },
      sales: 1630,
      days_ago: 208,
      title: words(
        'Striped webbing belt, two rings',
        '条纹织带双环腰带',
        'ストライプのダブルリングベルト',
        '스트라이프 더블링 웨빙 벨트',
        'เข็มขัดผ้าทอลายทางห่วงคู่',
      ),
      description: words(
        'Cotton webbing with a stripe down the middle, threaded through two steel rings instead of a buckle. It has no holes, so it stops exactly where you pull it. The tip is folded in leather and does not fray.',
        '中间带一道条纹的棉织带，穿过两个钢环，不用扣头。没有孔，拉到哪里停在哪里。带尾包皮，不会散线。',
        '中央にラインを織り込んだ綿テープを、バックルの代わりに二つの鉄の輪に通すベルトです。穴がないので、引いたところでぴたりと止まります。先端は革で包み、ほつれません。',
        '가운데 줄무늬를 넣은 면 웨빙을 버클 대신 쇠고리 두 개에 끼우는 벨트입니다. 구멍이 없어 당긴 자리에서 그대로 멈춥니다. 끝은 가죽으로 감싸 올이 풀리지 않습니다.',
        'เข็มขัดผ้าฝ้ายทอแถบกลาง ร้อยผ่านห่วงเหล็กสองวงแทนหัวเข็มขัด ไม่มีรู ดึงถึงไหนหยุดตรงนั้น ปลายหุ้มหนังไม่ลุ่ย',
      ),
      specs: [
        spec(
          'material',
          words(
            'Cotton webbing, steel, leather tip',
            '棉织带、钢、皮尾',
            '綿テープ、鉄、先端は革',
            '면 웨빙, 강철, 가죽 끝단',
            'ผ้าฝ้ายทอ เหล็ก ปลายหนัง',
          ),
        ),
        spec('size', words('38 mm wide', '宽 38 毫米', '幅38 mm', '폭 38mm', 'กว้าง 38 มม.')),
        spec(
          'care',
          words(
            'Wash at 40 °C in a bag',
            '装袋 40 °C 水洗',
            'ネットに入れ40 °Cで洗う',
            '망에 넣어 40°C 세탁',
            'ใส่ถุงซักที่ 40 °C',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (105cm) Airport scanners do not mind it and neither does my stomach after dinner.
    ja 4 (moss-95cm) 革先がしっかりしていて輪に通しやすい。
    zh-CN 5 (sand-95cm) 配短裤最合适，洗衣机洗了照样平。
    ko 4 (ink-105cm) 앉으면 조금씩 풀려서 한 번 더 감아 씁니다.
    th 5 (sand-95cm) ปรับได้พอดีตัวไม่ต้องเจาะรูเพิ่ม
    en 3 (ink-95cm) Fine, but the loose end flaps. I sewed on a keeper.
  `,
    },
    {
      product_id: 'belt-braided',
      shop_id: 'siam-loom',
      values: ['honey', 'cocoa', 'ink'],
      price_cents: 6200,
      second: { axis: 'belt_length', adds: { '85cm': 0, '95cm': 0, '105cm': 300 } },
      sales: 274,
      days_ago: 433,
      title: words(
        'Hand-braided leather belt',
        '手编皮带',
        '手編みレザーベルト',
        '손으로 엮은 가죽 벨트',
        'เข็มขัดหนังถักมือ',
      ),
      description: words(
        'Sixteen leather cords braided flat by hand, which gives the belt a little stretch and a hole wherever the prong goes. The braid is hammered, not glued. One belt takes a braider most of a day.',
        '十六股皮绳手工平编，略有弹性，扣针插在哪里都是孔。编好后锤平，不用胶水。一位师傅大半天才能编一条。',
        '16本の革ひもを手で平らに編みました。少し伸び、ピンはどこにでも刺せます。編み目は接着せず、槌で打って整えます。一本を編むのにほぼ一日かかります。',
        '가죽끈 열여섯 가닥을 손으로 납작하게 엮어 살짝 늘어나고, 핀은 원하는 자리에 꽂으면 됩니다. 접착하지 않고 망치로 두드려 고르게 폈습니다. 한 줄을 엮는 데 꼬박 하루 가까이 걸립니다.',
        'เส้นหนังสิบหกเส้นถักแบนด้วยมือ ยืดได้เล็กน้อยและเสียบเข็มตรงไหนก็ได้ ลายถักตอกให้เรียบโดยไม่ใช้กาว ช่างหนึ่งคนใช้เวลาเกือบทั้งวันต่อหนึ่งเส้น',
      ),
      specs: [
        spec(
          'material',
          words('Cowhide cord, brass', '牛皮绳、黄铜', '牛革ひも、真鍮', '소가죽끈, 황동', 'เส้นหนังวัว ทองเหลือง'),
        ),
        spec(
          'size',
          words(
            '34 mm wide, 5 mm thick',
            '宽 34 毫米，厚 5 毫米',
            '幅34 mm、厚さ5 mm',
            '폭 34mm, 두께 5mm',
            'กว้าง 34 มม. หนา 5 มม.',
          ),
        ),
        spec('weight', grams(210)),
        spec('origin', thailand),
      ],
      reviews: `
    th 5 (cocoa-95cm) ถักแน่นสม่ำเสมอทั้งเส้น งานช่างจริง ๆ
    en 5 (honey-105cm) No more third hole, fourth hole. It simply fits.
    ja 4 (85cm) 厚みがあるので、細いベルトループには通りにくいです。
    zh-CN 4 (cocoa-105cm) 编工漂亮，新的有点皮味，晾几天就好。
    ko 5 (ink-95cm) 여름 바지에 매면 시원해 보이고 배가 편해요.
  `,
    },
    {
      product_id: 'belt-dress',
      shop_id: 'dock-nine',
      values: ['ink', 'cocoa', 'plum'],
      price_cents: 4900,
      was_cents: 5900,
      second: { axis: 'belt_length', adds: { '85cm': 0, '95cm': 0, '105cm': 0 } },
      sales: 861,
      days_ago: 129,
      title: words(
        'Slim dress belt, oval buckle',
        '椭圆扣正装细皮带',
        '楕円バックルの細ドレスベルト',
        '타원 버클 슬림 정장 벨트',
        'เข็มขัดหนังเส้นเล็กหัวรูปไข่',
      ),
      description: words(
        'A narrow belt for suits, with a polished face and an oval buckle that lies flat under a jacket. The edges are painted by hand in four coats. It comes in a cotton bag, coiled and not folded.',
        '配西装的窄皮带，表面光亮，椭圆扣头平贴不顶外套。边缘手工上漆四遍。装在棉布袋里，卷着寄，不折。',
        'スーツに合わせる、つやのある細身のベルトです。楕円のバックルは上着の下で平らに収まり、コバは手で4回塗り重ねました。折らずに巻いて、綿の袋に入れてお届けします。',
        '정장에 매는 폭 좁은 벨트로, 표면에 은은한 광이 돌고 타원 버클은 재킷 아래에서 납작하게 눕습니다. 가장자리는 손으로 네 번 칠했습니다. 접지 않고 말아서 면 주머니에 담아 보냅니다.',
        'เข็มขัดเส้นเล็กสำหรับชุดสูท ผิวขัดเงา หัวรูปไข่แนบราบใต้เสื้อนอก ขอบทาสีด้วยมือสี่รอบ ส่งมาแบบม้วนในถุงผ้าฝ้าย ไม่พับ',
      ),
      specs: [
        spec(
          'material',
          words(
            'Calf leather, plated zinc',
            '小牛皮、电镀锌合金',
            '子牛革、めっき亜鉛',
            '송아지 가죽, 도금 아연',
            'หนังลูกวัว สังกะสีชุบ',
          ),
        ),
        spec(
          'size',
          words(
            '28 mm wide, 3 mm thick',
            '宽 28 毫米，厚 3 毫米',
            '幅28 mm、厚さ3 mm',
            '폭 28mm, 두께 3mm',
            'กว้าง 28 มม. หนา 3 มม.',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    ko 5 (ink-95cm) 버클이 얇아 셔츠 앞이 불룩해지지 않습니다. 결혼식에 잘 맸어요.
    en 4 (cocoa-105cm) Elegant. The first hole needed persuasion.
    ja 5 (ink-85cm) コバの塗りがきれいで、値段以上に見えます。
    zh-CN 4 (plum-95cm) 梅紫色近看才看得出来，正式场合也能用。
    th 5 (ink-95cm) เส้นบางกำลังดี ใส่กับสูทแล้วดูเรียบร้อย
    zh-CN 2 (cocoa-85cm) 用了两个月扣头镀层磨花了一点，店家答应换。
  `,
    },
    {
      product_id: 'belt-work',
      shop_id: 'kojima-denim',
      values: ['cocoa', 'brick', 'sand'],
      price_cents: 7200,
      second: { axis: 'belt_length', adds: { '95cm': 0, '105cm': 200 } },
      sales: 192,
      days_ago: 466,
      title: words(
        'Double-prong work belt, 40 mm',
        '双针工装皮带 40 毫米',
        'ダブルピンのワークベルト 40 mm',
        '투핀 워크 벨트 40mm',
        'เข็มขัดทำงานสองเข็ม 40 มม.',
      ),
      description: words(
        'A wide belt with two prongs and two rows of eyelets all the way round, made to carry a hammer loop. Saddle leather outside, and a row of white stitching along each edge. It is too thick for dress trousers and proud of it.',
        '双针宽皮带，双排气眼绕满一圈，挂得住工具。马鞍革外皮，两边各一道白线。穿西裤嫌它厚，它就是这么实在。',
        'ピンが二本、ハトメが二列でぐるりと一周する、金づちも下げられる幅広ベルトです。表はサドルレザー、両端に白いステッチ。スラックスには厚すぎますが、それがこのベルトの持ち味です。',
        '핀 두 개에 아일릿 두 줄이 한 바퀴 둘린, 망치를 걸어도 되는 넓은 벨트입니다. 겉은 새들 가죽이고 양쪽 가장자리에 흰 실로 한 줄씩 박았습니다. 정장 바지에는 두껍지만 그것이 이 벨트의 자랑입니다.',
        'เข็มขัดเส้นใหญ่สองเข็ม ตอกตาไก่สองแถวรอบเส้น ห้อยค้อนได้สบาย ผิวนอกหนังอานม้า เดินด้ายขาวสองขอบ หนาเกินจะใส่กับกางเกงสแล็ก และนั่นคือจุดเด่นของมัน',
      ),
      specs: [
        spec(
          'material',
          words('Saddle leather, steel', '马鞍革、钢', 'サドルレザー、鉄', '새들 가죽, 강철', 'หนังอานม้า เหล็ก'),
        ),
        spec(
          'size',
          words(
            '40 mm wide, 4.5 mm thick',
            '宽 40 毫米，厚 4.5 毫米',
            '幅40 mm、厚さ4.5 mm',
            '폭 40mm, 두께 4.5mm',
            'กว้าง 40 มม. หนา 4.5 มม.',
          ),
        ),
        spec('weight', grams(340)),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (cocoa-105cm) Carries a tape, a knife and a drill holster without folding over.
    ja 5 (brick-95cm) 大工です。三か月で腰に吸い付くようになりました。
    ko 4 (cocoa-95cm) 청바지 고리에 겨우 들어가요. 두께를 꼭 확인하세요.
    zh-CN 5 (sand-105cm) 气眼一圈都有，瘦了胖了都不用打孔。
    th 4 (brick-105cm) แข็งแรงมาก หนักเอาเรื่องเหมือนกัน
  `,
    },
  ],
}
