import type { Kind } from '../kind.ts'
import { centimetres, fromYears, grams } from '../measures.ts'
import { china, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const train: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'train',
      shop_id: 'little-harbour',
      values: ['sage', 'clay', 'butter'],
      price_cents: 2600,
      was_cents: 3200,
      sales: 918,
      days_ago: 204,
      title: words(
        'Wooden train with three cars',
        '木制小火车三节',
        '木の列車 3両つなぎ',
        '나무 기차 세 칸',
        'รถไฟไม้สามตู้',
      ),
      description: words(
        'An engine and two wagons joined by wooden hooks, on wheels that turn without squeaking. It runs on the floor and fits common wooden tracks. One wagon carries two balls, the other two cubes, and all four lift out.',
        '一个火车头带两节车厢，木钩相连，车轮转动没有吱呀声。可在地板上跑，也适配常见的木质轨道。一节载着两颗球，一节载着两块方木，都能拿下来玩。',
        '機関車と2両の貨車を木のフックでつなぎました。車輪はきしまず、なめらかに回ります。床の上でも、一般的な木のレールの上でも走ります。片方の貨車には玉が2つ、もう片方には立方体が2つ。どれも外して遊べます。',
        '나무 고리로 이은 기관차와 화차 두 칸입니다. 바퀴는 삐걱거리지 않고 부드럽게 굴러갑니다. 바닥에서도, 흔히 쓰는 나무 선로에서도 달립니다. 한 칸에는 공 두 개, 다른 칸에는 네모 두 개가 실려 있고 모두 꺼낼 수 있습니다.',
        'หัวรถจักรกับรถพ่วงสองตู้ต่อกันด้วยตะขอไม้ ล้อหมุนลื่นไม่มีเสียงเอี๊ยด วิ่งบนพื้นได้และใช้กับรางไม้ทั่วไปได้ ตู้หนึ่งบรรทุกลูกบอลสองลูก อีกตู้บรรทุกลูกบาศก์สองลูก หยิบออกมาเล่นได้ทั้งหมด',
      ),
      specs: [
        spec(
          'material',
          words(
            'Beech, water-based paint',
            '榉木，水性漆',
            'ブナ、水性塗料',
            '너도밤나무, 수성 도료',
            'ไม้บีช สีน้ำไร้สารพิษ',
          ),
        ),
        spec('size', centimetres(33, 5, 8)),
        spec('weight', grams(410)),
        spec('age', fromYears(3)),
        spec('origin', china),
      ],
      reviews: `
    en 4 It runs quietly on our old track. One hook was tight at first.
    ja 5 機関車が好きな2歳が毎日寝床まで持っていきます。
    zh-CN 5 能和家里原有的木轨道一起用，车轮顺滑。
    ko 4 튼튼합니다. 몇 번 던졌는데 칠이 벗겨지지 않았어요.
    th 5 งานไม้เรียบไม่มีเสี้ยน ล้อหมุนลื่น หลานติดใจมาก
    zh-CN 3 漆面有一处小气泡，客服补了一节车厢。
  `,
    },
  ],
}
