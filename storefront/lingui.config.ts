import { defineConfig } from '@lingui/conf'

/** Catalogues are named by language tag, not by locale key. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh-CN', 'ja', 'ko', 'th'],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'] }],
  format: 'po',
  formatOptions: { origins: false },
})
