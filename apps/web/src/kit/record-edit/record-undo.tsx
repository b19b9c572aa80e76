import { text } from '@countinghouse/contract/kit/record-undo.text'
import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useShortcuts } from '../../app/keyboard/keyboard.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import type { Edits } from './changed-fields.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import { moved, noSteps, withStep } from './form-steps.ts'
import type { RecordFormState } from './use-record-form.ts'

type RecordUndoProps = {
  readonly form: RecordFormState
  readonly texts: FieldTexts
  readonly formRef: RefObject<HTMLFormElement | null>
}

/**
 * Ctrl+Z and Ctrl+Shift+Z over all fields of a form since it was opened or saved, in place of the browser's own, which ends
 * at the field, knows no switch and no choice, and mixes up a field that the product has set.
 */
export function RecordUndo({ form, texts, formRef }: RecordUndoProps) {
  const { t } = useLanguage()
  const steps = useRef(noSteps)
  const seen = useRef<Edits>({})
  const [told, setTold] = useState('')
  const { edits, isUntouched } = form

  const onEdits = useEffectEvent(() => {
    const before = seen.current
    seen.current = edits
    if (before === edits) return
    // After save or discard the fields equal the record, and earlier steps are dropped.
    steps.current = isUntouched ? noSteps : withStep(steps.current, before, edits, performance.now())
  })
  useEffect(() => onEdits(), [edits])

  const go = (way: 'back' | 'forth') => () => {
    const step = moved(steps.current, way, edits)
    if (step === null) return setTold(t(way === 'back' ? text.nothingToUndo : text.nothingToRedo))
    steps.current = step.steps
    seen.current = step.edits
    form.stepTo(step.edits)
    const label = step.field === null ? t(text.everything) : texts.label(step.field)
    setTold(t(way === 'back' ? text.undone : text.redone, { field: label }))
    if (step.field !== null) form.focus(step.field)
  }
  const when = ({ target }: KeyboardEvent) =>
    target === document.body || (target instanceof Element && formRef.current?.contains(target) === true)
  const back = { scope: 'record', label: t(text.undo), run: go('back'), when } as const
  const forth = { scope: 'record', label: t(text.redo), run: go('forth'), when } as const
  useShortcuts([
    { keys: 'mod+z', ...back },
    { keys: 'mod+shift+z', ...forth },
    { keys: 'mod+y', ...forth },
  ])
  return (
    <p role="status" className="visually-hidden">
      {told}
    </p>
  )
}
