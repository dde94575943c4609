import type { Kind } from '../kind.ts'
import { centimetres } from '../measures.ts'
import { japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const drive: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'drive',
      shop_id: 'studio-kanda',
      values: ['clay', 'mist', 'ink'],
      price_cents: 8400,
      second: { axis: 'storage', adds: { '1tb': 0, '2tb': 6500, '4tb': 19500 } },
      sales: 876,
      days_ago: 301,
      title: words(
        'Pocket SSD with braided cable',
        '编织线口袋固态硬盘',
        '編みケーブルのポータブルSSD',
        '꼬임 케이블 포켓 SSD',
        'SSD พกพาพร้อมสายถัก',
      ),
      description: words(
        'A portable SSD the size of a matchbox, with fine grooves so that it does not slip from the fingers. It copies an hour of 4K film in under a minute and shrugs off a fall from the table. The braided cable is as long as a hand and does not kink.',
        '火柴盒大小的移动固态硬盘，正面的细槽拿着不打滑。一小时的 4K 影片不到一分钟就能拷完，从桌上摔下也不怕。编织线一掌长，不打结。',
        'マッチ箱ほどの大きさのポータブルSSDです。細い溝が指にかかり、滑りません。1時間の4K映像を1分足らずでコピーでき、机から落としても平気です。編みケーブルは手のひらほどの長さで、よれません。',
        '성냥갑만 한 휴대용 SSD로, 가는 홈이 있어 손에서 미끄러지지 않습니다. 한 시간짜리 4K 영상을 1분 안에 복사하고, 책상에서 떨어져도 끄떡없습니다. 꼬임 케이블은 한 뼘 길이라 꼬이지 않습니다.',
        'SSD พกพาขนาดเท่ากล่องไม้ขีด มีร่องเล็ก ๆ จับไม่ลื่นมือ คัดลอกหนัง 4K หนึ่งชั่วโมงได้ในเวลาไม่ถึงนาที ตกจากโต๊ะก็ไม่เป็นไร สายถักยาวเท่าฝ่ามือไม่พันกัน',
      ),
      specs: [
        spec(
          'speed',
          words(
            'Reads 1,050 MB/s, writes 1,000 MB/s',
            '读取 1050 MB/s，写入 1000 MB/s',
            '読み込み1,050 MB/s、書き込み1,000 MB/s',
            '읽기 1,050MB/s, 쓰기 1,000MB/s',
            'อ่าน 1,050 MB/s เขียน 1,000 MB/s',
          ),
        ),
        spec(
          'connection',
          words(
            'USB-C 3.2, 20 cm cable included',
            'USB-C 3.2，附 20 厘米线',
            'USB-C 3.2、20 cmケーブル付属',
            'USB-C 3.2, 20cm 케이블 포함',
            'USB-C 3.2 พร้อมสายยาว 20 ซม.',
          ),
        ),
        spec(
          'water',
          words(
            'Splash- and dust-proof, IP55',
            'IP55 防泼溅防尘',
            'IP55の防滴・防じん',
            'IP55 생활 방수·방진',
            'กันน้ำกระเซ็นและฝุ่นระดับ IP55',
          ),
        ),
        spec('size', centimetres(6.4, 4.2, 1.1)),
        spec('origin', japan),
      ],
      reviews: `
    en 5 It has lived in my coat pocket since spring and still looks new.
    ja 4 (2tb) 2TBを購入。動画の受け渡しが速いです。長く書き込むと少し温かくなります。
    zh-CN 5 拷一部电影去倒杯水的工夫就好了，编织线摸着很结实。
    ko 5 사진 백업용으로 샀어요. 작아서 카메라 가방 주머니에 쏙 들어갑니다.
    th 4 เล็กและเร็ว ตามร่องมีฝุ่นเกาะนิดหน่อยแต่เช็ดออกง่าย
    en 2 Mine arrived with a loose cable, so it kept disconnecting. A replacement came after I wrote to the shop.
    zh-CN 4 (1tb) 1TB 够用，就是价格再低一点就好了。
  `,
    },
  ],
}
