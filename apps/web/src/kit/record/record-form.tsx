import { text } from '@countinghouse/contract/kit/record.text'
import { text as formText } from '@countinghouse/contract/kit/record-form.text'
import type { Master, MasterRow } from '@countinghouse/contract/master'
import type { Usage } from '@countinghouse/contract/usages'
import { permissionName } from '@countinghouse/contract/page'
import { Suspense, useEffect, useEffectEvent, useId, useRef } from 'react'
import type { z } from 'zod'
import { useShortcuts } from '../../app/keyboard/keyboard.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { later } from '../../app/offline/later.ts'
import { useCan } from '../../app/session/session.tsx'
import { ConflictQuestion } from '../record-edit/conflict-question.tsx'
import type { Edits } from '../record-edit/changed-fields.ts'
import type { FieldModel } from '../fields/field-model.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import type { ListState } from '../list/list-state.ts'
import { firstTab } from '../list/list-state.ts'
import styles from './record-drawer.module.css'
import { preloaded } from '../../app/offline/preloaded.tsx'
import type { RecordExtras, RecordNoteProps } from '../master/record-extras.ts'
import { isRecordKey } from './record-keys.ts'
import { tabId } from './record-tabs.tsx'
import { showToast } from '../../ui/dialog/toast.tsx'
import type { Saved as SavedRecord } from '../record-edit/use-record-writes.ts'
import type { AfterSave } from '../record-edit/use-record-form.ts'
import { fieldId, useRecordForm } from '../record-edit/use-record-form.ts'
import { useLeaveGuard } from '../record-edit/use-leave-guard.ts'
import type { SetSearchState } from '../../app/routing/use-search-state.ts'

// Loads the field types as well; the drawer waits for it, so that a form is never shown without fields.
const FieldInput = preloaded(async () => (await import('../fields/field-input.tsx')).FieldInput)
const RecordActions = preloaded(async () => (await import('./record-actions.tsx')).RecordActions)
const RecordDetails = preloaded(async () => (await import('./record-details.tsx')).RecordDetails)
const SimilarNote = preloaded(async () => (await import('../merge/similar-note.tsx')).SimilarNote)
const RecordUsage = preloaded(async () => (await import('./record-usage.tsx')).RecordUsage)
const SaveButtons = preloaded(async () => (await import('../record-edit/save-buttons.tsx')).SaveButtons)
const RecordProblems = preloaded(async () => (await import('../record-edit/record-problems.tsx')).RecordProblems)
const DuplicateNote = preloaded(async () => (await import('./duplicate-note.tsx')).DuplicateNote)
const RecordUndo = preloaded(async () => (await import('../record-edit/record-undo.tsx')).RecordUndo)
// Few masters have pictures.
const RecordPicture = later(async () => (await import('../attachments/record-picture.tsx')).RecordPicture)
const RecordDraft = preloaded(async () => (await import('../record-edit/record-draft.tsx')).RecordDraft)

type Saved = SavedRecord<MasterRow>

type RecordFormProps = {
  readonly master: Master
  readonly texts: FieldTexts
  /** Null for a new record. */
  readonly row: MasterRow | null
  readonly usage: z.output<typeof Usage>[] | null
  readonly extras: RecordExtras
  readonly parts: NonNullable<RecordExtras['parts']>
  /** The visible tab; input of fields on other tabs is kept. */
  readonly side: string
  /** Called with the unsaved input while another tab is shown. */
  readonly onEdits: (edits: Edits) => void
  readonly setState: SetSearchState<ListState>
  /** Starts the next new record. */
  readonly onNext: () => void
  /** Called when a new record was saved and closed. */
  readonly onCreated: (row: MasterRow) => void
}

