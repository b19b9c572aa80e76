import { category } from '@countinghouse/contract/procure/category'
import type { CategoryNode } from '@countinghouse/contract/procure/category-tree'
import { text } from '@countinghouse/contract/procure/category-tree.text'
import { text as categoryText } from '@countinghouse/contract/procure/category.text'
import { permissionName } from '@countinghouse/contract/page'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ask } from '../../../kit/dialog/confirm.ts'
import { beginningWith } from '../../../app/routing/new-record.ts'
import type { RowAction } from '../../../kit/list/row-action.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import type { Place } from './use-branch-drag.ts'

const dialogs = {
  move: later(async () => (await import('./category-move.tsx')).CategoryMove),
  merge: later(async () => (await import('./category-merge.tsx')).CategoryMerge),
  split: later(async () => (await import('./category-split.tsx')).CategorySplit),
  retire: later(async () => (await import('./category-retire.tsx')).CategoryRetire),
}
type Kind = keyof typeof dialogs
type Asking = { readonly kind: Kind; readonly node: CategoryNode; readonly place?: Place }

/** Actions on a line of the category tree. */
export function useCategoryActions(tree: readonly CategoryNode[], onOpen: (id: number) => void) {
  const { t, locale } = useLanguage()
  const can = useCan()
  const navigate = useNavigate()
  const path = useLocation({ select: (location) => location.pathname })
  const write = useWrite(t(categoryText.title))
  const [asking, setAsking] = useState<Asking | null>(null)

  /** Changes the name that is shown. */
  async function rename({ id, version, name, nameAr }: CategoryNode): Promise<void> {
    if (!can(permissionName(category.page, 'edit'))) return
    const field = nameAr !== null && locale === 'ar' ? 'nameAr' : 'name'
    const named = await ask.text({ title: t(text.renameTitle, { name }), label: t(categoryText[field]), value: name })
    if (named !== null && named !== name) await write(category.routes.update, { id, version, [field]: named })
  }

  async function addBelow({ id }: CategoryNode): Promise<void> {
    await navigate({ to: path, search: { open: 'new' } as never, state: beginningWith({ parentId: String(id) }) })
  }

  function rowActionsOf(node: CategoryNode): readonly RowAction[] {
    const reasonFor = (event: string) => {
      const right = permissionName(category.page, event)
      return can(right) ? null : t(text.mayNot, { right })
    }
    const action = (title: string, event: string, run: () => void, reason: string | null = null) => ({
      title,
      icon: 'category',
      reason: reasonFor(event) ?? reason,
      run,
    })
    const asks = (kind: Kind) => () => setAsking({ kind, node })
    return [
      action(t(text.open), 'view', () => onOpen(node.id)),
      action(t(text.newBelow), 'create', () => void addBelow(node)),
      action(t(text.rename), 'edit', () => void rename(node)),
      action(t(text.moveTo), 'move', asks('move')),
      action(t(text.split), 'move', asks('split'), node.products === 0 ? t(text.hasNone) : null),
      action(t(text.mergeInto), 'merge', asks('merge')),
      action(t(text.retire), 'deactivate', asks('retire'), node.status === 'inactive' ? t(text.isInactive) : null),
    ]
  }

  const Requested = asking === null ? null : dialogs[asking.kind]
  const standing = asking === null ? undefined : tree.find(({ id }) => id === asking.node.id)
  return {
    rowActionsOf,
    rename,
    moveTo: (node: CategoryNode, place: Place) => setAsking({ kind: 'move', node, place }),
    dialog: asking !== null && Requested !== null && standing !== undefined && (
      <Requested id={standing.id} place={asking.place} onClose={() => setAsking(null)} />
    ),
  }
}
