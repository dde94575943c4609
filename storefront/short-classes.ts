import { basename } from 'node:path'

/**
 * Names the classes of a built page by file and class: `button-small`. A page and its scripts contain hundreds of class
 * names, and random hashes would not compress (decision 011).
 */
export function shortClasses(): (name: string, file: string) => string {
  const files = new Map<string, string>()
  return (name, file) => {
    const short = basename(file, '.module.css')
    const firstFile = files.get(short) ?? file
    if (firstFile !== file) throw new Error(`${firstFile} and ${file} would share their class names`)
    files.set(short, file)
    return `${short}-${name}`
  }
}
