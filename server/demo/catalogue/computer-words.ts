import { centimetres, grams, kilograms } from './measures.ts'
import { china, japan, type ProductWords, spec } from './spec-names-words.ts'
import { words } from './words.ts'

export const computerWords: ProductWords[] = [
  {
    product_id: 'keyboard',
    title: words(
      'Low-profile mechanical keyboard',
      '矮轴机械键盘',
      '薄型メカニカルキーボード',
      '로우 프로파일 기계식 키보드',
      'คีย์บอร์ดแมคคานิคอลทรงบาง',
    ),
    description: words(
      'A 65% keyboard that sits only 22 mm high, so your wrists stay flat without a rest. The keycaps are dye-sublimated PBT and the case is cast aluminium, which keeps it still on the desk. It pairs with three devices and switches between them with one key.',
      '65% 配列的机械键盘，整体只有 22 毫米高，不用手托，手腕也能平放。键帽是热升华 PBT，外壳为铸铝，放在桌上稳稳当当。可同时配对三台设备，按一个键就能切换。',
      '高さわずか22mmの65%キーボードです。パームレストがなくても手首が自然に平らになります。昇華印刷のPBTキーキャップとアルミ鋳造のケースで、机の上でしっかり安定。3台まで登録でき、キーひとつで切り替えられます。',
      '높이가 22mm에 불과한 65% 배열 키보드입니다. 받침대 없이도 손목이 편평하게 놓입니다. 키캡은 염료 승화 PBT, 케이스는 알루미늄 주물이라 책상 위에서 밀리지 않습니다. 기기 세 대와 연결해 두고 키 하나로 오갈 수 있습니다.',
      'คีย์บอร์ดขนาด 65% สูงเพียง 22 มม. วางข้อมือราบได้โดยไม่ต้องใช้ที่รอง แป้นพิมพ์เป็น PBT พิมพ์ลายแบบซึมสี ตัวเครื่องอะลูมิเนียมหล่อวางนิ่งบนโต๊ะ จับคู่ได้ 3 เครื่องและสลับได้ด้วยปุ่มเดียว',
    ),
    specs: [
      spec('layout', words('65%, 68 keys', '65%，68 键', '65%・68キー', '65%, 68키', '65% จำนวน 68 ปุ่ม')),
      spec(
        'material',
        words(
          'Aluminium case, PBT keycaps',
          '铝合金外壳，PBT 键帽',
          'アルミケース、PBTキーキャップ',
          '알루미늄 케이스, PBT 키캡',
          'ตัวเครื่องอะลูมิเนียม แป้น PBT',
        ),
      ),
      spec(
        'connection',
        words(
          'Bluetooth 5.2 or USB-C',
          '蓝牙 5.2 或 USB-C',
          'Bluetooth 5.2／USB-C接続',
          '블루투스 5.2 또는 USB-C',
          'บลูทูธ 5.2 หรือ USB-C',
        ),
      ),
      spec('size', centimetres(31, 10.8, 2.2)),
      spec('weight', grams(680)),
    ],
  },
  {
    product_id: 'mouse',
    title: words(
      'Pebble wireless mouse',
      '鹅卵石无线鼠标',
      '小石のワイヤレスマウス',
      '조약돌 무선 마우스',
      'เมาส์ไร้สายทรงก้อนกรวด',
    ),
    description: words(
      'A small, low mouse shaped like a river stone, equally at home in either hand. The buttons close with a soft tap that does not carry across a quiet room. One charge over USB-C lasts about three months.',
      '形似河石的小巧鼠标，低矮贴掌，左右手都能用。按键声音轻柔，在安静的房间里也不打扰别人。USB-C 充满一次约可用三个月。',
      '川の石のような形をした、低くて小さなマウスです。左右どちらの手にもなじみます。クリック音はごく控えめで、静かな部屋でも気になりません。USB-Cで一度充電すれば約3か月使えます。',
      '강가의 조약돌을 닮은 작고 낮은 마우스로, 어느 손으로 쥐어도 편합니다. 버튼은 부드럽게 눌려 조용한 방에서도 소리가 거슬리지 않습니다. USB-C로 한 번 충전하면 약 3개월 씁니다.',
      'เมาส์ตัวเล็กทรงเตี้ยรูปก้อนกรวดในลำธาร ใช้ได้ถนัดทั้งมือซ้ายและขวา เสียงคลิกเบาจนไม่รบกวนคนในห้องเงียบ ๆ ชาร์จผ่าน USB-C ครั้งเดียวใช้ได้ราวสามเดือน',
    ),
    specs: [
      spec('connection', words('Bluetooth 5.2', '蓝牙 5.2', 'Bluetooth 5.2', '블루투스 5.2', 'บลูทูธ 5.2')),
      spec(
        'speed',
        words(
          '800, 1,200 or 2,400 dpi',
          '800、1200 或 2400 dpi',
          '800／1,200／2,400 dpi切り替え',
          '800, 1,200, 2,400dpi 전환',
          'ปรับได้ 800, 1,200 และ 2,400 dpi',
        ),
      ),
      spec('size', centimetres(10.4, 6.1, 3.2)),
      spec('weight', grams(78)),
    ],
  },
  {
    product_id: 'laptop',
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
  },
  {
    product_id: 'monitor',
    title: words(
      'Matte desk monitor',
      '雾面桌面显示器',
      'ノングレアのデスクモニター',
      '무광 데스크 모니터',
      'จอมอนิเตอร์แบบด้าน',
    ),
    description: words(
      'A calm, colour-true screen on a round steel foot no bigger than a dinner plate. It takes picture, data and 65 W of power through a single USB-C cable. The panel tilts, turns upright and rises by 11 cm with one hand.',
      '色彩准确、观感沉静的显示器，圆形钢制底座只有餐盘大小。一根 USB-C 线即可传输画面、数据和 65 瓦供电。单手就能俯仰、竖转，并升高 11 厘米。',
      '落ち着いた正確な色のモニターです。丸いスチールの台座は大皿ほどの大きさ。USB-Cケーブル1本で映像とデータ、65 Wの給電をまかないます。片手で傾き、縦回転、11 cmの高さ調節ができます。',
      '색이 정확하고 차분한 모니터로, 둥근 강철 받침은 접시만 합니다. USB-C 케이블 하나로 영상과 데이터, 65W 전원까지 연결됩니다. 한 손으로 기울이고 세로로 돌리고 11cm까지 높일 수 있습니다.',
      'จอภาพสีตรงดูสบายตา ตั้งบนฐานเหล็กกลมขนาดเท่าจานข้าว สาย USB-C เส้นเดียวส่งทั้งภาพ ข้อมูล และไฟ 65 วัตต์ ก้มเงย หมุนแนวตั้ง และยกสูงได้ 11 ซม. ด้วยมือเดียว',
    ),
    specs: [
      spec(
        'screen',
        words(
          '2,560 × 1,440, IPS, 75 Hz',
          '2560 × 1440，IPS 面板，75 Hz',
          '2,560 × 1,440、IPS方式、75 Hz',
          '2,560 × 1,440, IPS 패널, 75Hz',
          '2,560 × 1,440 พาเนล IPS 75 Hz',
        ),
      ),
      spec(
        'connection',
        words(
          'USB-C with 65 W, HDMI',
          'USB-C（65 瓦供电）、HDMI',
          'USB-C（65 W給電）、HDMI',
          'USB-C(65W 충전), HDMI',
          'USB-C จ่ายไฟ 65 วัตต์ และ HDMI',
        ),
      ),
      spec(
        'material',
        words(
          'Recycled plastic, steel foot',
          '再生塑料，钢制底座',
          '再生樹脂、スチール台座',
          '재생 플라스틱, 강철 받침',
          'พลาสติกรีไซเคิล ฐานเหล็ก',
        ),
      ),
      spec('origin', china),
    ],
  },
  {
    product_id: 'webcam',
    title: words(
      'Webcam on a little tripod',
      '小三脚架摄像头',
      '小さな三脚のウェブカメラ',
      '작은 삼각대 웹캠',
      'เว็บแคมพร้อมขาตั้งเล็ก',
    ),
    description: words(
      'A soft-edged camera on a three-legged stand that puts the lens at eye height beside your screen. It keeps faces clear when there is a bright window behind you, and its two microphones leave out keyboard noise. Turn the ring and the lens closes for real.',
      '圆润的小摄像头，配三脚小支架，摆在屏幕旁，镜头正好与视线齐平。背后有明亮的窗户，脸也拍得清楚；双麦克风会滤掉键盘声。转动外圈，镜头就真正合上。',
      '角の丸い小さなカメラです。三脚で画面の横に立て、レンズを目の高さに合わせられます。明るい窓を背にしても顔がはっきり映り、2つのマイクがキーボードの音を抑えます。リングを回すと、レンズが物理的に閉じます。',
      '모서리가 둥근 작은 카메라로, 세 발 받침에 올려 화면 옆에서 눈높이를 맞출 수 있습니다. 뒤에 밝은 창이 있어도 얼굴이 또렷하고, 마이크 두 개가 키보드 소리를 걸러 줍니다. 링을 돌리면 렌즈가 실제로 닫힙니다.',
      'กล้องขอบมนตัวเล็กบนขาตั้งสามขา วางข้างจอให้เลนส์อยู่ระดับสายตา ใบหน้าชัดแม้มีหน้าต่างสว่างอยู่ด้านหลัง ไมโครโฟนสองตัวช่วยตัดเสียงแป้นพิมพ์ หมุนวงแหวนแล้วเลนส์จะปิดสนิทจริง ๆ',
    ),
    specs: [
      spec(
        'camera',
        words(
          '1,920 × 1,080 at 60 frames, 78° wide',
          '1920 × 1080，60 帧，78° 广角',
          '1,920 × 1,080、毎秒60コマ、画角78°',
          '1,920 × 1,080, 초당 60프레임, 화각 78°',
          '1,920 × 1,080 ที่ 60 เฟรม มุมกว้าง 78°',
        ),
      ),
      spec(
        'connection',
        words(
          'USB-C, 1.5 m cable',
          'USB-C，线长 1.5 米',
          'USB-C、ケーブル長1.5 m',
          'USB-C, 케이블 1.5m',
          'USB-C สายยาว 1.5 เมตร',
        ),
      ),
      spec('size', centimetres(9.2, 7.5, 10.5)),
      spec('weight', grams(142)),
    ],
  },
  {
    product_id: 'drive',
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
  },
]
