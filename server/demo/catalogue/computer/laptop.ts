import type { Kind } from '../kind.ts'
import { kilograms } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const laptop: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'laptop',
      shop_id: 'studio-kanda',
      values: ['mist', 'ink', 'sand'],
      price_cents: 99900,
      second: { axis: 'storage', adds: { '512gb': 0, '1tb': 18000 } },
      sales: 143,
      days_ago: 96,
      shelf: 'nearly_empty',
      title: words(
        'Thirteen-inch everyday laptop',
        '13 英寸日常笔记本电脑',
        '毎日使う13インチノートパソコン',
        '매일 쓰는 13인치 노트북',
        'โน้ตบุ๊ก 13 นิ้วสำหรับทุกวัน',
      ),
      description: words(
        'A light aluminium laptop for writing, photos and long calls. The matte screen is easy on the eyes by a window, and the fan stays off in ordinary work. The battery and storage can be changed with one common screwdriver.',
        '轻巧的铝合金笔记本，适合写作、修图和长时间视频通话。雾面屏靠窗也不反光，日常使用时风扇几乎不转。电池和硬盘用一把普通螺丝刀就能更换。',
        '文章を書く、写真を整える、長い通話をする。そんな毎日のための軽いアルミ製ノートパソコンです。ノングレアの画面は窓際でも見やすく、普段の作業ではファンが回りません。バッテリーとストレージは市販のドライバー1本で交換できます。',
        '글쓰기와 사진 정리, 긴 화상 통화에 알맞은 가벼운 알루미늄 노트북입니다. 무광 화면이라 창가에서도 눈이 편하고, 일상 작업에서는 팬이 돌지 않습니다. 배터리와 저장 장치는 흔한 드라이버 하나로 교체할 수 있습니다.',
        'โน้ตบุ๊กอะลูมิเนียมน้ำหนักเบา เหมาะกับงานเขียน แต่งรูป และประชุมนาน ๆ จอด้านอ่านสบายตาแม้นั่งริมหน้าต่าง ใช้งานทั่วไปพัดลมไม่ทำงาน แบตเตอรี่และที่เก็บข้อมูลเปลี่ยนเองได้ด้วยไขควงธรรมดาตัวเดียว',
      ),
      specs: [
        spec(
          'screen',
          words(
            '13.4 in, 2,560 × 1,600, matte',
            '13.4 英寸，2560 × 1600，雾面',
            '13.4インチ、2,560 × 1,600、ノングレア',
            '13.4인치, 2,560 × 1,600, 무광',
            '13.4 นิ้ว 2,560 × 1,600 แบบด้าน',
          ),
        ),
        spec(
          'processor',
          words(
            'Eight cores, fanless up to 12 W',
            '八核，12 瓦以内无风扇运行',
            '8コア、12 Wまでファン停止',
            '8코어, 12W까지 팬 정지',
            '8 คอร์ พัดลมไม่หมุนเมื่อใช้ไม่เกิน 12 วัตต์',
          ),
        ),
        spec('memory', words('16 GB', '16 GB', '16 GB', '16GB', '16 GB')),
        spec(
          'battery',
          words(
            'Up to 14 hours of writing',
            '文字工作最长 14 小时',
            '文書作成で最長14時間',
            '문서 작업 최대 14시간',
            'พิมพ์งานได้นานสุด 14 ชั่วโมง',
          ),
        ),
        spec('weight', kilograms(1.18)),
      ],
      reviews: `
    en 5 I swapped the storage myself in ten minutes. When did that last happen with a laptop?
    ja 5 ファンが回らないので、録音しながらのメモに最適です。画面の映り込みも少ないです。
    zh-CN 4 屏幕很舒服，写一天稿子眼睛不酸。扬声器一般，看片还是要戴耳机。
    ko 4 가볍고 배터리도 하루 종일 갑니다. 다만 충전기가 생각보다 커요.
    th 5 เบามาก ใส่กระเป๋าผ้าไปทำงานร้านกาแฟทุกวัน แบตอยู่ได้ทั้งวันจริง
    en 3 Great for writing, but it gets warm when I export video. Know what it is for.
  `,
    },
  ],
}
