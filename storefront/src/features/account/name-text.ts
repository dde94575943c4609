type Named = { family_name: string; given_name: string }

const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・]+$/u

/** A name as its own script writes it: 山田花子, Nina Srisai. */
export function nameText({ family_name, given_name }: Named): string {
  const family = family_name.trim()
  const given = given_name.trim()
  return EAST_ASIAN.test(family + given) ? family + given : `${given} ${family}`.trim()
}
