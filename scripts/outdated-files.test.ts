import { expect, test } from 'vitest'
import { lastDifferentBuild, outdatedFiles } from './outdated-files.ts'

test('after a build, the files of the previous build still exist, and the files of older builds are deleted', () => {
  const last = lastDifferentBuild({ before: ['b.js', 'same.js'], last: ['a.js'], now: ['c.js', 'same.js'] })
  const present = ['a.js', 'a.js.br', 'b.js', 'b.js.br', 'c.js', 'same.js', 'same.js.br']
  expect(outdatedFiles(present, [...last, 'c.js', 'same.js'])).toEqual(['a.js', 'a.js.br'])
})

test('repeating the same build keeps the files of the last different build', () => {
  expect(lastDifferentBuild({ before: ['b.js'], last: ['a.js'], now: ['b.js'] })).toEqual(['a.js'])
})
