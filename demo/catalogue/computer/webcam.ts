import type { Kind } from '../kind.ts'
import { centimetres, grams } from '../measures.ts'
import { china, japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const webcam: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'webcam',
      shop_id: 'studio-kanda',
      values: ['ink', 'oat', 'clay'],
      price_cents: 5200,
      sales: 411,
      days_ago: 140,
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
      reviews: `
    en 4 The window is right behind me and my face is no longer a silhouette.
    zh-CN 5 转一下就能物理遮挡，心里踏实。
    ja 4 マイクが思ったより良く、タイピングの音が入らないと言われました。
    ko 3 화질은 좋은데 받침이 작아서 케이블이 당기면 돌아갑니다.
    th 5 ตัวเล็กน่ารัก ขาตั้งมั่นคง ประชุมหน้าชัดขึ้นเยอะ
  `,
    },
    {
      product_id: 'webcam-clip',
      shop_id: 'pocket-tide',
      values: ['snow', 'sage', 'ink'],
      price_cents: 2900,
      second: { axis: 'connector', adds: { usbc: 0, usba: 0 } },
      sales: 1164,
      days_ago: 247,
      title: words(
        'Clip-on square webcam',
        '夹式方形摄像头',
        'クリップ式の四角いウェブカメラ',
        '집게형 네모 웹캠',
        'เว็บแคมเหลี่ยมแบบหนีบ',
      ),
      description: words(
        'A camera no bigger than a matchbox on a folding clip that grips laptop lids and thick monitors alike. A little shutter slides across the lens when you are done. It folds flat and weighs less than two eggs.',
        '火柴盒大小的摄像头，折叠夹子薄屏厚屏都夹得住。用完把小挡板一推，镜头就遮上了。折平以后还没有两个鸡蛋重。',
        'マッチ箱ほどの小さなカメラです。折りたたみのクリップは、薄い画面にも厚いモニターにも留まります。使い終わったら小さなシャッターでレンズを隠せます。平らにたため、卵2個より軽い重さです。',
        '성냥갑만 한 카메라에 접이식 집게가 달려 얇은 노트북에도 두꺼운 모니터에도 물립니다. 다 쓰면 작은 덮개를 밀어 렌즈를 가립니다. 납작하게 접히고 달걀 두 개보다 가볍습니다.',
        'กล้องเล็กเท่ากล่องไม้ขีดบนตัวหนีบพับได้ หนีบได้ทั้งฝาโน้ตบุ๊กบางและจอหนา เลิกใช้แล้วเลื่อนแผ่นปิดเลนส์ พับแบนได้และเบากว่าไข่สองฟอง',
      ),
      specs: [
        spec(
          'camera',
          words(
            '1,920 × 1,080 at 30 frames',
            '1920 × 1080，30 帧',
            '1,920 × 1,080、毎秒30コマ',
            '1,920 × 1,080, 초당 30프레임',
            '1,920 × 1,080 ที่ 30 เฟรม',
          ),
        ),
        spec(
          'cable',
          words('Fixed, 1.5 m', '固定线，1.5 米', '直付け、1.5 m', '일체형, 1.5m', 'สายติดตัวเครื่อง 1.5 เมตร'),
        ),
        spec('size', centimetres(5.2, 5.2, 3.8)),
        spec('weight', grams(86)),
      ],
      reviews: `
    en 5 (usbc) The shutter closes with a click you can hear. That is all I wanted.
    zh-CN 4 (usba) 给爸妈视频用，插上就能看见人，不用装东西。
    ja 4 (snow) 薄いノートの縁にもしっかり留まります。暗い部屋では少しざらつきます。
    ko 5 (usbc) 재택 면접 보려고 샀는데 노트북 내장 카메라보다 훨씬 낫네요.
    th 5 (sage) หนีบแน่น ไม่บังจอ ปิดเลนส์ได้สบายใจ
    ko 3 선이 조금 뻣뻣해서 카메라가 옆으로 돌아갈 때가 있어요.
  `,
    },
    {
      product_id: 'webcam-ring',
      shop_id: 'inkstone',
      values: ['blush', 'snow', 'ink'],
      price_cents: 5900,
      sales: 688,
      days_ago: 105,
      title: words(
        'Webcam in a ring of light',
        '环形补光摄像头',
        'リングライト付きウェブカメラ',
        '링 조명 웹캠',
        'เว็บแคมวงแหวนไฟ',
      ),
      description: words(
        'The lens looks out through the middle of a soft lamp, so a face is lit evenly even at midnight. Touch the edge for warm, neutral or cool light and slide along it to dim. It stands on a weighted foot or unscrews to go on any tripod.',
        '镜头在柔光灯的正中间，半夜视频脸上也是匀的。轻触边缘切换暖光、自然光、冷光，沿边滑动调亮度。可立在配重底座上，也能拧下来装到任何三脚架。',
        '柔らかなライトの真ん中からレンズがのぞくので、夜中でも顔が均一に明るく映ります。縁に触れると電球色、昼白色、昼光色に切り替わり、なぞると明るさが変わります。重い台座に立てるほか、外して市販の三脚にも付けられます。',
        '부드러운 조명 한가운데에 렌즈가 있어 한밤중에도 얼굴이 고르게 밝습니다. 테두리를 누르면 따뜻한 빛, 중간 빛, 차가운 빛으로 바뀌고, 쓸면 밝기가 조절됩니다. 묵직한 받침에 세우거나 풀어서 일반 삼각대에 달 수 있습니다.',
        'เลนส์อยู่ตรงกลางไฟนุ่ม หน้าจึงสว่างสม่ำเสมอแม้ประชุมกลางดึก แตะขอบเพื่อเปลี่ยนแสงอุ่น แสงกลาง หรือแสงขาว ลูบขอบเพื่อหรี่ไฟ ตั้งบนฐานถ่วงน้ำหนัก หรือหมุนถอดไปใส่ขาตั้งทั่วไปได้',
      ),
      specs: [
        spec(
          'camera',
          words(
            '2,560 × 1,440 at 30 frames',
            '2560 × 1440，30 帧',
            '2,560 × 1,440、毎秒30コマ',
            '2,560 × 1,440, 초당 30프레임',
            '2,560 × 1,440 ที่ 30 เฟรม',
          ),
        ),
        spec(
          'light',
          words(
            'Three tones, 10 to 100%',
            '三种色温，亮度 10–100%',
            '3色、明るさ10〜100%調整',
            '3가지 색온도, 밝기 10~100%',
            'ปรับแสงได้ 3 โทน ความสว่าง 10–100%',
          ),
        ),
        spec(
          'connection',
          words(
            'USB-C, 2 m cable',
            'USB-C，线长 2 米',
            'USB-C、ケーブル長2 m',
            'USB-C, 케이블 2m',
            'USB-C สายยาว 2 เมตร',
          ),
        ),
        spec('size', centimetres(12, 17.5, 9)),
      ],
      reviews: `
    en 5 Evening classes over video, and my students say I finally look awake.
    ja 5 (snow) 眼鏡への映り込みも、少し上から当てると気になりません。
    zh-CN 5 (blush) 直播新手够用了，暖光最显气色。
    ko 4 (snow) 조명 밝기가 슬라이드로 부드럽게 바뀌어요. 받침이 무거워 안 쓰러집니다.
    th 5 (blush) แต่งหน้าไลฟ์ขายของ ไฟสวยหน้าไม่เทา
    zh-CN 2 用了一个月，触控边偶尔没反应，要拔掉重插。客服答应换新。
  `,
    },
    {
      product_id: 'webcam-overhead',
      shop_id: 'studio-kanda',
      values: ['mist', 'clay', 'ink'],
      price_cents: 9800,
      sales: 139,
      days_ago: 362,
      shelf: 'sold_out',
      title: words(
        'Overhead camera on an arm',
        '俯拍摇臂摄像头',
        '手元を映すアームカメラ',
        '손을 비추는 암 카메라',
        'กล้องส่องโต๊ะบนแขนพับ',
      ),
      description: words(
        'A jointed arm that looks straight down at what your hands are doing: a drawing, a recipe, a sheet of sums. Bend the head up and the same camera does for meetings. It folds into a bar as long as a ruler.',
        '关节臂让镜头垂直朝下，正对手上的事：画画、菜谱、演算纸都看得清。把头往上一掰，又能开会。折起来只有一把尺子长。',
        '関節アームで手元を真上から映すカメラです。絵を描く手、料理の手順、計算の途中がそのまま伝わります。頭を起こせば会議にも使えます。たたむと定規ほどの長さの棒になります。',
        '관절 암이 손이 하는 일을 바로 위에서 비춥니다. 그림도, 요리도, 풀이 과정도 그대로 보입니다. 머리를 들면 회의용 카메라가 됩니다. 접으면 자만 한 길이가 됩니다.',
        'แขนข้อต่อส่องลงมาตรง ๆ ให้เห็นสิ่งที่มือทำ ทั้งวาดรูป ทำอาหาร หรือทดเลข เงยหัวกล้องขึ้นก็ใช้ประชุมได้ พับเก็บแล้วยาวเท่าไม้บรรทัด',
      ),
      specs: [
        spec(
          'camera',
          words(
            '3,840 × 2,160, sees an A4 sheet',
            '3840 × 2160，可拍下整张 A4',
            '3,840 × 2,160、A4用紙全体が映る',
            '3,840 × 2,160, A4 한 장 전체',
            '3,840 × 2,160 เห็นเต็มแผ่น A4',
          ),
        ),
        spec(
          'connection',
          words(
            'USB-C, 2 m cable',
            'USB-C，线长 2 米',
            'USB-C、ケーブル長2 m',
            'USB-C, 케이블 2m',
            'USB-C สายยาว 2 เมตร',
          ),
        ),
        spec(
          'material',
          words(
            'Aluminium arm, steel foot',
            '铝合金臂，钢制底座',
            'アルミアーム、スチール台座',
            '알루미늄 암, 강철 받침',
            'แขนอะลูมิเนียม ฐานเหล็ก',
          ),
        ),
        spec('weight', grams(640)),
        spec('origin', japan),
      ],
      reviews: `
    en 5 I teach calligraphy online. Students can see the angle of the brush at last.
    ja 5 編み物の手元配信に。ピントが手の動きで迷わないのが助かります。
    zh-CN 5 给学生讲题，边写边拍，比黑板清楚。
    ko 4 그림 수업용으로 좋습니다. 관절이 처음엔 좀 뻑뻑해요.
    th 4 สอนทำขนมออนไลน์ใช้ตัวนี้ ภาพคมดี อยากให้สายยาวกว่านี้
    en 4 (clay) Steady unless someone bumps the table. A clamp version would be perfect.
  `,
    },
    {
      product_id: 'webcam-ball',
      shop_id: 'inkstone',
      values: ['oat', 'plum', 'fog'],
      price_cents: 11900,
      sales: 295,
      days_ago: 47,
      title: words(
        'Ball webcam that follows you',
        '会跟人的球形摄像头',
        '動きを追う球形ウェブカメラ',
        '사람을 따라 도는 공 모양 웹캠',
        'เว็บแคมทรงกลมหมุนตามตัวคุณ',
      ),
      description: words(
        'A ball in a shallow cup that turns by itself to keep you in the picture while you walk to the board. Tap it on the top and it bows its head, eye down, until you wake it again.',
        '浅杯里的一颗圆球，您走到白板前，它会自己转过来对着您。拍一下头顶，它就低头闭眼，直到您再叫醒它。',
        '浅い受け皿にのった球が自分で回り、ホワイトボードまで歩いても画面の中央にとらえ続けます。てっぺんを軽くたたくとレンズを伏せて眠り、もう一度たたくまで起きません。',
        '얕은 컵에 담긴 공이 스스로 돌아, 화이트보드로 걸어가도 화면 가운데에 잡아 줍니다. 위를 톡 치면 고개를 숙여 렌즈를 감추고, 다시 칠 때까지 잠들어 있습니다.',
        'ลูกกลมในถ้วยตื้นที่หมุนตามคุณเองแม้เดินไปเขียนกระดาน แตะบนหัวหนึ่งทีกล้องจะก้มหลบเลนส์ และหลับอยู่อย่างนั้นจนกว่าจะแตะปลุกอีกครั้ง',
      ),
      specs: [
        spec(
          'camera',
          words(
            '2,560 × 1,440, turns 320°',
            '2560 × 1440，可转 320°',
            '2,560 × 1,440、320°回転',
            '2,560 × 1,440, 320° 회전',
            '2,560 × 1,440 หมุนได้ 320°',
          ),
        ),
        spec(
          'connection',
          words(
            'USB-C, 2 m cable',
            'USB-C，线长 2 米',
            'USB-C、ケーブル長2 m',
            'USB-C, 케이블 2m',
            'USB-C สายยาว 2 เมตร',
          ),
        ),
        spec(
          'noise',
          words(
            'Under 22 dB while turning',
            '转动时低于 22 分贝',
            '回転中22 dB以下',
            '회전할 때 22dB 이하',
            'ไม่เกิน 22 เดซิเบลขณะหมุน',
          ),
        ),
        spec('weight', grams(280)),
        spec('origin', china),
      ],
      reviews: `
    en 5 My yoga class no longer sees only my knees.
    zh-CN 5 (oat) 拍一下就低头，像只害羞的小动物，同事都来摸。
    ja 4 授業で歩き回っても付いてきます。素早い動きには少し遅れます。
    ko 5 (plum) 회의 끝나고 고개 숙이는 게 귀엽고, 무엇보다 안심됩니다.
    th 4 หันตามเงียบมาก ถ้ามีสองคนในห้องบางทีก็เลือกไม่ถูก
    ko 4 (fog) 포그 그레이가 책상에 잘 어울려요. 설명서에 한국어가 있어서 편했습니다.
  `,
    },
  ],
}
