import { Suspense } from 'react'
import { FieldControl } from './field-control.tsx'
import type { FieldInputProps } from './field-frame.tsx'
import { FieldFrame } from './field-frame.tsx'
import { isLines } from './field-model.ts'
import { later } from '../../app/offline/later.ts'

const LinesInput = later(async () => (await import('./kinds/lines-input.tsx')).LinesInput)

/** One field of a form. */
export function FieldInput(props: FieldInputProps) {
  const { field, entered } = props
  return (
    <FieldFrame {...props}>
      {isLines(field) && typeof entered === 'string' ? (
        <Suspense>
          <LinesInput {...props} field={field} entered={entered} />
        </Suspense>
      ) : (
        <FieldControl {...props} />
      )}
    </FieldFrame>
  )
}