/** Fields and buttons of a record; read-only without the edit permission. */
export function RecordForm({ row, parts, side, onEdits, setState, onNext, onCreated, ...shared }: RecordFormProps) {
  const { master, texts, usage, extras } = shared
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const prefix = useId()
  const formRef = useRef<HTMLFormElement>(null)
  const form = useRecordForm<MasterRow>(master, row, prefix)
  const right = permissionName(master.page, row === null ? 'create' : 'edit')
  const isMerged = row !== null && row.mergedIntoId !== null
  const canSave = can(right) && !isMerged
  const isHidden = side !== firstTab && parts.every(({ key }) => key !== side)
  const sideOf = (name: string) => parts.find(({ fields }) => fields.includes(name))?.key ?? firstTab
  const isHere = (name: string) => row === null || sideOf(name) === side
  const fields = form.fields.filter(({ name }) => isHere(name))
  const problemSides = form.problems.map(({ name }) => sideOf(name))
  const troubled = row === null || problemSides.includes(side) ? undefined : problemSides[0]

  function focus(name: string): void {
    void Promise.resolve(isHere(name) || setState({ tab: sideOf(name) }, { replace: true })).then(() =>
      requestAnimationFrame(() => form.focus(name)),
    )
  }

  function tell(saved: Saved, after: AfterSave): void {
    const name = texts.nameOf(saved.row)
    const { merged } = saved
    const open = { label: t(text.open), run: () => void setState({ open: saved.row.id }) }
    showToast(language, {
      tone: 'done',
      message:
        merged === null
          ? t(text.saved, { name })
          : t(formText.savedMerged, {
              name,
              who: merged.by ?? t(text.someone),
              fields: merged.fields.map(texts.label).join(', '),
            }),
      ...(row === null && after !== 'stay' && { action: open }),
    })
  }

  async function finish(saved: Saved | null, after: AfterSave): Promise<void> {
    if (saved === null) return
    tell(saved, after)
    const isForced = form.standing.current !== 'dirty'
    if (after === 'close') {
      await setState({ open: null, tab: firstTab }, { isForced })
      if (row === null) onCreated(saved.row)
    } else if (after === 'new')
      await setState({ open: 'new', tab: firstTab }, { isForced, replace: row === null }).then(onNext)
    else if (row === null) await setState({ open: saved.row.id }, { isForced, replace: true })
  }

  async function save(after: AfterSave): Promise<void> {
    if (canSave && (form.isDirty || row === null)) await finish(await form.save(), after)
    else if (after !== 'stay') await setState({ open: after === 'new' ? 'new' : null, tab: firstTab })
  }

  async function saveBeforeLeaving(): Promise<boolean> {
    const saved = await form.save()
    if (saved !== null) tell(saved, 'close')
    return saved !== null && form.standing.current !== 'dirty'
  }

  useLeaveGuard(form, saveBeforeLeaving)

  // Shows the tab with the first error once; the user may then switch tabs.
  const showTrouble = useEffectEvent(() => {
    if (troubled !== undefined) void setState({ tab: troubled }, { replace: true })
  })
  const isTroubled = form.problems.length > 0
  useEffect(() => {
    if (isTroubled) showTrouble()
  }, [isTroubled])

  const { edits } = form
  useEffect(() => {
    if (isHidden) onEdits(edits)
  }, [isHidden, edits, onEdits])

  // The browser's default for these keys is always prevented, also in dialogs above the record.
  const saveOnKey = (after: AfterSave) => (event: KeyboardEvent) => void (isRecordKey(event) && save(after))
  useShortcuts([
    { keys: 'mod+s', scope: 'record', label: t(text.save), run: saveOnKey('stay') },
    { keys: 'mod+enter', scope: 'record', label: t(text.saveClose), run: saveOnKey('close') },
    ...(can(permissionName(master.page, 'create'))
      ? [{ keys: 'mod+shift+enter', scope: 'record' as const, label: t(text.saveNew), run: saveOnKey('new') }]
      : []),
  ])

  function problemOf(field: FieldModel) {
    const message = form.problem(field)
    const other =
      form.failure?.code === 'duplicate' && form.problems[0]?.name === field.name
        ? form.failure.details?.record
        : undefined
    return other === undefined ? (
      message
    ) : (
      <Suspense fallback={message}>
        <DuplicateNote master={master} record={other} message={message} setState={setState} />
      </Suspense>
    )
  }

  return (
    <form
      ref={formRef}
      className={styles.form}
      hidden={isHidden}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <div
        className={styles.body}
        {...(row !== null && { id: 'record-panel', role: 'tabpanel', 'aria-labelledby': tabId(side) })}
      >
        <Suspense>
          {canSave && <RecordUndo form={form} texts={texts} formRef={formRef} />}
          <RecordProblems form={{ ...form, focus }} texts={texts} page={t(master.text.title)} />
        </Suspense>
        {master.picture !== null && row !== null && side === firstTab && (
          <div className={styles.picture}>
            <Suspense>
              <RecordPicture master={master} kind={master.picture} row={row} />
            </Suspense>
          </div>
        )}
        {canSave ? (
          <div className={styles.fields}>
            {fields.map((field) => (
              <div
                key={field.name}
                className={styles.field}
                data-field={field.name === 'code' ? 'code' : field.name === 'name' ? 'name' : field.widget}
              >
                <FieldInput
                  id={fieldId(prefix, field.name)}
                  field={field}
                  texts={texts}
                  entered={form.entered(field)}
                  row={form.values}
                  problem={problemOf(field)}
                  isChanged={form.isChanged(field)}
                  onType={(entered) => form.type(field, entered)}
                  onLeave={() => form.leave(field)}
                />
                <FieldNote extras={extras} field={field} row={row} form={form} texts={texts} />
                {field.name === 'name' && master.page.events.includes('merge') && (
                  <Suspense>
                    <SimilarNote master={master} id={row?.id ?? null} form={form} setState={setState} />
                  </Suspense>
                )}
              </div>
            ))}
          </div>
        ) : (
          row !== null && (
            <Suspense>
              <RecordDetails master={master} fields={fields} row={row} texts={texts} setState={setState} />
            </Suspense>
          )
        )}
        <Suspense>{usage !== null && side === firstTab && <RecordUsage usage={usage} />}</Suspense>
      </div>
      {/* Below the fields, so that a late offer does not move them. */}
      <Suspense>{canSave && <RecordDraft master={master} row={row} form={form} />}</Suspense>
      {!isMerged && (
        <div className={styles.footer}>
          {row !== null && (
            <Suspense>
              <RecordActions
                master={master}
                texts={texts}
                extras={extras}
                row={row}
                isDirty={form.isDirty}
                setState={setState}
              />
            </Suspense>
          )}
          <Suspense>
            <SaveButtons
              form={form}
              isNew={row === null}
              missingPermission={canSave ? null : right}
              onSave={(after) => void save(after)}
            />
          </Suspense>
        </div>
      )}
      {form.clash !== null && (
        <ConflictQuestion
          master={master}
          clash={form.clash}
          texts={texts}
          onCancel={form.cancelClash}
          onResolve={(kept) =>
            form.clash !== null && void form.resolve(form.clash, kept).then((saved) => finish(saved, 'stay'))
          }
        />
      )}
    </form>
  )
}

function FieldNote({ extras, ...note }: RecordNoteProps & { readonly extras: RecordExtras }) {
  const Note = extras.notes?.[note.field.name]
  return Note === undefined ? null : <Note {...note} />
}
