import type { Document, DocumentRow } from '@countinghouse/contract/document'
import { text } from '@countinghouse/contract/kit/document.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { timedUuid } from './timed-uuid.ts'
import type { Dispatch, SetStateAction } from 'react'
import { Suspense, useId, useMemo, useRef, useState } from 'react'
import { useShortcuts } from '../../app/keyboard/keyboard.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { useCan, useSession } from '../../app/session/session.tsx'
import { ConflictQuestion } from '../record-edit/conflict-question.tsx'
import type { RequestedTransition, DocumentFailure } from './document-transitions.tsx'
import { DocumentTransitions } from './document-transitions.tsx'
import type { DocumentExtras } from './document-extras.ts'
import { DocumentError } from './document-error.tsx'
import { CalculatedDetails, DocumentDetails } from './document-details.tsx'
import styles from './document.module.css'
import type { FieldTexts } from '../fields/use-field-text.ts'
import { LinesImportButton } from '../file-rows/lines-import-button.tsx'
import { StyleGridButton } from '../style-grid/style-grid-button.tsx'
import { LineEntryBox } from '../scan/line-entry-box.tsx'
import { recordsScans, variantListOf } from '../scan/line-entry.ts'
import { FieldInput } from '../fields/field-input.tsx'
import { isLines } from '../fields/field-model.ts'
import type { ListState } from '../list/list-state.ts'
import { firstTab } from '../list/list-state.ts'
import { OtherDocument } from './other-document.tsx'
import { RecordDraft } from '../record-edit/record-draft.tsx'
import drawer from '../record/record-drawer.module.css'
import { isRecordKey } from '../record/record-keys.ts'
import { RecordProblems } from '../record-edit/record-problems.tsx'
import { RecordUndo } from '../record-edit/record-undo.tsx'
import { ReasonButton } from '../../ui/button/reason-button.tsx'
import { tabId } from '../record/record-tabs.tsx'
import { seenField } from './seen-field.ts'
import { showToast } from '../../ui/dialog/toast.tsx'
import { useLeaveGuard } from '../record-edit/use-leave-guard.ts'
import { fieldId, useRecordForm } from '../record-edit/use-record-form.ts'
import type { SetSearchState } from '../../app/routing/use-search-state.ts'

type DocumentFormProps = {
  readonly document: Document
  readonly texts: FieldTexts
  /** Null for a new document. */
  readonly row: DocumentRow | null
  readonly notes: DocumentExtras['notes']
  /** Another tab is shown; the input is kept. */
  readonly isHidden: boolean
  readonly setState: SetSearchState<ListState>
  /** Kept by the page, because a newly created document remounts the form. */
  readonly failure: DocumentFailure | null
  readonly onFailure: (failure: DocumentFailure | null) => void
  /** Kept by the page for the same reason. */
  readonly asking: RequestedTransition | null
  readonly onRequest: Dispatch<SetStateAction<RequestedTransition | null>>
}

