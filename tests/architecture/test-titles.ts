import { parseSync } from '@swc/core'
import type { Source } from './sources.ts'
import type { Node } from './syntax.ts'
import { isNode } from './syntax.ts'

const skipping = ['skip', 'fixme', 'todo', 'fails', 'fail']

/**
 * Titles of the tests of a file that run and expect something: neither skipped, nor inside of what is. Of a title that is put together
 * they hold each part that is written out.
 */
export function provenTitles({ text }: Pick<Source, 'text'>): Set<string> {
  const titles = new Set<string>()
  visit(parse(text), (node) => {
    if (node.type !== 'CallExpression') return true
    const names = namesOf(node.callee)
    const isSkipped = names.some((name) => skipping.includes(name))
    if (names.includes('describe')) return !isSkipped
    if (names[0] !== 'test' && names[0] !== 'it') return true
    const written = writtenIn(argumentsOf(node)[0])
    if (!isSkipped && asserts(node)) for (const title of written) titles.add(title)
    return written.length === 0
  })
  return titles
}

/** All texts that are written in a file: what a bench calls its results. */
export function writtenTexts({ text }: Pick<Source, 'text'>): Set<string> {
  const texts = new Set<string>()
  visit(parse(text), (node) => {
    for (const written of writtenIn(node)) texts.add(written)
    return true
  })
  return texts
}

function parse(text: string): unknown {
  return parseSync(text, { syntax: 'typescript', target: 'esnext' }).body
}

/** Goes through a tree, parents first, below a node only where `see` says so. */
function visit(value: unknown, see: (node: Node) => boolean): void {
  if (isNode(value) && !see(value)) return
  if (value !== null && typeof value === 'object') for (const below of Object.values(value)) visit(below, see)
}

/** What a call is made of: `test.each(rows)(…)` of `test` and `each`. */
function namesOf(callee: unknown): string[] {
  if (!isNode(callee)) return []
  if (callee.type === 'Identifier') return [String(callee.value)]
  if (callee.type === 'CallExpression') return namesOf(callee.callee)
  if (callee.type === 'MemberExpression') return [...namesOf(callee.object), ...namesOf(callee.property)]
  return []
}

function argumentsOf(call: Node): readonly unknown[] {
  return (call.arguments as readonly { readonly expression: unknown }[]).map(({ expression }) => expression)
}

function writtenIn(value: unknown): string[] {
  if (!isNode(value)) return []
  if (value.type === 'StringLiteral') return [String(value.value)]
  if (value.type !== 'TemplateLiteral') return []
  return (value.quasis as readonly { readonly cooked: string }[]).flatMap(({ cooked }) => cooked.trim() || [])
}

/** By `expect`, a helper whose name begins with it, or a property that holds for all that is drawn. */
function asserts(call: Node): boolean {
  let isAsserted = false
  let isGivenUp = false
  visit(call.arguments, (node) => {
    if (node.type === 'Identifier') isAsserted ||= /^expect|^assert$/.test(String(node.value))
    if (node.type === 'CallExpression')
      isGivenUp ||= ['test.skip', 'test.fixme'].includes(namesOf(node.callee).join('.'))
    return true
  })
  return isAsserted && !isGivenUp
}
