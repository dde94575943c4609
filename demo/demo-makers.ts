import { sql } from 'kysely'
import type { Tx } from '../server/src/db/transaction.ts'
import { words } from './catalogue/words.ts'

const AGENT = 'sampan-europe'

/** Makers of the demo, which have the ids of the shops that sell their products. Other shops have products without. */
const MAKERS = [
  [AGENT, 'Sampan Europe GmbH', 'Am Sandtorkai 12\n20457 Hamburg', 'safety@sampan-europe.example', 'DE'],
  ['studio-kanda', 'Studio Kanda', '2-8 Kanda-Nishikicho, Chiyoda-ku\nTokyo 101-0054', 'care@kanda.example', 'JP'],
  ['aoyama-homeware', 'Aoyama Homeware', '5-4 Minami-Aoyama, Minato-ku\nTokyo 107-0062', 'care@aoyama.example', 'JP'],
  ['uji-tea', 'Uji Tea House', '11 Uji-Renge\nUji, Kyoto 611-0021', 'https://uji-tea.example/contact', 'JP'],
  ['little-harbour', 'Little Harbour Toys', '20 Canton Road\nTsim Sha Tsui', 'toys@little-harbour.example', 'HK'],
] as const

const SMALL_PARTS = words(
  'Small parts: to be used with an adult nearby.',
  '含小零件，请在成人陪同下使用。',
  '小さな部品があります。大人のそばで使用してください。',
  '작은 부품이 있으니 어른이 함께할 때 사용하세요.',
  'มีชิ้นส่วนขนาดเล็ก ควรใช้เมื่อมีผู้ใหญ่อยู่ด้วย',
)
const FLAME = words(
  'Never leave a burning candle unattended. Keep it away from children and pets.',
  '蜡烛燃烧时请勿无人看管，远离儿童和宠物。',
  '火のついたキャンドルから離れないでください。お子さまやペットの手の届かない場所でお使いください。',
  '켜 둔 초를 두고 자리를 비우지 마세요. 어린이와 반려동물이 닿지 않는 곳에서 사용하세요.',
  'อย่าจุดเทียนทิ้งไว้โดยไม่มีคนดูแล และวางให้พ้นมือเด็กและสัตว์เลี้ยง',
)
const WARNINGS = { blocks: SMALL_PARTS, train: SMALL_PARTS, puzzle: SMALL_PARTS, candle: FLAME }

/** Adds makers and warnings, also to a demo that was filled before these existed. */
export async function fillMakers(tx: Tx): Promise<void> {
  const [stored] = await tx.selectFrom('maker').select('maker').limit(1).execute()
  if (stored) return
  for (const [maker, name, postal_address, electronic_address, country] of MAKERS) {
    const responsible = maker === AGENT ? null : AGENT
    await tx
      .insertInto('maker')
      .values({ maker, name, postal_address, electronic_address, country, responsible })
      .execute()
  }
  await sql`update product set maker = shop_id
    where maker is null and shop_id in (select maker from maker)`.execute(tx)
  for (const [kind, warnings] of Object.entries(WARNINGS))
    await sql`update product set warnings = ${JSON.stringify(warnings)}::jsonb
      where kind = ${kind} and warnings = '{}'`.execute(tx)
}