/** Header and lines of a document, editable as a draft and read-only afterwards, with its transitions. */
export function DocumentForm(props: DocumentFormProps) {
  const { document, texts, row, notes = {}, isHidden, setState, failure, onFailure, asking, onRequest } = props
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const prefix = useId()
  const formRef = useRef<HTMLFormElement>(null)
  const entry = useMemo(() => ({ ...document, ...document.entry }), [document])
  const form = useRecordForm<DocumentRow>(entry, row, prefix, useBeginnings(document))
  const seen = form.fields.map((field) => seenField(document, can, field))
  const entered = seen.filter(({ name }) => !document.given.includes(name))
  const right = permissionName(document.page, row === null ? 'create' : 'edit')
  const isDraft = document.isEntered && (row === null ? document.given.length === 0 : row.status === 'draft')
  const canSave = isDraft && can(right)
  const isRefused = failure !== null && failure.id === (row?.id ?? null) && failure.version === (row?.version ?? null)

  const isEntered = () => form.standing.current === 'dirty'

  /** Null if saving failed; the error is shown. */
  async function save(): Promise<DocumentRow | null> {
    if (!(await form.arrived())) return null
    if (row !== null && !isEntered()) return row
    const saved = await form.save()
    if (saved !== null && row === null)
      await setState({ open: saved.row.id }, { isForced: !isEntered(), replace: true })
    return saved?.row ?? null
  }

  async function saveAndNotify(isLast: boolean): Promise<void> {
    const saved = canSave ? await save() : row
    if (saved === null) return
    if (saved !== row) showToast(language, { tone: 'done', message: t(text.draftSaved, { name: saved.name }) })
    if (isLast) await setState({ open: null, tab: firstTab }, { isForced: !isEntered() })
  }

  /** Saves before a transition, again if the input changed during saving, so that the transition applies to what is shown. */
  async function saveBeforeStep(): Promise<DocumentRow | null> {
    const saved = await save()
    return isEntered() ? null : saved
  }

  useLeaveGuard(form, async () => (await form.save()) !== null && !isEntered())
  const onKey = (isLast: boolean) => (event: KeyboardEvent) => void (isRecordKey(event) && saveAndNotify(isLast))
  useShortcuts([
    { keys: 'mod+s', scope: 'record', label: t(recordText.save), run: onKey(false) },
    { keys: 'mod+enter', scope: 'record', label: t(recordText.saveClose), run: onKey(true) },
  ])

  const reason = !canSave
    ? t(recordText.needsPermission, { right })
    : row !== null && !form.isDirty
      ? t(recordText.nothingToSave)
      : null
  return (
    <form
      ref={formRef}
      className={drawer.form}
      hidden={isHidden}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <div
        className={drawer.body}
        {...(row !== null && { id: 'record-panel', role: 'tabpanel', 'aria-labelledby': tabId(firstTab) })}
        // A read-only area must be focusable to scroll by keyboard.
        {...(!canSave && { tabIndex: 0 })}
      >
        {canSave && <RecordUndo form={form} texts={texts} formRef={formRef} />}
        {isRefused && <DocumentError document={document} row={row} texts={texts} error={failure.error} />}
        <RecordProblems form={form} texts={texts} page={t(document.text.title)} />
        <OtherDocument error={form.failure} setState={setState} />
        {canSave ? (
          <div className={styles.fields}>
            {seen
              .filter(({ name }) => document.given.includes(name))
              .map((field) => (
                <dl key={field.name} className={styles.field}>
                  <dt className={drawer.factLabel}>{texts.label(field.name)}</dt>
                  <dd className={drawer.fact}>
                    <bdi>{texts.words(field, form.values[field.name], form.values)}</bdi>
                  </dd>
                </dl>
              ))}
            {entered.map((field) => {
              const Note = notes[field.name]
              return (
                <div key={field.name} className={styles.field} data-field={field.widget} data-wide={isLines(field)}>
                  <FieldInput
                    id={fieldId(prefix, field.name)}
                    field={field}
                    texts={texts}
                    entered={form.entered(field)}
                    enteredNow={() => form.enteredNow(field)}
                    row={form.values}
                    problem={form.problem(field)}
                    isChanged={form.isChanged(field)}
                    onType={(entered) => form.type(field, entered)}
                    onLeave={() => form.leave(field)}
                  />
                  {isLines(field) && recordsScans(field) && (
                    <LineEntryBox
                      field={field}
                      page={t(document.text.title)}
                      draft={() => String(form.enteredNow(field))}
                      onType={(entered) => form.type(field, entered)}
                      onArrive={form.arrive}
                    />
                  )}
                  {isLines(field) && recordsScans(field) && variantListOf(field) === null && (
                    <StyleGridButton
                      field={field}
                      draft={() => String(form.enteredNow(field))}
                      onType={(entered) => form.type(field, entered)}
                    />
                  )}
                  {isLines(field) && can(permissionName(document.page, 'edit')) && (
                    <LinesImportButton
                      document={document}
                      field={field}
                      draft={() => String(form.enteredNow(field))}
                      onType={(entered) => form.type(field, entered)}
                    />
                  )}
                  {Note !== undefined && (
                    <Suspense>
                      <Note
                        field={field}
                        enteredIn={form.enteredIn}
                        onType={(value) => form.type(field, value)}
                        texts={texts}
                      />
                    </Suspense>
                  )}
                </div>
              )
            })}
            {row !== null && <CalculatedDetails document={document} row={row} texts={texts} />}
          </div>
        ) : (
          row !== null && <DocumentDetails document={document} row={row} texts={texts} />
        )}
      </div>
      {canSave && <RecordDraft master={document} row={row} form={form} />}
      <div className={drawer.footer}>
        <DocumentTransitions
          document={document}
          row={row}
          writes={form.writes}
          onFailure={onFailure}
          asking={asking}
          onRequest={onRequest}
          onSave={saveBeforeStep}
          onRemoved={() => setState({ open: null, tab: firstTab }, { isForced: true })}
        >
          {isDraft && (
            <ReasonButton
              variant="default"
              reason={reason}
              aria-keyshortcuts="Control+S"
              loading={form.isSaving}
              onClick={() => void saveAndNotify(false)}
            >
              {t(text.saveDraft)}
            </ReasonButton>
          )}
        </DocumentTransitions>
      </div>
      {form.clash !== null && (
        <ConflictQuestion
          master={document}
          clash={form.clash}
          texts={texts}
          onCancel={form.cancelClash}
          onResolve={(kept) => form.clash !== null && void form.resolve(form.clash, kept)}
        />
      )}
    </form>
  )
}

/** Defaults of a new document: the current store, today, and an idempotent id. */
function useBeginnings({ storeFields, creatorFields, dayField }: Document) {
  const { user, company } = useSession()
  const { Usr_storeidfk: storeId } = user
  const [sent] = useState(() => ({ uid: timedUuid(Math.floor(performance.timeOrigin + performance.now())) }))
  const storeField = creatorFields[0] ?? storeFields[0]
  const [begins] = useState(() => ({
    [dayField]: new Intl.DateTimeFormat('en-CA', { timeZone: company.timezone }).format(),
    ...(storeId !== null && storeField !== undefined && { [storeField]: String(storeId) }),
  }))
  return { begins, sent }
}
