import { fail } from '@countinghouse/contract/errors'

const maxDepth = 20
/** A selection names 10,000 records, and something is said beside it. */
const maxKeys = 10_500

/**
 * Refuses input that is only meant to keep the server busy, and texts with NUL, which the database cannot hold.
 * Throws: invalid_input.
 */
export function checkShape(input: unknown): void {
  let keys = 0
  const open: { value: unknown; depth: number }[] = [{ value: input, depth: 1 }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next.value === 'string' && next.value.includes('\0'))
      fail('invalid_input', { details: { reason: 'nul' } })
    if (typeof next.value !== 'object' || next.value === null) continue
    const children = Object.values(next.value)
    keys += children.length
    if (next.depth > maxDepth || keys > maxKeys) fail('invalid_input', { details: { reason: 'shape' } })
    for (const value of children) open.push({ value, depth: next.depth + 1 })
  }
}
