import { text } from '@countinghouse/contract/kit/column.text'
import { useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { placeColumn } from './column-order.ts'
import { widthStep, widthWithin } from './column-width.ts'
import type { GridColumn } from './grid-column.ts'

type ColumnLayoutInput = {
  readonly columns: readonly Pick<GridColumn<never>, 'name' | 'title' | 'width' | 'grow'>[]
  /** Widths chosen by the user, by column. Units: px. */
  readonly widths: Readonly<Record<string, number>>
  readonly onWidths: (widths: Readonly<Record<string, number>>) => void
  readonly onOrder: (names: readonly string[]) => void
  /** Number of frozen columns. */
  readonly frozen: number
}

/** Width of the checkbox column. Units: px. */
const boxWidth = 40

type Sizing = { readonly name: string; readonly width: number }

/** Column widths and order during changes by pointer or key, with announcements for screen readers. */
export function useColumnLayout({ columns, widths, onWidths, onOrder, frozen }: ColumnLayoutInput) {
  const { t, formatNumber } = useLanguage()
  const [sizing, setSizing] = useState<Sizing | null>(null)
  const [told, setTold] = useState('')
  const names = columns.map((column) => column.name)
  const chosen = (name: string) => (sizing?.name === name ? sizing.width : widths[name])
  const pinned = columns.slice(0, frozen).map(({ name, width }) => chosen(name) ?? width)
  const frozenWidth = pinned.reduce((sum, width) => sum + width, boxWidth)

  function saveWidth(name: string, width: number): void {
    const label = columns.find((column) => column.name === name)?.title ?? name
    setSizing(null)
    onWidths({ ...widths, [name]: widthWithin(width) })
    setTold(t(text.widthIs, { label, width: formatNumber(widthWithin(width)) }))
  }

  /** Returns whether the column moved. */
  function move(name: string, to: number): boolean {
    const order = placeColumn(names, name, to)
    if (order.join() === names.join()) return false
    const label = columns.find((column) => column.name === name)?.title ?? name
    onOrder(order)
    setTold(t(text.placeIs, { label, place: formatNumber(to + 1), count: formatNumber(names.length) }))
    return true
  }

  /** Ctrl moves the column, Shift resizes it; returns the action, null for other keys. */
  function press(stroke: HeadingStroke, at: number, width: number): 'moved' | 'kept' | null {
    const name = names[at]
    const step = stepOf(stroke)
    if (name === undefined || step === 0 || stroke.shift === stroke.control) return null
    if (stroke.control) return move(name, at + step) ? 'moved' : 'kept'
    saveWidth(name, width + step * widthStep)
    return 'kept'
  }

  return {
    told,
    template: [
      `${boxWidth}px`,
      ...columns.map(({ name, width, grow }, place) => {
        // With several frozen columns each needs the end position of the previous one.
        const fixed = frozen > 1 ? (pinned[place] ?? chosen(name)) : chosen(name)
        return fixed === undefined ? `minmax(${width}px, ${grow}fr)` : `${fixed}px`
      }),
    ].join(' '),
    leastWidth: columns.reduce((sum, { name, width }) => sum + (chosen(name) ?? width), boxWidth),
    /** Start positions of the frozen columns. Units: px. */
    starts: startsOf(pinned.join()),
    frozenWidth,
    size: (name: string, width: number) => setSizing({ name, width: widthWithin(width) }),
    saveWidth,
    cancelSizing: () => setSizing(null),
    move,
    press,
  }
}

const known = new Map<string, readonly number[]>()

/** Memoised by widths, so that rows do not rerender. */
function startsOf(widths: string): readonly number[] {
  const starts = known.get(widths) ?? endsOf(widths.split(',').map(Number)).slice(0, -1)
  known.set(widths, starts)
  return starts
}

function endsOf(widths: readonly number[]): number[] {
  return widths.reduce((ends, width) => [...ends, (ends.at(-1) ?? 0) + width], [boxWidth])
}

export type ColumnLayout = ReturnType<typeof useColumnLayout>

type HeadingStroke = {
  readonly key: string
  readonly shift: boolean
  readonly control: boolean
  readonly isRtl: boolean
}

function stepOf({ key, isRtl }: HeadingStroke): number {
  const forward = isRtl ? -1 : 1
  if (key === 'ArrowRight') return forward
  return key === 'ArrowLeft' ? -forward : 0
}

/** Units: px. */
export function headingWidth(within: Element): number {
  return within.closest('[role="columnheader"]')?.getBoundingClientRect().width ?? 0
}
