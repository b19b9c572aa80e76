import type { DragEvent } from 'react'
import { useState } from 'react'

type Drag = { readonly id: number; readonly over: number | null }

/** Drag and drop of rows; buttons are the keyboard alternative. */
export function useRowDrag(onDrop: (id: number, beforeId: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)

  /** The props of a draggable row. */
  function rowProps(id: number) {
    return {
      draggable: true,
      'data-dragged': drag?.id === id || undefined,
      'data-over': (drag !== null && drag.over === id && drag.id !== id) || undefined,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', String(id))
        setDrag({ id, over: null })
      },
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (drag === null) return
        event.preventDefault()
        if (drag.over !== id) setDrag({ ...drag, over: id })
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        event.preventDefault()
        if (drag !== null && drag.id !== id) onDrop(drag.id, id)
        setDrag(null)
      },
      onDragEnd: () => setDrag(null),
    }
  }

  return rowProps
}
