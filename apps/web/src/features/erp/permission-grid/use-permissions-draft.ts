import type { PermissionModule } from '@countinghouse/contract/erp/permission'
import { updateRolePermissions } from '@countinghouse/contract/erp/permission'
import { text } from '@countinghouse/contract/erp/permission.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { useCallback, useMemo, useRef, useState } from 'react'
import { ask } from '../../../kit/dialog/confirm.ts'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLeaveGuard } from '../../../kit/record-edit/use-leave-guard.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { Pending, Permissions, Scope } from './pending-permissions.ts'
import { changesOf, indexOf, noPending, sentChanges, withScope, withToggled } from './pending-permissions.ts'
import { pairWords, permissionNames } from './permission-labels.ts'
import type { PermissionCell } from './permissions-lines.ts'

/** Roles with their saved permissions. */
export type SavedRoles = ReadonlyMap<number, { readonly permissions: Permissions; readonly version: number }>
type Draft = ReadonlyMap<number, Pending>

const nothing: Draft = new Map()
const noPermissions: Permissions = new Map()

/** Unsaved permission changes of one or more roles, with undo; leaving asks for confirmation. */
export function usePermissionsDraft(modules: readonly PermissionModule[], roles: SavedRoles) {
  const language = useLanguage()
  const { t, locale } = language
  const [steps, setSteps] = useState<readonly Draft[]>([])
  const [said, setSaid] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const standing = useRef('clean')
  const write = useWrite(t(text.title))
  const index = useMemo(() => indexOf(modules), [modules])
  const draft = steps.at(-1) ?? nothing
  const savedOf = useCallback((id: number) => roles.get(id)?.permissions ?? noPermissions, [roles])

  const keep = useCallback((next: readonly Draft[]) => {
    standing.current = [...(next.at(-1) ?? nothing).values()].some(({ size }) => size > 0) ? 'dirty' : 'clean'
    setSteps(next)
  }, [])

  const put = useCallback(
    (id: number, pending: Pending) => keep([...steps, new Map([...draft, [id, pending]])]),
    [keep, steps, draft],
  )

  const toggle = useCallback(
    (cells: readonly PermissionCell[], isOn: boolean) => {
      const also: number[] = []
      const next = new Map(draft)
      for (const [id, own] of Map.groupBy(cells, ({ ownerId }) => ownerId)) {
        const toggled = withToggled(index, savedOf(id), next.get(id) ?? noPending, {
          ids: own.map(({ event }) => event.id),
          isOn,
        })
        next.set(id, toggled.pending)
        also.push(...toggled.also)
      }
      const events = permissionNames(modules, [...new Set(also)], locale).join(', ')
      setSaid(also.length === 0 ? '' : t(isOn ? text.alsoAdded : text.alsoRemoved, { events }))
      keep([...steps, next])
    },
    [draft, index, keep, locale, modules, savedOf, steps, t],
  )

  async function save(): Promise<boolean> {
    setIsSaving(true)
    try {
      return await saveEach()
    } finally {
      setIsSaving(false)
    }
  }

  /** Saves role by role; rejected changes stay pending. */
  async function saveEach(): Promise<boolean> {
    const left = new Map(draft)
    const warnings = []
    for (const [id, pending] of draft) {
      const version = roles.get(id)?.version
      if (pending.size === 0 || version === undefined) continue
      const saved = await write(updateRolePermissions, { id, version, ...sentChanges(pending) })
      if (saved === null) {
        keep([left])
        return false
      }
      left.delete(id)
      warnings.push(...saved.warnings)
    }
    keep([])
    const pairs = warnings.map((pair) => pairWords(modules, pair, language)).join('; ')
    setSaid(pairs === '' ? '' : t(text.warned, { pairs }))
    showToast(language, { tone: 'done', message: t(text.saved) })
    return true
  }

  const discard = () => {
    setSaid('')
    keep([])
  }
  useLeaveGuard({ standing, discard }, save)

  /** Whether the current view may be left. */
  async function mayLeave(): Promise<boolean> {
    if (standing.current !== 'dirty') return true
    const choice = await ask.confirm({
      title: t(recordText.leaveTitle),
      body: t(recordText.leaveBody),
      confirm: t(recordText.save),
      deny: t(recordText.discard),
      cancel: t(recordText.keepEditing),
    })
    if (choice === 'confirm') return await save()
    if (choice === 'deny') discard()
    return choice === 'deny'
  }

  const changes = [...draft].map(([id, pending]) => ({ id, ...changesOf(savedOf(id), pending) }))
  return {
    pendingOf: (id: number): Pending => draft.get(id) ?? noPending,
    changes,
    count: changes.reduce(
      (sum, { added, removed, rescoped }) => sum + added.length + removed.length + rescoped.length,
      0,
    ),
    said,
    isSaving,
    canUndo: steps.length > 0,
    toggle,
    put,
    rescope: (id: number, eventId: number, scope: Scope) =>
      put(id, withScope(savedOf(id), draft.get(id) ?? noPending, eventId, scope)),
    undo: () => keep(steps.slice(0, -1)),
    discard,
    save,
    mayLeave,
  }
}

export type PermissionsDraft = ReturnType<typeof usePermissionsDraft>
