import type { Kind } from '../kind.ts'
import { centimetres, grams, kilograms } from '../measures.ts'
import { china, japan, spec } from '../spec-names-words.ts'
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
        '带编织线的便携固态硬盘',
        '編みケーブルのポータブルSSD',
        '패브릭 케이블 포켓 SSD',
        'SSD พกพาพร้อมสายถัก',
      ),
      description: words(
        'A portable SSD the size of a matchbox, with fine grooves so that it does not slip from the fingers. It copies an hour of 4K film in under a minute and shrugs off a fall from the table. The braided cable is as long as a hand and does not kink.',
        '火柴盒大小的移动固态硬盘，正面的细槽拿着不打滑。一小时的 4K 影片不到一分钟就能拷完，从桌上摔下也不怕。编织线一掌长，不打结。',
        'マッチ箱ほどの大きさのポータブルSSDです。細い溝が指にかかり、滑りません。1時間の4K映像を1分足らずでコピーでき、机から落としても平気です。編みケーブルは手のひらほどの長さで、よれません。',
        '성냥갑만 한 휴대용 SSD로, 가는 홈이 있어 손에서 미끄러지지 않습니다. 한 시간짜리 4K 영상을 1분 안에 복사하고, 책상에서 떨어져도 끄떡없습니다. 패브릭 케이블은 한 뼘 길이라 엉키지 않습니다.',
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
    {
      product_id: 'drive-stick',
      shop_id: 'pocket-tide',
      values: ['silver', 'gold', 'rose'],
      price_cents: 1200,
      second: { axis: 'storage', adds: { '64gb': 0, '128gb': 700, '256gb': 1900 } },
      sales: 3120,
      days_ago: 439,
      title: words(
        'USB stick with a swivel cap',
        '旋转盖 U 盘',
        '回転キャップのUSBメモリー',
        '회전 뚜껑 USB 메모리',
        'แฟลชไดรฟ์ฝาหมุน',
      ),
      description: words(
        'A brushed metal cap swings round to guard whichever end you are not using: USB-C on one side, USB-A on the other. The cap cannot be lost, and the cord loop goes on keys.',
        '拉丝金属盖转来转去，护住没用的那一头：一端是 USB-C，另一端是 USB-A。盖子不会丢，绳环可以挂在钥匙上。',
        'ヘアライン仕上げの金属キャップがくるりと回り、使わない側の端子を守ります。片方がUSB-C、もう片方がUSB-Aです。キャップをなくす心配がなく、ひもで鍵にも付けられます。',
        '헤어라인 금속 뚜껑이 빙글 돌아 쓰지 않는 쪽 단자를 감싸 줍니다. 한쪽은 USB-C, 다른 쪽은 USB-A입니다. 뚜껑을 잃어버릴 일이 없고, 끈 고리로 열쇠에 달 수 있습니다.',
        'ฝาโลหะลายขนแมวหมุนไปปิดหัวด้านที่ไม่ได้ใช้ ด้านหนึ่งเป็น USB-C อีกด้านเป็น USB-A ฝาไม่หาย และมีเชือกคล้องไว้ห้อยกับพวงกุญแจ',
      ),
      specs: [
        spec(
          'speed',
          words(
            'Reads 400 MB/s, writes 120 MB/s',
            '读取 400 MB/s，写入 120 MB/s',
            '読み込み400 MB/s、書き込み120 MB/s',
            '읽기 400MB/s, 쓰기 120MB/s',
            'อ่าน 400 MB/s เขียน 120 MB/s',
          ),
        ),
        spec(
          'connection',
          words(
            'USB-C and USB-A',
            'USB-C 与 USB-A 双接头',
            'USB-CとUSB-Aの両端子',
            'USB-C와 USB-A 겸용',
            'มีทั้ง USB-C และ USB-A',
          ),
        ),
        spec('size', centimetres(5.8, 1.9, 0.9)),
        spec('weight', grams(16)),
      ],
      reviews: `
    en 5 (128gb) Phone to laptop without a cloud in between. It has been through the wash once and lived.
    zh-CN 5 (256gb) 手机电脑两头都能插，打印店取文件方便。
    ja 4 (64gb) 学校の提出用に。キャップの回りが最初は固めでした。
    ko 5 (gold) 골드가 번쩍이지 않고 은은해요. 열쇠고리에 달아 둡니다.
    th 4 (128gb) ย้ายรูปจากมือถือเร็วดี ใช้นาน ๆ จะอุ่น
    en 2 (64gb) Reads fast, writes slowly once it is half full. Fine for documents.
  `,
    },
    {
      product_id: 'drive-tower',
      shop_id: 'studio-kanda',
      values: ['oat', 'denim', 'moss'],
      price_cents: 15900,
      second: { axis: 'storage', adds: { '4tb': 0, '8tb': 9000 } },
      sales: 203,
      days_ago: 274,
      title: words(
        'Cloth-covered desktop drive',
        '布面桌面硬盘',
        '布張りの据え置きハードディスク',
        '천을 두른 데스크톱 하드',
        'ฮาร์ดดิสก์ตั้งโต๊ะหุ้มผ้า',
      ),
      description: words(
        'It looks more like a small speaker than a hard drive: woven wool all round, on a walnut foot. The wool takes the hum out of the spinning disc, and the air still passes through it. It wakes with the computer and sleeps with it.',
        '看着更像一只小音箱而不是硬盘：四面包着羊毛织物，脚下是胡桃木底座。羊毛吸掉盘片转动的嗡嗡声，又不挡散热。随电脑开机而醒，随电脑关机而睡。',
        'ハードディスクというより、小さなスピーカーのような姿です。まわりはウールの織り地、足元はウォールナットの台。ウールが回転音を吸い、空気はきちんと通します。パソコンと一緒に起き、一緒に眠ります。',
        '하드디스크라기보다 작은 스피커 같습니다. 사방에 울 직물을 두르고 월넛 받침에 올렸습니다. 울이 디스크 도는 소리를 줄이면서 공기는 통하게 합니다. 컴퓨터와 함께 켜지고 함께 잠듭니다.',
        'ดูเหมือนลำโพงเล็กมากกว่าฮาร์ดดิสก์ หุ้มผ้าขนสัตว์ทอรอบตัว ตั้งบนฐานไม้วอลนัต ผ้าช่วยซับเสียงหึ่งของจานหมุนแต่อากาศยังผ่านได้ ตื่นและหลับไปพร้อมคอมพิวเตอร์',
      ),
      specs: [
        spec(
          'material',
          words(
            'Wool cloth, walnut foot',
            '羊毛织物，胡桃木底座',
            'ウール地、ウォールナットの台',
            '울 직물, 월넛 받침',
            'ผ้าขนสัตว์ ฐานไม้วอลนัต',
          ),
        ),
        spec('speed', words('Up to 210 MB/s', '最高 210 MB/s', '最大210 MB/s', '최대 210MB/s', 'สูงสุด 210 MB/s')),
        spec(
          'noise',
          words(
            '24 dB at one metre',
            '一米处 24 分贝',
            '1 mの距離で24 dB',
            '1m 거리에서 24dB',
            '24 เดซิเบลที่ระยะ 1 เมตร',
          ),
        ),
        spec('size', centimetres(11, 16.5, 7)),
        spec('weight', kilograms(1.1)),
      ],
      reviews: `
    en 5 (8tb) It sits in the living room and guests take it for a speaker. Backups run at night unheard.
    ja 5 (oat) 布の色がやさしく、機械らしさがありません。音もほぼ聞こえません。
    zh-CN 4 (8tb) 全家照片都备份进去了，第一次备份要一整天，之后就快了。
    ko 4 (4tb) 소음이 정말 적어요. 천에 먼지가 앉아서 가끔 돌돌이로 밀어 줍니다.
    th 5 (denim) สวยจนวางโชว์บนชั้นได้ เงียบกว่าตัวเก่ามาก
    en 4 (moss) Would have preferred the power brick in the same cloth, but that is me being fussy.
  `,
    },
    {
      product_id: 'drive-dock',
      shop_id: 'inkstone',
      values: ['ink', 'silver', 'brick'],
      price_cents: 5400,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 200, o: 200 } },
      sales: 376,
      days_ago: 195,
      title: words(
        'Two-slot dock for bare drives',
        '双盘位硬盘座',
        '2台挿せるHDDスタンド',
        '2구 하드디스크 도크',
        'แท่นเสียบฮาร์ดดิสก์ 2 ช่อง',
      ),
      description: words(
        'Drop bare drives in like bread into a toaster, large or small, two at a time. Hold the front button and it copies the first to the second with no computer at all. A lever at each slot pushes the drive out again.',
        '像往烤面包机里放面包一样插入裸盘，大盘小盘都行，一次两块。按住前面的键，不用电脑就能把第一块整盘拷到第二块。每个槽有一根推杆，一压就弹出来。',
        'トースターにパンを入れるように、ケースに入っていないドライブを、大きさを問わず2台まで挿せます。前のボタンを長押しすれば、パソコンなしで1台目を2台目に丸ごとコピーします。各スロットのレバーで押し出して外します。',
        '토스터에 빵을 넣듯 맨 하드를 크기에 상관없이 두 개까지 꽂습니다. 앞 버튼을 길게 누르면 컴퓨터 없이 첫째 것을 둘째 것에 그대로 복사합니다. 슬롯마다 있는 레버로 밀어 올려 뺍니다.',
        'เสียบฮาร์ดดิสก์ลงไปเหมือนใส่ขนมปังในเครื่องปิ้ง ใส่ได้ทั้งขนาดใหญ่และเล็ก ครั้งละสองลูก กดปุ่มหน้าค้างไว้จะคัดลอกลูกแรกไปลูกที่สองโดยไม่ต้องต่อคอมพิวเตอร์ แต่ละช่องมีคันโยกดันออก',
      ),
      specs: [
        spec(
          'capacity',
          words(
            'Two drives, 2.5 or 3.5 in',
            '两块 2.5 或 3.5 英寸硬盘',
            '2.5／3.5インチを2台',
            '2.5/3.5인치 두 개',
            'ขนาด 2.5 หรือ 3.5 นิ้ว สองลูก',
          ),
        ),
        spec(
          'connection',
          words(
            'USB-C 3.2, 1 m cable included',
            'USB-C 3.2，附 1 米线',
            'USB-C 3.2、1 mケーブル付属',
            'USB-C 3.2, 1m 케이블 포함',
            'USB-C 3.2 พร้อมสาย 1 เมตร',
          ),
        ),
        spec('size', centimetres(15.2, 7.6, 9.8)),
        spec(
          'contents',
          words(
            'Dock, adapter, USB cable',
            '硬盘座、电源、USB 线',
            '本体、ACアダプター、USBケーブル',
            '도크, 어댑터, USB 케이블',
            'แท่น อะแดปเตอร์ และสาย USB',
          ),
        ),
        spec('origin', china),
      ],
      reviews: `
    en 5 (a) Rescued ten years of photos from three dead computers in one Sunday.
    zh-CN 5 (a) 不开电脑就能对拷，给客户换盘省了好多时间。
    ja 4 (a) コピー中のランプが分かりやすいです。4TBで7時間ほどかかりました。
    ko 5 (c) 예전 하드 정리하려고 샀는데 레버 덕분에 빼기가 쉽네요.
    th 4 (o) ปลั๊กไทยเสียบได้เลย ลูก 3.5 นิ้ววางแล้วมั่นคง
    en 3 (g) Does the job, though the blue light is bright enough to read by. I taped it over.
  `,
    },
    {
      product_id: 'drive-rugged',
      shop_id: 'inkstone',
      values: ['honey', 'ink', 'moss'],
      price_cents: 9900,
      second: { axis: 'storage', adds: { '1tb': 0, '2tb': 6000, '4tb': 18000 } },
      sales: 587,
      days_ago: 68,
      title: words(
        'Field SSD in a rubber coat',
        '胶套户外固态硬盘',
        'ゴムをまとった野外用SSD',
        '고무를 두른 야외용 SSD',
        'SSD กันกระแทกหุ้มยาง',
      ),
      description: words(
        'A drive for people who work outdoors: thick ribbed rubber around an aluminium core, and a strap to hang it from a tripod. It has been dropped from three metres and driven over by a small car. The port has its own plug against rain and sand.',
        '给在户外干活的人：铝制内胆外裹厚实的棱纹橡胶，还有一根带子可以挂在三脚架上。从三米高处摔过，也被小汽车轧过。接口有专门的塞子，防雨防沙。',
        '外で働く人のためのSSDです。アルミの芯を溝付きの厚いゴムで包み、三脚に掛けるストラップを付けました。3 mの高さから落とし、小型車でひいて確かめています。端子には雨と砂を防ぐ栓があります。',
        '밖에서 일하는 사람을 위한 SSD입니다. 알루미늄 몸체를 골이 진 두꺼운 고무로 감싸고, 삼각대에 거는 끈을 달았습니다. 3m 높이에서 떨어뜨리고 소형차로 밟아 시험했습니다. 단자에는 비와 모래를 막는 마개가 있습니다.',
        'สำหรับคนทำงานกลางแจ้ง แกนอะลูมิเนียมหุ้มยางหนามีร่อง พร้อมสายคล้องแขวนกับขาตั้งกล้อง ผ่านการทดสอบตกจากสูงสามเมตรและรถเล็กทับ ช่องเสียบมีจุกกันฝนกันทราย',
      ),
      specs: [
        spec(
          'speed',
          words(
            'Reads and writes 1,000 MB/s',
            '读写均为 1000 MB/s',
            '読み書きとも1,000 MB/s',
            '읽기·쓰기 1,000MB/s',
            'อ่านและเขียน 1,000 MB/s',
          ),
        ),
        spec(
          'water',
          words(
            'IP67 with the port closed',
            '塞好接口可达 IP67',
            '端子を閉じてIP67の防水',
            '마개를 닫으면 IP67',
            'IP67 เมื่อปิดจุก',
          ),
        ),
        spec('connection', words('USB-C 3.2', 'USB-C 3.2 接口', 'USB-C 3.2端子', 'USB-C 3.2 단자', 'ช่อง USB-C 3.2')),
        spec('size', centimetres(10.4, 6.6, 2.2)),
        spec('weight', grams(152)),
      ],
      reviews: `
    en 5 (2tb) Three weeks on a fishing boat, salt and all. The plug keeps its seal.
    ko 5 (honey) 노란색이라 풀숲에 떨어뜨려도 금방 찾습니다.
    zh-CN 5 (2tb) 无人机素材当天导当天剪，摔过两次没事。
    ja 4 (ink) 頼もしい作りです。ゴムにほこりが付きやすいのだけ惜しい。
    th 5 (moss) ลุยฝนถ่ายงานแต่งริมทะเลมาแล้ว ไฟล์อยู่ครบ
    en 4 (4tb) Heavier than the pocket kind, and I would not want it any lighter.
  `,
    },
  ],
}
