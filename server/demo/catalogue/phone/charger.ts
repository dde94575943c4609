import type { Kind } from '../kind.ts'
import { centimetres, grams } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const charger: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'charger',
      shop_id: 'studio-kanda',
      values: ['oat', 'ink', 'sage'],
      price_cents: 2600,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0 } },
      sales: 1477,
      days_ago: 240,
      title: words(
        'Two-port wall charger, 45 W',
        '双口充电器 45 瓦',
        '2ポート充電器 45 W',
        '2포트 충전기 45W',
        'หัวชาร์จสองพอร์ต 45 วัตต์',
      ),
      description: words(
        'A soft-cornered charger with one fast USB-C port for a laptop and one for a phone. It stays cool because the inside is gallium nitride, and it is silent even at full load. The plug is fixed, so nothing rattles in your bag, and a soft 1.5 m cable comes with it.',
        '圆角充电器，一个 USB-C 快充口给电脑，一个给手机。氮化镓元件，发热小，满载也没有电流声。插头固定不折叠，包里不会哐当响；另附 1.5 米软线一条。',
        '角の丸い充電器です。ノートパソコン用の急速USB-Cと、スマホ用のUSB-Cがひとつずつ。窒化ガリウムで熱くなりにくく、最大出力でも音がしません。プラグは固定式で、かばんの中でがたつきません。やわらかな1.5 mケーブル付き。',
        '모서리가 둥근 충전기로, 노트북용 고속 USB-C 하나와 휴대폰용 하나가 있습니다. 질화갈륨 소자라 뜨거워지지 않고 최대 출력에서도 소리가 없습니다. 플러그가 고정식이라 가방 안에서 덜그럭거리지 않습니다. 부드러운 1.5m 케이블이 함께 들어 있습니다.',
        'หัวชาร์จมุมโค้งมน มี USB-C ชาร์จเร็วสำหรับโน้ตบุ๊กและอีกช่องสำหรับมือถือ ใช้แกลเลียมไนไตรด์จึงไม่ร้อนและเงียบแม้จ่ายเต็มที่ ปลั๊กยึดแน่น ไม่กุกกักในกระเป๋า มาพร้อมสายนุ่มยาว 1.5 เมตร',
      ),
      specs: [
        spec(
          'output',
          words(
            '45 W alone, 25 + 20 W together',
            '单口 45 瓦，双口 25 + 20 瓦',
            '単独45 W、同時25 + 20 W',
            '단독 45W, 동시 25 + 20W',
            'ช่องเดียว 45 วัตต์ พร้อมกัน 25 + 20 วัตต์',
          ),
        ),
        spec(
          'supply',
          words(
            '100–240 V, 50–60 Hz',
            '100–240 伏，50–60 赫兹',
            '100–240 V、50–60 Hz',
            '100–240V, 50–60Hz',
            '100–240 โวลต์ 50–60 เฮิรตซ์',
          ),
        ),
        spec('size', centimetres(4.4, 4.4, 3.6)),
        spec('weight', grams(88)),
        spec(
          'contents',
          words(
            'Charger, 1.5 m USB-C cable',
            '充电器、1.5 米 USB-C 线',
            '充電器、USB-Cケーブル1.5 m',
            '충전기, USB-C 케이블 1.5m',
            'หัวชาร์จ สาย USB-C ยาว 1.5 เมตร',
          ),
        ),
      ],
      reviews: `
    en 5 (g) It runs my laptop and phone at once and stays only warm.
    ja 5 (a) 小さいのに45W。出張はこれ一つで足ります。
    zh-CN 4 (a) 双口同时用会降速，但说明里写清楚了。
    ko 4 (c) 발열이 적어요. 접이식이면 더 좋았을 것 같아요.
    th 4 (a) ชาร์จเร็ว ตัวเล็ก สีสวยไม่เหมือนใคร
  `,
    },
  ],
}
