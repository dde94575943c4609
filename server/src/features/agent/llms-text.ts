import { lawPath } from '@sampan/contract/law-path'
import { MCP, profilePath } from './business-profile.ts'
import { NEWEST } from './versions.ts'

/** The text at /llms.txt, by which assistants find the shop's interfaces (llmstxt.org). */
export const llmsText = (shop: string, origin: string): string => `# ${shop}

> An online shop in English, Chinese, Japanese, Korean and Thai. Prices are in US dollars.

## Interfaces

- [Profile](${origin}${profilePath(NEWEST)}): what the shop offers to agents, by the Universal Commerce Protocol
- [Tools](${origin}${MCP}): the same operations by the Model Context Protocol, with POST

## Pages

- [Products](${origin}/explore)
- [Shops](${origin}/shop)
- [Terms of use](${origin}${lawPath('terms')}), [privacy](${origin}${lawPath('privacy')}), [refunds](${origin}${lawPath('refund')}), [delivery](${origin}${lawPath('shipping')})
- [Sitemap](${origin}/sitemap.xml)
`
