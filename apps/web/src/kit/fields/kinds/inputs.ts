import type { Widget } from '@countinghouse/contract/field-model'
import type { ComponentType } from 'react'
import type { FieldInputProps } from '../field-frame.tsx'
import { ColorInput } from './color-input.tsx'
import { AmountInput, MeasureInput } from './decimal-input.tsx'
import { PickerInput } from './picker-input.tsx'
import { RecordsInput } from './records-input.tsx'
import './values.ts'

/** Special controls by the widget of the schema. */
export const inputs: Readonly<Partial<Record<Widget, ComponentType<FieldInputProps & { readonly entered: string }>>>> =
  {
    reference: PickerInput,
    record: PickerInput,
    records: RecordsInput,
    amount: AmountInput,
    measure: MeasureInput,
    color: ColorInput,
  }
