import type { ComponentProps } from 'react'
import { Suspense, useState } from 'react'
import { later } from '../../app/offline/later.ts'
import { addKinds } from './field-kind.ts'

const DateInput = later(async () => {
  const [input, kind] = await Promise.all([import('../../ui/field/date-input.tsx'), import('./kinds/date.ts')])
  addKinds({ date: kind.date })
  return input.DateInput
})

/** A date, in forms and reports that most often have none. */
export function LazyDateInput(props: ComponentProps<typeof DateInput>) {
  const { min: _min, max: _max, onChange: _onChange, value: _value, ref, ...input } = props
  const [hasFocus, setHasFocus] = useState(false)
  return (
    <Suspense fallback={<input {...input} readOnly onFocus={() => setHasFocus(true)} />}>
      <DateInput {...props} ref={ref ?? (hasFocus ? keepFocus : undefined)} />
    </Suspense>
  )
}

/** Of the input that stood in its place; who went on meanwhile is not called back. */
function keepFocus(input: HTMLInputElement | null): void {
  if (document.activeElement === document.body) input?.focus()
}
