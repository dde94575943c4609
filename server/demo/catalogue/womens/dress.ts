import type { Kind } from '../kind.ts'
import { spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const dress: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'dress',
      shop_id: 'siam-loom',
      values: ['clay', 'sage', 'ink'],
      price_cents: 7800,
      was_cents: 9200,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0 } },
      sales: 1116,
      days_ago: 134,
      title: words(
        'Linen dress with pockets',
        '带口袋亚麻连衣裙',
        'ポケット付きリネンワンピース',
        '주머니 달린 리넨 원피스',
        'เดรสผ้าลินินมีกระเป๋า',
      ),
      description: words(
        'A sleeveless linen dress with a fitted top, a gathered skirt and deep pockets in the side seams. Four shell buttons close the front, and the hem falls below the knee. The linen is woven in Chiang Mai, washed soft and heavy enough not to show through.',
        '无袖亚麻连衣裙，上身合体，裙摆抽褶，侧缝藏着深口袋。前襟四粒贝壳扣，裙长过膝。亚麻在清迈织造，水洗柔软，厚度不透。',
        '身頃はすっきり、スカートはギャザーでふんわり。脇の縫い目に深いポケットを隠したノースリーブのリネンワンピースです。前は貝ボタン4つで留め、丈はひざ下。チェンマイで織ったリネンを洗いでやわらげ、透けにくい厚さにしました。',
        '몸판은 몸에 맞고 치마에는 주름을 넉넉히 잡은 민소매 리넨 원피스로, 옆선에 깊은 주머니를 숨겼습니다. 앞은 자개 단추 네 개로 여미고 길이는 무릎 아래입니다. 치앙마이에서 짠 리넨을 부드럽게 워싱했고, 비치지 않을 만큼 도톰합니다.',
        'เดรสผ้าลินินแขนกุด ตัวเสื้อเข้ารูป กระโปรงจีบรูด ซ่อนกระเป๋าลึกไว้ในตะเข็บข้าง ด้านหน้าติดกระดุมเปลือกหอยสี่เม็ด ชายกระโปรงเลยเข่า ผ้าทอที่เชียงใหม่ ซักจนนุ่มและหนาพอไม่ให้บาง',
      ),
      specs: [
        spec(
          'material',
          words(
            '100% linen, 190 g/m²',
            '100% 亚麻，190 克/平方米',
            'リネン100%、190 g/m²',
            '리넨 100%, 190g/m²',
            'ผ้าลินิน 100% 190 กรัมต่อตารางเมตร',
          ),
        ),
        spec(
          'cut',
          words(
            'Fitted bodice, gathered skirt',
            '上身合体，裙摆抽褶',
            '身頃は細め、スカートはギャザー',
            '슬림한 몸판, 주름 스커트',
            'ตัวเสื้อเข้ารูป กระโปรงจีบรูด',
          ),
        ),
        spec(
          'size',
          words(
            'Length: S 112, M 114, L 116 cm',
            '衣长：S 112、M 114、L 116 厘米',
            '着丈：S 112、M 114、L 116 cm',
            '총장: S 112, M 114, L 116cm',
            'ความยาว S 112 M 114 L 116 ซม.',
          ),
        ),
        spec(
          'care',
          words(
            'Wash at 30 °C, iron damp or not at all',
            '30 °C 水洗，微湿熨烫或不熨',
            '30 °Cで洗い、湿ったままアイロンか、そのままで',
            '30°C 세탁, 덜 마른 상태로 다리거나 그냥 입기',
            'ซักที่ 30 °C รีดตอนหมาดหรือไม่รีดก็ได้',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (m) The pockets hold a phone and a paperback and do not pull the dress out of shape.
    ja 5 (m) 透けないリネンを探していました。洗うほど柔らかくなります。
    zh-CN 4 (s) 155 的我穿 S 到小腿，料子舒服，凉快。
    ko 4 (m) 치마폭이 넉넉해서 시원해요. 다림질은 포기하고 입습니다.
    th 5 (l) ผ้าดีมาก หนาแต่ไม่ร้อน ใส่ไปเที่ยวทะเลสวย
    en 3 (s) Lovely linen, but the armholes are cut low on me.
    zh-CN 5 (clay-m) 颜色比图片更温柔，同事都来问链接。
  `,
    },
  ],
}
