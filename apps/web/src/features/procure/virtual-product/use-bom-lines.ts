import type { Bom, BomVariant, updateVirtualProduct } from '@countinghouse/contract/procure/virtual-bom'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { useState } from 'react'
import { quantityOf } from '../../../kit/scan/entered-quantity.ts'

/** A component being filled in; `entered`: its quantity as entered. */
export type FilledLine = BomVariant & { readonly entered: string; readonly groupNo: number | null }
/** A component being edited; `key` does not change with the group. */
export type BomLine = FilledLine & { readonly key: number }
type Components = NonNullable<InputOfRoute<typeof updateVirtualProduct>['components']>
type Edited = { readonly version: number; readonly lines: readonly BomLine[] }

/** The components being edited, based on the version at the start of editing. */
export function useBomLines({ version, components }: Pick<Bom, 'version' | 'components'>) {
  const [edited, setEdited] = useState<Edited | null>(null)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const stored = components.map(({ quantity, ...component }, key) => ({ ...component, entered: String(quantity), key }))
  const lines = edited?.lines ?? stored

  /** Applies to the latest lines, since scans can arrive faster than rendering. */
  function change(next: (before: readonly BomLine[]) => readonly BomLine[]): void {
    setEdited((before) => ({ version: before?.version ?? version, lines: next(before?.lines ?? stored) }))
    setProblems({})
  }

  /** Increases the quantity where the component already exists. */
  function add(variant: BomVariant, groupNo: number | null): void {
    change((before) => {
      const place = placeOf(before, variant, groupNo)
      const line = before[place]
      return line === undefined
        ? [...before, { ...variant, entered: '1', groupNo, key: Math.max(-1, ...before.map(({ key }) => key)) + 1 }]
        : before.with(place, { ...line, entered: String((quantityOf(line.entered) ?? 0) + 1) })
    })
  }

  /** The components to send; null when a quantity is invalid, with the message `words` on its line. */
  function read(words: string): Components | null {
    const wrong: Record<string, string> = {}
    const sent = lines.map(({ variantId, entered, groupNo }, place) => {
      const quantity = quantityOf(entered)
      if (quantity === null) wrong[`components.${place}.quantity`] = words
      return { variantId, groupNo, quantity: quantity ?? 0 }
    })
    setProblems(wrong)
    return Object.keys(wrong).length > 0 ? null : sent
  }

  return {
    lines,
    /** Version at the first edit. */
    version: edited?.version ?? version,
    isDirty: edited !== null,
    add,
    has: (variant: BomVariant, groupNo: number | null) => placeOf(lines, variant, groupNo) !== -1,
    replace: (next: readonly FilledLine[]) => change(() => next.map((line, key) => ({ ...line, key }))),
    edit: (place: number, part: Partial<BomLine>) =>
      change((before) => before.map((line, at) => (at === place ? { ...line, ...part } : line))),
    remove: (place: number) => change((before) => before.toSpliced(place, 1)),
    read,
    refuse: setProblems,
    /** The error of a line, or of all lines. */
    problemOf: (place?: number) =>
      Object.entries(problems).find(([path]) =>
        place === undefined ? path === 'components' : path.startsWith(`components.${place}.`),
      )?.[1] ?? null,
    /** Marks the sent changes as saved; later changes remain unsaved on top of them. */
    settle: (saved: number) => {
      setEdited((now) => (now === null || now === edited ? null : { ...now, version: saved }))
      setProblems({})
    },
    discard: () => {
      setEdited(null)
      setProblems({})
    },
  }
}

export type BomLines = ReturnType<typeof useBomLines>

function placeOf(lines: readonly BomLine[], { variantId }: BomVariant, groupNo: number | null): number {
  return lines.findIndex((line) => line.variantId === variantId && line.groupNo === groupNo)
}
