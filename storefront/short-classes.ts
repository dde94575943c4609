import { basename } from 'node:path'

/**
 * Names a built page's classes by their file and a number: `button-3`. A page and its scripts carry hundreds of them, and
 * hashes, being drawn at random, would not compress. Both builds meet the classes of a file in the same order.
 */
export function shortClasses(): (name: string, file: string) => string {
  const known = new Map<string, { file: string; names: string[] }>()
  return (name, file) => {
    const short = basename(file, '.module.css')
    const sheet = known.get(short) ?? { file, names: [] }
    if (sheet.file !== file) throw new Error(`${sheet.file} and ${file} would share their class names`)
    known.set(short, sheet)
    if (!sheet.names.includes(name)) sheet.names.push(name)
    return `${short}-${sheet.names.indexOf(name)}`
  }
}
