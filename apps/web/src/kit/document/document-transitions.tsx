import type { Document, DocumentRow } from '@countinghouse/contract/document'
import { isPossible } from '@countinghouse/contract/document'
import type { Transition } from '@countinghouse/contract/document-input'
import { text } from '@countinghouse/contract/kit/document.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import type { Dispatch, ReactNode, SetStateAction } from 'react'
import { Suspense, useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { later } from '../../app/offline/later.ts'
import { usePaletteActions } from '../../app/palette/palette-actions.ts'
import { useCan } from '../../app/session/session.tsx'
import { ask } from '../dialog/confirm.ts'
import { ReasonButton } from '../../ui/button/reason-button.tsx'
import styles from '../record/record-drawer.module.css'
import { showToast } from '../../ui/dialog/toast.tsx'
import type { useRecordWrites } from '../record-edit/use-record-writes.ts'

const TransitionDialog = later(async () => (await import('./transition-dialog.tsx')).TransitionDialog)

type DocumentTransitionsProps = {
  readonly document: Document
  /** Null for a new document. */
  readonly row: DocumentRow | null
  readonly writes: ReturnType<typeof useRecordWrites<DocumentRow>>
  /** Saves the input and returns the saved document; null if saving failed. */
  readonly onSave: () => Promise<DocumentRow | null>
  readonly onRemoved: () => Promise<unknown>
  readonly onFailure: (failure: DocumentFailure | null) => void
  readonly asking: RequestedTransition | null
  readonly onRequest: Dispatch<SetStateAction<RequestedTransition | null>>
  /** Content between the other transitions and the primary one. */
  readonly children: ReactNode
}

/** A rejected action and its document. */
export type DocumentFailure = { readonly error: unknown; readonly id: number | null; readonly version: number | null }

/** The transition whose fields are being entered; kept by the page, because saving a new document remounts the buttons. */
export type RequestedTransition = { readonly name: string; readonly id: number }

/** The transitions of a document: the next one as the primary button, the others beside it, with a confirmation if required. */
export function DocumentTransitions(props: DocumentTransitionsProps) {
  const { document, row, writes, onSave, onRemoved, onFailure, asking, onRequest, children } = props
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const [busy, setBusy] = useState<string | null>(null)
  const status = row?.status ?? 'draft'
  const isShown = ({ shownIf }: Transition) => Object.entries(shownIf).every(([name, value]) => row?.[name] === value)
  const possible = Object.entries(document.transitions).filter(
    ([, transition]) => isPossible(transition, status) && isShown(transition),
  )
  const reasonOf = (event: string) => {
    const right = permissionName(document.page, event)
    return can(right) ? null : t(recordText.needsPermission, { right })
  }

  /** Runs one action at a time; rejections are shown and no input is lost. */
  async function attempt(name: string, work: (on: (target: DocumentRow) => void) => Promise<void>): Promise<void> {
    if (busy !== null) return
    let target = row
    setBusy(name)
    onFailure(null)
    try {
      await work((saved) => {
        target = saved
      })
    } catch (error) {
      onFailure({ error, id: target?.id ?? null, version: target?.version ?? null })
    } finally {
      setBusy(null)
    }
  }

  const runTransition = (name: string) =>
    attempt(name, async (on) => {
      const route = document.transitionRoutes[name]
      const saved = await onSave()
      const question = document.text[`confirm_${name}`]
      const label = t(document.text[`action_${name}`] ?? text.line)
      if (saved === null || route === undefined) return
      on(saved)
      if (Object.keys(document.transitions[name]?.fields ?? {}).length > 0) return onRequest({ name, id: saved.id })
      if (question !== undefined && !(await isMeant(label, t(question)))) return
      const moved = await writes.transition(route, { id: saved.id, version: saved.version })
      const word = t(document.text[`status_${moved.status}`] ?? text.line)
      showToast(language, { tone: 'done', message: t(text.done, { name: moved.name, status: word }) })
    })

  const discard = () =>
    attempt('delete', async () => {
      if (row === null || !(await isMeant(t(text.discardDraft), t(text.confirmDiscard), true))) return
      await writes.remove(document.routes.delete, row)
      await onRemoved()
    })

  usePaletteActions(
    possible.flatMap(([name, transition]) =>
      row === null || reasonOf(transition.event) !== null
        ? []
        : [{ title: `${labelOf(name)}: ${row.name}`, icon: 'file', run: () => void runTransition(name) }],
    ),
  )

  function labelOf(name: string): string {
    return t(document.text[`action_${name}`] ?? text.line)
  }

  return (
    <>
      <div className={styles.actions}>
        {row !== null && document.isEntered && status === 'draft' && (
          <ReasonButton
            variant="subtle"
            color="red"
            px={8}
            reason={reasonOf('delete')}
            loading={busy === 'delete'}
            onClick={() => void discard()}
          >
            {t(text.discardDraft)}
          </ReasonButton>
        )}
        {possible
          .filter(([, { isNext }]) => !isNext)
          .map(([name, { event }]) => (
            <ReasonButton
              key={name}
              variant="subtle"
              color="gray"
              px={8}
              reason={reasonOf(event)}
              loading={busy === name}
              onClick={() => void runTransition(name)}
            >
              {labelOf(name)}
            </ReasonButton>
          ))}
      </div>
      <div className={styles.saves}>
        {children}
        {possible
          .filter(([, { isNext }]) => isNext)
          .map(([name, { event }]) => (
            <ReasonButton
              key={name}
              reason={reasonOf(event)}
              loading={busy === name}
              onClick={() => void runTransition(name)}
            >
              {labelOf(name)}
            </ReasonButton>
          ))}
      </div>
      {asking !== null && asking.id === row?.id && (
        <Suspense>
          <TransitionDialog
            key={asking.name}
            document={document}
            row={row}
            name={asking.name}
            title={labelOf(asking.name)}
            // A late result does not close a dialog opened meanwhile.
            onClose={() => onRequest((now) => (now === asking ? null : now))}
          />
        </Suspense>
      )}
    </>
  )
}

async function isMeant(confirm: string, title: string, isDanger = false): Promise<boolean> {
  return (await ask.confirm({ title, confirm, isDanger })) === 'confirm'
}
