import { text } from '@countinghouse/contract/kit/column-handle.text'
import type { PointerEvent } from 'react'
import { useRef } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './column-handle.module.css'
import type { ColumnLayout } from './use-column-layout.ts'
import { headingWidth } from './use-column-layout.ts'

type ColumnHandleProps = {
  readonly name: string
  readonly title: string
  readonly layout: Pick<ColumnLayout, 'size' | 'saveWidth' | 'cancelSizing'>
}

/** The resize handle of a column heading; its keys are handled by the grid. */
export function ColumnHandle({ name, title, layout }: ColumnHandleProps) {
  const { t } = useLanguage()
  const start = useRef<{ x: number; width: number } | null>(null)

  function widthAt(event: PointerEvent<HTMLElement>): number | null {
    if (start.current === null) return null
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    return start.current.width + (event.clientX - start.current.x) * (isRtl ? -1 : 1)
  }

  return (
    <span
      className={styles.handle}
      title={t(text.columnWidth, { label: title })}
      aria-hidden
      // Otherwise the heading would be dragged.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { x: event.clientX, width: headingWidth(event.currentTarget) }
      }}
      onPointerMove={(event) => {
        const width = widthAt(event)
        if (width !== null) layout.size(name, width)
      }}
      onPointerUp={(event) => {
        const width = widthAt(event)
        const isMoved = start.current !== null && start.current.x !== event.clientX
        start.current = null
        if (width !== null && isMoved) layout.saveWidth(name, width)
      }}
      onPointerCancel={() => {
        start.current = null
        layout.cancelSizing()
      }}
    />
  )
}
