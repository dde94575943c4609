import type { Kind } from '../kind.ts'
import { centimetres, grams } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
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
  ],
}
