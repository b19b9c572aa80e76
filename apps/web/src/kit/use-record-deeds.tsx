import { text as actionText } from '@countinghouse/contract/kit/record-actions.text'
import { text as mergeText } from '@countinghouse/contract/kit/merge.text'
import { text } from '@countinghouse/contract/kit/record.text'
import { Usage } from '@countinghouse/contract/master'
import type { Master, MasterRow } from '@countinghouse/contract/master'
import { permissionName } from '@countinghouse/contract/page'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { z } from 'zod'
import { CallError } from '../shell/call.ts'
import { useLanguage } from '../shell/language.tsx'
import { useCan } from '../shell/session.tsx'
import { ask } from './ask.ts'
import { fieldModels } from './fields/field-model.ts'
import { typedOf } from './fields/field-value.ts'
import { failureText } from './failure-text.ts'
import { beginningWith } from './new-record.ts'
import styles from './record-drawer.module.css'
import { useUsageWords } from './record-usage.tsx'
import { showToast } from './toast.tsx'
import { useStatusChange } from './use-status-change.ts'
import type { MasterWrites } from './use-master-writes.ts'

type RecordDeedsInput = {
  readonly master: Master
  readonly row: MasterRow
  /** Something is typed and not saved. */
  readonly isDirty: boolean
  readonly writes: MasterWrites
  readonly onRemoved: () => Promise<unknown>
  /** Asks which records are the same thing as this one. */
  readonly onMerge: () => void
}

export type RecordDeed = {
  readonly title: string
  readonly icon: string
  readonly isDanger: boolean
  /** Why it cannot be done now; null when it can. */
  readonly reason: string | null
  readonly run: () => void
}

/** Duplicate, deactivate or activate, merge, delete: what can be done with a record wherever it is shown. */
export function useRecordDeeds(record: RecordDeedsInput): readonly RecordDeed[] {
  const { master, row, isDirty, writes, onRemoved, onMerge } = record
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const navigate = useNavigate()
  const path = useLocation({ select: (location) => location.pathname })
  const changeStatus = useStatusChange(master, writes)
  const usageWords = useUsageWords()
  const isDeleting = useRef(false)
  const isActive = row.status === 'active'

  function reasonFor(event: string): string | null {
    const right = permissionName(master.page, event)
    if (!can(right)) return t(text.needsRight, { right })
    return isDirty ? t(text.saveFirst) : null
  }

  async function askToDelete(): Promise<void> {
    const choice = await ask.confirm({
      title: t(actionText.deleteTitle, { name: row.name }),
      body: t(actionText.deleteBody),
      confirm: t(actionText.deleteIt, { name: row.name }),
      isDanger: true,
    })
    if (choice !== 'confirm' || isDeleting.current) return
    isDeleting.current = true
    await remove()
    isDeleting.current = false
  }

  async function remove(): Promise<void> {
    try {
      await writes.remove(row)
      showToast(language, {
        tone: 'done',
        message: t(actionText.deleted, { name: row.name }),
        ...(can(permissionName(master.page, 'create')) && {
          action: { label: t(text.undo), run: () => void makeAgain() },
        }),
      })
      await onRemoved()
    } catch (error) {
      if (error instanceof CallError && error.code === 'in_use')
        await tellUse(z.array(Usage).catch([]).parse(error.details?.usage))
      else showToast(language, { tone: 'error', message: failureText(language, error, t(master.text.title)) })
    }
  }

  /** Under a new number: the old one and its history are gone from the list. */
  async function makeAgain(): Promise<void> {
    try {
      const values = Object.fromEntries(Object.keys(master.fields).map((name) => [name, row[name]]))
      const again = (await writes.create(values)).row
      if (!isActive) await writes.act('deactivate', again)
      showToast(language, { tone: 'done', message: t(actionText.undeleted, { name: row.name }) })
    } catch (error) {
      showToast(language, { tone: 'error', message: failureText(language, error, t(master.text.title)) })
    }
  }

  async function tellUse(usage: z.output<typeof Usage>[]): Promise<void> {
    const choice = await ask.confirm({
      title: t(actionText.inUseTitle, { name: row.name }),
      body: (
        <>
          <p className={styles.usedBy}>{t(text.usedBy, { list: usageWords(usage) ?? '' })}</p>
          <p className={styles.lastLine}>{t(actionText.inUseBody)}</p>
        </>
      ),
      ...(isActive && { confirm: t(text.deactivate) }),
    })
    if (choice === 'confirm' && isActive) await changeStatus(row)
  }

  /** Everything but the code, which is each record's own. Source: user-experience.md 3, row 47. */
  async function duplicate(): Promise<void> {
    const fields = fieldModels(master).filter(({ name }) => name !== 'code')
    const typed = Object.fromEntries(fields.map((field) => [field.name, typedOf(field, row[field.name])]))
    await navigate({
      to: path,
      search: ((previous: object) => ({ ...previous, open: 'new', tab: undefined })) as never,
      state: beginningWith(typed),
    })
  }

  return [
    { event: 'create', title: t(actionText.copy), icon: 'copy', isDanger: false, run: () => void duplicate() },
    {
      event: 'deactivate',
      title: t(isActive ? text.deactivate : text.activate),
      icon: 'power',
      isDanger: false,
      run: () => void changeStatus(row),
    },
    { event: 'merge', title: t(mergeText.merge), icon: 'merge', isDanger: false, run: onMerge },
    { event: 'delete', title: t(text.delete), icon: 'trash', isDanger: true, run: () => void askToDelete() },
  ].map(({ event, ...deed }) => ({ ...deed, reason: reasonFor(event) }))
}
