import { text as actionText } from '@countinghouse/contract/kit/record-actions.text'
import { text as mergeText } from '@countinghouse/contract/kit/merge.text'
import { text } from '@countinghouse/contract/kit/record.text'
import { hasVerb } from '@countinghouse/contract/master'
import { Usage } from '@countinghouse/contract/usages'
import type { Master, MasterRow } from '@countinghouse/contract/master'
import { permissionName } from '@countinghouse/contract/page'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { z } from 'zod'
import { CallError } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { later } from '../../app/offline/later.ts'
import { useCan } from '../../app/session/session.tsx'
import { ask } from '../dialog/confirm.ts'
import { fieldModels } from '../fields/field-model.ts'
import { enteredOf } from '../fields/field-value.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import { failureText } from '../../app/calls/failure-text.ts'
import type { ListState } from '../list/list-state.ts'
import { beginningWith } from '../../app/routing/new-record.ts'
import type { RecordActionExtra, RecordExtras } from '../master/record-extras.ts'
import styles from './record-drawer.module.css'
import { useUsageWords } from './record-usage.tsx'
import { showToast } from '../../ui/dialog/toast.tsx'
import type { RowAction } from '../list/row-action.ts'
import { useStatusChange } from '../edit/use-status-change.ts'
import type { MasterWrites } from '../master/use-master-writes.ts'
import type { SetSearchState } from '../../app/routing/use-search-state.ts'

const MergeDialog = later(async () => (await import('../merge/merge-dialog.tsx')).MergeDialog)

type RecordActionsInput = {
  readonly master: Master
  readonly texts: FieldTexts
  /** The extensions of the module. */
  readonly extras: RecordExtras
  readonly writes: MasterWrites
  readonly onRemoved: (row: MasterRow) => Promise<unknown>
  /** Shows a rejected activation or deactivation permanently; omitted: shown as a toast. */
  readonly onRefused?: (reason: string) => void
  readonly setState: SetSearchState<ListState>
}

/** The open dialog of an action. */
type Asking = { readonly row: MasterRow; readonly kind: 'merge' | RecordActionExtra }

/**
 * Duplicate, deactivate or activate, merge, delete, and what the module adds: what can be done with a record wherever it is shown.
 * The dialog belongs on the screen beside them.
 */
