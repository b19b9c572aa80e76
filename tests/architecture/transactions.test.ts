import { expect, test } from 'vitest'
import type { Source } from './sources.ts'
import { isTest, sourcesOf } from './sources.ts'
import type { Node } from './syntax.ts'
import { isNode, memberName, nodesIn, nodesOf, placeOf } from './syntax.ts'

/** A connection carries one statement at a time; `tx.together` sends several in one flight. Source: house style, anti-pattern 6. */
const atOnce = ['Promise.all', 'Promise.allSettled', 'Promise.any', 'Promise.race']

function parallelStatements(source: Source): string[] {
  if (!/\bPromise\b/.test(source.text)) return []
  const found = nodesOf(source)
    .filter(takesTx)
    .flatMap((taker) => nodesIn(taker.body))
    .filter((node) => node.type === 'CallExpression' && atOnce.includes(memberName(node.callee) ?? ''))
  return [...new Set(found.map((node) => placeOf(source, node)))]
}

function takesTx({ params }: Node): boolean {
  return (
    Array.isArray(params) &&
    params.some((param: unknown) => nodesIn(param).some((node) => node.value === 'tx' || isTxType(node)))
  )
}

function isTxType(node: Node): boolean {
  return node.type === 'TsTypeReference' && isNode(node.typeName) && node.typeName.value === 'Tx'
}

test('a function that takes Tx sends nothing in parallel', () => {
  const server = sourcesOf('apps/server/src/**/*.ts').filter(({ file }) => !isTest(file))
  expect(server.flatMap(parallelStatements)).toEqual([])
})

test('it is seen in functions, arrows and methods, by type and by name', () => {
  const text = [
    'function a(ctx: Ctx, t: Tx) { return Promise.all([t]) }',
    'const b = async (ctx, tx) => { await Promise.allSettled([tx]) }',
    'const c = { async d({ x }: X, tx: Tx) { await Promise.race([x, tx]) } }',
    'function e(ctx: Ctx, reader: Reader) { return Promise.all([reader]) }',
  ].join('\n')
  expect(parallelStatements({ file: 'planted.ts', text })).toEqual(['planted.ts:1', 'planted.ts:2', 'planted.ts:3'])
})
