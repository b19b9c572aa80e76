import type { CategoryLine } from './category-lines.ts'

type Where = { readonly lines: readonly CategoryLine[]; readonly current: CategoryLine; readonly isRtl: boolean }

/**
 * Effect of a key: focus on another line, or expanding or collapsing a line; null for other keys. Source: WAI-ARIA tree view
 * pattern.
 */
export function lineAfter(key: string, { lines, current, isRtl }: Where): { id: number; turns: boolean } | null {
  const at = lines.indexOf(current)
  const [inward, outward] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  const { node, hasChildren, isOpen } = current
  const go = (line: CategoryLine | undefined) => (line === undefined ? null : { id: line.node.id, turns: false })
  if (key === 'ArrowDown') return go(lines[at + 1])
  if (key === 'ArrowUp') return go(lines[at - 1])
  if (key === 'Home') return go(lines[0])
  if (key === 'End') return go(lines.at(-1))
  if (key === inward && hasChildren) return isOpen ? go(lines[at + 1]) : { id: node.id, turns: true }
  if (key !== outward) return null
  if (isOpen) return { id: node.id, turns: true }
  return go(lines.find((line) => line.node.id === node.parentId))
}
