import type { Kind } from '../kind.ts'
import { centimetres, kilograms } from '../measures.ts'
import { china, japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const monitor: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'monitor',
      shop_id: 'studio-kanda',
      values: ['oat', 'ink', 'sage'],
      price_cents: 22900,
      second: { axis: 'screen_size', adds: { '24in': 0, '27in': 7000 } },
      sales: 318,
      days_ago: 254,
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
      reviews: `
    en 5 One cable to the laptop and the desk is finally clear. The foot takes up almost nothing.
    ja 5 (27in) 27インチを縦にして原稿を読んでいます。軽い力で回せて、戻してもずれません。
    zh-CN 5 雾面屏对着窗户也看得清，颜色和手机上基本一致。
    ko 4 색감이 차분해서 눈이 편합니다. 스피커가 없는 건 미리 알고 사세요.
    th 4 ขาตั้งเล็กแต่มั่นคงดี จอไม่สะท้อนแสง กล่องใหญ่มาก เตรียมที่วางไว้ด้วย
  `,
    },
    {
      product_id: 'monitor-wide',
      shop_id: 'inkstone',
      values: ['ink', 'snow', 'fog'],
      price_cents: 46900,
      was_cents: 54900,
      sales: 156,
      days_ago: 287,
      title: words(
        'Curved ultrawide monitor',
        '曲面带鱼屏显示器',
        '曲面ウルトラワイドモニター',
        '커브드 울트라와이드 모니터',
        'จอโค้งอัลตราไวด์',
      ),
      description: words(
        'Thirty-four inches in one gentle curve, wide enough for a score above and a mixer beside it. The edges bend towards you, so the corners stay as sharp as the middle. Its V-shaped foot leaves the desk in front free for a keyboard.',
        '34 英寸，一道柔和的弧面，左边摆乐谱、右边放调音台都够宽。两侧微微向您弯来，边角和中间一样清晰。V 形底座让出前面的桌面放键盘。',
        '34インチのゆるやかな曲面で、譜面とミキサーを並べて開ける広さです。両端が手前に向くので、隅まで中央と同じように見えます。V字の脚なので、手前にキーボードを置く場所が残ります。',
        '완만하게 휜 34인치 화면으로, 악보와 믹서를 나란히 펼쳐도 넉넉합니다. 양 끝이 보는 쪽으로 휘어 구석까지 가운데처럼 또렷합니다. V자 받침이라 앞쪽에 키보드 놓을 자리가 남습니다.',
        'จอ 34 นิ้วโค้งละมุน กว้างพอให้เปิดโน้ตเพลงคู่กับมิกเซอร์ ขอบจอโค้งเข้าหาตัว มุมจอจึงคมเท่ากลางจอ ขาตั้งรูปตัว V เหลือที่ด้านหน้าให้วางคีย์บอร์ด',
      ),
      specs: [
        spec(
          'screen',
          words(
            '34 in, 3,440 × 1,440, 100 Hz',
            '34 英寸，3440 × 1440，100 Hz',
            '34インチ、3,440 × 1,440、100 Hz',
            '34인치, 3,440 × 1,440, 100Hz',
            '34 นิ้ว 3,440 × 1,440, 100 Hz',
          ),
        ),
        spec(
          'connection',
          words(
            'USB-C with 90 W, HDMI, DisplayPort',
            'USB-C（90 瓦供电）、HDMI、DisplayPort',
            'USB-C（90 W給電）、HDMI、DisplayPort',
            'USB-C(90W 충전), HDMI, DisplayPort',
            'USB-C จ่ายไฟ 90 วัตต์ HDMI และ DisplayPort',
          ),
        ),
        spec('size', centimetres(81, 52, 24)),
        spec('weight', kilograms(8.2)),
      ],
      reviews: `
    en 5 Replaced two screens and the gap between them. Spreadsheets finally show December.
    zh-CN 5 剪辑时间线一眼看到头，弧度刚好，不晕。
    ja 4 横幅80 cmあるので、机の奥行きも測ってから買うことをおすすめします。
    ko 5 (snow) 흰색 울트라와이드가 드문데 마감이 깔끔합니다.
    th 4 จอใหญ่สะใจ ทำงานสองหน้าต่างสบาย ตอนยกประกอบควรมีคนช่วยอีกคน
    en 3 (ink) Lovely curve, but the buttons underneath are fiddly to find by touch.
  `,
    },
    {
      product_id: 'monitor-portable',
      shop_id: 'pocket-tide',
      values: ['mist', 'cocoa', 'ink'],
      price_cents: 16900,
      second: { axis: 'screen_size', adds: { '14in': 0, '16in': 3000 } },
      sales: 734,
      days_ago: 91,
      title: words(
        'Travel monitor in a folio',
        '皮套便携显示器',
        'カバー付きモバイルモニター',
        '폴리오 휴대용 모니터',
        'จอพกพาพร้อมเคสพับ',
      ),
      description: words(
        'A second screen that travels in its own folio, and the folio folds back into the stand. One USB-C cable brings picture and power from the laptop. It is as thin as a magazine, and the cover shuts over the glass.',
        '装在皮套里带着走的第二块屏幕，皮套往后一折就是支架。一根 USB-C 线从笔记本取画面和电。薄如一本杂志，合上时封面正好护住屏幕。',
        'カバーごと持ち運べる2枚目の画面です。カバーを後ろに折ると、そのままスタンドになります。USB-Cケーブル1本で、パソコンから映像と電源を受け取ります。雑誌ほどの薄さで、閉じればカバーが画面を守ります。',
        '폴리오 커버째 들고 다니는 두 번째 화면으로, 커버를 뒤로 접으면 받침이 됩니다. USB-C 케이블 하나로 노트북에서 화면과 전원을 받습니다. 잡지만큼 얇고, 덮으면 커버가 화면을 지켜 줍니다.',
        'จอที่สองซึ่งเดินทางไปพร้อมเคส พับเคสไปด้านหลังก็เป็นขาตั้ง สาย USB-C เส้นเดียวรับทั้งภาพและไฟจากโน้ตบุ๊ก บางเท่านิตยสาร ปิดแล้วเคสคลุมหน้าจอพอดี',
      ),
      specs: [
        spec(
          'screen',
          words(
            '1,920 × 1,200, IPS, 60 Hz',
            '1920 × 1200，IPS 面板，60 Hz',
            '1,920 × 1,200、IPS方式、60 Hz',
            '1,920 × 1,200, IPS 패널, 60Hz',
            '1,920 × 1,200 พาเนล IPS 60 Hz',
          ),
        ),
        spec(
          'connection',
          words(
            'Two USB-C, mini HDMI',
            'USB-C 两个，mini HDMI',
            'USB-C 2、mini HDMI端子',
            'USB-C 2개, 미니 HDMI',
            'USB-C 2 ช่อง และ mini HDMI',
          ),
        ),
        spec(
          'contents',
          words(
            'Folio, USB-C cable',
            '皮套、USB-C 线',
            'カバー、USB-Cケーブル',
            '폴리오 커버, USB-C 케이블',
            'เคสพับ และสาย USB-C',
          ),
        ),
        spec(
          'weight',
          words(
            'From 690 g with folio',
            '连皮套 690 克起',
            'カバー込み690 gから',
            '커버 포함 690g부터',
            'เริ่มที่ 690 กรัมรวมเคส',
          ),
        ),
      ],
      reviews: `
    en 5 (16in) Hotel desk, one cable, two screens. I stopped dreading work trips.
    ja 5 (14in) 14インチはA4と同じくらいで、いつものかばんに入ります。
    zh-CN 4 (cocoa) 皮套手感不错，支架角度只有两档，够用。
    ko 5 (16in) 카페에서 노트북 옆에 세워 두면 작업 속도가 달라집니다.
    th 4 (14in) ต่อมือถือดูซีรีส์ก็ได้ แต่กินแบตมือถือเร็วไปหน่อย
    zh-CN 5 接游戏机也能用，带去朋友家聚会正好。
  `,
    },
    {
      product_id: 'monitor-paper',
      shop_id: 'studio-kanda',
      values: ['oat', 'sage', 'ink'],
      price_cents: 62900,
      sales: 61,
      days_ago: 132,
      shelf: 'nearly_empty',
      title: words(
        'Upright e-paper monitor',
        '竖式电子纸显示器',
        '縦置きの電子ペーパーモニター',
        '세로형 전자 종이 모니터',
        'จออีเปเปอร์แนวตั้ง',
      ),
      description: words(
        'A grey, glare-free page that stands upright like a sheet on a music stand. Electronic paper has no light of its own, so you read it by the window or the lamp, as you would print. It redraws slowly: for words and code, not for film.',
        '像乐谱架上的一页纸那样立着的灰白屏幕，不反光。电子纸本身不发光，借窗边或台灯的光来看，和读印刷品一样。刷新较慢，适合文字和代码，不适合看视频。',
        '譜面台の紙のように縦に立つ、映り込みのない灰色の画面です。電子ペーパーは自ら光らないので、印刷物と同じように窓辺や灯りの下で読みます。書き換えはゆっくりです。文章やコード向きで、動画には向きません。',
        '보면대 위의 종이처럼 세로로 선, 반사 없는 회색 화면입니다. 전자 종이는 스스로 빛나지 않아 인쇄물처럼 창가나 등불 아래에서 읽습니다. 화면이 천천히 바뀌므로 글과 코드에 어울리고 영상에는 맞지 않습니다.',
        'หน้าจอสีเทาไร้แสงสะท้อน ตั้งตรงเหมือนแผ่นโน้ตบนขาตั้ง กระดาษอิเล็กทรอนิกส์ไม่มีแสงในตัว จึงอ่านด้วยแสงหน้าต่างหรือโคมไฟเหมือนอ่านหนังสือ จอเปลี่ยนภาพช้า เหมาะกับตัวหนังสือและโค้ด ไม่เหมาะกับวิดีโอ',
      ),
      specs: [
        spec(
          'screen',
          words(
            '13.3 in, 2,200 × 1,650, 16 greys',
            '13.3 英寸，2200 × 1650，16 级灰度',
            '13.3インチ、2,200 × 1,650、16階調',
            '13.3인치, 2,200 × 1,650, 16단계 회색',
            '13.3 นิ้ว 2,200 × 1,650 ไล่เทา 16 ระดับ',
          ),
        ),
        spec(
          'connection',
          words('USB-C, HDMI', 'USB-C、HDMI 接口', 'USB-C、HDMI端子', 'USB-C, HDMI 단자', 'ช่อง USB-C และ HDMI'),
        ),
        spec(
          'material',
          words(
            'Painted steel, beech tray',
            '喷漆钢板，榉木托',
            '塗装スチール、ブナのトレー',
            '도장 강철, 너도밤나무 받침',
            'เหล็กพ่นสี ถาดไม้บีช',
          ),
        ),
        spec('weight', kilograms(1.3)),
        spec('origin', japan),
      ],
      reviews: `
    en 5 I translate eight hours a day. My eyes stopped burning in the first week.
    ja 5 窓際で論文を読むのが楽しみになりました。木のトレーにペンが置けます。
    zh-CN 4 看代码很舒服，滚动有残影，习惯了翻页就好。
    ko 5 밤에 모니터 불빛 때문에 잠을 설쳤는데 이걸로 바꾸고 나아졌어요.
    th 4 อ่านหนังสือยาว ๆ สบายตาจริง แต่ต้องมีโคมไฟดี ๆ สักดวง
    en 4 Know what it is: a page, not a screen. I would pay extra for a version a size larger.
  `,
    },
    {
      product_id: 'monitor-arm',
      shop_id: 'inkstone',
      values: ['silver', 'clay', 'ink'],
      price_cents: 27900,
      second: { axis: 'screen_size', adds: { '24in': 0, '27in': 6000 } },
      sales: 242,
      days_ago: 58,
      title: words(
        'Monitor on a clamp arm',
        '夹桌悬臂显示器',
        'クランプアームのモニター',
        '클램프 암 모니터',
        'จอบนแขนหนีบโต๊ะ',
      ),
      description: words(
        'A slim screen that floats on a sprung arm, clamped to the edge of the desk. Pull it close to read, push it back to think, turn it upright for a long page. The cable runs inside the arm, so nothing dangles.',
        '轻薄的屏幕挂在弹簧臂上，夹在桌边悬空而立。想看清就拉近，要思考就推远，长文页面可以竖过来。线从臂里走，不会垂在外面。',
        '机の縁に挟むばね式アームで宙に浮く、薄いモニターです。読むときは引き寄せ、考えるときは押しやり、長い文章は縦にして読めます。ケーブルはアームの中を通るので垂れ下がりません。',
        '책상 가장자리에 물린 스프링 암에 떠 있는 얇은 화면입니다. 읽을 때는 당기고, 생각할 때는 밀고, 긴 글은 세로로 돌려 봅니다. 케이블이 암 속으로 지나가 늘어지지 않습니다.',
        'จอบางลอยบนแขนสปริงที่หนีบกับขอบโต๊ะ ดึงเข้ามาตอนอ่าน ดันออกตอนคิด หมุนแนวตั้งสำหรับหน้ายาว ๆ สายเดินในแขน ไม่มีอะไรห้อยระเกะระกะ',
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
            'Aluminium arm, steel clamp',
            '铝合金悬臂，钢制夹座',
            'アルミアーム、スチールクランプ',
            '알루미늄 암, 강철 클램프',
            'แขนอะลูมิเนียม ตัวหนีบเหล็ก',
          ),
        ),
        spec(
          'size',
          words(
            'Desks 1 to 6 cm thick',
            '适合 1–6 厘米厚的桌板',
            '厚さ1〜6 cmの天板',
            '두께 1~6cm 책상',
            'โต๊ะหนา 1–6 ซม.',
          ),
        ),
      ],
      reviews: `
    en 5 (24in) A tiny desk got its whole surface back. The clamp left no mark on the pine.
    zh-CN 5 (27in) 一推一拉很顺滑，停在哪儿就是哪儿，没有往下掉。
    ko 4 (clay) 클램프 조이는 육각 렌치가 들어 있어 10분이면 설치돼요.
    ja 4 (silver) 壁際の机では、アームの肘が少し後ろに出ます。そこだけ注意。
    th 5 โต๊ะโล่งขึ้นเยอะ หมุนจอแนวตั้งเขียนโค้ดได้ง่ายมาก
    ja 5 座っても立っても使うので、片手で高さが変えられるのが便利です。
  `,
    },
  ],
}
