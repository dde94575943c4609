import type { Kind } from '../kind.ts'
import { months } from '../measures.ts'
import { korea, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const honey: Kind = {
  pictured: 'flower',
  products: [
    {
      product_id: 'honey',
      shop_id: 'uji-tea',
      values: ['acacia', 'wildflower', 'buckwheat'],
      price_cents: 1200,
      pictured_adds: [200, 0, 300],
      second: { axis: 'net_weight', adds: { '250g': 0, '500g': 900 } },
      sales: 1389,
      days_ago: 298,
      title: words(
        'Raw honey with a dipper',
        '原蜜配木蜜棒',
        '生はちみつ ディッパー付き',
        '꿀 막대를 곁들인 생꿀',
        'น้ำผึ้งดิบพร้อมไม้ตัก',
      ),
      description: words(
        'Unheated honey from beekeepers in Gangwon, strained once through cloth and put straight into jars. Acacia stays clear and mild, wildflower changes a little every year, and buckwheat is dark as molasses. A beech dipper comes with every jar.',
        '江原道养蜂人的未加热原蜜，只用布滤一遍便直接装罐。洋槐蜜清澈柔和，百花蜜年年略有不同，荞麦蜜色深如糖浆。每罐都配一支榉木蜜棒。',
        '江原道の養蜂家から届く、加熱していないはちみつです。布で一度こして、そのまま瓶に詰めました。アカシアは澄んでやさしく、百花は年ごとに味が変わり、そばは黒蜜のように濃厚。どの瓶にもブナのディッパーが付きます。',
        '강원도 양봉가에게서 온 가열하지 않은 꿀입니다. 천으로 한 번만 걸러 바로 병에 담았습니다. 아카시아는 맑고 순하며, 야생화는 해마다 조금씩 다르고, 메밀은 조청처럼 진합니다. 병마다 너도밤나무 막대가 함께 들어 있습니다.',
        'น้ำผึ้งไม่ผ่านความร้อนจากผู้เลี้ยงผึ้งจังหวัดคังวอน กรองผ้าครั้งเดียวแล้วบรรจุขวดทันที อะคาเซียใสและรสอ่อน ดอกไม้ป่ารสเปลี่ยนเล็กน้อยทุกปี บักวีตสีเข้มเหมือนกากน้ำตาล ทุกขวดมีไม้ตักบีชให้',
      ),
      specs: [
        spec('ingredients', words('Honey', '蜂蜜', 'はちみつ', '벌꿀', 'น้ำผึ้ง')),
        spec(
          'allergens',
          words(
            'Not for children under one year',
            '一岁以下婴儿不宜食用',
            '1歳未満の乳児には与えないでください',
            '1세 미만 영아에게 먹이지 마세요',
            'ห้ามให้เด็กอายุต่ำกว่าหนึ่งขวบ',
          ),
        ),
        spec('best_before', months(24)),
        spec(
          'keeping',
          words(
            'Room temperature; warm gently if it sets',
            '常温存放，结晶后隔水温化',
            '常温で。固まったら湯せんに',
            '실온 보관, 굳으면 중탕하세요',
            'อุณหภูมิห้อง หากตกผลึกให้อุ่นเบา ๆ',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    en 5 (buckwheat-250g) Dark and almost malty. It ruined ordinary honey for me.
    ja 4 (acacia-250g) さらっとしてヨーグルトに合います。ディッパーがかわいい。
    zh-CN 5 (acacia-500g) 洋槐蜜清甜不腻，兑温水喝很润。
    ko 5 (wildflower-500g) 어릴 때 할머니 댁에서 먹던 그 맛이에요.
    th 4 (wildflower-250g) หอมดอกไม้จริง ๆ ตกผลึกไวแต่แช่น้ำอุ่นก็หาย
    en 4 (wildflower-500g) Arrived a little crystallised, which the label had promised.
  `,
    },
  ],
}
