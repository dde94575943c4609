import type { Kind } from '../kind.ts'
import { spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const coffee: Kind = {
  pictured: 'roast',
  products: [
    {
      product_id: 'coffee',
      shop_id: 'uji-tea',
      values: ['light', 'medium', 'dark'],
      price_cents: 1500,
      second: { axis: 'grind', adds: { beans: 0, filter: 0 } },
      sales: 1902,
      days_ago: 350,
      title: words(
        'Chiang Rai hill coffee, 200 g',
        '清莱山地咖啡 200 克',
        'チェンライの山のコーヒー 200 g',
        '치앙라이 산지 커피 200g',
        'กาแฟดอยเชียงราย 200 กรัม',
      ),
      description: words(
        'Washed arabica grown at 1,400 metres in the hills of Chiang Rai and roasted to order on Mondays. Light is bright as apricot, medium tastes of cocoa and brown sugar, dark is smoky without being bitter. The bag folds down and closes with a clip.',
        '清莱海拔 1400 米山地的水洗阿拉比卡，每周一按单烘焙。浅烘明亮如杏，中烘有可可和红糖味，深烘带烟熏香却不苦。袋口可折下，用夹条封好。',
        'チェンライ標高1,400 mの山地で育ったウォッシュドのアラビカを、毎週月曜に注文分だけ焙煎します。浅煎りはあんずのように明るく、中煎りはココアと黒糖、深煎りは苦すぎないスモーキーな味わい。袋は口を折り、クリップで閉じられます。',
        '치앙라이 해발 1,400m 산지에서 자란 워시드 아라비카를 월요일마다 주문량만큼 볶습니다. 약배전은 살구처럼 밝고, 중배전은 코코아와 흑설탕 맛, 강배전은 쓰지 않으면서 그을린 향이 납니다. 봉투는 접어서 클립으로 닫습니다.',
        'อะราบิกาล้างน้ำปลูกที่ความสูง 1,400 เมตรบนเขาเชียงราย คั่วตามสั่งทุกวันจันทร์ คั่วอ่อนสดใสเหมือนแอปริคอต คั่วกลางหอมโกโก้และน้ำตาลทรายแดง คั่วเข้มหอมควันแต่ไม่ขม ปากถุงพับปิดด้วยคลิป',
      ),
      specs: [
        spec(
          'ingredients',
          words(
            'Arabica coffee, washed',
            '水洗阿拉比卡咖啡',
            'アラビカ種コーヒー（ウォッシュド）',
            '워시드 아라비카 커피',
            'กาแฟอะราบิกาล้างน้ำ',
          ),
        ),
        spec(
          'brewing',
          words(
            '15 g to 240 ml of water at 92 °C',
            '15 克配 240 毫升 92 °C 的水',
            '15 gに92 °Cのお湯240 ml',
            '15g에 92°C 물 240ml',
            'ผงกาแฟ 15 กรัม ต่อน้ำ 92 °C 240 มล.',
          ),
        ),
        spec(
          'best_before',
          words(
            '6 months, at its best in 5 weeks',
            '6 个月，烘焙后 5 周内风味最佳',
            '6か月、おいしいのは5週間',
            '6개월, 5주 안에 가장 맛있습니다',
            '6 เดือน อร่อยที่สุดใน 5 สัปดาห์',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (light-filter) Apricot, just as the bag says, and I never taste what the bag says.
    ja 4 (medium-beans) 中煎りはバランスが良く、毎日飽きません。
    zh-CN 4 (medium-filter) 粉粗细适合手冲，到手是三天前烘的。
    ko 5 (dark-beans) 라떼로 마셔도 향이 살아 있어요.
    th 5 (medium-beans) กาแฟไทยดี ๆ ไม่แพ้ใคร คั่วสดใหม่ หอมตั้งแต่เปิดถุง
    en 2 (dark-filter) The clip snapped on day one. The coffee deserved a better bag.
  `,
    },
  ],
}
