import type { Words } from './demo-types.ts'
import { words } from './words.ts'

// Written as each language's shops write it: Korean closes the gap before the unit, Thai and Chinese spell most units out,
// though not mAh, and Chinese does not group thousands.
function measure(number: string, en: string, zh: string, ja: string, ko: string, th: string): Words {
  const ungrouped = number.replaceAll(',', '')
  return words(`${number} ${en}`, `${ungrouped} ${zh}`, `${number} ${ja}`, `${number}${ko}`, `${number} ${th}`)
}

const groupDigits = (number: number) => number.toLocaleString('en-US')
const sides = (lengths: number[]) => lengths.join(' × ')

export const grams = (weight: number) => measure(groupDigits(weight), 'g', '克', 'g', 'g', 'กรัม')
export const kilograms = (weight: number) => measure(groupDigits(weight), 'kg', '千克', 'kg', 'kg', 'กก.')
export const centimetres = (...lengths: number[]) => measure(sides(lengths), 'cm', '厘米', 'cm', 'cm', 'ซม.')
export const millimetres = (...lengths: number[]) => measure(sides(lengths), 'mm', '毫米', 'mm', 'mm', 'มม.')
export const inches = (length: number) => measure(String(length), 'in', '英寸', 'インチ', '인치', 'นิ้ว')
export const millilitres = (volume: number) => measure(groupDigits(volume), 'ml', '毫升', 'ml', 'ml', 'มล.')
export const litres = (volume: number) => measure(String(volume), 'L', '升', 'L', 'L', 'ลิตร')
export const watts = (power: number) => measure(groupDigits(power), 'W', '瓦', 'W', 'W', 'วัตต์')
export const milliampHours = (charge: number) => measure(groupDigits(charge), 'mAh', 'mAh', 'mAh', 'mAh', 'mAh')

export const gigabytes = (size: number) => measure(String(size), 'GB', 'GB', 'GB', 'GB', 'GB')
export const terabytes = (size: number) => measure(String(size), 'TB', 'TB', 'TB', 'TB', 'TB')

export const months = (time: number) =>
  words(`${time} months`, `${time} 个月`, `${time}か月`, `${time}개월`, `${time} เดือน`)

/** The age, in years, from which a toy may be given. */
export const fromYears = (age: number) =>
  words(
    `${age} ${age === 1 ? 'year' : 'years'} and up`,
    `${age} 岁以上`,
    `${age}歳から`,
    `만 ${age}세 이상`,
    `${age} ขวบขึ้นไป`,
  )
