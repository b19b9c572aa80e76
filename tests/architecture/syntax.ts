import { parseSync } from '@swc/core'
import type { Source } from './sources.ts'

/** A node of the syntax tree as swc gives it. */
export type Node = { readonly type: string; readonly [field: string]: unknown }

/** All nodes of the file, parents first. */
export function nodesOf({ file, text }: Source): Node[] {
  return nodesIn(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx'), target: 'esnext' }))
}

export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (!isRecord(value)) return []
  const below = Object.values(value).flatMap(nodesIn)
  return isNode(value) ? [value, ...below] : below
}

/** `file:line`; swc counts bytes from 1. */
export function placeOf({ file, text }: Source, node: Node): string {
  const start = isRecord(node.span) ? Number(node.span.start) : 1
  const before = Buffer.from(text).subarray(0, start - 1)
  return `${file}:${before.toString().split('\n').length}`
}

/** `Promise.all` of an expression; null when it is not of the form name.name. */
export function memberName(value: unknown): string | null {
  if (!isNode(value) || value.type !== 'MemberExpression' || !isNode(value.object) || !isNode(value.property))
    return null
  return `${String(value.object.value)}.${String(value.property.value)}`
}

export function isNode(value: unknown): value is Node {
  return isRecord(value) && typeof value.type === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
