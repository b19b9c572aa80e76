import type { CategoryNode } from '@countinghouse/contract/procure/category-tree'
import { category } from '@countinghouse/contract/procure/category'
import { permissionName } from '@countinghouse/contract/page'
import type { DragEvent, HTMLAttributes } from 'react'
import { useState } from 'react'
import { useCan } from '../../../app/session/session.tsx'
import { branchOf } from './category-lines.ts'

export type Place = { readonly parentId: number | null; readonly before: number | null }
type Over = { readonly id: number; readonly isBefore: boolean }

/** Dragging a line before another one (onto its upper edge) or into it; "Move to…" is the alternative without dragging. */
export function useBranchDrag(tree: readonly CategoryNode[], onDrop: (node: CategoryNode, place: Place) => void) {
  const canMove = useCan()(permissionName(category.page, 'move'))
  const [dragged, setDragged] = useState<CategoryNode | null>(null)
  const [over, setOver] = useState<Over | null>(null)
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  return function dragOf(node: CategoryNode): HTMLAttributes<HTMLElement> {
    if (!canMove) return {}
    const isPlace = dragged !== null && !branchOf(tree, dragged.id).has(node.id)
    const marks = {
      'data-dragged': dragged?.id === node.id || undefined,
      'data-over': over?.id === node.id ? (over.isBefore ? 'before' : 'into') : undefined,
    }
    return {
      ...marks,
      draggable: true,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', node.name)
        setDragged(node)
      },
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (!isPlace) return
        event.preventDefault()
        const { top, height } = event.currentTarget.getBoundingClientRect()
        const isBefore = event.clientY - top < height / 3
        if (over?.id !== node.id || over.isBefore !== isBefore) setOver({ id: node.id, isBefore })
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        event.preventDefault()
        if (dragged !== null && isPlace)
          onDrop(
            dragged,
            over?.isBefore === true
              ? { parentId: node.parentId, before: node.id }
              : { parentId: node.id, before: null },
          )
        end()
      },
      onDragEnd: end,
    }
  }
}
