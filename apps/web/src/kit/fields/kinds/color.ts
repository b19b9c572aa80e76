import { text } from '@countinghouse/contract/kit/color.text'
import type { FieldKind } from '../field-kind.ts'

/** `1f3a93` and `#1F3A93` are the same; null for anything else. */
export function hexOf(entered: string): string | null {
  const [, digits] = /^\s*#?([0-9a-f]{6})\s*$/i.exec(entered) ?? []
  return digits === undefined ? null : `#${digits.toUpperCase()}`
}

export const color: FieldKind = {
  read: (entered) => {
    const value = hexOf(entered)
    return value === null ? { issue: { text: text.notColor } } : { value }
  },
}
