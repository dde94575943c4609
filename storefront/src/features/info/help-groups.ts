import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Article } from './found-articles.ts'

const SUBJECTS = ['orders', 'money', 'account', 'more'] as const
type Subject = (typeof SUBJECTS)[number]

/** The subject of each answer that the shop starts with. Answers that the owner adds are in the last group. */
const SUBJECT_OF: Record<string, Subject> = {
  shipping: 'orders',
  cancelling: 'orders',
  refunds: 'orders',
  reviews: 'orders',
  'top-up': 'money',
  'payment-code': 'money',
  paying: 'money',
  'promo-codes': 'money',
  withdrawals: 'money',
  password: 'account',
  languages: 'account',
  apps: 'account',
  notifications: 'account',
}

type Group = { subject: Subject; articles: Article[] }

/** The answers by subject, without empty groups. */
export const helpGroups = (articles: readonly Article[]): Group[] =>
  SUBJECTS.map((subject) => ({
    subject,
    articles: articles.filter(({ slug }) => (SUBJECT_OF[slug] ?? 'more') === subject),
  })).filter((group) => group.articles.length > 0)

export function subjectText(subject: Subject, i18n: I18n): string {
  switch (subject) {
    case 'orders':
      return t(i18n)`Orders and delivery`
    case 'money':
      return t(i18n)`Payment and balance`
    case 'account':
      return t(i18n)`Account`
    case 'more':
      return t(i18n)`More questions`
  }
}
