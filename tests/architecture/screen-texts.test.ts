import { expect, test } from 'vitest'
import type { Source } from './sources.ts'
import { isTest, matchesIn, sourcesOf } from './sources.ts'
import type { Node } from './syntax.ts'
import { isNode, nodesOf, placeOf } from './syntax.ts'

/** Attributes whose value people see or hear. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'error',
  'label',
  'placeholder',
  'title',
])

function literalTexts(source: Source): string[] {
  return nodesOf(source).flatMap((node) => {
    const shown = shownText(node)
    return shown !== null && /\p{L}/u.test(shown) ? [`${placeOf(source, node)}: ${shown.trim()}`] : []
  })
}

/** What a node puts on the screen by itself, null when it says nothing. */
function shownText(node: Node): string | null {
  if (node.type === 'JSXText') return String(node.value)
  if (node.type === 'JSXElement' && Array.isArray(node.children))
    return node.children.map((child) => literalOf(insideOf(child))).join('')
  if (node.type !== 'JSXAttribute' || !isNode(node.name) || !spoken.has(String(node.name.value))) return null
  return literalOf(insideOf(node.value))
}

function insideOf(value: unknown): unknown {
  return isNode(value) && value.type === 'JSXExpressionContainer' ? value.expression : value
}

function literalOf(value: unknown): string {
  if (!isNode(value)) return ''
  if (value.type === 'StringLiteral') return String(value.value)
  if (value.type !== 'TemplateLiteral' || !Array.isArray(value.quasis)) return ''
  return value.quasis.map((part: unknown) => (isNode(part) ? String(part.cooked) : '')).join('')
}

test('what people read stands in *.text.ts, never between tags or in an attribute', () => {
  const screens = sourcesOf('apps/web/src/**/*.tsx').filter(({ file }) => !isTest(file))
  expect(screens.flatMap(literalTexts)).toEqual([])
}, 60_000)

test('each place where a text could hide is seen', () => {
  const text = [
    'const a = <p>Save</p>',
    "const b = <p>{'Save'}</p>",
    'const c = <p>{`Save ${count}`}</p>',
    'const d = <input placeholder="Name" />',
    "const e = <Button aria-label={'Close'} />",
    'const f = <p className="wide" id="x">{t(text.save)} · 1</p>',
  ].join('\n')
  expect(literalTexts({ file: 'planted.tsx', text }).map((line) => line.split(':')[1])).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ])
})

/** What a list says above its rows: how many there are of what. */
const uncounted = /^ {2}many: \{(?:(?!^ {2}\}|count)[\s\S])*?(?:\},?$)/gm

test('the text for many of a kind says how many, in each list', () => {
  const texts = sourcesOf('packages/contract/src/**/*.text.ts')
  expect(texts.flatMap((source) => matchesIn(source, uncounted))).toEqual([])
})

test('a text for many without a number is seen', () => {
  const text = "texts({\n  many: { en: 'users', ar: 'مستخدمين' },\n})"
  expect(matchesIn({ file: 'x.ts', text }, uncounted)).toHaveLength(1)
})
