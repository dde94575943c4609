import type { Endpoints } from '@sampan/contract'
import type { z } from 'zod'

type Articles = z.input<Endpoints['GET /api/user/law']['reply']>

export const HELP: Articles = [
  { slug: 'top-up', title: 'How do I top up?', body_markdown: 'Open **Me › Top up**.' },
  { slug: 'refunds', title: 'How do refunds work?', body_markdown: 'Money goes back to your **balance**.' },
]

export const LAW: Articles = [
  { slug: 'terms', title: 'Terms of use', body_markdown: 'One person keeps one account.' },
  { slug: 'privacy', title: 'Privacy', body_markdown: 'We sell no data.' },
  { slug: 'platform', title: 'About the platform', body_markdown: 'Sampan runs the shop.' },
]
