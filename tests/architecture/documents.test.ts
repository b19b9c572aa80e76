import { existsSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { expect, test } from 'vitest'
import type { Source } from './sources.ts'
import { lineAt, projectDir, sourcesOf } from './sources.ts'

const link = /\[[^\]]*\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g

/** Relative links that lead to no file, and headings that are not there. */
function deadLinks({ file, text }: Source, exists: (path: string) => boolean): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, ' '))
  return [...prose.matchAll(link)].flatMap((match) => {
    const target = match[1] ?? ''
    if (/^[a-z]+:/.test(target)) return []
    const [path = '', heading] = target.split('#')
    const isThere =
      path === '' ? headingsOf(text).includes(heading ?? '') : exists(posix.normalize(posix.join(dirname(file), path)))
    return isThere ? [] : [`${file}:${lineAt(text, match.index)}: ${target}`]
  })
}

function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+\s+(.+)$/gm)].map((match) =>
    (match[1] ?? '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  )
}

test('every relative link of the documents leads somewhere', () => {
  const documents = sourcesOf('*.md', 'docs/**/*.md', 'data/**/*.md', '{apps,packages,tests,scripts}/**/*.md')
  expect(documents.flatMap((document) => deadLinks(document, (path) => existsSync(join(projectDir, path))))).toEqual([])
})

test('a dead link and a missing heading are seen, an address and an example are not', () => {
  const text =
    '# Some Title\n[a](gone.md) [b](#some-title) [c](#other) [d](https://example.org)\n```\n[e](never.md)\n```\n'
  expect(deadLinks({ file: 'docs/x.md', text }, () => false)).toEqual(['docs/x.md:2: gone.md', 'docs/x.md:2: #other'])
})
