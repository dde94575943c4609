import type { Kind } from '../kind.ts'
import { centimetres, grams } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const tote: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'tote',
      shop_id: 'siam-loom',
      values: ['oat', 'ink', 'clay'],
      price_cents: 4200,
      sales: 2170,
      days_ago: 376,
      title: words(
        'Heavy canvas tote',
        '厚帆布托特包',
        '厚手帆布のトートバッグ',
        '두꺼운 캔버스 토트백',
        'กระเป๋าโท้ตผ้าแคนวาสหนา',
      ),
      description: words(
        'A tote of 18-ounce canvas that stands up by itself on the floor. The leather handles are long enough for a winter coat, and there is an inside pocket with a zip for keys and phone. It takes a laptop, lunch and a cardigan without losing its shape.',
        '18 盎司厚帆布托特包，放在地上自己能立住。皮提手够长，冬天穿大衣也能挎肩；内有拉链袋放钥匙和手机。装下电脑、午饭和一件开衫，还是有型。',
        '床に置いても自立する、18オンス帆布のトートバッグです。革の持ち手は冬のコートの上からでも肩に掛かる長さ。内側には鍵とスマホのためのファスナーポケット。パソコン、お弁当、カーディガンを入れても形がくずれません。',
        '바닥에 내려놓아도 혼자 서는 18온스 캔버스 토트백입니다. 가죽 손잡이는 겨울 코트 위로도 멜 만큼 길고, 안쪽에 열쇠와 휴대폰을 넣을 지퍼 주머니가 있습니다. 노트북과 도시락, 가디건을 넣어도 모양이 그대로입니다.',
        'กระเป๋าโท้ตผ้าแคนวาส 18 ออนซ์ วางบนพื้นตั้งได้เอง หูหนังยาวพอสะพายทับเสื้อโค้ต ด้านในมีช่องซิปใส่กุญแจและมือถือ ใส่โน้ตบุ๊ก กล่องข้าว และเสื้อคลุมแล้วยังคงทรง',
      ),
      specs: [
        spec(
          'material',
          words(
            'Cotton canvas, leather handles',
            '棉帆布，皮提手',
            '綿帆布、革の持ち手',
            '면 캔버스, 가죽 손잡이',
            'ผ้าแคนวาสฝ้าย หูหนัง',
          ),
        ),
        spec('size', centimetres(36, 14, 38)),
        spec('weight', grams(640)),
        spec('load', words('Up to 12 kg', '最大 12 千克', '12 kgまで', '최대 12kg', 'ไม่เกิน 12 กก.')),
      ],
      reviews: `
    en 5 It stands up by itself on a train floor. I did not know I needed that.
    ja 4 丈夫で形がきれい。内ポケットがもう一つあれば完璧です。
    zh-CN 5 能装 14 寸电脑加便当，肩带不勒。
    ko 4 튼튼한 만큼 가방 무게가 조금 있어요.
    th 4 ผ้าหนา ทรงตั้งสวย ซิปด้านในลื่นดี
    ko 5 1년째 매일 들고 다니는데 모서리만 살짝 닳았습니다.
  `,
    },
  ],
}
