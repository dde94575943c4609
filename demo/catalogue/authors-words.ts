import type { Language } from './demo-types.ts'

type Names = { given_names: string[]; family: string[]; write: (given_name: string, family: string) => string }

const givenFirst = (given_name: string, family: string) => `${given_name} ${family}`
const familyFirst = (given_name: string, family: string) => `${family}${given_name}`

/** Names reviewers go by, and how their language puts the two together. */
export const authorNames: Record<Language, Names> = {
  en: {
    given_names: [
      'Emma',
      'Oliver',
      'Priya',
      'Daniel',
      'Grace',
      'Marcus',
      'Hannah',
      'Leo',
      'Sofia',
      'Thomas',
      'Nadia',
      'Ben',
    ],
    family: ['Clarke', 'Nguyen', 'Walker', 'Okafor', 'Reid', 'Larsen', 'Patel', 'Moreau', 'Hughes', 'Santos', 'Keller'],
    write: givenFirst,
  },
  'zh-CN': {
    given_names: ['静怡', '子涵', '雨桐', '浩然', '思远', '欣妍', '明轩', '佳宁', '晓彤', '宇航', '若曦', '建国'],
    family: ['林', '陈', '王', '李', '周', '吴', '徐', '黄', '赵', '许', '何'],
    write: familyFirst,
  },
  ja: {
    given_names: ['美咲', '翔太', '陽菜', '健一', '由美', '大輔', '葵', '直樹', '千尋', '涼介', '彩香', '誠'],
    family: ['佐藤', '鈴木', '高橋', '田中', '渡辺', '伊藤', '山本', '中村', '小林', '加藤', '吉田'],
    write: (given_name, family) => `${family} ${given_name}`,
  },
  ko: {
    given_names: ['서연', '민준', '지우', '하은', '도윤', '수빈', '예진', '현우', '지민', '유진', '승호', '은지'],
    family: ['김', '이', '박', '최', '정', '강', '조', '윤', '장', '임', '한'],
    write: familyFirst,
  },
  th: {
    given_names: ['ณัฐพล', 'กานต์', 'พิมพ์ชนก', 'ธนกร', 'สุดารัตน์', 'ปวีณา', 'อนุชา', 'ชลธิชา', 'วรเมธ', 'นภัสสร', 'กิตติ', 'มาลี'],
    family: ['ศรีสุข', 'วงศ์ทอง', 'แก้วมณี', 'บุญมา', 'จันทร์เพ็ญ', 'ใจดี', 'สุวรรณ', 'พงษ์ไพร', 'รัตนกุล', 'ทองดี', 'คำแสน'],
    write: givenFirst,
  },
}