export function useRecordActions(input: RecordActionsInput) {
  const { master, texts, extras, writes, onRemoved, setState } = input
  const language = useLanguage()
  const { t, nameOf } = language
  const can = useCan()
  const navigate = useNavigate()
  const path = useLocation({ select: (location) => location.pathname })
  const changeStatus = useStatusChange(master, writes, input.onRefused)
  const formatUsage = useUsageWords()
  const isDeleting = useRef(false)
  const [asking, setAsking] = useState<Asking | null>(null)
  const stop = () => setAsking(null)

  function reasonFor(event: string, isDirty: boolean): string | null {
    const right = permissionName(master.page, event)
    if (!can(right)) return t(text.needsPermission, { right })
    return isDirty ? t(text.saveFirst) : null
  }

  async function confirmDelete(row: MasterRow): Promise<void> {
    const choice = await ask.confirm({
      title: t(actionText.deleteTitle, { name: nameOf(row) }),
      body: t(actionText.deleteBody),
      confirm: t(actionText.deleteIt, { name: nameOf(row) }),
      isDanger: true,
    })
    if (choice !== 'confirm' || isDeleting.current) return
    isDeleting.current = true
    await remove(row)
    isDeleting.current = false
  }

  async function remove(row: MasterRow): Promise<void> {
    try {
      await writes.remove(row)
      showToast(language, {
        tone: 'done',
        message: t(actionText.deleted, { name: nameOf(row) }),
        ...(can(permissionName(master.page, 'create')) && {
          action: { label: t(text.undo), run: () => void createAgain(row) },
        }),
      })
      await onRemoved(row)
    } catch (error) {
      if (error instanceof CallError && error.code === 'in_use')
        await notifyUse(row, z.array(Usage).catch([]).parse(error.details?.usage))
      else showToast(language, { tone: 'error', message: failureText(language, error, t(master.text.title)) })
    }
  }

  /** Recreates a deleted record with a new id. */
  async function createAgain(row: MasterRow): Promise<void> {
    try {
      const values = Object.fromEntries(Object.keys(master.fields).map((name) => [name, row[name]]))
      const again = (await writes.create(values)).row
      if (row.status === 'inactive') await writes.transition('deactivate', again)
      showToast(language, { tone: 'done', message: t(actionText.undeleted, { name: nameOf(row) }) })
    } catch (error) {
      showToast(language, { tone: 'error', message: failureText(language, error, t(master.text.title)) })
    }
  }

  async function notifyUse(row: MasterRow, usage: z.output<typeof Usage>[]): Promise<void> {
    const canStop = row.status === 'active' && hasVerb(master, 'deactivate')
    const choice = await ask.confirm({
      title: t(actionText.inUseTitle, { name: nameOf(row) }),
      body: (
        <>
          <p className={styles.usedBy}>{t(text.usedBy, { list: formatUsage(usage) ?? '' })}</p>
          <p className={styles.lastLine}>{t(actionText.inUseBody)}</p>
        </>
      ),
      ...(canStop && { confirm: t(text.deactivate) }),
    })
    if (choice === 'confirm' && canStop) await changeStatus(row)
  }

  /** Copies all fields except the code and other unique fields. */
  async function duplicate(row: MasterRow): Promise<void> {
    const fields = fieldModels(master).filter(({ isOwn }) => !isOwn)
    const entered = Object.fromEntries(fields.map((field) => [field.name, enteredOf(field, row[field.name], row)]))
    await navigate({
      to: path,
      search: ((previous: object) => ({ ...previous, open: 'new', tab: undefined })) as never,
      state: beginningWith(entered),
    })
  }

  function rowActionsOf(row: MasterRow, isDirty = false): readonly RowAction[] {
    const turning = row.status === 'active' ? 'deactivate' : 'activate'
    const own = [
      { verb: 'create', title: t(actionText.copy), icon: 'copy', isDanger: false, run: () => void duplicate(row) },
      {
        verb: 'deactivate',
        title: t(master.text[turning] ?? text[turning]),
        icon: 'power',
        isDanger: false,
        run: () => void changeStatus(row),
      },
      {
        verb: 'merge',
        title: t(mergeText.merge),
        icon: 'merge',
        isDanger: false,
        run: () => setAsking({ row, kind: 'merge' }),
      },
      { verb: 'delete', title: t(text.delete), icon: 'trash', isDanger: true, run: () => void confirmDelete(row) },
    ] as const
    const offered = (extras.actions ?? []).filter(({ isFor }) => isFor?.(row) ?? true)
    const added = offered.map((kind) => {
      const reason = kind.reasonOf?.(row) ?? null
      return {
        title: t(kind.title),
        icon: kind.icon,
        isDanger: kind.isDanger ?? false,
        reason: reasonFor(kind.event, isDirty) ?? (reason === null ? null : t(reason)),
        run: () => setAsking({ row, kind }),
      }
    })
    return [
      ...added,
      ...own.flatMap(({ verb, ...action }) =>
        hasVerb(master, verb) && extras.replacesOf?.(row).includes(verb) !== true
          ? [{ ...action, reason: reasonFor(verb, isDirty) }]
          : [],
      ),
    ]
  }

  function dialogOf({ row, kind }: Asking) {
    if (kind !== 'merge') return <kind.Dialog row={row} onClose={stop} />
    const onMerged = ({ id }: { readonly id: number }) => void setState({ open: id })
    return <MergeDialog master={master} texts={texts} ids={[row.id]} onClose={stop} onMerged={onMerged} />
  }

  return {
    rowActionsOf,
    // Rendered outside the form of the record, which would capture the submission of a form in the dialog.
    dialog: asking !== null && createPortal(<Suspense>{dialogOf(asking)}</Suspense>, document.body),
  }
}
