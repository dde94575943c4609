import type { Kind } from '../kind.ts'
import { centimetres, grams } from '../measures.ts'
import { japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const phonestand: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'phonestand',
      shop_id: 'studio-kanda',
      values: ['wood', 'oat', 'ink'],
      price_cents: 1800,
      sales: 874,
      days_ago: 193,
      title: words('Wooden phone stand', '木质手机支架', '木のスマホスタンド', '나무 휴대폰 거치대', 'แท่นวางมือถือไม้'),
      description: words(
        'A stand of bent beech that holds the phone at reading height, upright or on its side. The base is weighted with steel and stands on cork, so tapping the screen does not push it away. The gap under the lip lets the charging cable through.',
        '弯曲榉木板做成的手机支架，横放竖放都在舒服的视线高度。底座嵌钢加重，垫软木，点屏幕不会推走。托边下留有空隙，可穿充电线。',
        'ブナの板を曲げて作ったスタンドです。縦でも横でも、読みやすい高さにスマホを支えます。鋼のおもりとコルクの底で、画面をたたいても動きません。受けの下のすき間に充電ケーブルが通ります。',
        '너도밤나무 판을 구부려 만든 거치대로, 세로로든 가로로든 보기 좋은 높이에 휴대폰을 받쳐 줍니다. 바닥에 강철 추와 코르크를 넣어 화면을 눌러도 밀리지 않습니다. 받침턱 아래 틈으로 충전선을 뺄 수 있습니다.',
        'แท่นวางจากไม้บีชดัดโค้ง วางมือถือได้ทั้งแนวตั้งและแนวนอนในระดับสายตาพอดี ฐานถ่วงเหล็กรองคอร์ก แตะจอแล้วไม่เลื่อน ช่องใต้ขอบรับให้สายชาร์จลอดได้',
      ),
      specs: [
        spec(
          'material',
          words(
            'Beech, steel, cork',
            '榉木、钢、软木',
            'ブナ、鋼、コルク',
            '너도밤나무, 강철, 코르크',
            'ไม้บีช เหล็ก คอร์ก',
          ),
        ),
        spec('size', centimetres(9, 10.5, 12)),
        spec('weight', grams(240)),
        spec(
          'capacity',
          words(
            'Phones and small tablets up to 12 mm thick',
            '12 毫米以内的手机和小平板',
            '厚さ12 mmまでのスマホと小型タブレット',
            '두께 12mm 이하 휴대폰과 작은 태블릿',
            'มือถือและแท็บเล็ตเล็กหนาไม่เกิน 12 มม.',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    en 5 Cooks with me every evening. The gap for the cable is the clever bit.
    ja 5 画面をタップしてもぐらつきません。木目もきれい。
    zh-CN 4 横竖都能放，带厚壳的手机也刚好放得下。
    ko 4 묵직해서 좋아요. 두꺼운 케이스를 끼우면 받침턱이 조금 얕아요.
    th 5 ไม้เนื้อดี วางดูสูตรอาหารในครัวทุกวัน
  `,
    },
  ],
}
