import { basename } from 'node:path'

/**
 * Names a built page's classes by their file and their own name: `button-small`. A page and its scripts carry hundreds of
 * them, and hashes, being drawn at random, would not compress (decision 011).
 */
export function shortClasses(): (name: string, file: string) => string {
  const files = new Map<string, string>()
  return (name, file) => {
    const short = basename(file, '.module.css')
    const known = files.get(short) ?? file
    if (known !== file) throw new Error(`${known} and ${file} would share their class names`)
    files.set(short, file)
    return `${short}-${name}`
  }
}
