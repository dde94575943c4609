import { chocolates } from './food/chocolate.js'
import { coffees } from './food/coffee.js'
import { coinTeas } from './food/coin-tea.js'
import { biscuits } from './food/cookies.js'
import { curryPastes } from './food/curry-paste.js'
import { dippedMangoes } from './food/dipped-mango.js'
import { honeys } from './food/honey.js'
import { wovenAndScorchedRice } from './food/kratip-and-nurungji.js'
import { matchas } from './food/matcha.js'
import { driedNoodles } from './food/noodles.js'
import { oils } from './food/oil.js'
import { rices } from './food/rice.js'
import { sauces } from './food/sauce.js'
import { crackers } from './food/senbei.js'
import { soupNoodles } from './food/soup-noodles.js'
import { teas } from './food/tea.js'

export const food = {
  ...matchas,
  ...honeys,
  ...coffees,
  ...chocolates,
  ...dippedMangoes,
  ...oils,
  ...biscuits,
  ...crackers,
  ...teas,
  ...coinTeas,
  ...driedNoodles,
  ...soupNoodles,
  ...sauces,
  ...curryPastes,
  ...rices,
  ...wovenAndScorchedRice,
}
