import { text as actionText } from '@countinghouse/contract/kit/record-actions.text'
import { text as mergeText } from '@countinghouse/contract/kit/merge.text'
import { text } from '@countinghouse/contract/kit/record.text'
import { Usage } from '@countinghouse/contract/master'
import type { Master, MasterRow } from '@countinghouse/contract/master'
import { permissionName } from '@countinghouse/contract/page'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { z } from 'zod'
import { CallError } from '../shell/call.ts'
import { useLanguage } from '../shell/language.tsx'
import { usePaletteActions } from '../shell/palette-actions.ts'
import { useCan } from '../shell/session.tsx'
import { ask } from './ask.ts'
import { fieldModels } from './fields/field-model.ts'
import { typedOf } from './fields/field-value.ts'
import type { FieldTexts } from './fields/use-field-text.ts'
import { failureText } from './failure-text.ts'
import type { ListState } from './list-state.ts'
import { beginningWith } from './new-record.ts'
import { ReasonButton } from './reason-button.tsx'
import styles from './record-drawer.module.css'
import { useUsageWords } from './record-usage.tsx'
import { showToast } from './toast.tsx'
import { useStatusChange } from './use-status-change.ts'
import type { MasterWrites } from './use-master-writes.ts'
import type { SetSearchState } from './use-search-state.ts'

const MergeDialog = lazy(async () => ({ default: (await import('./merge-dialog.tsx')).MergeDialog }))

type RecordActionsProps = {
  readonly master: Master
  readonly texts: FieldTexts
  readonly row: MasterRow
  readonly isDirty: boolean
  readonly writes: MasterWrites
  readonly setState: SetSearchState<ListState>
}

/** Duplicate, deactivate, activate, merge, delete. */
export function RecordActions({ master, texts, row, isDirty, writes, setState }: RecordActionsProps) {
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const navigate = useNavigate()
  const path = useLocation({ select: (location) => location.pathname })
  const changeStatus = useStatusChange(master, writes)
  const usageWords = useUsageWords()
  const [isMerging, setIsMerging] = useState(false)
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
      await setState({ open: null, tab: 'details' }, { isForced: true })
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

  const change = { event: 'deactivate', word: isActive ? text.deactivate : text.activate, icon: 'power' }
  const actions = [
    { event: 'create', word: actionText.copy, icon: 'copy', run: () => void duplicate() },
    { ...change, run: () => void changeStatus(row) },
    { event: 'merge', word: mergeText.merge, icon: 'merge', run: () => setIsMerging(true) },
    { event: 'delete', word: text.delete, icon: 'trash', run: () => void askToDelete() },
  ]
  usePaletteActions(
    actions
      .filter(({ event }) => reasonFor(event) === null)
      .map(({ word, icon, run }) => ({ title: `${t(word)}: ${row.name}`, icon, run })),
  )

  return (
    <div className={styles.actions}>
      <ReasonButton variant="subtle" color="gray" px={8} reason={reasonFor('create')} onClick={() => void duplicate()}>
        {t(actionText.copy)}
      </ReasonButton>
      <ReasonButton
        variant="subtle"
        color="gray"
        px={8}
        reason={reasonFor('deactivate')}
        onClick={() => void changeStatus(row)}
      >
        {t(isActive ? text.deactivate : text.activate)}
      </ReasonButton>
      <ReasonButton variant="subtle" color="gray" px={8} reason={reasonFor('merge')} onClick={() => setIsMerging(true)}>
        {t(mergeText.merge)}
      </ReasonButton>
      <ReasonButton variant="subtle" color="red" px={8} reason={reasonFor('delete')} onClick={() => void askToDelete()}>
        {t(text.delete)}
      </ReasonButton>
      {isMerging && (
        <Suspense>
          <MergeDialog
            master={master}
            texts={texts}
            ids={[row.id]}
            onClose={() => setIsMerging(false)}
            onMerged={({ id }) => void setState({ open: id })}
          />
        </Suspense>
      )}
    </div>
  )
}
